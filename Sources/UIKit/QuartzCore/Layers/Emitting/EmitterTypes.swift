/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = Self(rawValue: "point")
  /// From left to right, `emitterSize.width` long.
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let cuboid = Self(rawValue: "cuboid")
  /// Its radius is `emitterSize.width`.
  public static let circle = Self(rawValue: "circle")
  /// Its radius is `emitterSize.width`.
  public static let sphere = Self(rawValue: "sphere")
}

/// Where on its shape particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the corners or ends, or in the middle of what has none.
  public static let points = Self(rawValue: "points")
  /// On the edges.
  public static let outline = Self(rawValue: "outline")
  /// On the surface.
  public static let surface = Self(rawValue: "surface")
  /// Anywhere within.
  public static let volume = Self(rawValue: "volume")
}

/// In which order particles are drawn, and how.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no order that is promised; here older ones first.
  public static let unordered = Self(rawValue: "unordered")
  /// Older particles lie behind newer ones.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// Older particles lie in front of newer ones.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// Those that are farthest away lie behind.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Particles add their light to what lies behind.
  public static let additive = Self(rawValue: "additive")
}
