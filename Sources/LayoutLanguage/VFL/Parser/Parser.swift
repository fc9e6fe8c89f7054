import Diagnostics
import LayoutModel

// Apple's grammar (Auto Layout Guide, appendix Visual Format Language) with autolayout.js's extensions:
//
//   line        = ( "C" ":" explicit ) | ( [ orientation ":" ] chain [ options ] )
//   orientation = "H" | "V" | "HV" | "Z"
//   chain       = [ "|" connection ] group ( connection group )* [ connection "|" ]
//   group       = "[" member ( "," member )* "]"
//   member      = NAME [ ".." DIGITS ] [ "(" predicates ")" ] [ ":" stack ]
//   stack       = connection group ( connection group )* connection
//   connection  = "" | "-" | "-" simple "-" | "-" "(" predicates ")" "-"
//               | "->" | "~" | "~" "(" predicates ")" "~"
//   predicates  = predicate ( "," predicate )*
//   predicate   = [ "==" | "<=" | ">=" ] object [ "@" amount ]
//   simple      = amount [ "%" ] [ "@" amount ]
//   object      = [ "+" | "-" ] NUMBER
//               | ( amount "%" | [ "+" | "-" ] NAME [ "." ATTRIBUTE ] ) [ ( "*" | "/" ) amount ]
//                 [ ( "+" | "-" ) amount ]
//   amount      = [ "+" | "-" ] ( NUMBER | NAME )
//   explicit    = NAME ( "." ATTRIBUTE "(" predicates ")" )+
//   options     = ( NAME | "," | "|" | "." )*
//
// Blanks are allowed around brackets, parentheses, commas, relations and connections. After an error, the parser
// continues where the intended meaning is likely.

extension VisualFormat {
  /// The limits of a line, which bound the recursion depth, memory and time that any input can cause.
  enum Limit {
    static let depth = 100
    /// The largest total number of views, predicates and options in a line.
    static let parts = 10_000
    static let range = 1_000
    static let constraints = 10_000
    static let errors = 20
  }

  enum ParsedStatement {
    case line(Line)
    case explicit(ExplicitLine)
  }

  struct Parser {
    var cursor: Cursor
    let context: NotationContext
    let found: StatementReport
    private var partCount = 0
    /// The part of the VFL line that is being parsed, for warnings about blanks.
    var place = VFLExtension.Place.line
    private(set) var hasGivenUp = false

    init(_ statement: Statement, reportingTo found: StatementReport, in context: NotationContext) {
      self.found = found
      self.context = context
      cursor = context.cursor(at: statement.span)
    }

    /// Reads a whole statement, or reports an error and returns `nil` if nothing could be read.
    mutating func parse() -> ParsedStatement? {
      var orientation = Orientation.horizontal
      if isNameStart(cursor.byte) {
        guard let written = parseOrientation() else { return parseExplicit().map { .explicit($0) } }
        orientation = written
      }
      let chain = parseLineChain()
      let options = hasGivenUp ? [] : parseOptions()
      return .line(Line(orientation: orientation, chain: chain, options: options))
    }

    /// Reports an error, unless one was just reported at the same place.
    mutating func report(_ error: VisualFormatError, at span: SourceSpan? = nil) {
      let span = span ?? cursor.characterHere
      guard !hasGivenUp, found.errors.last?.span?.start != span.start else { return }
      found.add(error, at: span)
      if found.errors.count == Limit.errors { skipRest() }
    }

    mutating func skipRest() {
      hasGivenUp = true
      cursor.move(to: cursor.end)
    }

    mutating func countPart() -> Bool {
      partCount += 1
      if partCount <= Limit.parts { return true }
      report(.tooLong(limit: Limit.parts))
      skipRest()
      return false
    }

    mutating func skipBlanks() {
      let start = cursor.offset
      if cursor.skipBlanks() { extend(.blank(place), at: cursor.span(from: start)) }
    }

    func extend(_ vflExtension: VFLExtension, at span: SourceSpan) { found.add(vflExtension, at: span) }

    /// Reads the orientation, such as `V:`; returns `nil` for the `C:` of a line such as `C:a.top(20)`. An unknown
    /// orientation is reported and read as horizontal.
    private mutating func parseOrientation() -> Orientation? {
      guard let (name, span) = cursor.takeName(as: .orientation) else { return .horizontal }
      let orientation = Orientation(rawValue: name)
      if orientation == nil, name != "C" {
        report(.unknownOrientation(name), at: span)
        cursor.skipBlanks()
        _ = cursor.take(":")
        skipBlanks()
        return .horizontal
      }
      let start = cursor.offset
      cursor.skipBlanks()
      if cursor.take(":") {
        if cursor.offset > start + 1 {
          extend(.blank(place), at: SourceSpan(start: start, end: cursor.offset - 1))
        }
      } else {
        report(.expectedColon(after: name))
      }
      if name == "C" || orientation == .both || orientation == .depth {
        extend(.orientation(name), at: span)
      }
      skipBlanks()
      return orientation
    }
  }
}
