import CoreGraphics

/// The state of a view, apart from its layer and its position in the hierarchy.
struct ViewState {
  var autoresizesSubviews = true
  package var autoresizingMask: UIView.AutoresizingMask = []
  package var isUserInteractionEnabled = true
  package var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  package var tag = 0
  var restorationIdentifier: String?
  package var motionEffects: [UIMotionEffect] = []
  /// The animators whose reference view this is.
  var dynamicAnimators: [WeakAnimator] = []
  var isLayingOut = false
  package var gestureRecognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction]?
  /// The number of running animations that don't allow interaction.
  var animationsBlockingTouches = 0
  /// The number of running animations during which the view is hit at its visible position.
  var animationsHitAsShown = 0

  package var margins: LayoutMargins?
  /// The margins that were last reported, to detect changes.
  var reportedMargins: UIEdgeInsets?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var safeAreaInsets = UIEdgeInsets.zero
  package var semanticContentAttribute = UISemanticContentAttribute.unspecified

  package var backgroundColor: UIColor?
  var clearsContextBeforeDrawing = true
  package var contentMode = UIView.ContentMode.scaleToFill
  package var mask: UIView?
  package var tintColor: UIColor?
  package var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  package var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var traits: UITraitCollection?
  var focus: ViewFocus?
  var minimumContentSizeCategory: UIContentSizeCategory?
  var maximumContentSizeCategory: UIContentSizeCategory?

  /// The margins as they were set, with physical sides or by layout direction.
  enum LayoutMargins {
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}
