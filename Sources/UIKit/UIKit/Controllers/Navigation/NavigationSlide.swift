import QuartzCore

/// The system's push and pop: the upper screen slides in over the lower one, which moves by a part of
/// the width and darkens.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPop: Bool
  /// 1 if a pushed screen comes from the right, −1 if it comes from the left.
  private let sign: CGFloat
  private let dimming = UIView(frame: .zero)
  private var views: [UIView] = []

  init(isPop: Bool, sign: CGFloat) {
    self.isPop = isPop
    self.sign = sign
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { BarMetrics.transitionDuration }

  /// Animates only transforms: frames, and with them the safe areas, are final from the beginning.
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    let (lower, upper) = isPop ? (to, from) : (from, to)
    // An active search is over its controller's view and moves with it.
    let searches = [UITransitionContextViewControllerKey.from, .to].map {
      context.viewController(forKey: $0)?.searchContainer
    }
    let (lowerSearch, upperSearch) =
      isPop ? (searches[1], searches[0]) : (searches[0], searches[1])
    views = [lower, upper] + searches.compactMap { $0 }
    let way = container.bounds.width * sign
    let place = { [dimming] (cover: CGFloat) in
      upper.transform = CGAffineTransform(translationX: (1 - cover) * way, y: 0)
      lower.transform = CGAffineTransform(translationX: -cover * BarMetrics.parallax * way, y: 0)
      lowerSearch?.transform = lower.transform
      upperSearch?.transform = upper.transform
      dimming.alpha = cover * BarMetrics.dimming
    }
    UIView.performWithoutAnimation {
      if isPop { container.insertSubview(to, belowSubview: from) } else { container.addSubview(to) }
      if let coming = searches[1], coming.superview !== container {
        coming.frame = to.frame
        container.insertSubview(coming, aboveSubview: to)
      }
      dimming.frame = container.bounds
      dimming.backgroundColor = .black
      dimming.isUserInteractionEnabled = false
      container.insertSubview(dimming, belowSubview: upper)
      container.layoutIfNeeded()
      place(isPop ? 1 : 0)
    }
    for view in views { view.isUserInteractionEnabled = false }
    UIView.animate(
      withDuration: BarMetrics.transitionDuration, delay: 0,
      options: context.isInteractive ? .curveLinear : .curveEaseInOut
    ) {
      place(self.isPop ? 0 : 1)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Restores the views' initial state, before the stack reports the end.
  func reset() {
    UIView.performWithoutAnimation {
      dimming.removeFromSuperview()
      for view in views {
        view.transform = .identity
        view.isUserInteractionEnabled = true
      }
    }
    views = []
  }
}
