import Diagnostics
import Encoding
import LayoutModel

extension FixTrial {
  mutating func propertyEdit(_ name: String, _ priorities: PerAxis<Double>, of view: View) -> TextEdit? {
    guard let line = view.span else { return nil }
    let isShort = priorities.horizontal == priorities.vertical
    let values =
      isShort
      ? shortest(priorities.horizontal)
      : "\(shortest(priorities.horizontal)) \(shortest(priorities.vertical))"
    let properties = words.tokens(in: line).filter { $0.role == .property }
    guard let place = properties.firstIndex(where: { $0.text == name }) else {
      return TextEdit(SourceSpan(start: line.end, end: line.end), " \(name) \(values)")
    }
    let next = place + 1 < properties.count ? properties[place + 1].span.start : line.end
    let old = SourceSpan(start: properties[place].span.end, end: next)
    return TextEdit(old, " \(values)" + (next == line.end ? "" : " "))
  }
}
