import QuartzCore

/// One controller over another: the container that holds it, and where it is on its way.
@MainActor
final class Presentation {
  enum Phase {
    case presenting
    case presented
    case dismissing
  }

  /// Seconds that a presented controller takes to slide up or down.
  static let duration: TimeInterval = 0.4

  let presenter: UIViewController
  let presented: UIViewController
  let style: UIModalPresentationStyle
  let container = PresentationContainerView(frame: .zero)
  private(set) var phase = Phase.presenting
  /// Where the presenter's view was taken from while it is covered.
  private weak var host: UIView?
  private var coordinator: TransitionCoordinator?

  init(presenter: UIViewController, presented: UIViewController) {
    self.presenter = presenter
    self.presented = presented
    style = presented.modalPresentationStyle
  }

  /// Lays the presented view over `host`, the superview of the presenter's view.
  func present(in host: UIView, animated: Bool, completion: (() -> Void)?) {
    self.host = host
    presenter.presentation = self
    presented.presentedBy = presenter
    let coordinator = makeCoordinator(from: presenter, to: presented, animated: animated)

    container.frame = presenter.view.frame
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if style.removesPresenter {
      presenter.beginAppearanceTransition(false, animated: animated)
    }
    presented.beginAppearanceTransition(true, animated: animated)
    host.insertSubview(container, aboveSubview: presenter.view)
    presented.view.frame = container.bounds
    presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(presented.view)
    UIView.performWithoutAnimation {
      container.layoutIfNeeded()
      if animated { moveAway() }
    }
    coordinator.run(options: .curveEaseOut) {
      self.moveIn()
    } completion: {
      self.didPresent(completion)
    }
    presenter.setNeedsStatusBarAppearanceUpdate()
  }

  private func didPresent(_ completion: (() -> Void)?) {
    coordinator = nil
    // A dismissal may have begun meanwhile; it has put the presenter back and ends the messages
    // itself.
    guard phase == .presenting else {
      completion?()
      return
    }
    phase = .presented
    if style.removesPresenter {
      presenter.view.removeFromSuperview()
      presenter.endAppearanceTransition()
    }
    presented.endAppearanceTransition()
    completion?()
  }

  /// Takes the presented view away, with all that it presents in its turn.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard phase != .dismissing else { return }
    phase = .dismissing
    let coordinator = makeCoordinator(from: presented, to: presenter, animated: animated)
    // What covers the presented controller goes with it.
    presented.presentation?.vanish(animated: animated)
    presented.beginAppearanceTransition(false, animated: animated)
    if style.removesPresenter {
      presenter.beginAppearanceTransition(true, animated: animated)
      putPresenterBack()
    }
    coordinator.run(options: .curveEaseIn) {
      if animated { self.moveAway() }
    } completion: {
      self.didDismiss(completion)
    }
    presenter.setNeedsStatusBarAppearanceUpdate()
  }

  private func didDismiss(_ completion: (() -> Void)?) {
    coordinator = nil
    presented.presentation?.didVanish()
    unlink()
    presented.endAppearanceTransition()
    presenter.endAppearanceTransition()
    completion?()
  }

  /// Ends a presentation whose presenter is being dismissed and takes this container along.
  private func vanish(animated: Bool) {
    presented.presentation?.vanish(animated: animated)
    phase = .dismissing
    presented.beginAppearanceTransition(false, animated: animated)
  }

  private func didVanish() {
    presented.presentation?.didVanish()
    coordinator = nil
    unlink()
    presented.endAppearanceTransition()
  }

  private func unlink() {
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presenter.presentation = nil
    presented.presentedBy = nil
  }

  private func putPresenterBack() {
    guard presenter.view.superview == nil, let host else { return }
    presenter.view.frame = container.frame
    host.insertSubview(presenter.view, belowSubview: container)
    UIView.performWithoutAnimation { presenter.view.layoutIfNeeded() }
  }

  /// Moves the container and not the presented view, so that what covers that one moves along.
  private func moveAway() {
    switch presented.modalTransitionStyle {
    case .coverVertical:
      container.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
    case .crossDissolve:
      container.alpha = 0
    }
  }

  private func moveIn() {
    container.transform = .identity
    container.alpha = 1
  }

  private func makeCoordinator(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(
      from: from, to: to, containerView: container, duration: Self.duration,
      isAnimated: animated, presentationStyle: style)
    self.coordinator = coordinator
    return coordinator
  }

  /// The transition under way, or nil.
  var runningCoordinator: TransitionCoordinator? { coordinator }
}

/// Holds a presented controller's view and lets no touch through to what it covers.
final class PresentationContainerView: UIView {}
