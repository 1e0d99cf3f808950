import Micro
import UIKit

/// The progress of the opponents, over the water, for two seconds before an edit. A tap continues at once, and a finger
/// that stays holds it.
@available(iOS 16, *)
final class LearnedView: UIControl {
  private let learned: Learned
  private let texts: Texts
  private var rest = LearnedView.reading
  private var bodies: FamilyLineView?
  private var swatch: UIView?
  private let columns = UIStackView()

  /// The time for which it is shown, in seconds.
  static let reading: TimeInterval = 2

  /// Creates the view.
  ///
  /// - Parameter skip: Continues at once.
  init(_ learned: Learned, palette: Palette, texts: Texts, skip: @escaping () -> Void) {
    self.learned = learned
    self.texts = texts
    super.init(frame: .zero)
    backgroundColor = UIColor.ground.withAlphaComponent(0.6)
    accessibilityIdentifier = "learned"
    accessibilityViewIsModal = true
    addAction(UIAction { _ in skip() }, for: .touchUpInside)
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: texts[LearnedText.go]) { _ in skip() })
    button.titleLabel?.font = UILabel(.headline, largest: 18).font
    button.accessibilityIdentifier = "go-on"
    let words = UIStackView(
      [
        label(.headline, texts[LearnedText.title], largest: 20, "learned-title"),
        label(
          .footnote, texts[LearnedText.time, ["time": texts.time(seconds: learned.seconds)]],
          largest: 15, colour: .secondaryLabel),
      ], axis: .vertical, spacing: 2)
    columns.spacing = 16
    for part in [makeProgress(palette), makeAdvice()].compactMap({ $0 }) {
      columns.addArrangedSubview(part)
    }
    let hold = label(
      .caption1, texts[LearnedText.hold], largest: 13, colour: .secondaryLabel)
    let foot = UIStackView([hold, button], spacing: 12)
    foot.alignment = .center
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    let plate = PlateView(
      UIStackView([words, columns, foot], axis: .vertical, spacing: 12),
      colour: .ground)
    addPlaced([plate])
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      plate.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      plate.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      plate.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 12),
      plate.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 8),
      plate.widthAnchor.constraint(equalToConstant: 640).with(.defaultHigh),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    show(palette)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  // MARK: Time

  /// Lets the time of a frame pass. Nothing ends while a finger holds the view, or while VoiceOver reads it.
  ///
  /// - Returns: Whether its time is over.
  func advance(by elapsed: TimeInterval) -> Bool {
    guard !isTracking, !UIAccessibility.isVoiceOverRunning else { return false }
    rest -= min(elapsed, StepAccumulator.maximumStep)
    return rest <= 1e-9
  }

  /// Everything except the button belongs to the view itself.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == nil || hit is UIButton ? hit : self
  }

  override func layoutSubviews() {
    // A low screen has more room next to each other.
    columns.axis = bounds.height < 500 && bounds.width > bounds.height ? .horizontal : .vertical
    columns.distribution = columns.axis == .horizontal ? .fillEqually : .fill
    columns.alignment = columns.axis == .horizontal ? .top : .fill
    super.layoutSubviews()
  }

  // MARK: Parts

  /// Draws the bodies in the colours of light or dark mode.
  func show(_ palette: Palette) {
    bodies?.show(palette)
    guard let best = learned.best else { return }
    swatch?.backgroundColor =
      Skin.colour(step: Skin.step(of: best.line.hue, generation: best.generation), palette).uiColor
  }

  private func label(
    _ style: UIFont.TextStyle, _ text: String, largest: CGFloat, colour: UIColor = .label,
    _ identifier: String? = nil
  ) -> UILabel {
    let label = UILabel(style, colour, text, largest: largest)
    label.accessibilityIdentifier = identifier
    return label
  }

  private func makeProgress(_ palette: Palette) -> UIView? {
    guard let best = learned.best else { return nil }
    let swatch = UIView()
    swatch.layer.cornerRadius = 7
    self.swatch = swatch
    NSLayoutConstraint.activate([
      swatch.widthAnchor.constraint(equalToConstant: 14),
      swatch.heightAnchor.constraint(equalToConstant: 14),
    ])
    let name = label(
      .subheadline,
      texts[LearnedText.line, ["line": best.line.name, "generation": "\(best.generation)"]],
      largest: 18, "learned-line")
    let title = UIStackView([swatch, name], spacing: 8)
    title.alignment = .center
    var parts: [UIView] = [title]
    let shown = best.before == best.after ? [best.after] : [best.before, best.after]
    let view = FamilyLineView(shown, name: best.line.name, palette: palette, texts: texts)
    bodies = view
    parts.append(view)
    parts.append(
      label(
        .footnote, texts.bodyChange(of: best), largest: 15, colour: .secondaryLabel,
        "learned-body"))
    for (key, value) in texts.figures(of: best) {
      let number = label(.footnote, value, largest: 15, "learned-\(key.rawValue)")
      number.textAlignment = .right
      number.accessibilityLabel = texts[key]
      number.accessibilityValue = value
      let title = label(.footnote, texts[key], largest: 15, colour: .secondaryLabel)
      title.isAccessibilityElement = false
      title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      parts.append(UIStackView([title, number], spacing: 8))
    }
    return UIStackView(parts, axis: .vertical, spacing: 6)
  }

  private func makeAdvice() -> UIView {
    UIStackView(
      [
        label(.subheadline, texts.wounds(by: learned.hurt), largest: 17, "learned-hurt"),
        label(.headline, texts.advice(after: learned.hurt), largest: 18, "learned-advice"),
      ], axis: .vertical, spacing: 6)
  }
}
