import QuartzCore

/// The ring around the focused item.
@MainActor final class FocusHalo {
  /// The width of the ring and its distance from the item, in points. Neither is documented; these are the project's
  /// own choices.
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 1

  private let view: FocusHaloView

  /// Creates the ring. Returns nil if no part of the item is in a view.
  init?(_ effect: UIFocusEffect, around item: any UIFocusItem) {
    guard let own = item.focusView else { return nil }
    let halo = effect as? UIFocusHaloEffect
    let container = halo?.containerView ?? own
    // The coordinate space of the shape: the item's own, whether or not the item is a view.
    let space: UIView = halo?.referenceView ?? own
    let around = item as? UIView == nil ? item.frame : own.bounds
    let isInside =
      switch halo?.position ?? .automatic {
      case .inside: true
      case .outside: false
      case .automatic: Self.isCutOff(around, in: own)
      }
    let offset = space.convert(CGPoint.zero, to: container)
    let move = CGAffineTransform(translationX: offset.x, y: offset.y)
    let radius = own.layer.cornerRadius
    // A ring in the item's own view resizes with it.
    let isOwn = container === own && item is UIView
    view = FocusHaloView(frame: container.bounds, width: Self.width) { bounds in
      if let shape = halo?.shape {
        let path = UIBezierPath(cgPath: shape.cgPath)
        path.apply(move)
        return path
      }
      let distance = (isInside ? 1 : -1) * (Self.width / 2 + Self.gap)
      let rect = (isOwn ? bounds : around.applying(move)).insetBy(dx: distance, dy: distance)
      let corner = min(max(0, radius - distance), rect.width / 2, rect.height / 2)
      return UIBezierPath(roundedRect: rect, cornerRadius: corner)
    }
    if let reference = halo?.referenceView, reference.superview === container {
      container.insertSubview(view, aboveSubview: reference)
    } else {
      container.addSubview(view)
    }
  }

  func takeAway() { view.removeFromSuperview() }

  /// Returns whether a ring outside would be clipped, by the item itself or by the scroll view around it.
  private static func isCutOff(_ rect: CGRect, in view: UIView) -> Bool {
    if view.clipsToBounds { return true }
    let outside = rect.insetBy(dx: -(width + gap), dy: -(width + gap))
    let clipping = sequence(first: view, next: \.superview).first { $0.clipsToBounds }
    guard let clipping, clipping !== view else { return false }
    let shown = view.convert(outside, to: clipping)
    return shown.minX < clipping.bounds.minX || shown.maxX > clipping.bounds.maxX
  }
}

/// Draws a ring in the tint colour of its superview and receives no touches.
final class FocusHaloView: UIView {
  private let ring = CAShapeLayer()
  private let outline: (CGRect) -> UIBezierPath

  /// - Parameter outline: The centre line of the ring in the view's bounds.
  init(frame: CGRect, width: CGFloat, outline: @escaping (CGRect) -> UIBezierPath) {
    self.outline = outline
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ring.fillColor = nil
    ring.lineWidth = width
    layer.addSublayer(ring)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
    ring.path = outline(bounds).cgPath
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
