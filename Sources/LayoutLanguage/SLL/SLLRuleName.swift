import LayoutModel

/// The names of SLL rules, such as `tb` for the distance between the view's top and the superview's bottom.
enum SLLRuleName: String, CaseIterable {
  case tt, tb, bb, bt, ct, cb
  case ll, lr, rr, rl, cl, cr
  case w, h
  case minw, maxw, minh, maxh

  private static let words = WordTable<Self>()

  init?(rawValue: String) {
    guard let known = Self.words[rawValue] else { return nil }
    self = known
  }
}

extension SLLRuleName {
  enum Meaning {
    /// The distance of the view's attribute from the superview's top or left edge or, if `fromFarEdge` is true, from
    /// its bottom or right edge.
    case position(Attribute, fromFarEdge: Bool)
    case size(Relation)
  }

  var meaning: Meaning {
    switch self {
    case .tt: .position(.top, fromFarEdge: false)
    case .tb: .position(.top, fromFarEdge: true)
    case .bt: .position(.bottom, fromFarEdge: false)
    case .bb: .position(.bottom, fromFarEdge: true)
    case .ct: .position(.centerY, fromFarEdge: false)
    case .cb: .position(.centerY, fromFarEdge: true)
    case .ll: .position(.left, fromFarEdge: false)
    case .lr: .position(.left, fromFarEdge: true)
    case .rl: .position(.right, fromFarEdge: false)
    case .rr: .position(.right, fromFarEdge: true)
    case .cl: .position(.centerX, fromFarEdge: false)
    case .cr: .position(.centerX, fromFarEdge: true)
    case .w, .h: .size(.equal)
    case .minw, .minh: .size(.greaterOrEqual)
    case .maxw, .maxh: .size(.lessOrEqual)
    }
  }

  static func sizes(along axis: Axis) -> [SLLRuleName] { axis == .horizontal ? widths : heights }

  private static let widths: [SLLRuleName] = [.w, .minw, .maxw]
  private static let heights: [SLLRuleName] = [.h, .minh, .maxh]

  var isBound: Bool {
    if case .size(let relation) = meaning { relation != .equal } else { false }
  }

  var axis: Axis {
    switch self {
    case .tt, .tb, .bb, .bt, .ct, .cb, .h, .minh, .maxh: .vertical
    case .ll, .lr, .rr, .rl, .cl, .cr, .w, .minw, .maxw: .horizontal
    }
  }

  /// The rule that measures the same attribute from the superview's top or left edge, such as `tt` for `tb`; `nil` for
  /// all other rules, such as `tt` itself and `w`.
  var nearTwin: SLLRuleName? {
    switch self {
    case .tb: .tt
    case .bb: .bt
    case .cb: .ct
    case .lr: .ll
    case .rr: .rl
    case .cr: .cl
    default: nil
    }
  }
}

extension Axis {
  var nearEdge: Attribute { self == .horizontal ? .left : .top }
  var farEdge: Attribute { self == .horizontal ? .right : .bottom }
}
