/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = Self(rawValue: "point")
  /// A line from left to right with the length `emitterSize.width`.
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle with the radius `emitterSize.width`.
  public static let circle = Self(rawValue: "circle")
  /// A sphere with the radius `emitterSize.width`.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of the shape on which particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners or ends, or the middle of a shape without any.
  public static let points = Self(rawValue: "points")
  /// The edges.
  public static let outline = Self(rawValue: "outline")
  /// The surface.
  public static let surface = Self(rawValue: "surface")
  /// Any point of the volume.
  public static let volume = Self(rawValue: "volume")
}

/// The order and the blending in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The order isn't defined; here older particles are drawn first.
  public static let unordered = Self(rawValue: "unordered")
  /// Older particles are behind newer ones.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// Older particles are in front of newer ones.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// Particles that are farther away are behind nearer ones.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Particles are blended additively with the content behind.
  public static let additive = Self(rawValue: "additive")
}
