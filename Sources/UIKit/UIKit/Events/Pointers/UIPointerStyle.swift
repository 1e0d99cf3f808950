import CoreGraphics
import Foundation

/// The look of the pointer over a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// The effect on the view below, or nil for none.
  private(set) var effect: UIPointerEffect?
  /// The marks next to the pointer. The browser's pointer has none: the first ones are reported.
  open var accessories: [UIPointerAccessory] = [] {
    didSet {
      if !accessories.isEmpty { Diagnostics.reportIneffective("UIPointerStyle.accessories") }
    }
  }

  private override init() { super.init() }

  /// Creates a style that highlights or lifts the view below. The browser's pointer keeps its shape: the first other
  /// one is reported.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    self.effect = effect
    if shape != nil { Diagnostics.reportIneffective("the shape of a UIPointerStyle") }
  }

  /// Creates a style in which the pointer has its own shape. The browser's pointer keeps its own: the first other one
  /// is reported.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init()
    Diagnostics.reportIneffective("the shape of a UIPointerStyle")
  }

  /// Returns the style of the pointer outside of regions.
  public class func system() -> Self { plain() }

  /// Returns a style without a visible pointer. The browser's pointer stays visible.
  public class func hidden() -> Self { plain() }

  private class func plain() -> Self {
    guard let style = UIPointerStyle() as? Self else {
      preconditionFailure("\(self) has no style of its own")
    }
    return style
  }
}

/// An effect on a view below the pointer.
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

/// The outline of the pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case horizontalBeam(length: CGFloat)
  case verticalBeam(length: CGFloat)

  /// The default corner radius of 8 points.
  public static let defaultCornerRadius: CGFloat = 8
}
