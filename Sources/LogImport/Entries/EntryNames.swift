/// The view names in the list `(active, names: …)` at the end of a constraint in a log, with the view for each name.
struct EntryNames {
  private var views: [(name: String, view: LogView)] = []
  private var mentions: [String: Int] = [:]

  private(set) var superview: LogView?
  /// A name that the constraint uses although several views have it, so that the view had to be guessed; `nil` if there
  /// is no such name.
  private(set) var sharedName: String?

  mutating func add(_ view: LogView, for name: String) {
    if !views.contains(where: { $0.name == name && $0.view.address == view.address }) {
      views.append((name, view))
    }
  }

  mutating func setSuperview(_ view: LogView) { superview = view }

  /// Returns the view with the given name, if any. If several views share the name, successive calls return them in the
  /// order of the list, without the superview; after the last view, they return that view again.
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

  /// Returns the longest known name such that `text` begins with this name and a dot.
  func prefix(of text: String) -> String? {
    views.map(\.name).filter { text.hasPrefix($0 + ".") }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Returns `view` with the name that the list contains for its address, or unchanged if the list does not contain the
  /// address.
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
