import Diagnostics

/// The Swift source files of a program, each parsed only when a name that it declares is needed.
final class Program {
  /// The paths of the files, starting with the main file, which contains the classes to draw.
  let paths: [String]
  private let folder: any SourceFiles
  private var sources: [Int32: SourceText] = [:]
  private var codes: [Int32: FileCode] = [:]
  private var typeFiles: [String: [Int32]] = [:]
  private var extensionFiles: [String: [Int32]] = [:]
  private var memberFiles: [String: [Int32]] = [:]
  private var globalFiles: [String: [Int32]] = [:]
  private var conformingFiles: [String: [Int32]] = [:]
  private var operatorFiles: [String: [Int32]] = [:]
  private var precedences: [String: Double] = [:]
  private var layoutFiles: Set<Int32> = []
  private(set) var types: [String: TypeCode] = [:]
  private(set) var extensions: [String: [TypeCode]] = [:]
  private(set) var functions: [String: [FunctionCode]] = [:]
  private(set) var variables: [String: VariableCode] = [:]
  private(set) lazy var systemFunctions = SystemFunctions.read()
  private var aliases: [String: TypeName] = [:]
  private(set) var parsedBytes = 0

  init(_ main: SourceText, _ folder: any SourceFiles) {
    self.folder = folder
    // Prefer files in folders near the main file, since several targets of a project may declare the same name.
    let others = folder.paths.filter { $0 != main.name }
    let parts = main.name.split(separator: "/")
    func nearness(_ path: String) -> Int {
      zip(parts, path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let sorted = others.map { (nearness($0), $0) }.sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1 < $1.1 }
    paths = [main.name] + sorted.map(\.1)
    sources[0] = main
    var declaring: [Int32] = []
    var mainTypes: Set<String> = []
    for index in paths.indices {
      guard let bytes = index == 0 ? main.utf8 : folder.bytes(of: paths[index]), bytes.count < 4 << 20 else {
        continue
      }
      let scan = NameScan(bytes)
      if index == 0 { mainTypes = scan.types }
      // Ignore other revisions of the main file: files with the same name that declare one of its types.
      if index > 0, paths[index].split(separator: "/").last == parts.last,
        !mainTypes.isDisjoint(with: scan.types)
      {
        continue
      }
      for name in scan.types { typeFiles[name, default: []].append(Int32(index)) }
      for name in scan.extended { extensionFiles[name, default: []].append(Int32(index)) }
      for name in scan.members { memberFiles[name, default: []].append(Int32(index)) }
      for name in scan.globals { globalFiles[name, default: []].append(Int32(index)) }
      for name in scan.conforming { conformingFiles[name, default: []].append(Int32(index)) }
      for name in scan.operators { operatorFiles[name, default: []].append(Int32(index)) }
      if scan.hasLayout { layoutFiles.insert(Int32(index)) }
      if scan.declaresOperators { declaring.append(Int32(index)) }
    }
    precedences = operatorPrecedences(in: declaring.prefix(40).map(source))
    parse(0)
  }

  func source(_ file: Int32) -> SourceText {
    if let source = sources[file] { return source }
    let path = paths[Int(file)]
    let source = SourceText(name: path, utf8: folder.bytes(of: path) ?? [])
    sources[file] = source
    return source
  }

  func line(_ file: Int32, _ offset: Int32) -> Int {
    guard file >= 0 else { return 1 }
    let starts = source(file).lineStarts
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= Int(offset) { low = middle } else { high = middle }
    }
    return low + 1
  }

  func text(_ place: Place) -> String {
    place.file < 0 ? "" : source(place.file)[SourceSpan(start: Int(place.start), end: Int(place.end))]
  }

  @discardableResult
  func parse(_ file: Int32) -> FileCode {
    if let code = codes[file] { return code }
    let source = source(file)
    parsedBytes += source.utf8.count
    let code = readFile(source, as: file, precedences)
    codes[file] = code
    for type in code.types {
      if type.name.contains("#") { privateFiles.insert(file) }
      if type.kind == .extended {
        extensions[type.name, default: []].append(type)
      } else if types[type.name] == nil {
        types[type.name] = type
      }
      for (name, target) in type.aliases where aliases[type.name + "." + name] == nil {
        aliases[type.name + "." + name] = target
      }
    }
    for function in code.functions { functions[function.name, default: []].append(function) }
    for variable in code.variables where variables[variable.name] == nil && !variable.isPrivate {
      variables[variable.name] = variable
    }
    for (name, target) in code.aliases where aliases[name] == nil { aliases[name] = target }
    return code
  }

  // MARK: Names

  private var resolved: [String: String?] = [:]
  private var privateFiles: Set<Int32> = []

  /// Returns the full name of the type that `name` refers to in the type `scope`; private types of `file` take
  /// precedence.
  func type(_ name: String, in scope: String?, file: Int32? = nil, depth: Int = 0) -> String? {
    let file = file ?? scope.flatMap { types[$0]?.place.file } ?? -1
    let key = "\(scope ?? "")|\(name)|\(privateFiles.contains(file) ? file : -1)"
    if let known = resolved[key] { return known }
    guard depth < 20 else { return nil }
    let found = search(name, in: scope, file, depth: depth)
    resolved[key] = .some(found)
    return found
  }

  private func search(_ name: String, in scope: String?, _ file: Int32, depth: Int) -> String? {
    let first = name.split(separator: ".").first.map(String.init) ?? name
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for file in typeFiles[first] ?? [] where types[name] == nil || scope != nil && nested(scope!, file) {
      parse(file)
    }
    if last != first { for file in typeFiles[last] ?? [] { parse(file) } }
    var outer = scope
    while let current = outer {
      // A type that is nested in the scope, or in a superclass of the scope, takes precedence over a type of the same
      // name in an outer scope.
      var holder: String? = current
      var steps = 0
      while let type = holder, steps < 12 {
        let whole = type + "." + name
        if types[whole] != nil { return whole }
        if let alias = aliases[type + "." + name] {
          return self.type(alias.name, in: type, file: file, depth: depth + 1) ?? alias.name
        }
        // The superclass may be a UIKit class, to which an extension may add nested types.
        holder =
          types[type].map { code in
            code.inherited.first.flatMap { first in
              first.name == name ? nil : self.type(first.name, in: nil, depth: depth + 1) ?? first.name
            }
          } ?? nativeSuperclass[type]
        steps += 1
      }
      outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    if privateFiles.contains(file) {
      var parts = name.split(separator: ".").map(String.init)
      parts[0] = TypeCode.privateName(parts[0], in: file)
      let own = parts.joined(separator: ".")
      if types[own] != nil { return own }
    }
    if types[name] != nil { return name }
    if let alias = aliases[name] { return type(alias.name, in: nil, depth: depth + 1) ?? alias.name }
    // The name may be `Module.Type` or `Alias.Type`.
    if let dot = name.firstIndex(of: ".") {
      let rest = String(name[name.index(after: dot)...])
      if let base = type(String(name[..<dot]), in: scope, depth: depth + 1), types[base + "." + rest] != nil {
        return base + "." + rest
      }
      if typeFiles[first] == nil, first.first?.isUppercase == true {
        return type(rest, in: nil, depth: depth + 1)
      }
    }
    return nil
  }

  /// Returns the list, dictionary, tuple or function type for which a type stands as an alias, or otherwise `type`.
  func expanded(_ type: TypeName, in scope: String?) -> TypeName {
    let kinds = ["[]", "[:]", "()", "->"]
    guard !kinds.contains(type.name), let name = self.type(type.name, in: scope), kinds.contains(name) else {
      return type
    }
    var outer = scope
    var found: TypeName?
    while let current = outer, found == nil {
      found = aliases[current + "." + type.name]
      outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    guard var found = found ?? aliases[type.name], found.name == name else { return type }
    if type.isOptional { found.isOptional = true }
    return found
  }

  private func nested(_ scope: String, _ file: Int32) -> Bool {
    scope.split(separator: ".").contains { extensionFiles[String($0)]?.contains(file) ?? false }
  }

  private var extensionCache: [String: [TypeCode]] = [:]

  /// Parses the files that extend a type and may declare `member`. Returns the type's declaration and all its
  /// extensions that have been parsed so far.
  func declarations(of type: String, with member: String) -> [TypeCode] {
    let key = "\(type)|\(member)"
    if let known = extensionCache[key] { return known }
    let last = TypeCode.shownName(type)
    if let files = extensionFiles[last], let holders = memberFiles[member] {
      let wanted = Set(holders)
      for file in files where wanted.contains(file) { parse(file) }
    }
    let found = (types[type].map { [$0] } ?? []) + (extensions[type] ?? [])
    extensionCache[key] = found
    return found
  }

  func allDeclarations(of type: String) -> [TypeCode] {
    let last = TypeCode.shownName(type)
    for file in conformingFiles[last] ?? [] { parse(file) }
    return parsedDeclarations(of: type)
  }

  func parsedDeclarations(of type: String) -> [TypeCode] {
    (types[type].map { [$0] } ?? []) + (extensions[type] ?? [])
  }

  /// Returns the global variable with this name, preferably from the given file; `nil` if no source declares it.
  func globalVariable(_ name: String, file: Int32) -> VariableCode? {
    if let own = codes[file]?.variables.first(where: { $0.name == name }) { return own }
    if let known = variables[name] { return known }
    for file in globalFiles[name] ?? [] {
      parse(file)
      if let known = variables[name] { return known }
    }
    return nil
  }

  func globalFunctions(_ name: String, file: Int32) -> [FunctionCode] {
    for file in globalFiles[name] ?? [] { parse(file) }
    return (functions[name] ?? []).filter { !$0.isPrivate || $0.place.file == file }
  }

  /// Parses the files that contain extensions and declare this member, but at most the six nearest to the main file.
  func parseExtensions(with member: String) {
    let extending = Set(extensionFiles.values.flatMap { $0 })
    for file in (memberFiles[member] ?? []).filter(extending.contains).prefix(6) { parse(file) }
  }

  /// Returns the global functions and methods with this name in the first six files that declare the name and mention
  /// constraints.
  func anyFunctions(_ name: String) -> [FunctionCode] {
    var found: [FunctionCode] = []
    for file in (memberFiles[name] ?? operatorFiles[name] ?? []).filter(layoutFiles.contains).prefix(6) {
      let code = parse(file)
      found += code.functions.filter { $0.name == name }
      for type in code.types { found += type.functions.filter { $0.name == name } }
    }
    return found
  }

  func isOperatorDeclared(_ name: String) -> Bool {
    guard let files = operatorFiles[name] else { return false }
    for file in files { parse(file) }
    return true
  }

  func operatorFunctions(_ name: String, of type: String?) -> [FunctionCode] {
    guard let type else { return functions[name] ?? [] }
    return parsedDeclarations(of: type).flatMap(\.functions).filter { $0.name == name }
  }

  func isMemberDeclared(_ name: String) -> Bool { memberFiles[name] != nil }
}
