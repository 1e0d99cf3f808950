/// One particle: what it was born with. Where it is and what it looks like is a function of its age.
struct Particle {
  let id: UInt32
  let look: ParticleLook
  /// In the layer's time, in which everything here is.
  let birth: Double
  let lifetime: Double
  let position: SIMD3<Double>
  /// Points per second.
  let velocity: SIMD3<Double>
  /// Points per second².
  let acceleration: SIMD3<Double>
  let scale: Double
  let scaleSpeed: Double
  /// Radians per second.
  let spin: Double
  /// Red, green, blue, alpha.
  let color: SIMD4<Double>
  let colorSpeed: SIMD4<Double>
  /// The streams that it emits itself, one for each cell of its cell.
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

/// The common look of all particles of a cell.
final class ParticleLook: Sendable {
  let cell: EmitterCellProperties

  init(_ cell: EmitterCellProperties) { self.cell = cell }
}

/// The random numbers of a particle.
struct ParticleDice {
  private var random: SplitMix64

  init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { random.next() }

  /// 0..<1.
  mutating func unit() -> Double { random.unit() }

  /// From −1 to 1.
  mutating func signed() -> Double { unit() * 2 - 1 }

  /// The seed of what comes from number `index` of a source with `seed`.
  static func seed(_ seed: UInt64, _ index: Int) -> UInt64 {
    var dice = ParticleDice(seed ^ (UInt64(bitPattern: Int64(index)) &* 0xd6e8_feb8_6659_fd93))
    return dice.next()
  }
}
