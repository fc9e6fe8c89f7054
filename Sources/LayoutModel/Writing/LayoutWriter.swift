public import Diagnostics

/// Writes a layout file and records the positions of views and constraints.
public struct LayoutWriter: Sendable {
  /// The layout to write.
  public let layout: Layout
  /// Indicates whether stacks are written as stacks, not as equations.
  public let keepsStacks: Bool
  private var bytes: [UInt8] = []
  /// The source range of each view's line, without a comment, by `ViewID.index`.
  public private(set) var viewSpans: [SourceSpan?]
  /// The source range of each constraint, by its index in `Layout.constraints`.
  public private(set) var constraintSpans: [SourceSpan?]

  public init(_ layout: Layout, keepsStacks: Bool) {
    self.layout = layout
    self.keepsStacks = keepsStacks
    viewSpans = Array(repeating: nil, count: layout.views.count)
    constraintSpans = Array(repeating: nil, count: layout.constraints.count)
  }

  /// The text that has been written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a line and returns the source range of the line without indentation and comment.
  @discardableResult
  public mutating func add(_ line: String = "", indentation: Int = 0, comment: String? = nil) -> SourceSpan {
    bytes += Array(repeating: UInt8(ascii: " "), count: indentation)
    let start = bytes.count
    bytes += line.utf8
    let span = SourceSpan(start: start, end: bytes.count)
    if let comment {
      bytes += (line.isEmpty ? "// " : "  // ").utf8
      bytes += comment.utf8
    }
    bytes.append(UInt8(ascii: "\n"))
    return span
  }

  /// Adds a line that states the constraints with these indices in `Layout.constraints`.
  public mutating func add(_ line: String, stating constraints: some Sequence<Int>, comment: String? = nil) {
    let span = add(line, comment: comment)
    for index in constraints { constraintSpans[index] = span }
  }

  /// Adds the canvases' lines.
  public mutating func addCanvases() {
    for canvas in layout.canvases { add(layout.declaration(of: canvas)) }
  }

  /// Adds the lines that declare views and their subviews.
  ///
  /// - Parameters:
  ///   - roots: the outermost views; `nil` for all subviews of the layout's root.
  ///   - comment: returns the comment at the end of a view's line.
  public mutating func addViews(_ roots: [ViewID]? = nil, comment: (ViewID) -> String? = { _ in nil }) {
    var children = Array(repeating: [ViewID](), count: layout.views.count)
    for index in layout.views.indices.dropFirst() {
      children[layout.views[index].parent?.index ?? 0].append(ViewID(index))
    }
    var steps = (roots ?? children[0]).reversed().map { (view: ViewID?.some($0), depth: 0) }
    while let step = steps.popLast() {
      // Limiting the indentation to 20 levels keeps lines short.
      let indentation = 4 * min(step.depth, 20)
      // A step without a view marks the end of a view's subviews.
      guard let view = step.view else {
        add("}", indentation: indentation)
        continue
      }
      let subviews = children[view.index]
      let head = layout.declaration(of: view, keepsStacks: keepsStacks)
      var span = add(
        head + (subviews.isEmpty ? "" : " {"), indentation: indentation, comment: comment(view))
      span.end = span.start + head.utf8.count
      viewSpans[view.index] = span
      guard !subviews.isEmpty else { continue }
      steps.append((nil, step.depth))
      steps += subviews.reversed().map { ($0, step.depth + 1) }
    }
  }

  /// Adds a `Z:` line, which sets the drawing order, for each view whose `zIndex` is not 0.
  public mutating func addDepths() {
    for (index, view) in layout.views.enumerated().dropFirst() where view.zIndex != 0 {
      let depth = view.zIndex < 0 ? "(\(view.zIndex))" : "\(view.zIndex)"
      add("Z:|-\(depth)-[\(layout.writtenName(of: ViewID(index)))]")
    }
  }

  /// Returns the written text as a source.
  ///
  /// - Parameter lineNumbers: the line number that messages show for each line; `nil` to number the lines from 1.
  public func source(named name: String, lineNumbers: [Int]? = nil) -> SourceText {
    SourceText(name: name, utf8: bytes, lineNumbers: lineNumbers)
  }

  /// Returns the layout with source ranges of views and constraints that refer to `source`, which must be the text of
  /// this writer.
  public func written(in source: SourceText) -> Layout {
    var written = layout
    written.source = source
    for index in written.views.indices {
      guard let span = viewSpans[index] else { continue }
      written.views[index].span = span
      let start = span.start + written.views[index].kind.rawValue.utf8.count + 1
      let count = written.views[index].name?.utf8.count ?? 0
      written.views[index].nameSpan = SourceSpan(start: start, end: start + count)
    }
    // The span of each stack in the written text, by its span in the old source. The stack's constraints have the same
    // spans as the stack.
    var stacks: [SourceSpan: SourceSpan] = [:]
    for (index, view) in layout.views.enumerated() where view.stack != nil {
      if let span = view.span { stacks[span] = viewSpans[index] }
    }
    for index in written.constraints.indices {
      let constraint = layout.constraints[index]
      let span = constraint.notation == .stack ? stacks[constraint.span] : constraintSpans[index]
      if let span { written.constraints[index].span = span }
    }
    return written
  }
}
