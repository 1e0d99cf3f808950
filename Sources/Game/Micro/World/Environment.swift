/// The conditions in a dish: a round wall, slow currents, and light.
public struct Environment: Hashable, Sendable {
  /// An eddy: its water turns about the centre, fastest at a distance of `radius`.
  public struct Vortex: Hashable, Sendable {
    /// The centre of the eddy.
    public var centre: Vector
    /// The radius, in cell lengths.
    public var radius: Float
    /// The highest speed of its water, in lengths per second; positive turns from x to y.
    public var speed: Float

    /// Creates an eddy.
    public init(centre: Vector, radius: Float, speed: Float) {
      self.centre = centre
      self.radius = radius
      self.speed = speed
    }
  }

  /// The radius of the dish, in cell lengths; its centre is the origin.
  public var radius: Float
  /// The eddies of the dish.
  public var vortices: [Vortex]
  /// The water's mean velocity in the dish's middle.
  public var drift: Vector
  /// The part of `drift` that doesn't come from weather.
  public var stream = Vector.zero

  /// The light, from which photocytes live and in which food grows.
  public var light: Light

  /// Creates an environment.
  public init(
    radius: Float, vortices: [Vortex] = [], drift: Vector = .zero, light: Light = .even
  ) {
    self.radius = radius
    self.vortices = vortices
    self.drift = drift
    self.light = light
  }

  /// Whether the water rests everywhere.
  var isStill: Bool { vortices.isEmpty && drift == .zero }

  /// Returns the water's velocity, in lengths per second. O(vortices).
  ///
  /// It is the turned gradient of a stream function that vanishes at the wall, so water is conserved everywhere and
  /// none flows through the wall: (1 − r²/R²)·Σ of each eddy's −q/(1 + d²/3a²).
  public func flow(at point: Vector) -> Vector {
    let flow = flow(x: SIMD4(repeating: point.x), y: SIMD4(repeating: point.y))
    return Vector(x: flow.x.x, y: flow.y.x)
  }

  /// Returns the water's velocity at four points.
  func flow(
    x: SIMD4<Float>, y: SIMD4<Float>
  ) -> (x: SIMD4<Float>, y: SIMD4<Float>) {
    let inverse = 1 / (radius * radius)
    let room = 1 - (x * x + y * y) * inverse
    var stream = x * drift.y - y * drift.x
    var gradientX = SIMD4(repeating: drift.y)
    var gradientY = SIMD4(repeating: -drift.x)
    for index in vortices.indices {
      let vortex = vortices[index]
      let offsetX = x - vortex.centre.x
      let offsetY = y - vortex.centre.y
      let sharpness = 1 / (3 * vortex.radius * vortex.radius)
      let share = 1 / (1 + (offsetX * offsetX + offsetY * offsetY) * sharpness)
      let strength = vortex.speed * vortex.radius * Self.peak
      stream -= strength * share
      let slope = (2 * strength * sharpness) * share * share
      gradientX += offsetX * slope
      gradientY += offsetY * slope
    }
    let pull = (2 * inverse) * stream
    let isOutside = room .<= 0
    let flowX = y * pull - gradientY * room
    let flowY = gradientX * room - x * pull
    return (
      flowX.replacing(with: 0, where: isOutside), flowY.replacing(with: 0, where: isOutside)
    )
  }

  /// A factor that makes `speed` the highest speed. At a distance of one radius, where the gradient is steepest, it is
  /// 3/8 of a unit of strength per radius.
  private static let peak: Float = 8 / 3
}
