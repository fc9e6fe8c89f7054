import LinearOracle

func randomLayout(seed: UInt64) -> String {
  var random = SplitMix64(seed: seed)
  func pick<T>(_ values: [T]) -> T { values.randomElement(using: &random)! }
  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  func number() -> String { pick(["0", "4", "8", "12.5", "20", "33", "60"]) }

  let isTurned = chance(15)
  var lines = [
    "canvas \(pick(["320x240", "300x200 margins 10 20 30 40", "fit", "240xfit"]))\(isTurned ? " rtl" : "")"
  ]
  if chance(15) { lines.append("canvas \"wide\" 600x240") }
  let kinds = ["view", "label", "button", "field", "image", "guide", "box"]
  var names: [String] = []
  for index in 0..<Int.random(in: 2...5, using: &random) {
    let (kind, name) = (pick(kinds), "v\(index)")
    var line = "\(kind) \(name)"
    if ["label", "button", "field"].contains(kind) { line += " \"Text \(index)\"" }
    if chance(25) { line += " size \(number())x\(number())" }
    if chance(15) { line += " hugging \(pick(["1", "600", "999"])) compression \(pick(["1", "600"]))" }
    if chance(10) { line += " margins 3" }
    names.append(name)
    lines.append(line)
  }
  lines += ["view group {", "    view in1", "    label in2 \"Inner\"", "}"]
  names += ["group", "in1", "in2"]

  let x = ["left", "right", "centerX"]
  let directional = ["leading", "trailing", "leadingMargin", "trailingMargin"]
  let y = ["top", "bottom", "centerY", "topMargin", "bottomMargin"]
  func priority() -> String { chance(30) ? " ~ \(pick(["10", "250", "750", "998"]))" : "" }
  for _ in 0..<Int.random(in: 4...14, using: &random) {
    let (a, b) = (pick(names), pick(names + ["view"]))
    let relation = pick(["==", "==", "==", ">=", "<="])
    switch Int.random(in: 0..<9, using: &random) {
    case 0: lines.append("\(a).\(pick(["width", "height"])) \(relation) \(number())\(priority())")
    case 1 where a != b:
      let factor = chance(40) ? " * \(pick(["0.5", "2", "0.25"]))" : ""
      lines.append(
        "\(a).width \(relation) \(b).\(pick(["width", "height"]))\(factor) + \(number())\(priority())")
    case 2, 3:
      let side = pick([x, directional])
      if a != b {
        lines.append("\(a).\(pick(side)) \(relation) \(b).\(pick(side)) + \(number())\(priority())")
      }
    case 4:
      let factor = chance(20) ? " * 0.5" : ""
      if a != b {
        lines.append("\(a).\(pick(y)) \(relation) \(b).\(pick(y))\(factor) - \(number())\(priority())")
      }
    case 5: lines.append("\(pick(["", "V:"]))|-\(pick(["", number() + "-"]))[\(a)]")
    case 6:
      if a != b, b != "view" {
        lines.append("\(pick(["", "V:"]))[\(a)]-(\(pick(["", ">="]))\(number()))-[\(b)(>=10)]")
      }
    case 7: lines.append("|-(\(pick(["10", "25"]))%)-[\(a)]")
    default:
      lines.append(
        pick([
          "\(a): tt = \(number()), ll = 10%", "\(a): rr = \(number()), w = 50%, minw = 5",
          "\(a): bb = \(number()), tt = \(number())", "\(a): ct = 50%, h = \(number()), maxh = 40",
        ]))
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

func randomSpacers(seed: UInt64) -> String {
  var random = SplitMix64(seed: seed)
  let count = Int.random(in: 2...5, using: &random)
  let isVertical = Bool.random(using: &random)
  let sizes = (0..<count).map { _ in Int.random(in: 1...90, using: &random) }
  var lines = ["canvas 200x200\(Bool.random(using: &random) ? " rtl" : "")"]
  for (index, size) in sizes.enumerated() { lines.append("view v\(index) size \(size)x\(size)") }
  let across = (0..<count).map { "\(isVertical ? "" : "V:")|-5-[v\($0)]" }
  let views = (0..<count).map { "[v\($0)]" }.joined(separator: "~")
  return (lines + across + ["\(isVertical ? "V:" : "")|~\(views)~|"]).joined(separator: "\n") + "\n"
}
