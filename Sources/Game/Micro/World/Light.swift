/// The light in a dish: a few bright patches over a dim ground.
public struct Light: Hashable, Sendable {
  /// A patch of light, brightest at its centre.
  public struct Patch: Hashable, Sendable {
    /// The centre of the patch.
    public var center: Vector
    /// The distance at which half of its light is left, in cell lengths.
    public var radius: Float

    /// Creates a patch.
    public init(center: Vector, radius: Float) {
      self.center = center
      self.radius = radius
    }
  }

  /// The bright patches.
  public var patches: [Patch]
  /// The light in the middle of a patch, 0 … 1.
  public var brightness: Float

  /// Uniform light.
  public static let even = Light(patches: [], brightness: 1)

  /// Creates light.
  public init(patches: [Patch], brightness: Float) {
    self.patches = patches
    self.brightness = brightness
  }

  /// Returns the light at a place, 0 … 1: that of the brightest patch. O(patches).
  public func level(at place: Vector) -> Float {
    guard !patches.isEmpty else { return brightness }
    var brightest: Float = 0
    for patch in patches {
      let distance = (place - patch.center).lengthSquared
      let half = patch.radius * patch.radius
      brightest = max(brightest, half / (half + distance * distance / half))
    }
    return brightest * brightness
  }
}
