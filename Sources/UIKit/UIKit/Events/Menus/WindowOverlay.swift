import CoreGraphics
import QuartzCore

/// A view that covers a window and takes every touch while a menu or date chooser of some view is open. It
/// closes when the window changes its size.
class WindowOverlay: UIView {
  private weak var source: UIView?
  private let didEnd: () -> Void
  private let windowSize: CGSize
  private var isEnding = false

  /// Creates an overlay.
  ///
  /// - Parameters:
  ///   - source: The view that it belongs to.
  ///   - frame: The window's bounds.
  ///   - didEnd: Called when it begins to disappear.
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

  // MARK: Layout

  /// The part of the source next to which its content is placed; the middle of the top if the source is gone.
  var sourceFrame: CGRect {
    source.map { $0.convert(($0 as? UIControl)?.menuSource ?? $0.bounds, to: self) }
      ?? CGRect(x: bounds.midX, y: 0, width: 0, height: 0)
  }

  /// Returns the safe area less a margin.
  func area(margin: CGFloat) -> CGRect {
    bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
  }

  var hasWindowSize: Bool { bounds.size == windowSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !hasWindowSize { end(animated: false) }
  }

  // MARK: Presenting and dismissing

  /// Shows a part, which is already in its place, by growing it.
  ///
  /// - Parameter anchor: The point from which it grows, in the part's unit square.
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

  /// Removes everything.
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
