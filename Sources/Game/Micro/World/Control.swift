/// Who moves a creature's muscles and pulls its triggers.
public enum Control: Hashable, Sendable {
  /// The brain that it inherited.
  case brain
  /// A player. The arms race's opponents see it as any creature.
  case player(Steering)
  /// A simple fixed hunter, which stands for a player in measurements.
  case scripted
  /// Nobody: it drifts with its muscles slack.
  case drifting

  /// The commands to its muscles and organs until it thinks: a player's steering at once, and slack
  /// muscles in every other case.
  var commands: CommandValues {
    if case .player(let steering) = self { return steering.commands }
    return Steering().commands
  }

  /// Whether the evolving brain is in charge.
  public var isBrain: Bool {
    if case .brain = self { return true }
    return false
  }

  /// Whether this is the creature of the player, or of what stands for one.
  public var isPlayer: Bool {
    switch self {
    case .player, .scripted: true
    case .brain, .drifting: false
    }
  }
}

/// A player's commands to the body: the same as a brain gives, so the same muscles obey.
public struct Steering: Hashable, Sendable {
  /// −1 … 1; positive turns from x to y, to the right on a screen.
  public var turn: Float
  /// 0, muscles slack, … 1, all their strength.
  public var effort: Float
  /// Whether the mouths bite as hard as they can; otherwise they chew at half their strength.
  public var bites: Bool
  public var jets: Bool
  public var poisons: Bool
  public var grabs: Bool
  public var shocks: Bool
  /// 0 … 1: how hard flagella push.
  public var thrust: Float

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

  /// The commands that a brain would give for it. What isn't a number counts as 0, and what is too
  /// large as the largest, since steering comes from outside.
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
