import Diagnostics
import LayoutModel

extension VisualFormat {
  /// The VFL stacks in a file and, for each view, the axes of the VFL lines that contain it.
  struct StackRegistry {
    struct Stack {
      var axis: Axis
      var members: [ViewID]
      var nameSpan: SourceSpan
      var fillsAcross = false
    }

    private(set) var stacks: [ViewID: Stack] = [:]
    /// Two flags for each view: the first indicates whether a horizontal VFL line contains the view, the second whether
    /// a vertical one does.
    private var placed: [Bool] = []

    mutating func place(_ view: ViewID, on axis: Axis) {
      let index = placeIndex(view, axis)
      if index >= placed.count { placed += repeatElement(false, count: index + 1 - placed.count) }
      placed[index] = true
    }

    func isPlaced(_ view: ViewID, on axis: Axis) -> Bool {
      let index = placeIndex(view, axis)
      return index < placed.count && placed[index]
    }

    private func placeIndex(_ view: ViewID, _ axis: Axis) -> Int {
      2 * view.index + (axis == .horizontal ? 0 : 1)
    }

    mutating func add(_ stack: Stack, as view: ViewID) { stacks[view] = stack }

    mutating func setFillsAcross(_ view: ViewID) { stacks[view]?.fillsAcross = true }
  }
}

extension VisualFormat.LineLowering {
  /// Adds constraints that place the members of a VFL stack, such as `[column:[head(50)][body]]`, one after the other.
  mutating func lowerStack(
    _ view: ViewID, _ member: VisualFormat.Member, _ chain: VisualFormat.Chain
  ) {
    if let first = stacks.stacks[view] {
      let name = context.views[view.index].name ?? ""
      found.add(.stackDeclaredTwice(name, first: first.nameSpan), at: member.nameSpan)
      return
    }
    lower(chain)
    let members = chain.elements.flatMap(\.views)
    stacks.add(.init(axis: direction.axis, members: members, nameSpan: member.nameSpan), as: view)
    if stacks.isPlaced(view, on: direction.axis.other) { fillAcross(view, at: member.nameSpan) }
  }

  /// Records that a VFL line contains a view. As in autolayout.js, a horizontal line that contains a vertical stack
  /// makes the stack's members as wide as the stack. A vertical line that contains a horizontal stack makes the stack's
  /// members as tall as the stack.
  mutating func mention(_ view: ViewID, at span: SourceSpan) {
    stacks.place(view, on: direction.axis)
    if let stack = stacks.stacks[view], stack.axis != direction.axis { fillAcross(view, at: span) }
  }

  private mutating func fillAcross(_ view: ViewID, at span: SourceSpan) {
    var pending = [view]
    while let view = pending.popLast() {
      guard let stack = stacks.stacks[view], !stack.fillsAcross else { continue }
      stacks.setFillsAcross(view)
      let edges: [Attribute] = stack.axis == .vertical ? [.leading, .width] : [.top, .height]
      for member in stack.members {
        for edge in edges {
          let form = Constraint.Form.items(
            first: Item(member, edge), second: Item(view, edge), multiplier: 1, constant: 0)
          add(form, .equal, at: span)
        }
      }
      pending.append(contentsOf: stack.members.reversed())
    }
  }
}
