import QuartzCore

/// Darkens the screen beneath an alert.
final class AlertPresentationController: UIPresentationController {
  private let dimmingView = UIView(frame: .zero)

  override var shouldRemovePresentersView: Bool { false }

  override var isElevated: Bool { true }

  /// Escape cancels, if there is a button for that.
  override func escape() -> Bool {
    guard let alert = presented as? UIAlertController, let cancel = alert.cancelAction else {
      return false
    }
    alert.choose(cancel)
    return true
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.backgroundColor = .systemDimming
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    dim(1)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dim(0)
  }

  private func dim(_ alpha: CGFloat) {
    guard let coordinator = presented?.transitionCoordinator else {
      dimmingView.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = alpha })
  }

  override func defaultAnimator(
    _ direction: ModalDirection
  ) -> any UIViewControllerAnimatedTransitioning {
    AlertAnimator(direction)
  }
}

/// The animation of an alert, which fades in while it shrinks to its size, and fades out; an action sheet
/// moves up and down.
final class AlertAnimator: ModalAnimator {
  init(_ direction: ModalDirection) { super.init(direction, duration: AlertMetrics.duration) }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isPresenting = direction == .presenting
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key) as? UIAlertController,
      let view = controller.shownRoot as? AlertView
    else { return context.completeTransition(true) }
    let isAlert = controller.preferredStyle == .alert
    let away = {
      if isAlert {
        view.panel.alpha = 0
        if isPresenting {
          let scale = AlertMetrics.comingScale
          view.panel.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
      } else {
        view.transform = CGAffineTransform(
          translationX: 0, y: view.bounds.height - view.panel.frame.minY)
      }
    }
    if isPresenting {
      UIView.performWithoutAnimation {
        context.containerView.addSubview(view)
        view.layoutIfNeeded()
        // The keyboard appears together with the alert, which is above it from the start.
        controller.beginTyping()
        view.layoutIfNeeded()
        away()
      }
    }
    UIView.animate(
      withDuration: AlertMetrics.duration, delay: 0, options: isPresenting ? .curveEaseOut : []
    ) {
      guard isPresenting else { return away() }
      view.panel.alpha = 1
      view.panel.transform = .identity
      view.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension UIColor {
  /// The colour that darkens the screen beneath alerts and sheets: black at 20 %, and at 48 % in dark
  /// mode (quoted).
  static let systemDimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
