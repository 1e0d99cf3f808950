import UIKit

/// A small line over the water that says what is heard. Assistive software can read it, and isn't made to.
@available(iOS 16, *)
final class CaptionView: PlateView {
  private let label = UILabel(.footnote, lines: 1, largest: 20)
  private let texts: Texts
  private var shown: Captions.Line?

  init(texts: Texts) {
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

  /// Its text; `nil` while it says nothing.
  var text: String? { shown == nil ? nil : label.text }

  /// Says what is heard. What reads the same as before changes nothing.
  func show(_ line: Captions.Line?) {
    guard line != shown else { return }
    shown = line
    isHidden = line == nil
    guard let line else { return }
    label.text = "♪ " + texts.text(of: line)
    label.accessibilityLabel = texts[CaptionText.heard, ["sound": texts.text(of: line)]]
  }
}
