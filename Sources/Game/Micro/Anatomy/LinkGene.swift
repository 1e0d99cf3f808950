/// One link of a genome. Its rest length is the distance of its cells.
public struct LinkGene: Hashable, Sendable {
  public let id: GeneID
  /// The cells that it joins. A hinge muscle bends at `b`, against the other link of `b` that goes
  /// most nearly straight on.
  public let a: GeneID
  public let b: GeneID
  public var type: LinkType
  /// How far it swings: 0 … 0.35 of its length for a muscle, 0 … 0.9 radians for a hinge muscle, 0
  /// for everything else.
  public var amplitude: Float
  /// By how much it runs ahead of the body's wave, in radians within ±π; 0 for what has none.
  public var phase: Float
  /// Its mirror image, which joins the twins of its cells; `nil` for what stands alone.
  public var twin: GeneID?

  public init(
    id: GeneID, a: GeneID, b: GeneID, type: LinkType, amplitude: Float = 0, phase: Float = 0,
    twin: GeneID? = nil
  ) {
    self.id = id
    self.a = a
    self.b = b
    self.type = type
    self.amplitude = amplitude
    self.phase = phase
    self.twin = twin
  }
}
