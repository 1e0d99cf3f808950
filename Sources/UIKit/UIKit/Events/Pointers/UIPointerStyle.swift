import CoreGraphics
import Foundation

/// How the pointer looks above a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// The effect of the view below; nil for none.
  private(set) var effect: UIPointerEffect?
  /// Marks beside the pointer.
  open var accessories: [UIPointerAccessory] = []

  private override init() { super.init() }

  /// The view below lights up or lifts, and the pointer takes its shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    self.effect = effect
  }

  /// The pointer has a shape of its own.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }

  /// The pointer as it is above nothing.
  public class func system() -> Self { plain() }

  /// No pointer is seen; the browser's is.
  public class func hidden() -> Self { plain() }

  private class func plain() -> Self {
    guard let style = UIPointerStyle() as? Self else {
      preconditionFailure("\(self) has no style of its own")
    }
    return style
  }
}

/// The effect of a view below the pointer.
public enum UIPointerEffect: Sendable {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  public enum TintMode: Hashable, Sendable { case none, overlay, underlay }

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The pointer's outline.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case horizontalBeam(length: CGFloat)
  case verticalBeam(length: CGFloat)

  /// 8 points.
  public static let defaultCornerRadius: CGFloat = 8
}
