let listReasons: [ReasonCase] = [
  ReasonCase("a length that is not a number", "0.0 / 0.0", "its constant is not finite"),
  ReasonCase("an infinite length", "1.0 / 0.0", "its constant is not finite"),
  ReasonCase("a large set", "CGFloat(Set(0..<2000).count)", "the list is too long"),
  ReasonCase(
    "elements before the first one", "CGFloat([4, 5][(-1)..<1].count)",
    "the range of indices is not valid for the array"),
  ReasonCase(
    "elements after the last one", "CGFloat([4, 5][3..<4].count)",
    "the range of indices is not valid for the array"),
  ReasonCase("an element of a shuffled list", "CGFloat([4, 5].shuffled()[0])", "a random order"),
  ReasonCase(
    "an element of a list that is shuffled",
    "CGFloat(list[0])",
    "a random order",
    after: "var list = [4, 5]; list.shuffle()"),
  ReasonCase(
    "the largest element of unknown numbers",
    "[Settings.shared.side, 4].max()!",
    "the maximum is not known"),
  ReasonCase(
    "the smallest element of unknown numbers",
    "[4, Settings.shared.side].min()!",
    "the minimum is not known"),
  ReasonCase(
    "a filter with an unknown number",
    "CGFloat([4, 5].filter { $0 > Settings.shared.side }.count)",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "the first element with an unknown number",
    "CGFloat([4, 5].first { $0 > Settings.shared.side }!)",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "a list that contains an unknown number",
    "[4, 5].contains(Settings.shared.side) ? 4 : 5",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "a list that is sorted by an unknown number",
    "CGFloat([4, 5].sorted { $0 * Settings.shared.side < $1 }[0])",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "a reduction without a function",
    "CGFloat([4, 5].reduce(into: 3, 4))",
    "the called function is not known"),
  ReasonCase("an element beyond the end", "CGFloat([4, 5][2])", "the array has no element at index 2"),
  ReasonCase(
    "an element at an unknown index",
    "CGFloat([4, 5][Settings.shared.index])",
    "the index of the element is not known"),
  ReasonCase(
    "an element at an unknown key",
    #"CGFloat(["a": 4][Settings.shared.name]!)"#,
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "an element of a number",
    "CGFloat(n[0])",
    "it uses an element whose value is not known",
    after: "let n = 4"),
  ReasonCase(
    "a stride by zero",
    "CGFloat(stride(from: 0, to: 4, by: 0).count)",
    "it uses a stride whose bounds or step are not known"),
  ReasonCase(
    "a function that ends the program",
    "side()",
    "it calls 'fatalError', which ends the program",
    types: "func side() -> CGFloat { fatalError() }"),
  ReasonCase(
    "the larger of unknown numbers",
    "max(Settings.shared.side, 4)",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "the larger of a view and a number",
    "max(a, 4)",
    "'max' is called with values that are not known"),
  ReasonCase(
    "lists that are zipped with an unknown one",
    "CGFloat(zip([4, 5], Settings.shared.list).count)",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "numbers that are zipped",
    "CGFloat(zip(3, 4).count)",
    "it uses arrays whose elements are not known"),
  ReasonCase("a map with a number", "CGFloat([4, 5].map(3)[0])", "the called function is not known"),
  ReasonCase("a multiple", "4.isMultiple(of: 2) ? 1 : 2", "'isMultiple' is not evaluated"),
  ReasonCase(
    "a rectangle that is inset",
    "CGRect(x: 1, y: 2, width: 3, height: 4).insetBy(dx: 1, dy: 1).width",
    "'insetBy' is not evaluated"),
  ReasonCase(
    "a set to which a set is added that is not known",
    "CGFloat(all.count)",
    "it uses a set whose value is not known",
    after: "var all: Set = [4, 5]; all.formUnion(a)"),
  ReasonCase(
    "a dictionary that is made from unknown pairs",
    "CGFloat(Dictionary(uniqueKeysWithValues: Settings.shared.list).count)",
    "the value of 'Settings.shared' is not in the sources"),
  ReasonCase(
    "a dictionary with the same key twice",
    #"CGFloat(Dictionary(uniqueKeysWithValues: [("a", 4), ("a", 5)]).count)"#,
    "it makes a dictionary with the same key twice, which ends the program"),
  ReasonCase(
    "a text repeated too often",
    #"CGFloat(String(repeating: "ab", count: 20_000).count)"#,
    "the string is too long"),
]
