import LayoutDraw

/// Measures each step from the text of a layout to the bytes of its picture.
func measurePipeline(upTo maximum: Int) throws {
  print("views    constraints   parse ms   solve ms   scene ms  SVG ms  pixels and PNG ms  total ms")
  for count in [10, 100, 1000, 10_000] where count <= maximum {
    let source = SourceText(name: "form.layout", text: form(count))
    let text = PangoTextMeasurer()
    let layout = read(source).layout
    let solved = try solve(layout, measuring: text).canvases[0].layout
    let scene = draw(solved, measuring: text)
    // A form that would be more than 16,000 pixels tall is drawn at a smaller scale.
    let scale = min(1, 16_000 / solved.size.height)
    let steps = [
      median { read(source) },
      median { try? solve(layout, measuring: text) },
      median { draw(solved, measuring: text) },
      median { try? SVGFormat().render(scene, scale: 1) },
      median { try? PNGFormat().render(scene, scale: scale) },
    ].map { $0 / 1e6 }
    let columns = [9, 10, 10, 7, 18]
    let times = zip(steps, columns).map { padLeft(decimals($0), $1) }.joined(separator: " ")
    let total = steps[0] + steps[1] + steps[2] + steps[4]
    print(
      pad("\(count)", 8), padLeft("\(layout.constraints.count)", 11), times, padLeft(decimals(total), 9))
  }
}

/// Runs each step from the text of a layout to the scene once, for a profiler.
func runPipeline(_ count: Int) throws {
  let text = PangoTextMeasurer()
  let layout = read(SourceText(name: "form.layout", text: form(count))).layout
  let solved = try solve(layout, measuring: text).canvases[0].layout
  print(draw(solved, measuring: text).nodes.count)
}

private func form(_ count: Int) -> String {
  let words = ["Name", "Street and number", "Postal code", "Town", "Country", "E-mail address", "Telephone"]
  let rows = count / 2
  var text = "canvas 640x\(rows * 30 + 24) scale 1\n"
  for row in 0..<rows {
    text += "label label\(row) \"\(words[row % words.count])\"\nfield field\(row) \"…\"\n"
  }
  text += "V:|-[field0]\n"
  for row in 0..<rows {
    text += "|-(>=8)-[label\(row)(==label0)]-[field\(row)(>=80)]-|  alignAllFirstBaseline\n"
    text += "label\(row).leading == 20 ~ 200\n"
    if row > 0 { text += "V:[field\(row - 1)]-8-[field\(row)]\n" }
  }
  return text
}
