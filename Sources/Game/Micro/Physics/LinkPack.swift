/// Four links that share no cell, solved at once.
///
/// Each is the constraint C = |xb − xa| − L(t) of extended position-based dynamics (F-MICRO-05), with λ = −(C +
/// γd·h·Ċ)/((1 + γd)·(nᵀWa n + nᵀWb n) + α/h²).
struct LinkPack {
  var a = SIMD4<Int32>()
  var b = SIMD4<Int32>()
  var length = SIMD4<Float>()
  /// The change of the length in each substep of this step.
  var change = SIMD4<Float>()
  /// The value of C below which it does nothing: 0 for links that don't resist compression, else −∞.
  var slack = SIMD4<Float>()
  /// γd
  var damping = SIMD4<Float>()
  /// α/h²
  var compliance = SIMD4<Float>(repeating: 1)

  /// Creates empty places, whose links join two cells that never move.
  init(still first: Int32) {
    a = SIMD4(repeating: first)
    b = SIMD4(repeating: first + 1)
  }

  mutating func put(
    _ link: PhysicsWorld.LinkDefinition, at place: Int, length now: Float, mass: [Float]
  ) {
    let h = PhysicsWorld.substep
    // c = 2ζ√(k·μ) with the reduced mass μ, γd = c/(k h)
    let reducedMass = mass[link.a] * mass[link.b] / (mass[link.a] + mass[link.b])
    a[place] = Int32(link.a)
    b[place] = Int32(link.b)
    length[place] = now
    slack[place] = link.resistsCompression ? -.infinity : 0
    damping[place] = 2 * link.dampingRatio * (reducedMass / link.stiffness).squareRoot() / h
    compliance[place] = 1 / (link.stiffness * h * h)
  }

  /// Advances the lengths, and returns the impulses, times h, by which the links pull their ends together: `a` takes
  /// the impulse and `b` the opposite.
  ///
  /// x, y, vx and vy are those of b relative to a; xx, xy and yy are the sum of their mobilities. It must not be
  /// inlined: next to the code that gathers cells, the optimizer splits the vectors.
  @inline(never)
  static func pull(
    _ pack: UnsafeMutablePointer<LinkPack>, _ x: SIMD4<Float>, _ y: SIMD4<Float>,
    _ vx: SIMD4<Float>, _ vy: SIMD4<Float>, xx: SIMD4<Float>, xy: SIMD4<Float>, yy: SIMD4<Float>
  ) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
    let length = pack.pointee.length + pack.pointee.change
    pack.pointee.length = length
    let squared = x * x + y * y
    let inverse = Math.inverseRoot(squared)
    let nx = x * inverse
    let ny = y * inverse
    let stretch = squared * inverse - length
    let speed = nx * vx + ny * vy
    let weight = nx * (xx * nx + xy * ny) + ny * (xy * nx + yy * ny)
    let damping = pack.pointee.damping
    var pull =
      (stretch + damping * PhysicsWorld.substep * speed)
      / ((1 + damping) * weight + pack.pointee.compliance)
    pull.replace(with: SIMD4(repeating: 0), where: stretch .< pack.pointee.slack)
    return (nx * pull, ny * pull)
  }
}
