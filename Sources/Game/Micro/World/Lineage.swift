/// The identifier of a creature for the whole life of a world. Newborns get ascending numbers.
public typealias CreatureID = UInt32

/// The descent of a creature.
public struct Lineage: Hashable, Sendable {
  /// The first ancestor's number: creatures with the same founder are kin.
  public var founder: UInt32
  /// The parent; `nil` for a creature that wasn't born in the world.
  public var parent: CreatureID?
  /// The number of births between the founder and the creature.
  public var generation: Int

  /// Creates a lineage.
  public init(founder: UInt32, parent: CreatureID? = nil, generation: Int = 0) {
    self.founder = founder
    self.parent = parent
    self.generation = generation
  }
}
