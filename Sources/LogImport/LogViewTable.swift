/// The views of one log while it is read: an address is one view, however it is written.
struct LogViewTable {
  private(set) var views: [LogView] = []
  private var places: [String: Int] = [:]

  /// The place of a view, which is added where it is new and learns what is said of it where it is not.
  mutating func place(of view: LogView) -> Int {
    let key = view.address ?? "'" + (view.name ?? "")
    guard let place = places[key] else {
      places[key] = views.count
      views.append(view)
      return views.count - 1
    }
    if views[place].className == nil { views[place].className = view.className }
    if views[place].name == nil { views[place].name = view.name }
    if views[place].text == nil { views[place].text = view.text }
    return place
  }
}

/// What `(active, names: …)` says: whose name stands for which view.
struct EntryNames {
  private var views: [(name: String, view: LogView)] = []

  /// The view that `'|'` stands for.
  private(set) var superview: LogView?

  mutating func add(_ view: LogView, for name: String) { views.append((name, view)) }

  mutating func setSuperview(_ view: LogView) { superview = view }

  func view(named name: String) -> LogView? { views.first { $0.name == name }?.view }

  /// The longest of the names that `text` starts with and that a dot follows: names may hold dots and blanks.
  func prefix(of text: String) -> String? {
    views.map(\.name).filter { text.hasPrefix($0 + ".") }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Gives every view that has a name its own: `'|':id:0x60` is the view that `id:0x60` names.
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
