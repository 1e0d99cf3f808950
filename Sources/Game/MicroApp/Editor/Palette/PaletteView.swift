import Micro
import UIKit

/// The types of cells or of links with their prices, in a row that scrolls.
@available(iOS 16, *)
final class PaletteView: UIView, EditorObserver {
  /// Called with a type that is dragged out, in the window's points.
  var onDrag: ((PaletteItem, CGPoint) -> Void)?
  /// Called when it is released, with whether the finger was lifted on purpose.
  var onDrop: ((_ isMeant: Bool) -> Void)?

  private let model: EditorModel
  private let scroller = PaletteScroller()
  private var chips: [PaletteChip] = []
  /// The names of the purposes, each over the first chip of its group.
  private var titles: [UILabel] = []
  private static let gap: CGFloat = 8
  /// The height of the line with the titles. [pt]
  private static let titleHeight: CGFloat = 14

  /// The height in points, for one row of chips with its titles and margins.
  static let height = titleHeight + PaletteChip.size.height + 2 * gap

  init(model: EditorModel) {
    self.model = model
    super.init(frame: .zero)
    scroller.showsHorizontalScrollIndicator = false
    scroller.delaysContentTouches = false
    scroller.alwaysBounceHorizontal = true
    scroller.accessibilityIdentifier = "palette"
    addSubview(scroller)
    model.add(self)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The items on offer.
  var items: [PaletteItem] = [] {
    didSet { if items != oldValue { makeChips() } }
  }

  private func makeChips() {
    for chip in chips { chip.removeFromSuperview() }
    chips = items.map { item in
      let chip = PaletteChip(item: item, texts: model.texts)
      chip.addAction(
        UIAction { [weak self] _ in self?.model.take(item) }, for: .touchUpInside)
      chip.onDrag = { [weak self] point in
        self?.scroller.isScrollEnabled = false
        self?.onDrag?(item, point)
      }
      chip.onDrop = { [weak self] isMeant in
        self?.scroller.isScrollEnabled = true
        self?.onDrop?(isMeant)
      }
      scroller.addSubview(chip)
      return chip
    }
    makeTitles()
    scroller.contentOffset = .zero
    showBrush()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = bounds
    let gap = Self.gap
    var x = 2 * gap
    var group = 0
    for (index, chip) in chips.enumerated() {
      if index > 0, purpose(at: index) != purpose(at: index - 1) {
        group += 1
        x += gap
      }
      if titles.indices.contains(group),
        index == 0 || purpose(at: index) != purpose(at: index - 1)
      {
        titles[group].frame = CGRect(
          x: x, y: gap / 2, width: PaletteChip.size.width * 2, height: Self.titleHeight)
      }
      chip.frame = CGRect(
        x: x, y: gap + Self.titleHeight, width: PaletteChip.size.width,
        height: PaletteChip.size.height)
      x += PaletteChip.size.width + gap
    }
    scroller.contentSize = CGSize(
      width: (chips.last?.frame.maxX ?? 0) + 2 * gap, height: bounds.height)
  }

  private func purpose(at index: Int) -> PartPurpose? {
    chips[index].item.cellType.flatMap(PartPurpose.init)
  }

  private func makeTitles() {
    for title in titles { title.removeFromSuperview() }
    let purposes = chips.indices.compactMap { purpose(at: $0) }
    titles = PartPurpose.allCases.filter(purposes.contains).map { purpose in
      let title = UILabel(
        .caption2, .secondaryLabel, model.texts[PartPurposeText(purpose)], lines: 1, largest: 13)
      title.accessibilityTraits = .header
      scroller.addSubview(title)
      return title
    }
  }

  func editorDidChange(_ change: EditorModel.Change) {
    let isSymmetric = model.isSymmetric
    guard change == .brush || isSymmetric != shownSymmetry else { return }
    showBrush()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showBrush()
  }

  /// Whether the prices are those of both sides.
  private var shownSymmetry = false

  private func showBrush() {
    shownSymmetry = model.isSymmetric
    let palette = Palette(traits: traitCollection, vision: model.vision)
    for chip in chips {
      chip.show(
        model.brush, isSymmetric: model.isSymmetric, palette: palette, locked: model.locked)
    }
  }
}

/// A scroll view that leaves a chip to the finger that drags it out.
@available(iOS 16, *)
final class PaletteScroller: UIScrollView {
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    let way = panGestureRecognizer.translation(in: self)
    return -way.y <= PaletteChip.steepness * abs(way.x)
      && super.gestureRecognizerShouldBegin(recognizer)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    (view as? PaletteChip)?.isDragged != true
  }
}
