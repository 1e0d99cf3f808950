/// What the dish gives to everybody in it: a round wall and slow currents.
public struct Environment: Hashable, Sendable {
  /// An eddy: its water turns about the centre, fastest at a distance of `radius`.
  public struct Vortex: Hashable, Sendable {
    public var centre: Vector
    /// In cell lengths.
    public var radius: Float
    /// The highest speed of its water, in lengths a second; positive turns from x to y.
    public var speed: Float

    public init(centre: Vector, radius: Float, speed: Float) {
      self.centre = centre
      self.radius = radius
      self.speed = speed
    }
  }

  /// Of the dish, in cell lengths; its centre is the origin.
  public var radius: Float
  public var vortices: [Vortex]
  /// The water's mean velocity in the dish's middle.
  public var drift: Vector

  /// What photocytes live on, and where food grows.
  public var light: Light

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

  /// The water's velocity, in lengths a second. O(vortices).
  ///
  /// It is the turned gradient of a stream function that vanishes at the wall, so no water is lost
  /// anywhere, and none flows through the wall: (1 − r²/R²)·Σ of each eddy's −q/(1 + d²/3a²).
  public func flow(at point: Vector) -> Vector {
    let inverse = 1 / (radius * radius)
    let room = 1 - point.lengthSquared * inverse
    guard room > 0 else { return .zero }
    var stream = point.cross(drift)
    var gradient = -drift.perpendicular
    for vortex in vortices {
      let offset = point - vortex.centre
      let sharpness = 1 / (3 * vortex.radius * vortex.radius)
      let share = 1 / (1 + offset.lengthSquared * sharpness)
      let strength = vortex.speed * vortex.radius * Self.peak
      stream -= strength * share
      gradient += offset * (2 * strength * sharpness * share * share)
    }
    let total = gradient * room - point * (2 * inverse * stream)
    return total.perpendicular
  }

  /// Makes `speed` the highest speed: at a distance of one radius, where the gradient is steepest, it
  /// is 3/8 of a unit of strength per radius.
  private static let peak: Float = 8 / 3
}
