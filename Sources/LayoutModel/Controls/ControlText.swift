extension View {
  var controlOperands: [String] {
    switch control?.shape {
    case .toggle(let isOn)? where kind == .switch: isOn ? ["on"] : []
    case .slider(let value)? where kind == .slider: value == 0.5 ? [] : [spelled(value)]
    case .progress(let value)? where kind == .progress: value == 0.5 ? [] : [spelled(value)]
    case .pages(let count, _)? where kind == .pages: count == 3 ? [] : ["\(count)"]
    case .segments(let titles, _)? where kind == .segments: titles.map { spelled($0) }
    case .items(let titles)? where kind == .tabbar || kind == .toolbar: titles.map { spelled($0) }
    case .symbol(let name)? where kind == .icon: [spelled(name)]
    case .bar(let bar)? where kind == .navbar && text == nil && !bar.title.isEmpty: [spelled(bar.title)]
    default: []
    }
  }
}
