import QuartzCore

/// Insets, margins and the content's scroll view.
extension UIViewController {
  /// The root view's addition to the safe area that reaches it, in points.
  var safeAreaAddition: UIEdgeInsets { additionalSafeAreaInsets + barInsets }

  /// The margins that the root view has at least, or nil when it is a view like others (8 pt all
  /// round).
  var rootViewMinimumMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// 16 pt left and right, 20 pt on wide phones and on tablets (Apple's layout guide). The wide
  /// phones begin at 414 pt, the iPhone 8 Plus.
  var minimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The root view if it scrolls, or else its backmost subview if that scrolls: the rule by which
  /// iOS finds the content that bars react to.
  var foundContentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// Whether bars of a navigation controller lie over this controller's content.
  var standsInNavigationController: Bool {
    navigationController != nil && automaticallyAdjustsScrollViewInsets
  }
}
