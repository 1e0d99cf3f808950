import CoreGraphics
import QuartzCore

/// The overlay that a date picker's plate has opened: a plate of glass over the window, with a calendar
/// or wheels. A touch beside it closes it.
final class DateOverlay: UIView {
  private weak var source: UIView?
  private let content: UIView
  private let size: CGSize
  private let didEnd: () -> Void
  private let holder = UIView(frame: .zero)
  private let shadow = OuterShadowView(radius: DateMetrics.overlayRadius, opacity: 0.2, blur: 32)
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var isEnding = false
  private let windowSize: CGSize

  /// Shows `content` beside `source`; `nil` when that is in no window.
  static func present(
    _ content: UIView, size: CGSize, from source: UIView, didEnd: @escaping () -> Void
  ) -> DateOverlay? {
    guard let window = source.window else { return nil }
    let overlay = DateOverlay(content, size, source, window.bounds, didEnd)
    window.addSubview(overlay)
    overlay.begin()
    return overlay
  }

  private init(
    _ content: UIView, _ size: CGSize, _ source: UIView, _ frame: CGRect,
    _ didEnd: @escaping () -> Void
  ) {
    self.content = content
    self.size = size
    self.source = source
    self.didEnd = didEnd
    windowSize = frame.size
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    tintColor = source.tintColor
    overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    glass.layer.cornerRadius = DateMetrics.overlayRadius
    glass.clipsToBounds = true
    glass.contentView.addSubview(content)
    holder.addSubview(shadow)
    holder.addSubview(glass)
    addSubview(holder)
  }

  required init?(coder: NSCoder) {
    fatalError("An overlay is shown by its plate")
  }

  private var sourceFrame: CGRect {
    source.map { $0.convert($0.bounds, to: self) }
      ?? CGRect(x: bounds.midX, y: 0, width: 0, height: 0)
  }

  /// Below its source where there is room, else above it, within the safe area.
  private func place() -> CGRect {
    let area = bounds.inset(by: safeAreaInsets)
      .insetBy(dx: DateMetrics.overlayMargin, dy: DateMetrics.overlayMargin)
    let source = sourceFrame
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    let below = source.maxY + DateMetrics.overlayGap
    let above = source.minY - DateMetrics.overlayGap - size.height
    let wanted = below + size.height <= area.maxY || above < area.minY ? below : above
    return CGRect(
      x: (source.midX - size.width / 2).clamped(area.minX, area.maxX - size.width),
      y: wanted.clamped(area.minY, area.maxY - size.height), width: size.width,
      height: size.height)
  }

  private func begin() {
    let frame = place()
    let anchor = CGPoint(
      x: ((sourceFrame.midX - frame.minX) / max(1, frame.width)).clamped(to: 0...1),
      y: sourceFrame.midY < frame.midY ? 0 : 1)
    holder.layer.anchorPoint = anchor
    layOut(frame)
    holder.layoutIfNeeded()
    holder.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
    holder.alpha = 0
    UIView.animate(
      withDuration: DateMetrics.overlayDuration, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0, options: [.allowUserInteraction],
      animations: { [self] in
        holder.transform = .identity
        holder.alpha = 1
      }, completion: nil)
  }

  private func layOut(_ frame: CGRect) {
    holder.frame = frame
    let bounds = CGRect(origin: .zero, size: frame.size)
    shadow.frame = bounds
    glass.frame = bounds
    content.frame = bounds
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size == windowSize else { return end(animated: false) }
  }

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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !holder.frame.contains(touch.location(in: self)) else {
      return
    }
    end(animated: true)
  }

  override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated { end(animated: true) }
    return true
  }
}
