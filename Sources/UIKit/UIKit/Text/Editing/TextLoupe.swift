import CoreGraphics

/// Shows magnified text above a finger that drags the caret or an end of the selection.
@MainActor final class TextLoupe {
  /// The duration of its appearance and disappearance in seconds (estimated by Flutter's authors).
  static let duration = 0.15

  private var view: TextLoupeView?

  isolated deinit { view?.removeFromSuperview() }

  /// Follows a caret of `host`, in its coordinates, under a finger in the window.
  func follow(_ caret: CGRect, of host: UIView, finger: CGPoint) {
    guard let window = host.window else { return hide() }
    let placement = LoupePlacement(
      area: window.bounds, caret: host.convert(caret, to: nil), finger: finger)
    guard !placement.isAway else { return hide() }
    let view = view ?? add(to: window)
    view.bounds.size = placement.frame.size
    view.center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
    view.show(
      window.magnifiedPicture(
        of: placement.focus, magnification: LoupePlacement.magnification, without: view))
    if self.view == nil { fadeIn(view, from: placement) }
    self.view = view
  }

  private func add(to window: UIView) -> TextLoupeView {
    let view = TextLoupeView(frame: .zero)
    window.addSubview(view)
    return view
  }

  /// Fades the loupe in while it moves up from the text.
  private func fadeIn(_ view: TextLoupeView, from placement: LoupePlacement) {
    view.alpha = 0
    view.transform = CGAffineTransform(
      translationX: 0, y: placement.focus.midY - placement.frame.midY)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseOut) {
      view.alpha = 1
      view.transform = .identity
    }
  }

  func hide() {
    guard let view else { return }
    self.view = nil
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]
    ) {
      view.alpha = 0
      view.transform = CGAffineTransform(translationX: 0, y: LoupePlacement.gap)
    } completion: { _ in
      view.removeFromSuperview()
    }
  }
}

/// The view of the loupe: a capsule with a rim and a shadow.
final class TextLoupeView: PartView {
  private let lens = UIView(frame: .zero)

  override func prepare() {
    isUserInteractionEnabled = false
    layer.shadowOpacity = 0.1
    layer.shadowRadius = 11
    layer.shadowOffset = .zero
    lens.clipsToBounds = true
    lens.layer.borderWidth = 1
    addSubview(lens)
    colorRim()
  }

  func show(_ picture: CGImage?) { lens.layer.contents = picture }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = bounds.height / 2
    lens.frame = bounds
    lens.layer.cornerRadius = radius
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorRim()
  }

  private func colorRim() {
    lens.layer.borderColor = UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor
  }
}
