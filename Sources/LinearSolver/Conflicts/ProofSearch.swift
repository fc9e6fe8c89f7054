/// Finds every conflict of many constraints, the same ones as `ConflictSearch`, by proofs instead of trying.
///
/// Equations are taken in order, so that one which contradicts those before it is found with its proof. All that are
/// kept, and the inequalities, are then checked as a whole; what comes out is a proof again. A proof says only which
/// set cannot hold. The one to be told is what a deletion filter from the last constraint to the first would leave:
/// for each member of a proof, the last first, all that comes before it is checked without it and what comes after it.
/// Should that not hold either, its proof has an earlier last member, and takes the place of the first.
/// (On filters and proofs: Chinneck, *Feasibility and Infeasibility in Optimization*, 2008, chapter 6.)
///
/// Cost: a derivation or two, and for each member of each conflict a move of a few variables (`Witness`) or a check,
/// mostly. Where it would be far more, a set that cannot hold is reported as it was proved, though less of it would do.
struct ProofSearch {
  /// The constraints that must hold; of an equation that is left out, one side is added at the end.
  private var problem: LinearProblem
  private let constraintCount: Int
  private var derivation: LinearDerivation
  private var isLeftOut: [Bool]
  private var work = 0
  private let workLimit: Int

  /// - Parameter problem: definitions and required constraints only.
  init(_ problem: LinearProblem, workLimit: Int = 200_000_000) {
    self.problem = problem
    self.workLimit = workLimit
    constraintCount = problem.constraintCount
    derivation = LinearDerivation(problem)
    isLeftOut = [Bool](repeating: false, count: constraintCount)
  }

  private var isExhausted: Bool { work > workLimit }

  /// The conflicts in their order; `nil` where rounding stands in the way.
  mutating func run() -> [LinearConflict]? {
    // 1. Which constraints are left out, each with a proof from those that are kept.
    guard let proofs = proofsOfAll() else { return nil }
    if isExhausted { return proofs.map { LinearConflict(members: $0.members) } }
    guard let values = feasibleValues(problem, leavingOut: isLeftOut) else { return nil }
    // 2. For each, the set that is to be reported.
    let rejected = proofs.map { side(of: $0.last, $0.lastRelation) }
    var subset = Subset(
      top: 0, isMember: [Bool](repeating: false, count: problem.constraintCount))
    var witness = Witness(problem, leavingOut: isLeftOut, at: values)
    var conflicts: [LinearConflict] = []
    for (proof, rejected) in zip(proofs, rejected) {
      guard let members = firstMembers(proof, rejected, &subset, &witness) else { return nil }
      conflicts.append(LinearConflict(members: members))
    }
    return conflicts
  }

  // MARK: - What is left out

  /// Proofs of which no one needs a constraint that another one leaves out, such that all others can hold.
  ///
  /// So these are the ones that cannot join those before them: for each, what its proof names is kept, and
  /// what can hold as a whole can hold up to anywhere.
  private mutating func proofsOfAll() -> [ContradictionProof]? {
    var found: [ContradictionProof] = []
    while true {
      guard let proofs = leaveOut(found) else { return nil }
      if isExhausted { return proofs }
      switch check(isLeftOut) {
      case .holds: return proofs
      case .undecided: return nil
      case .contradictions(let contradictions):
        let count = found.count
        for parts in contradictions {
          if let proof = derivation.proof(from: parts, in: problem) { found.append(proof) }
        }
        if found.count == count || derivation.isExhausted { return nil }
      }
    }
  }

  /// Takes constraints in order. Left out is the last of a proof whose other members are kept, and an equation that
  /// contradicts those before it.
  private mutating func leaveOut(_ found: [ContradictionProof]) -> [ContradictionProof]? {
    var byLast: [Int: [ContradictionProof]] = [:]
    for proof in found { byLast[proof.last, default: []].append(proof) }
    derivation = LinearDerivation(problem)
    work += constraintCount
    for constraint in 0..<constraintCount where problem.strength(of: constraint) == .definition {
      switch derivation.add(constraint) {
      case .new, .redundant: break
      case .contradiction, .exhausted: return nil
      }
    }
    var proofs: [ContradictionProof] = []
    for constraint in 0..<constraintCount {
      isLeftOut[constraint] = false
      if problem.strength(of: constraint) == .definition { continue }
      var proof = byLast[constraint]?.first { $0.members.dropLast().allSatisfy { !isLeftOut[$0] } }
      if proof == nil, problem.relation(of: constraint) == .equal {
        switch derivation.add(constraint) {
        case .new, .redundant: break
        case .contradiction(let combination):
          // What the others make of it is off by the constant.
          let isLow = combination.constant > 0
          proof = ContradictionProof(combination.parts, in: problem)
          proof?.lastRelation = isLow ? .greaterOrEqual : .lessOrEqual
        case .exhausted: return nil
        }
      }
      if let proof {
        isLeftOut[constraint] = true
        proofs.append(proof)
      }
    }
    return proofs
  }

  // MARK: - What is reported

  /// What is looked at while a conflict's members are sought: all constraints kept before a place, and some after.
  private struct Subset {
    var top: Int
    var members: [Int] = []
    var isMember: [Bool]
    /// The one rejected, or the side of it.
    var rejected = -1

    mutating func begin(_ rejected: Int, before top: Int) {
      for member in members { isMember[member] = false }
      members.removeAll(keepingCapacity: true)
      (self.rejected, self.top) = (rejected, top)
    }

    mutating func keep(_ member: Int) {
      members.append(member)
      isMember[member] = true
    }
  }

  /// After so many moves in a row that went through the whole layout, the next ones are taken to go there as well.
  private var mostMisses: Int { 4 }

  private func contains(_ constraint: Int, in subset: Subset) -> Bool {
    if constraint < subset.top { return !isLeftOut[constraint] }
    return constraint == subset.rejected || subset.isMember[constraint]
      || problem.strength(of: constraint) == .definition
  }

  /// What is left of all constraints kept before the proof's last one, and this, by a deletion filter from the last
  /// to the first.
  private mutating func firstMembers(
    _ first: ContradictionProof, _ rejected: Int, _ subset: inout Subset, _ witness: inout Witness
  ) -> [Int]? {
    // 1. Nothing that comes after the last one.
    subset.begin(rejected, before: first.last)
    // 2. From the last member to the first: either all can hold without it, or there is another proof.
    defer { witness.goBack() }
    var wanted = rejected
    var misses = 0
    var open = Array(first.members.dropLast())
    while let candidate = open.popLast() {
      if isExhausted { return (open + [candidate, first.last] + subset.members).sorted() }
      subset.top = candidate
      if misses < mostMisses {
        let isMoved = witness.move(
          toHold: wanted, releasing: candidate, where: { contains($0, in: subset) }, before: candidate,
          and: rejected)
        if isMoved {
          misses = 0
          subset.keep(candidate)
          wanted = candidate
          continue
        }
      }
      let isOut = (0..<problem.constraintCount).map { !contains($0, in: subset) }
      switch check(isOut) {
      case .holds:
        misses += 1
        if misses < mostMisses, let values = feasibleValues(problem, leavingOut: isOut) {
          witness.replace(by: values)
        } else {
          misses = mostMisses
        }
        subset.keep(candidate)
        wanted = candidate
      case .undecided: return nil
      case .contradictions(let contradictions):
        guard let shorter = earliest(contradictions, in: subset) else { return nil }
        if let last = shorter.last, last >= candidate { return nil }
        open = shorter
      }
    }
    return (subset.members + [first.last]).sorted()
  }

  /// One side of an equation, as a constraint of its own, at the end. Of one that cannot join others only one side is
  /// at fault: the values that they leave it all lie on one side of its constant.
  private mutating func side(of constraint: Int, _ relation: LinearRelation) -> Int {
    if problem.relation(of: constraint) == relation { return constraint }
    return problem.add(problem.terms(of: constraint), relation, problem.constant(of: constraint))
  }

  /// Of several proofs the one whose last member, besides those known, is the earliest; those that are not known.
  private mutating func earliest(
    _ contradictions: [[LinearCombination.Part]], in subset: Subset
  ) -> [Int]? {
    var best: [Int]?
    for parts in contradictions {
      guard let proof = derivation.proof(from: parts, in: problem) else { continue }
      let open = proof.members.filter { $0 != subset.rejected && !subset.isMember[$0] }
      if best == nil || (open.last ?? -1) < (best!.last ?? -1) { best = open }
    }
    return best
  }

  private mutating func check(_ isLeftOut: [Bool]) -> RequiredVerdict {
    checkRequired(problem, leavingOut: isLeftOut, work: &work)
  }
}
