import UIKit

/// A small line over the water with the current sound. Assistive technologies can read it, but don't announce it.
@available(iOS 16, *)
final class CaptionView: PlateView {
  private let label: UILabel
  private let texts: Texts
  private var shown: Captions.Line?

  init(texts: Texts, scale: CGFloat = 1) {
    label = UILabel(.footnote, lines: 1, largest: 20, scale: scale)
    self.texts = texts
    super.init(
      label, colour: UIColor.ground.withAlphaComponent(0.72),
      margins: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
    layer.cornerRadius = 10
    isUserInteractionEnabled = false
    isHidden = true
    label.accessibilityIdentifier = "caption"
    label.accessibilityTraits = [.staticText, .updatesFrequently]
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Its text; `nil` if it is empty.
  var text: String? { shown == nil ? nil : label.text }

  /// Shows a caption. An unchanged text changes nothing.
  func show(_ line: Captions.Line?) {
    guard line != shown else { return }
    shown = line
    isHidden = line == nil
    guard let line else { return }
    label.text = "♪ " + texts.text(of: line)
    label.accessibilityLabel = texts[CaptionText.heard, ["sound": texts.text(of: line)]]
  }
}
