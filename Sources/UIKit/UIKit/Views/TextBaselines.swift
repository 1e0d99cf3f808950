import CoreGraphics

/// The baselines of a view's text.
package struct TextBaselines {
  /// The distance from the view's top to the baseline of the topmost line, in points.
  package var first: CGFloat
  /// The distance from the view's top to the baseline of the bottommost line, in points.
  package var last: CGFloat
  /// The part of additional height that goes above the text: 0 for text at the top, 1 for text at the bottom.
  ///
  /// Auto Layout needs it, because equal tops and baselines of two views mean equal heights if both centre their texts.
  var share: CGFloat
}
