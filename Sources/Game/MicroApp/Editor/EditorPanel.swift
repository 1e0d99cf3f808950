import UIKit

/// The panel under the canvas: the palette of cells or of links, or the place of the list of parts.
@available(iOS 16, *)
final class EditorPanel: UIView {
  enum Mode: Int, CaseIterable {
    case cells, links, parts
  }

  let palette: PaletteView
  var onModeChange: (() -> Void)?
  private(set) var mode = Mode.cells
  private let segments: UISegmentedControl
  private let texts: Texts

  /// The height in points, without the safe area.
  static let height = switchHeight + PaletteView.height
  /// The height of the part with the switch.
  static let switchHeight: CGFloat = 48

  init(model: EditorModel) {
    palette = PaletteView(model: model)
    texts = model.texts
    segments = UISegmentedControl(items: [])
    super.init(frame: .zero)
    backgroundColor = .ground
    addSubview(segments)
    addSubview(palette)
    segments.accessibilityIdentifier = "panel"
    segments.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show(Mode(rawValue: segments.selectedSegmentIndex) ?? .cells)
      }, for: .valueChanged)
    fillSegments()
    palette.items = PaletteItem.cells
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Whether the list of parts can be shown here.
  var offersParts = true {
    didSet {
      guard offersParts != oldValue else { return }
      if mode == .parts { mode = .cells }
      fillSegments()
    }
  }

  /// The height at the lower edge that the device reserves.
  var bottomInset: CGFloat = 0 { didSet { setNeedsLayout() } }
  var sideInset: CGFloat = 0 { didSet { setNeedsLayout() } }

  private func fillSegments() {
    segments.removeAllSegments()
    for mode in Mode.allCases where mode != .parts || offersParts {
      let text: EditorText =
        switch mode {
        case .cells: .cellTypes
        case .links: .linkTypes
        case .parts: .parts
        }
      segments.insertSegment(withTitle: texts[text], at: segments.numberOfSegments, animated: false)
    }
    segments.selectedSegmentIndex = mode.rawValue
  }

  func show(_ mode: Mode) {
    guard mode != self.mode else { return }
    self.mode = mode
    segments.selectedSegmentIndex = mode.rawValue
    switch mode {
    case .cells: palette.items = PaletteItem.cells
    case .links: palette.items = PaletteItem.links
    case .parts: break
    }
    palette.isHidden = mode == .parts
    onModeChange?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - sideInset - 32, 420)
    segments.frame = CGRect(
      x: (bounds.width + sideInset - width) / 2, y: 8, width: width, height: 32)
    palette.frame = CGRect(
      x: sideInset, y: Self.switchHeight, width: bounds.width - sideInset,
      height: PaletteView.height)
  }
}
