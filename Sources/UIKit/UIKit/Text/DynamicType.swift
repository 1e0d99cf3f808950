import Foundation
import TextEngine

/// The sizes of iOS's text styles at each text size of the user.
package enum DynamicType {
  /// A font size and a line spacing, both in points.
  package struct Measure: Hashable, Sendable {
    package let size: CGFloat
    package let leading: CGFloat
  }

  /// Sizes and line spacings from extra small to the largest accessibility size.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, “iOS, iPadOS Dynamic Type sizes”.
  private static let table: [UIFont.TextStyle: [(CGFloat, CGFloat)]] = [
    .largeTitle: [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
      (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ],
    .title1: [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
      (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
    ],
    .title2: [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
      (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
    ],
    .title3: [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
      (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
    ],
    .headline: body,
    .body: body,
    .callout: [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
      (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
    ],
    .subheadline: [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
      (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
    ],
    .footnote: [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
      (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
    ],
    .caption1: [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
      (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
    ],
    .caption2: [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
      (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
    ],
  ]

  private static let body: [(CGFloat, CGFloat)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]

  static func exists(_ style: UIFont.TextStyle) -> Bool { style == .body || table[style] != nil }

  /// Returns a style's size and line spacing. An unknown style means body, and an unspecified
  /// category means large.
  package static func measure(
    of style: UIFont.TextStyle, at category: UIContentSizeCategory
  ) -> Measure {
    let row = table[style] ?? body
    let index = category.index >= 0 ? category.index : UIContentSizeCategory.large.index
    return Measure(size: row[index].0, leading: row[index].1)
  }

  package static func specification(
    of style: UIFont.TextStyle, at category: UIContentSizeCategory
  ) -> FontSpecification {
    var result = FontSpecification(
      size: measure(of: style, at: category).size,
      weight: style == .headline ? .semibold : .regular)
    result.textStyle = style.rawValue
    return result
  }

  /// Returns a length that grows with the text, rounded to the device pixel.
  ///
  /// UIKit scales by the style's *leading*, not by its size. For body, 17 at medium is recorded as
  /// 16.333 at 3× (F-TEXT-05). 17 · 21/22 = 16.227, which is 16.333 at the next pixel up; 16/17
  /// would give 16.
  package static func scaledValue(
    _ value: CGFloat, style: UIFont.TextStyle, at category: UIContentSizeCategory, scale: CGFloat
  ) -> CGFloat {
    let here = measure(of: style, at: category).leading
    let usual = measure(of: style, at: .large).leading
    guard here != usual else { return value }
    return PixelGrid(scale: scale).nearest(value * here / usual)
  }

  static func scaledSize(
    _ scaling: FontSpecification.Scaling, at category: UIContentSizeCategory, scale: CGFloat
  ) -> CGFloat {
    let size = scaledValue(
      scaling.baseSize, style: UIFont.TextStyle(rawValue: scaling.style), at: category, scale: scale
    )
    return scaling.maximumSize > 0 ? min(size, scaling.maximumSize) : size
  }

  /// Returns the text size of `traits`, or that of the process if they are `nil` or unspecified.
  package static func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    if let traits, traits.preferredContentSizeCategory != .unspecified {
      return traits.preferredContentSizeCategory
    }
    return UITraitCollection.current.preferredContentSizeCategory
  }

  /// Returns the number of pixels per point for `traits`.
  package static func scale(_ traits: UITraitCollection?) -> CGFloat {
    if let traits, traits.displayScale > 0 { return traits.displayScale }
    let current = UITraitCollection.current.displayScale
    return current > 0 ? current : 1
  }
}
