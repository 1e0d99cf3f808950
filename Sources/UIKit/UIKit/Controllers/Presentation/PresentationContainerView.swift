import QuartzCore

/// The superview of a presented controller's view and of the presentation's own views. It blocks
/// touches on the views behind, unless the presentation allows them.
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  override var ownAccessibility: OwnAccessibility {
    var own = OwnAccessibility()
    own.isModal = controller?.passesTouch(at: CGPoint(x: bounds.midX, y: bounds.minY)) != true
    return own
  }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    controller?.presentation?.adapt(to: traitCollection)
    controller?.traitCollectionDidChange(previousTraitCollection)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }),
      controller?.escape() == true
    {
      return
    }
    super.pressesBegan(presses, with: event)
  }

  nonisolated override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated { controller?.escape() ?? false }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && controller?.passesTouch(at: point) == true ? nil : hit
  }
}
