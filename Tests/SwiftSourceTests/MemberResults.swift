/// Properties, setters and names of types.
let memberResults: [ResultCase] = [
  ResultCase(
    "a nested type of a type that is a value",
    7,
    "let outer = Outer.self; result = outer.Inner.side",
    types: "enum Outer { enum Inner { static let side = 7 } }"),
  ResultCase(
    "a type in a type",
    7,
    "result = Outer.Inner.side",
    types: "enum Outer { enum Inner { static let side = 7 } }"),
  ResultCase(
    "all cases of an enumeration",
    21,
    "result = Side.allCases.count * 10 + (Side.allCases[1] == .right ? 1 : 2)",
    types: "enum Side: CaseIterable { case left, right }"),
  ResultCase(
    "a part of a pair by its name",
    74,
    "let pair = (left: 4, right: 7); result = pair.right * 10 + pair.0"),
  ResultCase(
    "a changed part of a pair",
    48,
    "var pair = (left: 4, right: 7); pair.right = 8; result = pair.left * 10 + pair.right"),
  ResultCase(
    "a changed part of a pair by its number",
    87,
    "var pair = (4, 7); pair.0 = 8; result = pair.0 * 10 + pair.1"),
  ResultCase(
    "parts of a pair that are swapped",
    74,
    "var (x, y) = (4, 7); (x, y) = (y, x); result = x * 10 + y"),
  ResultCase("a value that is ignored", 4, "_ = 7; result = 4"),
  ResultCase(
    "a changed static variable",
    7,
    "Box.side = 7; result = Box.side",
    types: "struct Box { static var side = 4 }"),
  ResultCase(
    "a static variable changed in a static function",
    7,
    "Box.grow(); result = Box.side",
    types: "struct Box { static var side = 4; static func grow() { side = 7 } }"),
  ResultCase(
    "a static variable changed as part of another value",
    7,
    "Box.side += 3; result = Box.side",
    types: "struct Box { static var side = 4 }"),
  ResultCase(
    "a static constant is made once",
    14,
    "result = Box.side + Box.side",
    types: "struct Box { static let side = 7 }"),
  ResultCase(
    "a static constant made of another",
    8,
    "result = Box.side",
    types: "struct Box { static let gap = 4; static let side = gap * 2 }"),
  ResultCase(
    "a computed static variable",
    7,
    "result = Box.side",
    types: "struct Box { static var side: Int { 7 } }"),
  ResultCase(
    "an optional static variable without a value",
    9,
    "result = Box.side ?? 9",
    types: "struct Box { static var side: Int? }"),
  ResultCase(
    "a setter of a structure, called within it",
    14,
    "var box = Box(); box.grow(); result = box.side",
    types: """
      struct Box { var side = 4; var half: Int { get { side / 2 } set { side = newValue * 2 } }; mutating \
      func grow() { half = 7 } }
      """),
  ResultCase(
    "a setter of a class, called within it",
    14,
    "let box = Box(); box.grow(); result = box.side",
    types: """
      class Box { var side = 4; var half: Int { get { side / 2 } set { side = newValue * 2 } }; func \
      grow() { half = 7 } }
      """),
  ResultCase(
    "a setter of a class",
    14,
    "let box = Box(); box.half = 7; result = box.side",
    types: """
      class Box { var side = 4; var half: Int { get { side / 2 } set { side = newValue * 2 } } }
      """),
  ResultCase(
    "a setter with a name for the value",
    14,
    "let box = Box(); box.half = 7; result = box.side",
    types: """
      class Box { var side = 4; var half: Int { get { side / 2 } set(n) { side = n * 2 } } }
      """),
  ResultCase(
    "a setter of a structure",
    14,
    "var box = Box(); box.half = 7; result = box.side",
    types: """
      struct Box { var side = 4; var half: Int { get { side / 2 } set { side = newValue * 2 } } }
      """),
  ResultCase(
    "a property without a setter of a structure",
    73,
    "var box = Box(); box.grow(); result = box.side * 10 + box.half",
    types: """
      struct Box { var side = 4; var half: Int { side / 2 }; mutating func grow() { side = 7 } }
      """),
  ResultCase(
    "a dictionary's changed value",
    71,
    #"var sizes = ["a": 4]; sizes["a"] = 7; result = sizes["a"]! * 10 + sizes.count"#),
  ResultCase(
    "a value added to a dictionary",
    42,
    #"var sizes = ["a": 4]; sizes["b"] = 7; result = sizes["a"]! * 10 + sizes.count"#),
  ResultCase(
    "a view named by dynamic members",
    3,
    "let held = Held(); result = held.gap",
    types: """
      @dynamicMemberLookup struct Held { subscript(dynamicMember name: String) -> Int { name.count } }
      """),
  ResultCase(
    "a dynamic member by a key path",
    4,
    "let held = Held(box: Box()); result = held.side",
    types: """
      struct Box { var side = 4 }
      @dynamicMemberLookup struct Held { let box: Box; subscript<T>(dynamicMember path: KeyPath<Box, T>) \
      -> T { box[keyPath: path] } }
      """),
  ResultCase(
    "a value changed by a key path",
    7,
    #"let box = Box(); let path = \Box.side; box[keyPath: path] = 7; result = box.side"#,
    types: "class Box { var side = 4 }"),
  ResultCase(
    "a value at the end of a key path",
    4,
    #"let pair = Pair(); result = pair[keyPath: \.box.side]"#,
    types: """
      struct Box { var side = 4 }
      struct Pair { let box = Box() }
      """),
  ResultCase(
    "a method as a value",
    8,
    "let box = Box(); let f = box.twice; result = f(4)",
    types: "class Box { func twice(_ n: Int) -> Int { n * 2 } }"),
  ResultCase(
    "a method of a structure as a value",
    8,
    "let f = Box().twice; result = f(4)",
    types: "struct Box { func twice(_ n: Int) -> Int { n * 2 } }"),
  ResultCase(
    "a static method as a value",
    8,
    "let f = Box.twice; result = f(4)",
    types: "struct Box { static func twice(_ n: Int) -> Int { n * 2 } }"),
  ResultCase(
    "an alias of a type",
    7,
    "result = Wide(side: 7).side",
    types: """
      struct Box { var side = 4 }
      typealias Wide = Box
      """),
  ResultCase(
    "an alias in a type",
    7,
    "result = Outer.Wide(side: 7).side",
    types: """
      struct Box { var side = 4 }
      enum Outer { typealias Wide = Box }
      """),
  ResultCase(
    "an alias in a type, used within it",
    7,
    "result = Outer.make().side",
    types: """
      struct Box { var side = 4 }
      enum Outer { typealias Wide = Box; static func make() -> Wide { Wide(side: 7) } }
      """),
  ResultCase(
    "a type in an alias",
    7,
    "result = Wide.Inner.side",
    types: """
      enum Outer { enum Inner { static let side = 7 } }
      typealias Wide = Outer
      """),
  ResultCase(
    "a type of a module",
    7,
    "result = App.Box(side: 7).side",
    types: "struct Box { var side = 4 }"),
  ResultCase(
    "a nested type before a global one",
    7,
    "result = Outer.make()",
    types: """
      struct Box { static let side = 4 }
      enum Outer { struct Box { static let side = 7 }; static func make() -> Int { Box.side } }
      """),
  ResultCase(
    "a nested type of the superclass",
    7,
    "result = Wide().make()",
    types: """
      struct Box { static let side = 4 }
      class Base { struct Box { static let side = 7 } }
      class Wide: Base { func make() -> Int { Box.side } }
      """),
]
