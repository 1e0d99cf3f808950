import Foundation

/// A font's vertical measures in ems, upwards from the baseline.
struct FontMetrics: Hashable, Sendable {
  package let ascender: CGFloat
  /// Negative: below the baseline.
  let descender: CGFloat
  let capHeight: CGFloat
  let xHeight: CGFloat

  /// San Francisco's, read from a device: 1950, −494, 1443 and 1078 units of an em of 2048.
  ///
  /// All layout uses these; Inter gives only the glyphs. San Francisco Mono has the same.
  static let sanFrancisco = FontMetrics(
    ascender: 1950.0 / 2048, descender: -494.0 / 2048, capHeight: 1443.0 / 2048,
    xHeight: 1078.0 / 2048)
}
