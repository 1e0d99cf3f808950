import CoreGraphics
import QuartzCore

/// Lies over a window and takes every touch while something is open there that belongs to a view: a menu,
/// or what chooses a date. It goes when the window takes another size.
class WindowOverlay: UIView {
  private weak var source: UIView?
  private let didEnd: () -> Void
  private let windowSize: CGSize
  private var isEnding = false

  /// - Parameters:
  ///   - source: the view that it belongs to.
  ///   - frame: the window's bounds.
  ///   - didEnd: comes as soon as it begins to go.
  init(_ source: UIView, _ frame: CGRect, didEnd: @escaping () -> Void) {
    self.source = source
    self.didEnd = didEnd
    windowSize = frame.size
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) {
    fatalError("An overlay is shown by the view that it belongs to")
  }

  // MARK: Place

  /// The part of the source that it stands beside; in the middle of the top where the source is gone.
  var sourceFrame: CGRect {
    source.map { $0.convert(($0 as? UIControl)?.menuSource ?? $0.bounds, to: self) }
      ?? CGRect(x: bounds.midX, y: 0, width: 0, height: 0)
  }

  /// The safe area less a margin.
  func area(margin: CGFloat) -> CGRect {
    bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
  }

  var hasWindowSize: Bool { bounds.size == windowSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !hasWindowSize { end(animated: false) }
  }

  // MARK: Coming and going

  /// Shows a part, which is in its place, growing.
  ///
  /// - Parameter anchor: out of which point, in the part's unit square.
  func grow(_ part: UIView, outOf anchor: CGPoint, duration: TimeInterval) {
    let frame = part.frame
    part.layer.anchorPoint = anchor
    part.frame = frame
    part.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    part.alpha = 0
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) {
      part.transform = .identity
      part.alpha = 1
    }
  }

  /// Takes everything away.
  func end(animated: Bool) {
    guard !isEnding else { return }
    isEnding = true
    isUserInteractionEnabled = false
    didEnd()
    guard animated else { return removeFromSuperview() }
    UIView.animate(
      withDuration: MenuMetrics.fadeDuration, animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }
}
