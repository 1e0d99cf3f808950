/// The points that the player may spend on changing the creature. They grow with what it eats.
///
/// At fixed intervals the player is invited to one edit, with any cost up to `points`. Half of the remaining points are
/// saved for the next one.
public struct EditBudget: Hashable, Sendable {
  /// The points that an edit may cost now.
  public internal(set) var points = 0
  /// Whether the player is invited to edit. The invitation lasts until an edit is made.
  public internal(set) var isOpen = false
  /// The energy eaten since the last invitation, in joules.
  public internal(set) var eaten: Float = 0
  /// The rivals eaten since the last invitation.
  public internal(set) var rivals = 0

  /// The points of every invitation: two plain cells with their links.
  public static let allowance = 6
  /// The points for each eaten joule: a mote of 2 J buys half a plain cell.
  public static let pointsPerJoule: Float = 0.5
  /// The points for each rival in addition to its energy: an organ.
  public static let pointsPerRival = 6
  /// The largest number of points: a wholly new body of the largest size.
  public static let most = 400

  /// The points at the next invitation if nothing more is eaten: half of the remaining points, and the earned ones.
  public var next: Int {
    let earned = Self.allowance + Int(eaten * Self.pointsPerJoule) + rivals * Self.pointsPerRival
    return min(points / 2 + earned, Self.most)
  }

  /// Invites the player to an edit.
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
