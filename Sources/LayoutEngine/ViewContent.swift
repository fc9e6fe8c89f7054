package import Graphics
package import LayoutModel

package struct ViewContent: Equatable {
  /// The measured text; `nil` if the view has no text. An empty text also counts as no text, except in a text field.
  package var text: MeasuredText?
  var intrinsicSize: PerAxis<Double?>
}

func contents(of layout: Layout, measuring text: some TextMeasurer) -> [ViewContent] {
  layout.views.map { content(of: $0, width: nil, measuring: text) }
}

/// Returns the content of a view. If the view's text can wrap and `width` is not `nil`, the text is wrapped to this
/// width.
package func content(of view: View, width: Double?, measuring measurer: some TextMeasurer) -> ViewContent {
  guard view.kind.setsText else {
    let isOwn = !view.hasExplicitSize && view.kind.isControl
    return ViewContent(
      text: nil, intrinsicSize: isOwn ? controlSize(of: view, measuring: measurer) : view.explicitSize)
  }
  let string = view.setText ?? ""
  let preferred = view.wrapsText ? view.preferredTextWidth : nil
  let wrapped = measurer.measure(
    string, style: view.textStyle, width: view.wrapsText ? width ?? preferred : nil, lineLimit: view.lineLimit
  )
  // The intrinsic width of a wrapping label is the width of its text on one line, or wrapped at the preferred width.
  var wanted =
    view.wrapsText && width != nil
    ? measurer.measure(string, style: view.textStyle, width: preferred, lineLimit: view.lineLimit) : wrapped
  for title in view.otherTitles ?? [] {
    let other = measurer.measure(title, style: view.textStyle, width: nil, lineLimit: 1)
    if other.width > wanted.width { wanted = other }
  }
  if let saved = view.saved, !view.hasExplicitSize, !string.isEmpty {
    let size = SavedSize(view: view, saved: saved, width: width)
    return ViewContent(
      text: wrapped,
      intrinsicSize: size.size(
        wanted: wanted, wrapped: preferred == nil ? wrapped : wanted, measuring: measurer))
  }
  // The baseline of an empty text field is that of the text that can be typed.
  return ViewContent(
    text: string.isEmpty && view.kind != .field ? nil : wrapped,
    intrinsicSize: view.hasExplicitSize
      ? view.explicitSize
      : naturalSize(of: view, isEmpty: string.isEmpty, width: wanted.width, height: wrapped.height))
}

private func naturalSize(of view: View, isEmpty: Bool, width: Double, height: Double) -> PerAxis<Double?> {
  let padding = view.kind.textPadding
  if isEmpty, view.kind == .label { return PerAxis(both: 0) }
  // A text field scrolls its text, so the text's length does not determine the field's width.
  let sides = view.kind == .field ? nil : (isEmpty ? 0 : width) + 2 * padding.horizontal
  return PerAxis(horizontal: sides, vertical: height + 2 * padding.vertical)
}
