/// The view names in the list at the end of a constraint, `(active, names: …)`, and the views that they refer to.
struct EntryNames {
  private var views: [(name: String, view: LogView)] = []
  private var mentions: [String: Int] = [:]

  private(set) var superview: LogView?
  /// A name that the constraint contains and that several views have, so that the choice of the view is a guess; `nil`
  /// if there is no such name.
  private(set) var sharedName: String?

  mutating func add(_ view: LogView, for name: String) {
    if !views.contains(where: { $0.name == name && $0.view.address == view.address }) {
      views.append((name, view))
    }
  }

  mutating func setSuperview(_ view: LogView) { superview = view }

  /// The view that a name refers to; `nil` for an unknown name. If several views have the name, the first call returns
  /// the first of them, the next call the second, and so on.
  mutating func takeView(named name: String) -> LogView? {
    let all = views.filter { $0.name == name }.map(\.view)
    guard all.count > 1 else { return all.first }
    let others = all.filter { $0.address != superview?.address }
    let candidates = others.isEmpty ? all : others
    if candidates.count > 1 { sharedName = name }
    let mention = mentions[name, default: 0]
    mentions[name] = mention + 1
    return candidates[min(mention, candidates.count - 1)]
  }

  /// The longest known name with which `text` starts, if a dot follows the name. Names may contain dots and spaces.
  func prefix(of text: String) -> String? {
    views.map(\.name).filter { text.hasPrefix($0 + ".") }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Returns the view with the name that the log's list of names gives for its address, so that `'|':id:0x60` and
  /// `id:0x60` are the same view.
  func named(_ view: LogView) -> LogView {
    guard let known = views.first(where: { $0.view.address == view.address }), view.address != nil else {
      return view
    }
    var named = view
    named.name = known.name
    if named.className == known.name { named.className = nil }
    return named
  }
}
