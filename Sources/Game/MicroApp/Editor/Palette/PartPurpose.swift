import Micro

/// The purpose of a type of cells, by which the editor groups them.
@available(iOS 16, *)
enum PartPurpose: String, CaseIterable, Hashable, Sendable {
  case hold, hunt, energy, move, sense

  /// The types of cells with this purpose, in the order in which they are offered.
  var cells: [CellType] {
    switch self {
    case .hold: [.body, .armour]
    case .hunt: [.mouth, .spike, .adhesive, .toxinGland, .electrocyte]
    case .energy: [.storage, .photocyte]
    case .move: [.flagellum, .jet, .pacemaker]
    case .sense: [.eye, .nose, .touch]
    }
  }

  /// Returns the purpose of a type; `nil` for the nucleus, which isn't offered.
  init?(_ type: CellType) {
    guard let purpose = Self.allCases.first(where: { $0.cells.contains(type) }) else { return nil }
    self = purpose
  }
}
