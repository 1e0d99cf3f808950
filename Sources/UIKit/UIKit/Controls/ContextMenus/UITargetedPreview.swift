import CoreGraphics
import QuartzCore

/// How a preview is cut out and what it lies on.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// Behind the view; clear leaves what the view has.
  open var backgroundColor: UIColor! = .systemBackground
  /// The shown part of the view, in its coordinates; nil is all of it, with its layer's corners.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow below it; nil is that of what is shown.
  open var shadowPath: UIBezierPath?

  public override init() { super.init() }

  /// Shows lines of text, each with some room around it.
  ///
  /// - Parameter textLineRects: rectangles in the view's coordinates.
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
  /// In the container's coordinates.
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

/// A view that is lifted as a menu comes, and where it is lifted from.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIPreviewParameters
  open private(set) var target: UIPreviewTarget

  /// - Parameters:
  ///   - view: need not be in a window if there is a target.
  ///   - target: in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview of a view where it is, which has to be in a window.
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

  /// A preview of a view where it is; nil when it is in no window.
  convenience init?(shown view: UIView) {
    guard view.superview != nil, view.window != nil else { return nil }
    self.init(view: view)
  }

  /// The view's, in points.
  open var size: CGSize { view.bounds.size }

  /// The same view and parameters somewhere else.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
