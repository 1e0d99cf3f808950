/// The common traits of all cells of a type.
///
/// Lengths are in cell lengths (the usual distance between linked cells). The unit of mass gives a cell 0.25 to 0.8.
/// Energies are in joules and powers in watts of that system.
public struct CellTraits: Hashable, Sendable {
  /// The price of one cell in the editor, in edit points.
  public let cost: Int
  /// The mass, 0.25 … 0.8.
  public let mass: Float
  /// The radius in cell lengths, 0.45 … 0.5.
  public let radius: Float
  /// The damage that kills it; a plain cell has 10.
  public let health: Float
  /// The power that it uses while it lives, in watts.
  public let upkeep: Float
  /// The energy in its tissue, in joules: the cost of building it, and the gain from eating it.
  public let tissue: Float
  /// The energy that it adds to its creature's store, in joules.
  public let capacity: Float

  /// The drag in every direction, as force per speed. It is at most a quarter of the tangential drag of a body link, so
  /// that a creature moves by the difference between the drag along and across its links.
  public static let drag: Float = 0.3
}

extension CellType {
  /// The table of cells. The costs are the editor's prices. A creature of ten cells needs about 0.4 W and stores about
  /// 25 J, so it lives for a minute from full without eating.
  public var traits: CellTraits {
    switch self {
    case .nucleus: table(12, mass: 0.40, radius: 0.50, health: 20, upkeep: 0.100, tissue: 6, 10)
    case .body: table(2, mass: 0.30, radius: 0.45, health: 10, upkeep: 0.020, tissue: 2, 2)
    case .mouth: table(6, mass: 0.35, radius: 0.50, health: 12, upkeep: 0.040, tissue: 3, 1)
    case .spike: table(6, mass: 0.30, radius: 0.45, health: 12, upkeep: 0.030, tissue: 3, 1)
    case .eye: table(5, mass: 0.25, radius: 0.45, health: 6, upkeep: 0.060, tissue: 2, 1)
    case .nose: table(3, mass: 0.25, radius: 0.45, health: 8, upkeep: 0.040, tissue: 2, 1)
    case .touch: table(2, mass: 0.25, radius: 0.45, health: 8, upkeep: 0.020, tissue: 1.5, 1)
    case .flagellum: table(5, mass: 0.30, radius: 0.45, health: 8, upkeep: 0.040, tissue: 2.5, 1)
    case .armour: table(5, mass: 0.80, radius: 0.50, health: 30, upkeep: 0.030, tissue: 4, 1)
    case .storage: table(3, mass: 0.50, radius: 0.50, health: 8, upkeep: 0.010, tissue: 2, 20)
    case .photocyte: table(5, mass: 0.25, radius: 0.45, health: 4, upkeep: 0.020, tissue: 2, 2)
    case .toxinGland: table(8, mass: 0.35, radius: 0.45, health: 8, upkeep: 0.060, tissue: 3.5, 1)
    case .jet: table(7, mass: 0.40, radius: 0.50, health: 10, upkeep: 0.050, tissue: 3, 1)
    case .adhesive: table(6, mass: 0.30, radius: 0.45, health: 10, upkeep: 0.030, tissue: 2.5, 1)
    case .electrocyte: table(9, mass: 0.40, radius: 0.50, health: 8, upkeep: 0.080, tissue: 4, 4)
    case .pacemaker: table(3, mass: 0.25, radius: 0.45, health: 8, upkeep: 0.020, tissue: 1.5, 1)
    }
  }

  private func table(
    _ cost: Int, mass: Float, radius: Float, health: Float, upkeep: Float, tissue: Float,
    _ capacity: Float
  ) -> CellTraits {
    CellTraits(
      cost: cost, mass: mass, radius: radius, health: health, upkeep: upkeep, tissue: tissue,
      capacity: capacity)
  }
}
