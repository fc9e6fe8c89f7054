/// The views of a log, where mentions with the same address are the same view.
struct LogViewTable {
  private(set) var views: [LogView] = []
  private var places: [String: Int] = [:]
  /// For `undo`, each changed view as it was before the current entry; `nil` if the entry added the view.
  private var before: [(place: Int, view: LogView?)] = []

  mutating func keep() { before.removeAll() }

  mutating func undo() {
    for (place, view) in before.reversed() {
      if let view { views[place] = view } else { places[Self.key(of: views.removeLast())] = nil }
    }
    before.removeAll()
  }

  private static func key(of view: LogView) -> String { view.address ?? "'" + (view.name ?? "") }

  /// Returns the index of a view, which is added if it is new, or else completed with the name, class and text that it
  /// lacks.
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
