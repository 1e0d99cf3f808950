import QuartzCore

/// The animation of a sheet, which slides up from below the screen and down again; the view beneath darkens
/// and moves back with it.
final class SheetAnimator: ModalAnimator {
  /// The duration in seconds (own choice) in which a spring without overshoot settles.
  static let duration: TimeInterval = 0.5
  private weak var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController, _ direction: ModalDirection) {
    self.sheet = sheet
    super.init(direction, duration: Self.duration)
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let sheet else { return context.completeTransition(true) }
    let isPresenting = direction == .presenting
    let height = context.containerView.bounds.height
    let rest = sheet.restingTop
    sheet.isMoving = true
    if isPresenting {
      UIView.performWithoutAnimation {
        context.containerView.addSubview(sheet.sheetView)
        sheet.place(top: height, heightTop: rest)
        context.containerView.layoutIfNeeded()
      }
    }
    Self.animate(allowsTouches: false) {
      sheet.place(top: isPresenting ? rest : height, heightTop: rest)
    } completion: {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Animates with the spring of sheets; `velocity` is in whole distances per second.
  static func animate(
    allowsTouches: Bool, velocity: CGFloat = 0, _ changes: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: velocity,
      options: allowsTouches ? .allowUserInteraction : [], animations: changes
    ) { _ in
      completion()
    }
  }
}
