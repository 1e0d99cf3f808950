import CoreGraphics
import Foundation

/// How the pointer looks above a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  private override init() { super.init() }

  /// The view below lights up or lifts, and the pointer takes its shape.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }

  /// The pointer has a shape of its own.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
}

/// What a view does below the pointer.
@preconcurrency @MainActor public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  public enum TintMode: Hashable, Sendable { case none, overlay, underlay }

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, preferredTintMode: _, prefersShadow: _, prefersScaledContent: _):
      preview
    }
  }
}

/// The pointer's outline.
@preconcurrency @MainActor public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case horizontalBeam(length: CGFloat)
  case verticalBeam(length: CGFloat)
}
