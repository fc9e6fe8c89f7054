public import Diagnostics

/// A layout file while it is written: its lines, and where in them its views and constraints stand.
public struct LayoutWriter: Sendable {
  /// What is written.
  public let layout: Layout
  /// Indicates whether stacks arrange their members; otherwise equations say what they ask for.
  public let keepsStacks: Bool
  private var bytes: [UInt8] = []
  /// By `ViewID.index`: where a view's line stands, without its comment.
  public private(set) var viewSpans: [SourceSpan?]
  /// By place in `Layout.constraints`: where a constraint stands.
  public private(set) var constraintSpans: [SourceSpan?]

  public init(_ layout: Layout, keepsStacks: Bool) {
    self.layout = layout
    self.keepsStacks = keepsStacks
    viewSpans = Array(repeating: nil, count: layout.views.count)
    constraintSpans = Array(repeating: nil, count: layout.constraints.count)
  }

  /// What was written so far; each line ends with a line break.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a line.
  ///
  /// - Parameter comment: what stands behind it, or alone in it where the line is empty.
  /// - Returns: where the line stands without indentation and comment.
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

  /// Adds a line that says constraints.
  ///
  /// - Parameter constraints: their places in the layout.
  public mutating func add(_ line: String, saying constraints: some Sequence<Int>, comment: String? = nil) {
    let span = add(line, comment: comment)
    for index in constraints { constraintSpans[index] = span }
  }

  /// Adds the canvases' lines.
  public mutating func addCanvases() {
    for canvas in layout.canvases { add(layout.declaration(of: canvas)) }
  }

  /// Adds views, each with its subviews in its block; depth first, without recursion, since files may be nested deeply.
  ///
  /// - Parameters:
  ///   - roots: `nil` is all that stand in the root.
  ///   - comment: what stands behind a view's line.
  public mutating func addViews(_ roots: [ViewID]? = nil, comment: (ViewID) -> String? = { _ in nil }) {
    var children = Array(repeating: [ViewID](), count: layout.views.count)
    for index in layout.views.indices.dropFirst() {
      children[layout.views[index].parent?.index ?? 0].append(ViewID(index))
    }
    var steps = (roots ?? children[0]).reversed().map { (view: ViewID?.some($0), depth: 0) }
    while let step = steps.popLast() {
      // Deep nesting is as legible without indentation, and a line's length must not grow with it.
      let indentation = 4 * min(step.depth, 20)
      // The end of a block.
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

  /// Adds the order of drawing, which only `Z:` lines say.
  public mutating func addDepths() {
    for (index, view) in layout.views.enumerated().dropFirst() where view.zIndex != 0 {
      let depth = view.zIndex < 0 ? "(\(view.zIndex))" : "\(view.zIndex)"
      add("Z:|-\(depth)-[\(layout.writtenName(of: ViewID(index)))]")
    }
  }

  /// What was written as a source.
  ///
  /// - Parameter lineNumbers: the number that each line goes by; `nil` counts from 1.
  public func source(named name: String, lineNumbers: [Int]? = nil) -> SourceText {
    SourceText(name: name, utf8: bytes, lineNumbers: lineNumbers)
  }

  /// The layout with its places in a source that was written.
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
    // What a stack asks for stands where the stack does.
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
