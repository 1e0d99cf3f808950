import CoreGraphics
import Foundation

// The values of fingers that press and pencils that lean. The fingers of a stage and of a page are
// points: they have no force, no size and no tilt.

extension UITouch {
  /// Properties of a touch that may be estimated at first.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
  }
}

extension UITouch.TouchType {
  /// The older name of ``pencil``.
  public static var stylus: UITouch.TouchType { .pencil }
}
