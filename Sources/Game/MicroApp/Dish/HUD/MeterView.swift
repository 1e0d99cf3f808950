import UIKit

/// A bar that shows how much of something is left.
@available(iOS 16, *)
final class MeterView: UIView {
  private let fill = Sprite()
  private let icon = UIImageView()
  private let track = UIView()
  private var shown = -1
  private let scale: CGFloat

  init(symbol: String, colour: UIColor, label: String, identifier: String, scale: CGFloat = 1) {
    self.scale = scale
    super.init(frame: .zero)
    icon.image = UIImage(systemName: symbol)
    icon.tintColor = colour
    icon.contentMode = .scaleAspectFit
    track.backgroundColor = .tertiarySystemFill
    track.layer.cornerRadius = 4 * scale
    track.clipsToBounds = true
    fill.backgroundColor = colour.cgColor
    fill.anchorPoint = .zero
    track.layer.addSublayer(fill)
    addSubview(icon)
    addSubview(track)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityIdentifier = identifier
    accessibilityTraits = .updatesFrequently
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var intrinsicContentSize: CGSize { CGSize(width: 132 * scale, height: 18 * scale) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = 16 * scale
    icon.frame = CGRect(x: 0, y: bounds.midY - side / 2, width: side, height: side)
    let start = StatusLine.indent * scale
    track.frame = CGRect(
      x: start, y: bounds.midY - 4 * scale, width: max(bounds.width - start, 0), height: 8 * scale)
    fill.bounds = track.bounds
    placeFill()
  }

  /// Shows a part of the whole, 0 … 1, in steps of a hundredth.
  func show(_ value: Float, text: (Int) -> String) {
    let percent = Int((min(max(value, 0), 1) * 100).rounded())
    guard percent != shown else { return }
    shown = percent
    accessibilityValue = text(percent)
    placeFill()
  }

  private func placeFill() {
    fill.position = CGPoint(x: track.bounds.width * CGFloat(max(shown, 0) - 100) / 100, y: 0)
  }
}
