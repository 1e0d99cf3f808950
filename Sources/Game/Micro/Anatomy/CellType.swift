/// The type of a cell. Saves and share codes contain the raw values; they never change.
public enum CellType: UInt8, CaseIterable, Hashable, Sendable {
  case nucleus
  case body
  case mouth
  case spike
  case eye
  case nose
  case touch
  case flagellum
  case armour
  case storage
  case photocyte
  case toxinGland
  case jet
  case adhesive
  case electrocyte
  case pacemaker

  /// The number of sense channels that a cell of this type gives the brain. An eye has proximity, bearing, kind and
  /// relative size; a nose has food, blood and kin; a pacemaker has sine and cosine.
  public var senseChannels: Int {
    switch self {
    case .eye: 4
    case .nose: 3
    case .pacemaker: 2
    case .mouth, .touch, .photocyte: 1
    case .nucleus, .body, .spike, .flagellum, .armour, .storage, .toxinGland, .jet, .adhesive,
      .electrocyte:
      0
    }
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
