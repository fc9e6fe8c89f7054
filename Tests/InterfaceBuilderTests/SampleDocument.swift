import Diagnostics
import FixedAdvance
import Graphics
import InterfaceBuilder
import LayoutEngine
import LayoutModel

func xib(
  _ root: String, device: String? = "retina4_7", outlets: String = "", resources: String = "",
  tools: String = "22505"
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  \(device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? "")
  <objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><connections>\(outlets)</connections></placeholder>
  <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
  \(root)
  </objects>
  \(resources)
  </document>
  """
}

func storyboard(_ scenes: String..., device: String = "retina4_7", tools: String = "22505") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
  <device id="\(device)" orientation="portrait"/>
  <scenes>
  \(scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
  </scenes>
  </document>
  """
}

func view(
  _ id: String, _ element: String = "view", _ attributes: String = "",
  frame: (Double, Double, Double, Double)? = nil,
  _ inside: String = ""
) -> String {
  let rect = frame.map { "<rect key=\"frame\" x=\"\($0)\" y=\"\($1)\" width=\"\($2)\" height=\"\($3)\"/>" }
  return """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>\(rect ?? "")\(inside)</\(element)>
    """
}

/// The XML of a constraint between attributes such as `a.leading` and `b.trailing`.
func constraint(
  _ id: String, _ first: String, _ second: String = "", _ attributes: String = ""
) -> String {
  func side(_ text: String, _ name: String) -> String {
    let parts = text.split(separator: ".")
    switch parts.count {
    case 1: return "\(name)Attribute=\"\(parts[0])\""
    case 2: return "\(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\""
    default: return ""
    }
  }
  return "<constraint \(side(first, "first")) \(side(second, "second")) \(attributes) id=\"\(id)\"/>"
}

func constraints(_ lines: String...) -> String {
  "<constraints>\(lines.joined(separator: "\n"))</constraints>"
}

func source(_ text: String) -> SourceText { SourceText(name: "test.xib", text: text) }

func layouts(_ text: String, sizes: ContentSizes = .nearest) throws -> [Layout] {
  let read = readInterface(source(text), sizes: sizes)
  guard read.diagnostics.allSatisfy({ $0.severity != .error }) else {
    throw Unreadable(diagnostics: read.diagnostics)
  }
  return read.layouts
}

struct Unreadable: Error { var diagnostics: [Diagnostic] }

/// The frames of the views in a scene by identifier, each as `x y width height` in its superview.
func frames(
  _ text: String, sizes: ContentSizes = .nearest, scene: Int = 0, width: Double? = nil,
  _ direction: LayoutDirection = .leftToRight
) throws -> [String: String] {
  var layout = try layouts(text, sizes: sizes)[scene]
  if let width { layout.canvases[0].width = width }
  layout.canvases[0].direction = direction
  let solved = solve(layout, on: layout.canvases[0], measuring: FixedAdvanceMeasurer())
  var frames: [String: String] = [:]
  for (index, view) in layout.views.enumerated() {
    guard let id = view.identifier, let parent = view.parent else { continue }
    let frame = solved.frames[index].extended(by: view.outset)
    let superview = solved.frames[parent.index].extended(by: layout[parent].outset)
    let numbers = [frame.x - superview.x, frame.y - superview.y, frame.width, frame.height]
    frames[id] = numbers.map(short).joined(separator: " ")
  }
  return frames
}

private func short(_ number: Double) -> String {
  let rounded = (number * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
