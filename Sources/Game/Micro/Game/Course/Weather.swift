/// The weather of a run: now and then a bloom of food, a current or darkness.
///
///     let weather = Weather(seed: 7)
///     weather.spell(at: step)      // the current spell, if any
///     weather.forecast(at: step)   // the spell that begins within the next eight seconds
///
/// It is a function of its seed and the step alone, so it has no state to save. Each period of a minute and a half has
/// one spell of half a minute. Three periods in a row have one spell of each kind.
public struct Weather: Hashable, Sendable {
  /// The seed of all spells.
  public let seed: UInt64

  /// The kinds of weather.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// Food rains more in a region.
    case bloom
    /// The water flows in one direction.
    case current
    /// The light gets weaker.
    case dark
  }

  /// One occurrence of weather.
  public struct Spell: Hashable, Sendable {
    /// The kind of weather.
    public let kind: Kind
    /// The steps of the run before which it acts.
    public let steps: Range<UInt64>
    /// The direction of the current, or the direction from the dish's middle to the bloom; a unit vector.
    public let direction: Vector

    /// Creates a spell.
    public init(kind: Kind, steps: Range<UInt64>, direction: Vector) {
      self.kind = kind
      self.steps = steps
      self.direction = direction
    }
  }

  /// The period that contains one spell, in steps.
  static let period: UInt64 = 90 * 60
  /// The length of a spell, in steps.
  static let duration: UInt64 = 30 * 60
  /// The earliest start of a spell in its period, in steps. The latest start is twice as late.
  static let quiet: UInt64 = 30 * 60
  /// The time between forecast and start of a spell, in steps: enough to read a line and to turn.
  public static let warning: UInt64 = 8 * 60

  /// Creates the weather from a seed.
  public init(seed: UInt64) { self.seed = seed }

  /// Returns the spell that acts before the step with this number, counted from 0; `nil` if none does.
  public func spell(at step: UInt64) -> Spell? {
    let spell = self.spell(number: step / Self.period)
    return spell.steps.contains(step) ? spell : nil
  }

  /// Returns the spell that begins within the next `warning` steps; `nil` if none does.
  public func forecast(at step: UInt64) -> Spell? {
    let spell = self.spell(number: step / Self.period)
    let start = spell.steps.lowerBound
    return (start - Self.warning..<start).contains(step) ? spell : nil
  }

  /// Returns the current or forecast bloom, so that the player can see where it is.
  public func bloom(at step: UInt64) -> Spell? {
    let spell = self.spell(at: step) ?? forecast(at: step)
    return spell?.kind == .bloom ? spell : nil
  }

  /// Returns the spells of a run by number, from 0 on. O(1).
  func spell(number: UInt64) -> Spell {
    var seed = StateHash()
    seed.combine(self.seed)
    seed.combine(number / 3)
    var random = RandomSource(seed: seed.value)
    let first = random.below(3)
    let second = (first + 1 + random.below(2)) % 3
    let order = SIMD3(first, second, 3 - first - second)
    let kind: Kind =
      switch order[Int(number % 3)] {
      case 0: .bloom
      case 1: .current
      default: .dark
      }
    var start: UInt64 = 0
    var angle: Float = 0
    for _ in 0...number % 3 {
      start = number * Self.period + Self.quiet + UInt64(random.below(Int(Self.quiet)))
      angle = random.uniform(0, 2 * .pi)
    }
    return Spell(
      kind: kind, steps: start..<start + Self.duration, direction: Vector(angle: angle))
  }
}
