extension BodyPlan {
  /// The relation of a muscle to its body's wave, computed once instead of at every step.
  struct Swing: Sendable {
    /// The point at φ · depth − φm on the unit circle.
    let lag: Vector
    /// The index among the brain's `muscles`; −1 if the brain doesn't control this muscle individually.
    let slot: Int
    /// The sign of its response to a turn from x to y.
    let turn: Float

    /// Creates the swing of a muscle that changes its length: it shortens on the side of the turn.
    init(_ link: Link, number: Int, phaseLag: Float, brain: BrainPlan) {
      lag = Vector(angle: phaseLag * Float(link.depth) - link.phase)
      slot = brain.muscles.firstIndex(of: number) ?? -1
      turn = -Float(link.side.rawValue)
    }

    /// Creates the swing of a hinge. A bend that runs from tail to head turns the head with it; one that runs from head to tail
    /// turns the tail.
    init(_ hinge: Hinge, phaseLag: Float, brain: BrainPlan, cells: [Cell]) {
      lag = Vector(angle: phaseLag * Float(hinge.depth) - hinge.phase)
      slot = brain.muscles.firstIndex(of: hinge.link) ?? -1
      turn = cells[hinge.c].position.x >= cells[hinge.a].position.x ? 1 : -1
    }
  }
}

/// A set of cell types.
struct CellTypeSet: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ types: [CellType]) {
    rawValue = types.reduce(0) { $0 | 1 << UInt16($1.rawValue) }
  }

  func contains(_ type: CellType) -> Bool { rawValue & (1 << UInt16(type.rawValue)) != 0 }
}
