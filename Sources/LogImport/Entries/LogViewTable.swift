/// The views of a log. Mentions belong to the same view if they have the same address or, without an address, the same
/// name.
struct LogViewTable {
  private(set) var views: [LogView] = []
  private var places: [String: Int] = [:]
  /// The earlier states of the views that the current entry has changed, so that `undo` can restore them; `nil` for a
  /// view that the entry added.
  private var before: [(place: Int, view: LogView?)] = []

  mutating func keep() { before.removeAll() }

  mutating func undo() {
    for (place, view) in before.reversed() {
      if let view { views[place] = view } else { places[Self.key(of: views.removeLast())] = nil }
    }
    before.removeAll()
  }

  private static func key(of view: LogView) -> String { view.address ?? "'" + (view.name ?? "") }

  /// Returns the index of a view. A new view is added to the table. A known view gets the name, class and text of the
  /// new mention if it did not have them yet.
  mutating func place(of view: LogView) -> Int {
    let key = Self.key(of: view)
    guard let place = places[key] else {
      before.append((views.count, nil))
      places[key] = views.count
      views.append(view)
      return views.count - 1
    }
    before.append((place, views[place]))
    if views[place].className == nil { views[place].className = view.className }
    if views[place].name == nil { views[place].name = view.name }
    if views[place].text == nil { views[place].text = view.text }
    return place
  }
}
