import QuartzCore

/// The ring around what has the focus.
@MainActor final class FocusHalo {
  /// Points that the ring is wide, and that lie between it and what it stands around. Choices of this project's: neither
  /// is documented.
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 1

  private let view: FocusHaloView

  /// Shows the ring; nil where the item shows no part in any view.
  init?(_ effect: UIFocusEffect, around item: any UIFocusItem) {
    guard let own = item.focusView else { return nil }
    let halo = effect as? UIFocusHaloEffect
    let container = halo?.containerView ?? own
    // What the shape is in: the item's coordinates, whether or not it is a view.
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
    // A ring in the item's own view grows and shrinks with it.
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

  /// Whether a ring outside would be cut off: by the item itself, or by the edge of what it scrolls in.
  private static func isCutOff(_ rect: CGRect, in view: UIView) -> Bool {
    if view.clipsToBounds { return true }
    let outside = rect.insetBy(dx: -(width + gap), dy: -(width + gap))
    let clipping = sequence(first: view, next: \.superview).first { $0.clipsToBounds }
    guard let clipping, clipping !== view else { return false }
    let shown = view.convert(outside, to: clipping)
    return shown.minX < clipping.bounds.minX || shown.maxX > clipping.bounds.maxX
  }
}

/// Draws a ring in the tint of what it lies in, and takes no touch.
final class FocusHaloView: UIView {
  private let ring = CAShapeLayer()
  private let outline: (CGRect) -> UIBezierPath

  /// - Parameter outline: The middle of the ring in the view's bounds.
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
