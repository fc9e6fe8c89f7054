/// The views of the log that is being read. Mentions with the same address are one view, however they are written.
struct LogViewTable {
  private(set) var views: [LogView] = []
  private var places: [String: Int] = [:]

  /// The index of a view. A new view is added; a known view gets the information that it lacks.
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
