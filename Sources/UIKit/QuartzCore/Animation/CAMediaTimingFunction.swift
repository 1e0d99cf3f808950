/// A timing curve: a cubic Bézier curve from (0, 0) to (1, 1), where x is time and y is progress.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let curve: TimingCurve

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: preconditionFailure("CAMediaTimingFunction: there is no function \(name.rawValue)")
    }
  }

  /// Creates a curve. The x coordinates of the control points are clamped to 0…1, so that the curve is a
  /// function of time.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(c1x: c1x, c1y: c1y, c2x: c2x, c2y: c2y)
    super.init()
  }

  /// Writes the x and y coordinates of control point `idx` (0…3, including the end points) to the two floats at
  /// `ptr`.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point = curve.controlPoints[idx]
    ptr[0] = point.x
    ptr[1] = point.y
  }

  /// Returns the progress at `time`, 0…1, with a precision of 1e-12 in time.
  package func value(at time: Double) -> Double { curve.value(at: time) }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  /// The animation begins slowly.
  public static let easeIn = Self(rawValue: "easeIn")
  /// The animation ends slowly.
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The curve of most system animations: it begins quickly and ends slowly.
  public static let `default` = Self(rawValue: "default")
}
