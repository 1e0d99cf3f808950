import CoreGraphics
import QuartzCore

/// The overlay that a compact date picker has opened: a glass background over the window, with a calendar or
/// wheels. A touch outside closes it.
final class DateOverlay: WindowOverlay {
  private let content: UIView
  private let size: CGSize
  private let holder = UIView(frame: .zero)
  private let shadow = OuterShadowView(radius: DateMetrics.overlayRadius, opacity: 0.2, blur: 32)
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  /// Shows `content` next to `source`; returns `nil` if that isn't in a window.
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
    super.init(source, frame, didEnd: didEnd)
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

  /// Returns a frame below its source if it fits, otherwise above it, within the safe area.
  private func place() -> CGRect {
    let area = area(margin: DateMetrics.overlayMargin)
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
    holder.frame = frame
    for view in [shadow, glass, content] { view.frame = holder.bounds }
    holder.layoutIfNeeded()
    grow(holder, outOf: anchor, duration: DateMetrics.overlayDuration)
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
