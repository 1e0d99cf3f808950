/// The edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

extension CALayer {
  /// Whether the edges are antialiased. They always are here.
  public var allowsEdgeAntialiasing: Bool {
    get { customValues["allowsEdgeAntialiasing"] as? Bool ?? false }
    set { customValues["allowsEdgeAntialiasing"] = newValue }
  }

  /// The edges that are antialiased if ``allowsEdgeAntialiasing`` is true. All of them are here.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      customValues["edgeAntialiasingMask"] as? CAEdgeAntialiasingMask
        ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { customValues["edgeAntialiasingMask"] = newValue }
  }
}
