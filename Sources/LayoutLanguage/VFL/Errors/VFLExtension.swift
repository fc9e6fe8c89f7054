import Diagnostics

extension VisualFormat {
  /// Syntax that this parser accepts and Apple's parser rejects.
  enum VFLExtension {
    case blank(Place)
    case orientation(String)
    case percentage
    case attribute
    case arithmetic
    case signedGap
    case namedPriority(String)
    case viewAsGap(String)
    case superviewAsObject
    case spacer
    case disconnection
    case range
    case severalViews
    case stack

    /// The part of a VFL line that contains a blank; Apple's parser reports a different error for each part.
    enum Place: Equatable {
      case line, view, gap
    }

    /// The warning of `check --strict-vfl`, with the message of Apple's parser if known.
    func diagnostic(at span: SourceSpan) -> Diagnostic {
      Diagnostic(
        .warning, code: code, message, at: span,
        help: sentence.map { "Apple's parser reports: \($0)" })
    }

    private var code: String {
      if case .blank = self { return "vfl-blank" }
      return "vfl-extension"
    }

    private var message: String {
      switch self {
      case .blank: "a space inside the string is not part of Apple's Visual Format Language"
      case .orientation(let name): "'\(name):' is not part of Apple's Visual Format Language"
      case .percentage: "a percentage is not part of Apple's Visual Format Language"
      case .attribute: "an attribute in a predicate is not part of Apple's Visual Format Language"
      case .arithmetic:
        "arithmetic in a predicate, such as 'b*2', is not part of Apple's Visual Format Language"
      case .signedGap: "a gap with a sign, such as '-(-8)-', is not part of Apple's Visual Format Language"
      case .namedPriority(let name):
        "'@\(name)' is not part of Apple's Visual Format Language, unless a metric has that name"
      case .viewAsGap: "a gap as large as a view is not part of Apple's Visual Format Language"
      case .superviewAsObject: "'superview' in a predicate is not part of Apple's Visual Format Language"
      case .spacer: "'~' is not part of Apple's Visual Format Language"
      case .disconnection: "'->' is not part of Apple's Visual Format Language"
      case .range: "a range of views is not part of Apple's Visual Format Language"
      case .severalViews:
        "several views in brackets, such as '[a,b]', are not part of Apple's Visual Format Language"
      case .stack: "a view stack is not part of Apple's Visual Format Language"
      }
    }

    /// The message of Apple's parser, from the Auto Layout Guide or users' reports; `nil` if unknown.
    private var sentence: String? {
      switch self {
      case .percentage, .attribute, .arithmetic, .range, .severalViews, .stack, .blank(.view):
        VisualFormatError.unclosedViewSentence
      case .orientation("HV"): "Expected ':' after 'H' to specify horizontal arrangement"
      case .orientation, .spacer, .disconnection, .blank(.line): "Expected a view"
      case .viewAsGap(let name), .namedPriority(let name):
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
      case .superviewAsObject: "Unable to find view with name superview"
      case .blank(.gap):
        "Expected a number or key from the metrics dictionary, but encountered something else"
      case .signedGap: nil
      }
    }
  }
}
