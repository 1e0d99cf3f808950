import CoreGraphics
import Foundation

// Values for touch force and pencil tilt. The fingers of a stage or a page are points without
// force, size or tilt.

extension UITouch {
  /// The touch properties that may be estimated at first.
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
