func macXib(_ content: String, tools: String = "22505", window: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tools)" \
  targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
  <objects>
  <customObject id="-2" userLabel="File's Owner"/>
  <window title="Settings" id="w" \(window)>
  <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
  \(content)
  </window>
  </objects>
  </document>
  """
}

func content(_ width: Double, _ height: Double, _ inside: String) -> String {
  """
  <view key="contentView" id="r"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(inside)</view>
  """
}

func control(
  _ id: String, _ element: String, frame: (Double, Double, Double, Double), cell: String = "",
  _ attributes: String = "", _ inside: String = ""
) -> String {
  view(
    id, element, attributes, frame: frame,
    "<\(element)Cell key=\"cell\" \(cell)><font key=\"font\" metaFont=\"system\"/></\(element)Cell>\(inside)")
}

func sprung(
  _ id: String, _ mask: String, element: String = "customView", frame: (Double, Double, Double, Double),
  _ inside: String = ""
) -> String {
  """
  <\(element) id="\(id)"><rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\
  <autoresizingMask key="autoresizingMask" \(mask)/>\(inside)</\(element)>
  """
}

func subviews(_ views: String...) -> String { "<subviews>\(views.joined())</subviews>" }

/// A push button of macOS 11 to 15, as Xcode saves it.
let push = #"type="push" title="OK" bezelStyle="rounded" borderStyle="border""#
