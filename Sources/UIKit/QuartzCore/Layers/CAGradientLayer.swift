/// A layer that is filled with a gradient, within its rounded bounds, above its background.
open class CAGradientLayer: CALayer {
  private var colorStorage: [Any]?

  override func setInitialValues() { state.gradient = GradientProperties() }

  override func copyValues(of layer: CALayer) {
    super.copyValues(of: layer)
    colorStorage = (layer as? CAGradientLayer)?.colorStorage
  }

  /// `CGColor`s, from the start to the end. Animatable between lists of the same length.
  open var colors: [Any]? {
    get {
      let set = (colorStorage ?? []).compactMap { $0 as? CGColor }.map(RGBA.init)
      return set == state.gradient.colors ? colorStorage : state.gradient.colors.map(\.cgColor)
    }
    set {
      colorStorage = newValue
      let colors = (newValue ?? []).compactMap { $0 as? CGColor }.map(RGBA.init)
      change("colors", \.gradient.colors, to: colors)
    }
  }

  /// Where each colour is, rising from 0 at the start to 1 at the end; `nil` spaces them evenly. Animatable.
  open var locations: [NSNumber]? {
    get { state.gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { change("locations", \.gradient.locations, to: newValue?.map { CGFloat($0.doubleValue) }) }
  }

  /// In the unit square of the bounds; (0.5, 0) is the middle of the top. The centre of a radial or
  /// conic gradient. Animatable.
  open var startPoint: CGPoint {
    get { state.gradient.startPoint }
    set { change("startPoint", \.gradient.startPoint, to: newValue) }
  }

  /// In the unit square of the bounds. A radial gradient's corner: its distances from the start point
  /// are the radii of the ellipse. A conic one begins in its direction. Animatable.
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

  /// Along the line from the start to the end point.
  public static let axial = Self(rawValue: "axial")
  /// From the start point outwards.
  public static let radial = Self(rawValue: "radial")
  /// Around the start point, clockwise on the screen.
  public static let conic = Self(rawValue: "conic")
}
