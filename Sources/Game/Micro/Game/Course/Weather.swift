/// Weather comes over a whole dish now and then in a run: blooms of food, currents and darkness.
///
///     let weather = Weather(seed: 7)
///     weather.spell(at: step)      // what it does now, if anything
///     weather.forecast(at: step)   // what begins within the next eight seconds
///
/// It is a function of its seed and of the step alone, so that nothing of it has to be kept. Each minute
/// and a half has one spell of half a minute, and each three in a row are one of each kind.
public struct Weather: Hashable, Sendable {
  public let seed: UInt64

  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// Food rains more in a region.
    case bloom
    /// The water flows.
    case current
    /// The light falls.
    case dark
  }

  /// Once that it does something.
  public struct Spell: Hashable, Sendable {
    public let kind: Kind
    /// The steps of the run before which it acts.
    public let steps: Range<UInt64>
    /// To where the water flows, or from the dish's middle to where food blooms; of length 1.
    public let direction: Vector

    public init(kind: Kind, steps: Range<UInt64>, direction: Vector) {
      self.kind = kind
      self.steps = steps
      self.direction = direction
    }
  }

  /// The time that has one spell, in steps.
  static let period: UInt64 = 90 * 60
  /// How long a spell lasts, in steps.
  static let duration: UInt64 = 30 * 60
  /// How far into its period a spell begins: at least so many steps, and at most twice as many.
  static let quiet: UInt64 = 30 * 60
  /// How long before it begins a spell is foreseen, in steps: time enough to read a line and to turn.
  public static let warning: UInt64 = 8 * 60

  public init(seed: UInt64) { self.seed = seed }

  /// The spell that acts before the step with this number, counted from 0; `nil` if none does.
  public func spell(at step: UInt64) -> Spell? {
    let spell = self.spell(number: step / Self.period)
    return spell.steps.contains(step) ? spell : nil
  }

  /// The spell that begins within the next `warning` steps; `nil` if none does.
  public func forecast(at step: UInt64) -> Spell? {
    let spell = self.spell(number: step / Self.period)
    let start = spell.steps.lowerBound
    return (start - Self.warning..<start).contains(step) ? spell : nil
  }

  /// The bloom that there is, or that is foreseen, so that the player can be shown where.
  public func bloom(at step: UInt64) -> Spell? {
    let spell = self.spell(at: step) ?? forecast(at: step)
    return spell?.kind == .bloom ? spell : nil
  }

  /// The spells of a run in their order, from number 0 on. O(1).
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
