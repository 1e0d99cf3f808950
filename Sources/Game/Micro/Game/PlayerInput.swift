/// The player's input in one step, in four bytes. A replay records it bit for bit.
///
/// A game steers with `PlayerInput` and never with `Steering` itself, so the recorded input is exactly what the
/// creature received.
public struct PlayerInput: Hashable, Sendable {
  /// The turn, −127 … 127; positive turns from x to y. −128 counts as −127.
  public var turn: Int8
  /// The effort, from 0 (muscles slack) to 255 (full strength).
  public var effort: UInt8
  /// The push of flagella, 0 … 255.
  public var thrust: UInt8
  /// The organs that the player triggers.
  public var triggers: Triggers

  /// The organs that are triggered.
  public struct Triggers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set of triggers. Bits without a meaning are dropped.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 0b11111 }

    /// Mouths bite with full strength.
    public static let bite = Triggers(rawValue: 1)
    /// Jets squirt.
    public static let jet = Triggers(rawValue: 2)
    /// Toxin glands squirt.
    public static let poison = Triggers(rawValue: 4)
    /// Adhesives grab.
    public static let grab = Triggers(rawValue: 8)
    /// Electrocytes shock.
    public static let shock = Triggers(rawValue: 16)
  }

  /// Creates an input.
  public init(turn: Int8 = 0, effort: UInt8 = 0, thrust: UInt8 = 0, triggers: Triggers = []) {
    self.turn = turn
    self.effort = effort
    self.thrust = thrust
    self.triggers = triggers
  }

  /// Creates the input nearest to a steering from a pointer or a stick. NaN counts as 0, and values that are too large
  /// as the largest.
  public init(_ steering: Steering) {
    turn = Int8(Self.rounded(steering.turn, -1, 127))
    effort = UInt8(Self.rounded(steering.effort, 0, 255))
    thrust = UInt8(Self.rounded(steering.thrust, 0, 255))
    triggers = []
    if steering.bites { triggers.insert(.bite) }
    if steering.jets { triggers.insert(.jet) }
    if steering.poisons { triggers.insert(.poison) }
    if steering.grabs { triggers.insert(.grab) }
    if steering.shocks { triggers.insert(.shock) }
  }

  /// The steering for the creature. `PlayerInput(input.steering)` gives the same input again.
  public var steering: Steering {
    Steering(
      turn: Float(max(turn, -127)) / 127, effort: Float(effort) / 255,
      bites: triggers.contains(.bite), jets: triggers.contains(.jet),
      poisons: triggers.contains(.poison), grabs: triggers.contains(.grab),
      shocks: triggers.contains(.shock), thrust: Float(thrust) / 255)
  }

  /// The four bytes, from the lowest: turn, effort, thrust, triggers.
  public var word: UInt32 {
    UInt32(UInt8(bitPattern: turn)) | UInt32(effort) << 8 | UInt32(thrust) << 16
      | UInt32(triggers.rawValue) << 24
  }

  /// Creates an input from four bytes, from the lowest: turn, effort, thrust, triggers.
  public init(word: UInt32) {
    turn = Int8(bitPattern: UInt8(truncatingIfNeeded: word))
    effort = UInt8(truncatingIfNeeded: word >> 8)
    thrust = UInt8(truncatingIfNeeded: word >> 16)
    triggers = Triggers(rawValue: UInt8(truncatingIfNeeded: word >> 24))
  }

  private static func rounded(_ value: Float, _ low: Float, _ scale: Float) -> Float {
    value.isNaN ? 0 : (min(max(value, low), 1) * scale).rounded()
  }
}
