/// A particle with its values at birth. Its position and appearance are functions of its age.
struct Particle {
  let id: UInt32
  let look: ParticleLook
  /// The time of birth in the layer's time, like all times here.
  let birth: Double
  let lifetime: Double
  let position: SIMD3<Double>
  /// The velocity in points per second.
  let velocity: SIMD3<Double>
  /// The acceleration in points per second².
  let acceleration: SIMD3<Double>
  let scale: Double
  let scaleSpeed: Double
  /// The rotation in radians per second.
  let spin: Double
  /// The colour: red, green, blue, alpha.
  let color: SIMD4<Double>
  let colorSpeed: SIMD4<Double>
  /// The streams that the particle emits, one for each cell of its cell.
  var streams: [ParticleStream]
  let seed: UInt64

  var death: Double { birth + lifetime }

  func position(at time: Double) -> SIMD3<Double> {
    let age = time - birth
    return position + velocity * age + acceleration * (age * age / 2)
  }

  func color(at time: Double) -> SIMD4<Double> {
    (color + colorSpeed * (time - birth)).clamped(lowerBound: .zero, upperBound: .one)
  }

  func scale(at time: Double) -> Double { scale + scaleSpeed * (time - birth) }

  func angle(at time: Double) -> Double { spin * (time - birth) }

  func isAlive(at time: Double) -> Bool { time >= birth && time < death }
}

/// The common appearance of all particles of a cell.
final class ParticleLook: Sendable {
  let cell: EmitterCellProperties

  init(_ cell: EmitterCellProperties) { self.cell = cell }
}

/// The random numbers of a particle.
struct ParticleDice {
  private var random: SplitMix64

  init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { random.next() }

  /// Returns a random number in 0..<1.
  mutating func unit() -> Double { random.unit() }

  /// Returns a random number from −1 to 1.
  mutating func signed() -> Double { unit() * 2 - 1 }

  /// Returns the seed of particle number `index` from a source with `seed`.
  static func seed(_ seed: UInt64, _ index: Int) -> UInt64 {
    var dice = ParticleDice(seed ^ (UInt64(bitPattern: Int64(index)) &* 0xd6e8_feb8_6659_fd93))
    return dice.next()
  }
}
