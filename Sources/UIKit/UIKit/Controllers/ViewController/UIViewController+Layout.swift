import QuartzCore

/// Insets, margins and the content's scroll view.
extension UIViewController {
  /// The insets that are added to the safe area of the root view, in points.
  var safeAreaAddition: UIEdgeInsets { additionalSafeAreaInsets + barInsets }

  /// The minimum margins of the root view, or nil if it is treated like other views (8 pt all round).
  var rootViewMinimumMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// The system's minimum margins: 16 pt left and right, 20 pt on wide phones and on tablets (Apple's
  /// layout guide). Wide phones begin at 414 pt, the iPhone 8 Plus.
  var minimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The root view if it scrolls, or else its backmost subview if that scrolls: the rule by which iOS
  /// finds the content for bars.
  var foundContentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// Whether bars of a navigation controller are over this controller's content.
  var standsInNavigationController: Bool {
    navigationController != nil && automaticallyAdjustsScrollViewInsets
  }
}
