import CoreGraphics

/// The state of a view, apart from its layer and its position in the hierarchy.
struct ViewState {
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var tag = 0
  var restorationIdentifier: String?
  var motionEffects: [UIMotionEffect] = []
  /// The animators whose reference view this is.
  var observers: [WeakReferenceViewObserver] = []
  var isLayingOut = false
  /// Whether the view has entered a window and wasn't laid out there yet.
  var needsAppearance = false
  var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction]?
  /// The number of running animations that don't allow interaction.
  var animationsBlockingTouches = 0
  /// The number of running animations during which the view is hit at its visible position.
  var animationsHitAsShown = 0

  var margins: LayoutMargins?
  /// The margins that were last reported, to detect changes.
  var reportedMargins: UIEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var safeAreaInsets = UIEdgeInsets.zero
  var semanticContentAttribute = UISemanticContentAttribute.unspecified

  var backgroundColor: UIColor?
  var clearsContextBeforeDrawing = true
  var contentMode = UIView.ContentMode.scaleToFill
  var mask: UIView?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var traits: UITraitCollection?
  var focus: ViewFocus?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?

  /// The margins as they were set, with physical sides or by layout direction.
  enum LayoutMargins {
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}
