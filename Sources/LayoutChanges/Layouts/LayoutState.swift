import CairoRendering
import Diagnostics
import Encoding
import Graphics
import LayoutModel
import LayoutPipeline

/// One of the two states of a layout that are compared.
public enum LayoutState: Sendable {
  /// A file solved on some or all of its canvases.
  case solved(SolvedFile)
  /// Only a picture is known, with this metadata.
  case picture(PictureMetadata)
}

struct KnownCanvas {
  var label: String
  var size: Size
  var direction: LayoutDirection
  var views: [KnownView]
  var solved: SolvedLayout?
}

extension KnownCanvas {
  /// The layout of an Interface Builder scene or a Swift class; otherwise `nil`.
  var scene: Layout? {
    guard let layout = solved?.layout, layout.views[0].className != nil || layout.coverage != nil
    else { return nil }
    return layout
  }
}

struct KnownView {
  var name: String
  var state: ViewState
}

extension LayoutState {
  var canvases: [KnownCanvas] {
    switch self {
    case .solved(let file): file.canvases.map { KnownCanvas($0) }
    case .picture(let metadata): metadata.canvases.map { KnownCanvas($0) }
    }
  }

  var sourceHash: String {
    switch self {
    case .solved(let file): sha256(file.source.utf8)
    case .picture(let metadata): metadata.sourceHash
    }
  }

  var version: String {
    switch self {
    case .solved: LayoutPipeline.version
    case .picture(let metadata): metadata.version
    }
  }

  /// The source; `nil` for a picture, which contains only the source's hash.
  var source: SourceText? {
    if case .solved(let file) = self { return file.source }
    return nil
  }
}

extension KnownCanvas {
  fileprivate init(_ canvas: SolvedCanvas) {
    let solved = canvas.layout
    // A state that is read from a picture contains rounded numbers. To round the numbers of a solved canvas in the same
    // way, convert the canvas to a picture's metadata first.
    self.init(PictureMetadata.Canvas(of: solved, origin: Point(x: 0, y: 0)))
    label = canvas.label
    self.solved = solved
    for (index, view) in solved.layout.views.enumerated().dropFirst() where view.text != nil {
      views[index - 1].state.textLines = solved.texts[index]?.lines.count
    }
  }

  fileprivate init(_ canvas: PictureMetadata.Canvas) {
    label = canvas.name ?? "\(shortest(canvas.size.width))x\(shortest(canvas.size.height))"
    (size, direction) = (canvas.size, canvas.direction)
    views = canvas.views.enumerated().map { index, view in
      KnownView(
        // Names are unique, but a picture from another program may have unnamed views.
        name: view.name ?? "#\(index + 1)",
        state: ViewState(
          kind: view.kind, frame: view.frame,
          superview: view.parent == 0 ? nil : canvas.views[view.parent - 1].name, line: view.line,
          textLines: nil))
    }
  }
}
