/// The source of control over a creature's muscles and triggers.
public enum Control: Hashable, Sendable {
  /// The brain that it inherited.
  case brain
  /// A player. Evolving opponents sense it like any creature.
  case player(Steering)
  /// A simple fixed hunter, which replaces a player in measurements.
  case scripted
  /// No control: the creature drifts with slack muscles.
  case drifting

  /// The commands to its muscles and organs until it thinks: a player's steering at once, and slack muscles in every
  /// other case.
  var commands: CommandValues {
    if case .player(let steering) = self { return steering.commands }
    return Steering().commands
  }

  /// Whether the evolving brain is in charge.
  public var isBrain: Bool {
    if case .brain = self { return true }
    return false
  }

  /// Whether this is the creature of the player, or of a replacement for one.
  public var isPlayer: Bool {
    switch self {
    case .player, .scripted: true
    case .brain, .drifting: false
    }
  }
}

/// A player's commands to the body. They are of the same kind as a brain's and drive the same muscles.
public struct Steering: Hashable, Sendable {
  /// The turn, −1 … 1; positive turns from x to y, to the right on a screen.
  public var turn: Float
  /// The effort, from 0 (muscles slack) to 1 (full strength).
  public var effort: Float
  /// Whether the mouths bite with full strength. Otherwise they chew with half of it.
  public var bites: Bool
  /// Whether jets squirt.
  public var jets: Bool
  /// Whether toxin glands squirt.
  public var poisons: Bool
  /// Whether adhesives grab.
  public var grabs: Bool
  /// Whether electrocytes shock.
  public var shocks: Bool
  /// The push of flagella, 0 … 1.
  public var thrust: Float

  /// Creates a steering.
  public init(
    turn: Float = 0, effort: Float = 0, bites: Bool = false, jets: Bool = false,
    poisons: Bool = false, grabs: Bool = false, shocks: Bool = false, thrust: Float = 0
  ) {
    self.turn = turn
    self.effort = effort
    self.bites = bites
    self.jets = jets
    self.poisons = poisons
    self.grabs = grabs
    self.shocks = shocks
    self.thrust = thrust
  }

  /// The commands that a brain would give for this steering. Steering comes from outside, so NaN counts as 0 and values
  /// that are too large count as the largest.
  var commands: CommandValues {
    var commands = CommandValues()
    commands[.turn] = Steering.clamped(turn, -1, 1)
    // A brain's effort of −1 leaves the muscles slack.
    commands[.effort] = 2 * Steering.clamped(effort, 0, 1) - 1
    commands[.bite] = bites ? 1 : 0
    commands[.jet] = jets ? 1 : -1
    commands[.toxin] = poisons ? 1 : -1
    commands[.grab] = grabs ? 1 : -1
    commands[.shock] = shocks ? 1 : -1
    commands[.thrust] = Steering.clamped(thrust, 0, 1)
    return commands
  }

  private static func clamped(_ value: Float, _ low: Float, _ high: Float) -> Float {
    value.isNaN ? 0 : min(max(value, low), high)
  }
}
