import Encoding
import Graphics
import LayoutMessages

extension JSONWriter {
  /// Writes the changes of a layout as an object: `sources`, `edits` and `canvases`.
  public mutating func write(_ changes: LayoutChanges) {
    object(.lines) { json in
      json.member("sources", changes.sources.name)
      json.objects("edits", changes.edits, .lines) { json, edit in
        json.array("parts", edit.parts) { json, part in json.write(part) }
      }
      json.member("untriedEdits", changes.untriedEdits)
      json.objects("canvases", changes.canvases, .lines, of: .lines) { json, canvas in
        json.member("label", canvas.label)
        for (name, size) in [("before", canvas.sizeBefore), ("after", canvas.sizeAfter)] {
          json.object(name, of: size) { json, size in
            json.member("width", size.width)
            json.member("height", size.height)
          }
        }
        json.array("views", canvas.views, .lines) { json, view in json.write(view, in: canvas) }
      }
    }
  }

  private mutating func write(_ part: SourceEdit.Part) {
    object { json in
      switch part {
      case .metric(let name, let before, let after, let line):
        json.member("line", line)
        json.member("metric", name)
        json.member("before", before)
        json.member("after", after)
      case .statement(let before, let after):
        json.member("line", after?.number)
        json.member("lineBefore", before?.number)
        json.member("before", before?.text)
        json.member("after", after?.text)
      }
    }
  }

  private mutating func write(_ view: ViewChange, in canvas: CanvasChange) {
    object { json in
      json.member("view", view.name)
      if let name = view.nameBefore { json.member("nameBefore", name) }
      for (name, state) in [("before", view.before), ("after", view.after)] {
        json.object(name, of: state) { json, state in
          json.member("kind", state.kind.rawValue)
          json.member("parent", state.superview)
          json.member("line", state.line)
          json.member("textLines", state.textLines)
          json.member("frame", state.frame)
        }
      }
      json.array("causes", view.causes) { json, cause in json.write(cause) }
      json.member("follows", view.follows.map { canvas.views[$0].name })
      json.member("summary", view.sentence)
    }
  }
}

extension LayoutChanges.Sources {
  fileprivate var name: String {
    switch self {
    case .same: "same"
    case .read: "read"
    case .different: "different"
    }
  }
}
