import CoreGraphics
import QuartzCore

/// The clipping and the background of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The colour behind the view; clear keeps the view's own background.
  open var backgroundColor: UIColor! = .systemBackground
  /// The visible part of the view, in its coordinates; nil means all of it, with its layer's corners.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow below it; nil means that of the visible part.
  open var shadowPath: UIBezierPath?

  public override init() { super.init() }

  /// Creates parameters that show lines of text with some space around each.
  ///
  /// - Parameter textLineRects: The rectangles of the lines in the view's coordinates.
  public init(textLineRects: [NSValue]) {
    let path = UIBezierPath()
    for line in textLineRects {
      path.append(
        UIBezierPath(roundedRect: line.cgRectValue.insetBy(dx: -4, dy: -2), cornerRadius: 4))
    }
    visiblePath = path
    super.init()
  }
}

/// The place that a preview animates to or from.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  /// The centre in the container's coordinates.
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is lifted as a menu appears, and its place.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - view: The view, which need not be in a window if there is a target.
  ///   - target: The place, which has to be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its present place, which has to be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let container = view.superview, view.window != nil else {
      preconditionFailure("\(view) is in no window: its preview needs a target")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: container, center: view.center, transform: view.transform))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Creates a preview of a view at its present place; nil if the view isn't in a window.
  convenience init?(shown view: UIView) {
    guard view.superview != nil, view.window != nil else { return nil }
    self.init(view: view)
  }

  /// The view's size, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view and parameters at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
