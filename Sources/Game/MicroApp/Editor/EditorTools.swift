import UIKit

/// The round buttons over the canvas: mirroring, showing everything, and removing.
@available(iOS 16, *)
final class EditorTools: UIView, EditorObserver {
  var onFit: (() -> Void)?
  private let model: EditorModel
  private let symmetry: UIButton
  private let fit: UIButton
  private let remove: UIButton
  private static let side: CGFloat = 44

  init(model: EditorModel) {
    self.model = model
    symmetry = Self.button("arrow.left.arrow.right", model.texts[EditorText.symmetry], "symmetric")
    fit = Self.button("viewfinder", model.texts[EditorText.fit], "fit")
    remove = Self.button("trash", model.texts[EditorText.remove], "remove-selection")
    super.init(frame: .zero)
    for button in [symmetry, fit, remove] { addSubview(button) }
    symmetry.addAction(
      UIAction { [weak self] _ in self?.model.isSymmetric.toggle() }, for: .touchUpInside)
    fit.addAction(UIAction { [weak self] _ in self?.onFit?() }, for: .touchUpInside)
    remove.addAction(
      UIAction { [weak self] _ in self?.model.removeSelection() }, for: .touchUpInside)
    model.add(self)
    show()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private static func button(
    _ symbol: String, _ label: String, _ identifier: String
  ) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    // The buttons and their symbols have a fixed size.
    configuration.image = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.accessibilityLabel = label
    button.accessibilityIdentifier = identifier
    return button
  }

  /// The number of columns for the height of the canvas.
  private var columns = 1
  private static let gap: CGFloat = 8

  /// Returns their size over a canvas of a height, in points.
  func size(over height: CGFloat) -> CGSize {
    let step = Self.side + Self.gap
    func length(_ count: Int) -> CGFloat { CGFloat(count) * step - Self.gap }
    columns = height >= length(3) + 24 ? 1 : height >= length(2) + 16 ? 2 : 3
    setNeedsLayout()
    return CGSize(width: length(columns), height: length(columns == 1 ? 3 : columns == 2 ? 2 : 1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let step = Self.side + Self.gap
    // The button that comes and goes is alone, farthest from the corner.
    let places: [(CGFloat, CGFloat)] =
      switch columns {
      case 1: [(0, 0), (0, 1), (0, 2)]
      case 2: [(1, 0), (1, 1), (0, 0)]
      default: [(2, 0), (1, 0), (0, 0)]
      }
    for (button, (column, row)) in zip([symmetry, fit, remove], places) {
      button.frame = CGRect(x: column * step, y: row * step, width: Self.side, height: Self.side)
    }
  }

  /// Lets touches outside of the buttons through to the canvas.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }

  func editorDidChange(_ change: EditorModel.Change) {
    if change == .draft { show() }
  }

  private func show() {
    let isOn = model.isSymmetric
    symmetry.configuration?.baseForegroundColor = isOn ? .accent : .secondaryLabel
    symmetry.accessibilityTraits = isOn ? [.button, .selected] : .button
    fit.configuration?.baseForegroundColor = .accent
    remove.configuration?.baseForegroundColor = .systemRed
    remove.isHidden = model.draft.selection == nil
  }
}
