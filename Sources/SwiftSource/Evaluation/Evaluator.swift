import LayoutModel

/// Evaluates the layout code of one class.
final class Evaluator {
  let program: Program
  let main: String
  let ownTypes: Set<String>
  let assumed: [String: Value]

  private(set) var subject: Object!
  var root: Object!
  var frame: Frame
  var scope = Scope(nil)
  /// The position of the innermost call in the code of a view or view controller that is being evaluated. A failure in
  /// a helper function is reported at this position.
  var call = Place.none
  /// The position of the innermost expression that is being evaluated.
  var current = Place.none
  var objects: [Object] = []
  var constraints: [ConstraintObject] = []
  var activations = 0
  /// The positions of expressions that made a constraint, and of calls whose function was evaluated.
  var evaluated: Set<Place> = []
  /// Indicates whether a function threw an error that is not caught yet.
  var isThrowing = false
  /// The positions of functions that were called.
  var invoked: Set<Place> = []
  private(set) var failures = PlacedReasons()
  var skipped: [SkippedCode] = []
  /// The latest record of skipped code at each position.
  var lastSkipped: [Place: SkippedCode] = [:]
  /// The positions of code that was passed over at least once.
  var passedPlaces: Set<Place> = []
  /// The answers of `hasMakingInitializer`, by type.
  var makingInitializers: [String: Bool] = [:]
  /// The answers of `changes(in:)`, by the position of a function or closure.
  var changedNames: [Place: ChangedNames] = [:]
  /// The number of expressions visited in code that had been passed over before.
  var repeatedSkips = 0
  /// The statements that change the layout, depend on unknown values, and make no constraints.
  private(set) var leftOut = PlacedReasons()
  var assumptions: [SourceAssumption] = []
  var statics: [String: Value] = [:]
  var openStatics: Set<String> = []
  var assumedStatics: Set<String> = []
  /// Counts the uses of values that depend on an assumption. If evaluating an expression increases this count, its
  /// value depends on an assumption, too.
  var dependence = 0
  var openDoubts = 0
  var steps = 0
  var depth = 0
  var exhaustion: String?
  let isMac: Bool
  var superclassCache: [String: [String]] = [:]
  var protocolCache: [String: [String]] = [:]
  var lookupCache: [String: [String]] = [:]
  var shadowedNamesCache: [String: Set<String>] = [:]
  /// The value of `self` at the end of the last function call, with the changes that a mutating method made.
  var lastReceiver: Value?
  var snapDepth = 0
  var depthOfNames = 0
  var hasUnknownSubviews = false
  /// The reason why unknown code may have activated constraints; `nil` if no such code was found.
  var hasUnknownActivations: String?
  /// The value that the first parameter of the last called closure had at the end of the call. The closure may have
  /// changed it if the parameter is `inout`, as in `reduce(into:)`.
  var lastParameter: Value?
  var reasons: [Place: String] = [:]

  lazy var helperMakers = ConstraintExpressionSearch(program)

  private let stepLimit: Int
  static let objectLimit = 10_000
  /// The largest number of elements in a list, and of bytes in a text.
  static let lengthLimit = 20_000
  static let depthLimit = 500
  /// The largest number of classes in a superclass chain, limited because the whole chain is evaluated for each class
  /// of a file.
  static let superclassLimit = 40

  /// Prepares the evaluation of the class `main`. All classes of a file together may take `stepLimit` steps; earlier
  /// classes have already taken `steps` of them.
  init(program: Program, main: String, assumed: [String: Value], after steps: Int, of stepLimit: Int) {
    (self.program, self.main, self.assumed) = (program, main, assumed)
    (self.steps, self.stepLimit) = (steps, stepLimit)
    frame = Frame(receiver: nil, owner: nil, file: -1, isOwn: false)
    var own: Set<String> = []
    var type: String? = main
    while let current = type, own.count < Self.superclassLimit, program.types[current] != nil,
      own.insert(current).inserted
    {
      type = program.types[current]?.inherited.first.flatMap { program.type($0.name, in: current) }
    }
    ownTypes = own
    isMac = !program.parse(program.types[main]?.place.file ?? 0).imports.isDisjoint(with: ["AppKit", "Cocoa"])
  }

  func step() -> Bool {
    if exhaustion != nil { return false }
    steps += 1
    if steps > stepLimit { exhaustion = "evaluating the file takes more than \(stepLimit) steps" }
    return exhaustion == nil
  }

  func makeObject(_ type: String, at place: Place? = nil) -> Object {
    let object = Object(type: type, number: objects.count, place: place ?? call)
    objects.append(object)
    if objects.count > Self.objectLimit {
      exhaustion = exhaustion ?? "evaluating the file makes more than \(Self.objectLimit) objects"
    }
    return object
  }

  func fail(_ place: Place, _ reason: String) { failures.add(place, call, reason) }

  /// Records the position of a statement whose change to the layout depends on an unknown value.
  func leaveOut(_ place: Place, _ reason: String) { leftOut.add(place, call, reason) }

  /// The first 1000 bytes of an expression's text, on one line.
  func text(_ expression: Expression) -> String {
    var place = expression.place
    place.end = min(place.end, place.start + 1000)
    return program.text(place).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func assume(_ name: String, _ value: String) {
    dependence += 1
    let entry = SourceAssumption(name: name, value: value, place: frame.isOwn ? current : call)
    if !assumptions.contains(where: { $0.name == name }) { assumptions.append(entry) }
  }

  // MARK: The object

  /// Creates an object of the main type, and runs the functions that the system calls before the object appears.
  func run() {
    let code = program.types[main]!
    call = code.place
    let isController = isController(main)
    let own = makeObject(main, at: code.place)
    subject = own
    if isController {
      root = makeObject(isMac ? "NSView" : "UIView", at: code.place)
      own.fields["view"] = .object(root)
    } else {
      root = own
    }
    root.localName = "view"
    root.propertyName = "view"
    if !isController { _ = nativeMember("contentView", of: own) }
    initialize(own, as: main, arguments: nil)
    for name in isController ? Self.controllerSteps : Self.viewSteps {
      guard exhaustion == nil else { break }
      let found = methods(name, of: main).filter { $0.parameters.count == (name == "viewWillAppear" ? 1 : 0) }
      guard let function = found.first else { continue }
      call = function.place
      let arguments = function.parameters.map { CallArgument(label: $0.label, value: .bool(false)) }
      isThrowing = false
      _ = invoke(function, arguments, receiver: .object(own))
    }
    isThrowing = false
    if let view = own.fields["view"]?.object, isController, view !== root {
      root = view
      view.propertyName = "view"
    }
  }

  /// The number of views that UIKit makes for a class without layout code: a cell has a content view, too.
  var viewsOfEmptyClass: Int {
    let content = root.fields["contentView"]?.object
    return content?.holder === root && content?.propertyName == "contentView" ? 2 : 1
  }

  private static let controllerSteps = [
    "loadView", "viewDidLoad", "viewWillAppear", "updateViewConstraints",
  ]
  private static let viewSteps = [
    "didMoveToSuperview", "viewDidMoveToSuperview", "didMoveToWindow", "viewDidMoveToWindow",
    "updateConstraints",
  ]

  func isController(_ type: String) -> Bool {
    superclasses(of: type).contains { $0 == "UIViewController" || $0 == "NSViewController" }
  }

  /// Calls the initializer that fits the arguments or, if `arguments` is `nil`, the most likely one, such as
  /// `init(frame:)`. Returns `nil` if the initializer succeeds, and otherwise `Value.null` or an unknown value.
  @discardableResult
  func initialize(_ object: Object, as type: String, arguments: [CallArgument]?) -> Value? {
    let chain = superclasses(of: type)
    let sourceChain = chain.filter { program.types[$0] != nil }
    for current in sourceChain.reversed() { initializeFields(of: object, current) }
    if let arguments { return callInitializer(of: object, among: chain, arguments) }
    for current in sourceChain {
      let ranked = initializers(of: current).filter { !$0.isUnavailable }.sorted { a, b in
        a.isForwarding == b.isForwarding ? rank(a) < rank(b) : b.isForwarding
      }
      guard let function = ranked.first,
        !(rank(function) == 9 && current != sourceChain.last && hasDesignated(sourceChain, after: current))
      else { continue }
      call = function.place
      let given = function.parameters.filter { $0.value == nil && !$0.isVariadic }.map { parameter in
        CallArgument(label: parameter.label, value: freshArgument(parameter))
      }
      _ = invoke(function, given, receiver: .object(object))
      break
    }
    return nil
  }

  /// Calls the initializer that fits the arguments. Returns the same as `initialize`.
  @discardableResult
  func callInitializer(
    of object: Object, among chain: [String], _ arguments: [CallArgument], isSuper: Bool = false
  ) -> Value? {
    for current in chain where program.types[current] != nil || !arguments.isEmpty && !isSuper {
      if let function = best(initializers(of: current), arguments, in: chain) {
        return invokeInitializer(function, arguments, receiver: .object(object))
      }
    }
    guard let native = chain.first(where: { program.types[$0] == nil }) else { return nil }
    // UIKit's initializer may call a designated initializer, as `UIView()` calls `init(frame:)`. If a class in the
    // sources overrides it, run the override first.
    for current in chain where !isSuper && program.types[current] != nil {
      let declared = initializers(of: current).filter { !$0.isUnavailable }
      guard let function = declared.first(where: { rank($0) == 0 || rank($0) == 4 }) else { continue }
      let given = function.parameters.map { CallArgument(label: $0.label, value: freshArgument($0)) }
      _ = invoke(function, given, receiver: .object(object))
      break
    }
    initializeNative(object, native, arguments)
    return nil
  }

  private func hasDesignated(_ chain: [String], after type: String) -> Bool {
    chain.drop { $0 != type }.dropFirst().contains { name in
      program.types[name]?.functions.contains { $0.name == "init" && rank($0) < 9 } ?? false
    }
  }

  private func rank(_ function: FunctionCode) -> Int {
    let labels = function.parameters.map { $0.label ?? "_" }
    if labels == ["coder"] { return 9 }
    if function.isConvenience { return labels.isEmpty ? 2 : 5 }
    switch labels {
    case ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"]: return 0
    case []: return 1
    case ["nibName", "bundle"]: return 4
    default: return 3
    }
  }

  /// Returns a value for an unknown argument, such as a new label for a parameter of the type `UILabel`.
  private func freshArgument(_ parameter: Parameter) -> Value {
    if parameter.name == "frame" { return .structure(.rect()) }
    if parameter.label == "style" { return .symbol("default") }
    let type = parameter.type
    if let text = assumed[parameter.name] { return text }
    if !type.isOptional, let name = viewType(type) {
      let view = makeObject(name)
      (view.localName, view.isDeclaredOnly) = (parameter.name, true)
      return .object(view)
    }
    return .unknown(
      Unknown("it depends on the argument '\(parameter.name)'", type: type, subject: parameter.name))
  }

  /// Returns the full name of a type, such as `Card.Header` for `Header`, or `nil` if the type is not a view, layout
  /// guide or view controller.
  func viewType(_ type: TypeName) -> String? {
    let name = whole(type)
    return superclasses(of: name).contains {
      ["UIView", "NSView", "UILayoutGuide", "NSLayoutGuide", "UIViewController", "NSViewController"].contains(
        $0)
    } ? name : nil
  }

  private func initializeFields(of object: Object, _ type: String) {
    guard let code = program.types[type] else { return }
    let isOwn = isOwn(type)
    for variable in code.variables where !variable.isStatic && !variable.isLazy && variable.getter == nil {
      let saved = (frame, scope, call)
      frame = makeFrame(.object(object), owner: type, file: code.place.file, isOwn: isOwn)
      scope = Scope(nil)
      if isOwn { call = variable.place }
      let (value, isAssumed) = noticingInitialValue { initialValue(of: variable, of: object) }
      if let value {
        let key = fieldName(of: variable.name, in: object)
        setField(object, variable.name, at: key, value, isAssumed: isAssumed)
      }
      (frame, scope, call) = saved
    }
  }

  func initialValue(of variable: VariableCode, of object: Object?) -> Value? {
    if let value = assumed[variable.name], object === subject { return value }
    if let expression = variable.value {
      var value = initialValue(expression, variable.type)
      if let part = variable.part, case .tuple(let parts) = value {
        value = parts.indices.contains(part) ? parts[part].value : .unknown("the tuple has too few elements")
      }
      return wrapped(value, by: variable, in: object) ?? value
    }
    guard let type = variable.type else { return nil }
    if variable.isOutlet || type.isImplicitlyUnwrapped, variable.isOutlet, let name = viewType(type) {
      let view = makeObject(name, at: variable.place)
      view.isOutlet = true
      return .object(view)
    }
    if type.isOptional || type.isImplicitlyUnwrapped { return .null }
    if let wrapper = variable.wrapper {
      // The property has no initial value. If its wrapper has an initializer without required arguments, assume that
      // the wrapper creates the view.
      if let wrapperType = program.type(wrapper, in: frame.owner, file: frame.file),
        initializers(of: wrapperType).contains(where: { $0.parameters.allSatisfy { $0.value != nil } }),
        let view = viewType(type)
      {
        return construct(view, [], at: call)
      }
      return .unknown(
        Unknown(
          "it depends on the property wrapper '@\(wrapper)' of '\(variable.name)'", type: type,
          subject: variable.name)
      )
    }
    return nil
  }

  /// Sets the property `name`, whose value is stored in the object's fields at `key`.
  func setField(_ object: Object, _ name: String, at key: String, _ value: Value, isAssumed: Bool = false) {
    object.fields[key] = value
    if isAssumed || isDoubtful { object.assumed.insert(key) } else { object.assumed.remove(key) }
    guard case .object(let held) = value, held !== root else { return }
    if held.propertyName == nil || (object === subject && held.holder !== subject) {
      held.propertyName = name
      held.holder = object
    }
  }
}

struct CallArgument {
  var label: String?
  var value: Value
  var isTrailing = false
  var expression: Expression?
  var isInOut = false
  var isAssumed = false
}

extension FunctionCode {
  /// Indicates whether the function is probably not meant to be called: it only calls a function such as `fatalError`,
  /// or it has an `@available` attribute and at most one statement.
  var isUnavailable: Bool {
    if attributes.contains("available"), body?.count ?? 0 <= 1 { return true }
    guard let body, body.count == 1, case .expression(let expression) = body[0].kind,
      case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind
    else { return false }
    return ["fatalError", "preconditionFailure", "assertionFailure"].contains(name)
  }
}

extension FunctionCode {
  /// Indicates whether an initializer does nothing except call an initializer of the superclass. This includes an
  /// initializer with an empty body.
  var isForwarding: Bool {
    (body ?? []).allSatisfy { statement in
      guard case .expression(let expression) = statement.kind, case .call(let callee, _) = expression.kind,
        case .member(let base, "init") = callee.kind, case .name("super") = base.kind
      else { return false }
      return true
    }
  }
}

/// Reasons in the order in which they were found. Only the first reason is kept for each pair of a position and a call.
struct PlacedReasons {
  private(set) var all: [(place: Place, call: Place, reason: String)] = []
  private var known: Set<[Place]> = []

  mutating func add(_ place: Place, _ call: Place, _ reason: String) {
    if known.insert([place, call]).inserted { all.append((place, call, reason)) }
  }
}

/// A value that is assumed because the source does not contain it, such as the size of the screen.
struct SourceAssumption {
  var name: String
  var value: String
  var place: Place
}

extension Structure {
  static func rect() -> Structure {
    Structure(
      type: "CGRect",
      fields: ["x": .double(0), "y": .double(0), "width": .double(0), "height": .double(0)])
  }
}
