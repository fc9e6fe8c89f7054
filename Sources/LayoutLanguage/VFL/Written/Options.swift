import Diagnostics
import LayoutModel

// The options after a VFL string have the names of Swift's NSLayoutConstraint.FormatOptions.

extension VisualFormat {
  enum Option: Equatable {
    case align(Attribute)
    case direct(Direction)
    case spacingEdgeToEdge
    case spacingBaselineToBaseline

    static let all: [(name: String, option: Option)] = [
      ("alignAllLeft", .align(.left)), ("alignAllRight", .align(.right)),
      ("alignAllTop", .align(.top)), ("alignAllBottom", .align(.bottom)),
      ("alignAllLeading", .align(.leading)), ("alignAllTrailing", .align(.trailing)),
      ("alignAllCenterX", .align(.centerX)), ("alignAllCenterY", .align(.centerY)),
      ("alignAllFirstBaseline", .align(.firstBaseline)), ("alignAllLastBaseline", .align(.lastBaseline)),
      // The name of alignAllLastBaseline until iOS 7.
      ("alignAllBaseline", .align(.lastBaseline)),
      ("directionLeadingToTrailing", .direct(.leadingToTrailing)),
      ("directionLeftToRight", .direct(.leftToRight)), ("directionRightToLeft", .direct(.rightToLeft)),
      ("spacingEdgeToEdge", .spacingEdgeToEdge), ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
    ]

    init?(_ name: String) {
      guard let known = Self.known[name] else { return nil }
      self = known
    }

    private static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.option) })

    /// Returns the name of the format option that is most similar to an unknown name, such as `alignAllLeft` for `left`
    /// or `NSLayoutFormatAlignAllLeft`.
    static func nearestName(to name: String, along axis: Axis?) -> String? {
      let prefix = "NSLayoutFormat"
      if name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first {
        let swiftName = first.lowercased() + name.dropFirst(prefix.count + 1)
        if Option(swiftName) != nil { return swiftName }
      }
      let words = all.filter {
        if case .align(let attribute) = $0.option { attribute.axis != axis } else { true }
      }
      .map(\.name)
      let aligned = "alignAll" + name.prefix(1).uppercased() + name.dropFirst()
      return words.contains(aligned)
        ? aligned : nearest(to: name, in: words) ?? nearest(to: aligned, in: words)
    }
  }

  struct LineOptions {
    var horizontal = Direction.leadingToTrailing
    var vertical = Direction.topToBottom
    var alignments: [(attribute: Attribute, span: SourceSpan)] = []

    init(_ uses: [OptionUse], on orientation: Orientation, reportingTo found: StatementReport) {
      let lineAxis: Axis? =
        switch orientation {
        case .horizontal: .horizontal
        case .vertical: .vertical
        case .both, .depth: nil
        }
      var direction: (name: String, value: Direction)?
      for use in uses {
        guard let option = Option(use.name) else {
          let nearest = Option.nearestName(to: use.name, along: lineAxis)
          found.add(.unknownOption(use.name, nearest: nearest), at: use.span)
          continue
        }
        guard orientation != .depth else {
          found.add(.optionNotHere(use.name), at: use.span)
          continue
        }
        switch option {
        case .align(let attribute):
          if lineAxis == nil || lineAxis == attribute.axis {
            found.add(
              .optionAlongAxis(use.name, isHorizontal: attribute.axis == .horizontal), at: use.span)
          } else {
            alignments.append((attribute, use.span))
          }
        case .direct(let value):
          if let direction, direction.value != value {
            found.add(.conflictingDirections(direction.name, use.name), at: use.span)
          } else {
            direction = (use.name, value)
          }
        case .spacingBaselineToBaseline:
          if orientation == .horizontal { found.add(.optionOnWrongAxis(use.name), at: use.span) }
          vertical.countsFromBaselines = true
        case .spacingEdgeToEdge: break
        }
      }
      if let direction { horizontal = direction.value }
    }
  }
}
