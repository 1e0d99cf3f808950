import CoreGraphics

/// The state of a view apart from its layer and its place in the hierarchy.
package struct ViewState {
  package var autoresizesSubviews = true
  package var autoresizingMask: UIView.AutoresizingMask = []
  package var isUserInteractionEnabled = true
  package var isMultipleTouchEnabled = false
  package var isExclusiveTouch = false
  package var tag = 0
  package var restorationIdentifier: String?
  package var motionEffects: [UIMotionEffect] = []
  /// The animators of which the view is the reference view.
  package var dynamicAnimators: [WeakAnimator] = []
  package var isLayingOut = false
  package var gestureRecognizers: [UIGestureRecognizer]?
  package var interactions: [any UIInteraction]?
  /// Running animations that did not allow interaction.
  package var animationsBlockingTouches = 0
  /// Running animations under which the view is hit where it is seen.
  package var animationsHitAsShown = 0

  package var margins: LayoutMargins?
  /// The margins that were last reported, to notice changes.
  package var reportedMargins: UIEdgeInsets?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var safeAreaInsets = UIEdgeInsets.zero
  package var semanticContentAttribute = UISemanticContentAttribute.unspecified

  package var backgroundColor: UIColor?
  package var clearsContextBeforeDrawing = true
  package var contentMode = UIView.ContentMode.scaleToFill
  package var mask: UIView?
  package var tintColor: UIColor?
  package var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  package var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var traits: UITraitCollection?
  var focus: ViewFocus?
  package var minimumContentSizeCategory: UIContentSizeCategory?
  package var maximumContentSizeCategory: UIContentSizeCategory?

  /// Margins as they were given: in terms of sides, or of the layout direction.
  package enum LayoutMargins {
    case physical(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }
}
