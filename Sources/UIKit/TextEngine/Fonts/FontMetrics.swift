import Foundation

/// A font's vertical metrics in ems, upwards from the baseline.
package struct FontMetrics: Hashable, Sendable {
  package let ascender: CGFloat
  /// The descender, which is negative because it is below the baseline.
  package let descender: CGFloat
  package let capHeight: CGFloat
  package let xHeight: CGFloat

  /// San Francisco's metrics, read from a device: 1950, −494, 1443 and 1078 units of an em of 2048.
  ///
  /// All layout uses them; Inter supplies only the glyphs. San Francisco Mono has the same metrics.
  package static let sanFrancisco = FontMetrics(
    ascender: 1950.0 / 2048, descender: -494.0 / 2048, capHeight: 1443.0 / 2048,
    xHeight: 1078.0 / 2048)
}
