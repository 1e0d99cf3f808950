import CoreGraphics
import Foundation

/// What stands behind a button's or a cell's content.
public struct UIBackgroundConfiguration: Hashable {
  /// A view of your own, in front of colour and image.
  public var customView: UIView?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// How far the background is smaller than what it belongs to.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// `nil` for the tint colour.
  public var backgroundColor: UIColor? = .clear
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// `nil` for the tint colour.
  public var strokeColor: UIColor?
  /// In points; 0 for no stroke.
  public var strokeWidth: CGFloat = 0
  /// How far the stroke stands outside of the background; negative for inside.
  public var strokeOutset: CGFloat = 0

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The colour where the tint colour is `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    strokeColor ?? tintColor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(image)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
  }

  init() {}
}
