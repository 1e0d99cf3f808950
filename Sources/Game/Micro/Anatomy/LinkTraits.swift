/// The common traits of all links of a type: the price and the constants of its physics (F-MICRO-06).
public struct LinkTraits: Hashable, Sendable {
  /// The price of one link in the editor, in edit points.
  public let cost: Int
  /// The power that it uses while it lives, in watts. A muscle's work is additional.
  public let upkeep: Float
  /// The energy in its tissue, in joules: the cost of building it.
  public let tissue: Float
  /// The force per length of stretch, 300 … 3,000; 10⁵ is rigid.
  public let stiffness: Float
  /// The damping ratio ζ, the part of critical damping, 0.3 … 0.7.
  public let dampingRatio: Float
  /// The drag along the link per length, ξt: 0.5 … 4, or 0 for links that offer the water no resistance.
  public internal(set) var dragTangential: Float = 0
  /// The ratio γ of the drag across to the drag along the link, 1 … 4. A bending body swims by the excess over 1.
  public internal(set) var dragRatio: Float = 1
  /// Whether it resists compression; false for a link that only pulls.
  public internal(set) var resistsCompression = true
  /// The stretch beyond which it tears, as a part of its length.
  public let tearStrain: Float
  /// The torque per radian with which it keeps its angle to the link that continues straight; 0 bends freely.
  public internal(set) var bendingStiffness: Float = 0
  /// The largest torque of its bending stiffness.
  public internal(set) var maximumTorque: Float = 0
}

extension LinkType {
  /// The table of links.
  ///
  /// Links for swimming (body, fin, hinge muscle) have the most drag. It keeps the reduced mass m·f/(ξt·L) of a plain
  /// cell at 1 Hz below 0.1. They have enough bending stiffness for a wave to reach the tail: with B = 2,000 a body of
  /// ten lengths beating at 1 Hz has the sperm number L·(ξn·2πf/B)^¼ = 10·(8·6.3/2000)^¼ ≈ 4. Links for bracing (strut,
  /// spring, muscle, nerve) have no drag: a drag that is equal along and across a body moves nothing.
  public var traits: LinkTraits {
    switch self {
    case .strut:
      LinkTraits(
        cost: 1, upkeep: 0.001, tissue: 0.2, stiffness: 100_000, dampingRatio: 0.7, tearStrain: 0.3)
    case .spring:
      LinkTraits(
        cost: 1, upkeep: 0.001, tissue: 0.2, stiffness: 300, dampingRatio: 0.3, tearStrain: 0.6)
    case .body:
      LinkTraits(
        cost: 1, upkeep: 0.002, tissue: 0.3, stiffness: 1500, dampingRatio: 0.5, dragTangential: 4,
        dragRatio: 2, tearStrain: 0.8, bendingStiffness: 200, maximumTorque: 60)
    case .fin:
      LinkTraits(
        cost: 2, upkeep: 0.003, tissue: 0.4, stiffness: 1000, dampingRatio: 0.4, dragTangential: 3,
        dragRatio: 4, tearStrain: 0.35, bendingStiffness: 200, maximumTorque: 60)
    case .muscle:
      LinkTraits(
        cost: 3, upkeep: 0.004, tissue: 0.5, stiffness: 2000, dampingRatio: 0.5, tearStrain: 0.8)
    case .hingeMuscle:
      LinkTraits(
        cost: 3, upkeep: 0.004, tissue: 0.5, stiffness: 2000, dampingRatio: 0.5, dragTangential: 4,
        dragRatio: 4, tearStrain: 0.8, bendingStiffness: 2000, maximumTorque: 200)
    case .tentacle:
      LinkTraits(
        cost: 2, upkeep: 0.002, tissue: 0.3, stiffness: 600, dampingRatio: 0.5, dragTangential: 0.5,
        dragRatio: 2, resistsCompression: false, tearStrain: 1.2)
    case .nerve:
      LinkTraits(
        cost: 1, upkeep: 0.001, tissue: 0.1, stiffness: 300, dampingRatio: 0.5,
        resistsCompression: false, tearStrain: 0.5)
    }
  }
}
