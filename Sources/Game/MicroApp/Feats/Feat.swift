import Micro

/// A challenge that a player meets once and for all. Some of them unlock a part for the editor, or a kind of dish.
@available(iOS 16, *)
enum Feat: String, CaseIterable, Hashable, Sendable {
  /// Eat a rival.
  case firstRival
  /// Eat a rival that has a spike.
  case spikeEater
  /// Eat five harmless creatures in a run.
  case grazer
  /// Live for three minutes.
  case survivor
  /// Change the body three times in a run.
  case builder
  /// Eat three rivals in a run.
  case hunter
  /// Eat the nemesis.
  case avenger
  /// Eat 150 joules in a run.
  case glutton
  /// Grow to a body of sixteen cells.
  case giant
  /// Reach the goal of a day's dish.
  case day
  /// Score a thousand points in a run.
  case thousand
  /// Live for two minutes on the hard level.
  case hard

  /// The part that it unlocks.
  var part: CellType? {
    switch self {
    case .spikeEater: .spike
    case .grazer: .photocyte
    case .survivor: .jet
    case .builder: .pacemaker
    case .hunter: .adhesive
    case .glutton: .toxinGland
    case .avenger: .electrocyte
    case .firstRival, .giant, .day, .thousand, .hard: nil
    }
  }

  /// The kind of dish that it unlocks.
  var habitat: Habitat? {
    switch self {
    case .firstRival: .stream
    case .giant: .vents
    default: nil
    }
  }

  /// Returns the feat that unlocks a kind of dish; `nil` for the one that every player has.
  static func unlocking(_ habitat: Habitat) -> Feat? { allCases.first { $0.habitat == habitat } }

  /// Returns the feat that unlocks a part; `nil` for a part that every player has.
  static func unlocking(_ part: CellType) -> Feat? { allCases.first { $0.part == part } }

  /// Returns the feats that the state of a run meets. The others are about moments: `spikeEater`, `avenger`, and `day`.
  ///
  /// - Parameters:
  ///   - edits: The number of edits in the run.
  ///   - cells: The number of cells of the body.
  static func met(by score: Score, edits: Int, cells: Int, level: Difficulty?) -> Set<Feat> {
    var met: Set<Feat> = []
    if score.rivals >= 1 { met.insert(.firstRival) }
    if score.rivals >= 3 { met.insert(.hunter) }
    if score.prey >= 5 { met.insert(.grazer) }
    if score.time >= 180 { met.insert(.survivor) }
    if edits >= 3 { met.insert(.builder) }
    if score.energy >= 150 { met.insert(.glutton) }
    if edits >= 1, cells >= 16 { met.insert(.giant) }
    if score.points >= 1000 { met.insert(.thousand) }
    if level == .hard, score.time >= 120 { met.insert(.hard) }
    return met
  }

  /// Returns the feats that an event of a run meets.
  ///
  /// - Parameter bodies: The body of each creature that lived before the event.
  static func met(by event: World.Event, of own: CreatureID, bodies: (CreatureID) -> Genome?)
    -> Feat?
  {
    guard case .consumed(let eaten, by: own, cause: _, energy: _) = event,
      bodies(eaten)?.cells.contains(where: { $0.type == .spike }) == true
    else { return nil }
    return .spikeEater
  }
}
