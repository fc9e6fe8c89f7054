import Diagnostics

extension VisualFormat {
  /// Something that this language takes and Apple's parser does not: an extension or a blank.
  struct Liberty: Equatable {
    enum Kind: Equatable {
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
    }

    /// What Apple's parser would look for where it meets a blank.
    enum Place: Equatable {
      case line, view, gap
    }

    var kind: Kind
    var span: SourceSpan

    init(_ kind: Kind, _ span: SourceSpan) {
      self.kind = kind
      self.span = span
    }
  }
}
