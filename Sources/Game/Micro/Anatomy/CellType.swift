/// The type of a cell. Saves and share codes contain the raw values; they never change.
public enum CellType: UInt8, CaseIterable, Hashable, Sendable {
  /// The cell that hosts the brain.
  case nucleus
  /// The plain cell, which holds others together.
  case body
  /// The cell that eats.
  case mouth
  /// The cell that wounds what it hits.
  case spike
  /// The cell that sees the nearest thing in its cone.
  case eye
  /// The cell that smells food, blood and kin.
  case nose
  /// The cell that feels collisions.
  case touch
  /// The cell that pushes along its link.
  case flagellum
  /// The cell that takes more wounds than others.
  case armour
  /// The cell that stores energy.
  case storage
  /// The cell that makes energy from light.
  case photocyte
  /// The cell that squirts poison.
  case toxinGland
  /// The cell that squirts water.
  case jet
  /// The cell that grabs what it touches.
  case adhesive
  /// The cell that stuns nearby creatures.
  case electrocyte
  /// The cell that gives the brain a rhythm.
  case pacemaker

  /// The largest number of sense channels that a cell of this type gives the brain, under any rules. An eye has
  /// nearness, bearing, standing, closing speed, and the bearing and nearness of food; a nose has food, blood and kin; a
  /// pacemaker has sine and cosine.
  public var senseChannels: Int {
    switch self {
    case .eye: 6
    case .nose: 3
    case .pacemaker: 2
    case .mouth, .touch, .photocyte: 1
    case .nucleus, .body, .spike, .flagellum, .armour, .storage, .toxinGland, .jet, .adhesive,
      .electrocyte:
      0
    }
  }

  /// Returns the number of its sense channels under some rules. Before version 3 an eye has proximity, bearing, kind and
  /// relative size.
  public func senseChannels(under rules: DishRules) -> Int {
    self == .eye && !rules.seesBodies ? 4 : senseChannels
  }

  /// Whether the direction of a cell of this type matters: `CellGene.direction` turns it.
  public var isDirected: Bool {
    switch self {
    case .mouth, .spike, .eye, .flagellum, .jet, .toxinGland: true
    case .nucleus, .body, .nose, .touch, .armour, .storage, .photocyte, .adhesive, .electrocyte,
      .pacemaker:
      false
    }
  }
}
