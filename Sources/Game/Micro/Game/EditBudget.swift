/// The points that the player may spend on changing the creature: the better it ate, the more.
///
/// At fixed intervals the player is invited to one edit, of any cost up to `points`. What is left of
/// it then, half is banked for the next.
public struct EditBudget: Hashable, Sendable {
  /// The points that an edit may cost now.
  public internal(set) var points = 0
  /// Whether the player is invited to edit. It lasts until an edit is made.
  public internal(set) var isOpen = false
  /// The energy that was eaten since the last invitation, in joules.
  public internal(set) var eaten: Float = 0
  /// The rivals consumed since then.
  public internal(set) var rivals = 0

  /// The points that everyone gets at an invitation: two plain cells with their links.
  public static let allowance = 6
  /// The points that each eaten joule adds: a mote of 2 J buys half a plain cell.
  public static let pointsPerJoule: Float = 0.5
  /// The points that each rival adds beside its energy: an organ.
  public static let pointsPerRival = 6
  /// The points beyond which nothing is saved up: a wholly new body of the largest size.
  public static let most = 400

  /// The points that the next invitation will bring, if nothing more is eaten: half of what is left,
  /// and what was earned.
  public var next: Int {
    let earned = Self.allowance + Int(eaten * Self.pointsPerJoule) + rivals * Self.pointsPerRival
    return min(points / 2 + earned, Self.most)
  }

  /// Invites to an edit.
  mutating func open() {
    points = next
    isOpen = true
    eaten = 0
    rivals = 0
  }

  /// Pays for an edit and ends the invitation.
  mutating func spend(_ cost: Int) {
    points -= cost
    isOpen = false
  }
}
