/// A layer with a gradient above its background, within its rounded bounds.
open class CAGradientLayer: CALayer {
  private var colorStorage: [Any]?

  override func setInitialValues() { state.gradient = GradientProperties() }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    colorStorage = (layer as? CAGradientLayer)?.colorStorage
  }

  /// The `CGColor`s from the start to the end. Animatable between lists of the same length.
  open var colors: [Any]? {
    get {
      let set = (colorStorage ?? []).compactMap { $0 as? CGColor }.map(RGBA.init)
      return set == state.gradient.colors ? colorStorage : state.gradient.colors.map(\.cgColor)
    }
    set {
      let colors = (newValue ?? []).compactMap { $0 as? CGColor }.map(RGBA.init)
      change("colors", \.gradient.colors, to: colors) { colorStorage = newValue }
    }
  }

  /// The position of each colour, rising from 0 at the start to 1 at the end; `nil` distributes them evenly.
  /// Animatable.
  open var locations: [NSNumber]? {
    get { state.gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { change("locations", \.gradient.locations, to: newValue?.map { CGFloat($0.doubleValue) }) }
  }

  /// The start point in the unit square of the bounds; (0.5, 0) is the middle of the top. It is the centre of a
  /// radial or conic gradient. Animatable.
  open var startPoint: CGPoint {
    get { state.gradient.startPoint }
    set { change("startPoint", \.gradient.startPoint, to: newValue) }
  }

  /// The end point in the unit square of the bounds. In a radial gradient its distances from the start point
  /// are the radii of the ellipse. A conic gradient begins in its direction. Animatable.
  open var endPoint: CGPoint {
    get { state.gradient.endPoint }
    set { change("endPoint", \.gradient.endPoint, to: newValue) }
  }

  open var type: CAGradientLayerType {
    get { state.gradient.type }
    set { change("type", \.gradient.type, to: newValue) }
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along the line from the start point to the end point.
  public static let axial = Self(rawValue: "axial")
  /// A gradient from the start point outwards.
  public static let radial = Self(rawValue: "radial")
  /// A gradient around the start point, clockwise on the screen.
  public static let conic = Self(rawValue: "conic")
}
