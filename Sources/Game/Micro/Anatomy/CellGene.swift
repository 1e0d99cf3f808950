/// Names a gene for as long as its lineage lives: a copy keeps the name, a new gene gets a new one.
public typealias GeneID = UInt32

/// One cell of a genome.
public struct CellGene: Hashable, Sendable {
  public let id: GeneID
  public var type: CellType
  /// Where it rests in the creature's own frame, in cell lengths: x ahead, the left side at
  /// negative y (a screen's y points down). Both within ±`GenomeLimits.extent`.
  public var position: Vector
  /// Which way its organ looks, in radians within ±π: 0 is outward, from the mean of its linked
  /// neighbours to itself, and turns go from x to y. 0 for what has no direction.
  public var direction: Float
  /// Its mirror image across y = 0, with which edits keep it in step; `nil` for what stands alone.
  public var twin: GeneID?

  public init(
    id: GeneID, type: CellType, position: Vector, direction: Float = 0, twin: GeneID? = nil
  ) {
    self.id = id
    self.type = type
    self.position = position
    self.direction = direction
    self.twin = twin
  }
}
