/// A random layout file, whose `lines` contain `·` for an optional blank and `␣` for a blank in a string.
final class RandomLayoutText {
  private var random: SLLRandom
  private var lines: [String] = []

  init(seed: Int) {
    random = SLLRandom(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    lines.append(
      "canvas \(one(["", "\"phone\" "]))\(one(["320x480", "320 x 480"]))\(one(["", " rtl", " margins 4 scale 2"]))"
    )
    lines.append("let m0·=·12")
    lines.append("let m1·=·\(expression())")
    lines.append("metrics·{ m2·=·\(expression()),·m3·=·\(expression())·}")
    for index in 0..<4 { lines.append("\(kind()) v\(index)\(properties())") }
    lines.append("view v4·{")
    lines.append("  label v5\(properties());·\(rules(about: nil))")
    for _ in 0..<random.below(3) { lines.append("  \(rules(about: nil))  //why") }
    lines.append("  |·-·[·v5·]·-·|")
    lines.append("}")
    for _ in 0..<4 + random.below(8) {
      let statement = [equation, visualFormat, visualFormat, { self.rules(about: "v4") }, assertion][
        random.below(5)]
      lines.append(statement())
    }
  }

  var tight: String {
    lines.joined(separator: "\n").replacing("·", with: "").replacing("␣", with: " ") + "\n"
  }

  func loose(withContinuations: Bool) -> String {
    var text = ""
    for character in lines.joined(separator: "\n") {
      switch character {
      case "·": text += blanks(atLeast: 0, withContinuations)
      case " ": text += blanks(atLeast: 1, withContinuations)
      case "␣": text += " "
      default: text.append(character)
      }
    }
    return text + "\n"
  }

  func damaged() -> String {
    var bytes = Array(tight.utf8)
    let others = Array("[]()|-~@.,:=<>%*/+\"\\{};# \nav0H\u{C3}".utf8)
    for _ in 0...random.below(4) {
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(others[random.below(others.count)], at: place)
      default: bytes[place] = others[random.below(others.count)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func blanks(atLeast count: Int, _ withContinuations: Bool) -> String {
    if withContinuations, random.below(20) == 0 { return one([" \\\n  ", " \\\r\n", "\\\n\t "]) }
    if random.below(8) == 0 { return "\t" }
    return String(repeating: " ", count: count + random.below(3))
  }

  private func one(_ texts: [String]) -> String { texts[random.below(texts.count)] }

  private func kind() -> String { one(["view", "label", "button", "image", "guide"]) }
  private func view() -> String { "v\(random.below(4))" }
  private func metric() -> String { "m\(random.below(4))" }
  private func number() -> String { one(["8", "12.5", ".5", "100", "3."]) }
  private func constant() -> String { random.below(3) == 0 ? metric() : number() }

  // MARK: - Statements

  private func expression(depth: Int = 0) -> String {
    if depth > 2 || random.below(3) == 0 { return random.below(2) == 0 ? "m0" : number() }
    switch random.below(4) {
    case 0: return "(·\(expression(depth: depth + 1))·)"
    case 1: return "-·\(expression(depth: 3))"
    default:
      return "\(expression(depth: depth + 1))·\(one(["+", "-", "*"]))·\(expression(depth: depth + 1))"
    }
  }

  private func properties() -> String {
    let all = [
      " hugging 250 m0", " compression high", " size 40 x -", " size 48x48", " font 12 bold", " lines 0",
      " margins 1 2 3 4", " fill #fa0", " stroke none", " corner 4", " hidden", " fill rebeccapurple",
    ]
    let first = random.below(all.count)
    return " \"a␣\\\"␣b\"" + (random.below(2) == 0 ? all[first] : "")
      + (random.below(4) == 0 ? all[(first + 5) % 8] : "")
  }

  private func equation() -> String {
    let attributes = [
      ["top", "bottom", "centerY", "baseline"], ["left", "right"], ["leading", "trailing"],
      ["width", "height"],
    ][random.below(4)]
    var text = "\(view())·.·\(one(attributes))·\(one(["=", "==", "<=", ">="]))·"
    if random.below(3) == 0 {
      text += "\(one(["", "-·"]))\(constant())"
    } else {
      text += "\(one([view(), "superview"]))·.·\(one(attributes))"
      if random.below(3) == 0 { text += "·\(one(["*", "/"]))·\(number())" }
      if random.below(2) == 0 { text += "·\(one(["+", "-"]))·\(one(["", "-"]))\(constant())" }
    }
    if random.below(3) == 0 { text += "·\(one(["~", "@"]))·\(one(["750", "high", "250"]))" }
    return text + (random.below(3) == 0 ? "·\"half␣␣\\\\␣\"" : "")
  }

  private func assertion() -> String {
    one([
      "assert inside v0 v1", "assert not apart v0 superview·\"x\"", "assert \(equationWithoutPriority())",
      "assert ambiguous v2",
    ])
  }

  private func equationWithoutPriority() -> String {
    var text = equation()
    while text.contains(where: { "~@".contains($0) }) { text = equation() }
    return text
  }

  private func visualFormat() -> String {
    if random.below(8) == 0 {
      return "C·:·\(view()).centerX(·\(view()).centerX·)·.top(·>=·\(number())@700·)"
    }
    var text = one(["", "H:·", "V·:", "HV:·"])
    if random.below(2) == 0 { text += "|\(connection())" }
    text += member()
    for _ in 0..<random.below(3) { text += connection() + member() }
    if random.below(2) == 0 { text += "\(connection())|" }
    let isHorizontal = !text.hasPrefix("V") && !text.hasPrefix("HV")
    switch random.below(4) {
    case 0 where isHorizontal: return text + " alignAllTop directionLeftToRight"
    case 1 where isHorizontal: return text + "· .alignAllTop, .alignAllBottom | alignAllCenterY"
    default: return text
    }
  }

  private func connection() -> String {
    one([
      "·-·", "", "·-·\(constant())·-·", "·->·", "·-·(·>=·\(metric())@\(metric())·,·<=·90·)·-·", "·-·-8·-·",
      "·~·", "·~·(·10%·)·~·", "·-·m0@500·-·",
    ])
  }

  private func member() -> String {
    one([
      "[·\(view())·]", "[·\(view())·(·\(predicate())·)·]", "[\(view())(\(predicate())·,·\(predicate()))]",
      "[v0..3]", "[·v1·,·v2·]",
    ])
  }

  private func predicate() -> String {
    one(["", "==·", ">=·", "<=·"])
      + one(["50", "50%", "-50%+4", "\(view())", "\(view()).height*2-m0", "m1", "superview/2", "+7", "v0-m1"])
      + one(["", "@750", "@m0"])
  }

  private func rules(about view: String?) -> String {
    let subject = view.map { "\($0)·:·" } ?? ""
    return subject + (0...random.below(3)).map { _ in rule() }.joined(separator: "·,·")
  }

  private func rule() -> String {
    let name = one(["tt", "bb", "ll", "rr", "w", "h", "ct"])
    switch random.below(8) {
    case 0: return name
    case 1: return "\(name)·=·nil"
    case 2: return "\(name)·\(one(["+=", "-="]))·\(value())"
    case 3: return "(·\(name)·=·\(value())·)·+·5"
    default: return "\(name)·=·\(one(["", "w·=·"]))\(value())·\(one(["+", "-"]))·\(value())"
    }
  }

  private func value() -> String {
    one([
      "5", "-10", "20.0f", ".5f", "50%", "H:50%", "V:-10%", "m0", "tt", "%w·(·v0·)", "%f(·m1·)", "H:%p(3)",
      "(·5·-·m2·)", "2·*·%bt(v1)",
    ])
  }
}
