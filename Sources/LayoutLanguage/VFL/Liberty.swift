import Diagnostics

extension VisualFormat {
  /// Something that this language takes and Apple's parser does not: an extension or a blank.
  struct Liberty: Equatable {
    enum Kind: Equatable {
      case blank
      case orientation(String)
      case percentage
      case attribute
      case arithmetic
      case signedGap
      case viewAsGap
      case superviewAsObject
      case spacer
      case disconnection
      case range
      case severalViews
      case stack
    }

    var kind: Kind
    var span: SourceSpan

    init(_ kind: Kind, _ span: SourceSpan) {
      self.kind = kind
      self.span = span
    }
  }
}
