import QuartzCore
import TextEngine

/// The chevron and text that lead back to the previous item.
final class BackButton: UIControl {
  private let chevron = BarGlyphView(frame: .zero)
  /// The image that replaces the chevron.
  private let indicator = UIImageView(frame: .zero)
  private let titleBackground = UIImageView(frame: .zero)
  private var titleAdjustment = UIOffset.zero
  /// The distance by which the background is lower, in points.
  private var backgroundOffset: CGFloat = 0
  private let label = UILabel(frame: .zero)
  private var attributes: [NSAttributedString.Key: Any] = [:]
  private var titles: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.isUserInteractionEnabled = false
    chevron.isUserInteractionEnabled = false
    for view in [titleBackground, label, chevron, indicator] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.3 : 1 } }

  override var ownAccessibility: OwnAccessibility {
    super.ownAccessibility.element(
      label: titles.first { !$0.isEmpty } ?? SystemText.back.text, traits: .button)
  }

  /// Sets the texts that the button may show, in order of preference, and their appearance.
  func show(_ titles: [String], appearance: UINavigationBarAppearance, isRightToLeft: Bool) {
    self.titles = titles
    attributes = [.font: UIFont.systemFont(ofSize: BarMetrics.fontSize)]
    attributes.merge(appearance.backButtonAppearance.normal.titleTextAttributes) { $1 }
    chevron.glyph = .chevron(mirrored: isRightToLeft)
    let image = appearance.ownBackIndicator
    indicator.image =
      isRightToLeft ? image?.imageFlippedForRightToLeftLayoutDirection() : image
    indicator.isHidden = image == nil
    chevron.isHidden = image != nil
    let state = appearance.backButtonAppearance.normal
    titleBackground.image = state.backgroundImage
    titleAdjustment = state.titlePositionAdjustment
  }

  /// Applies the appearance of the item's back button, in addition to that of the bar.
  func showLooks(of item: UIBarButtonItem, isCompact: Bool) {
    let metrics: UIBarMetrics = isCompact ? .compact : .default
    let image = item.look(\.backButton.backgrounds) { $0.value(.normal, metrics) }
    if let image { titleBackground.image = image }
    backgroundOffset = item.look(\.backButton.backgroundOffsets) { $0.value(.normal, metrics) } ?? 0
    let adjustment = item.look(\.backButton.titleAdjustments) { $0.value(.normal, metrics) }
    if let adjustment { titleAdjustment = adjustment }
    setNeedsLayout()
  }

  /// The size of the indicator.
  var indicatorSize: CGSize { indicator.image?.size ?? BarMetrics.chevronSize }

  /// The widths of the texts, in order.
  var titleWidths: [CGFloat] {
    titles.map { title in
      label.show(styled(title))
      return label.intrinsicContentSize.width
    }
  }

  /// The shown text, or nil for only the chevron.
  private(set) var title: String?

  /// Places chevron and text in the bar, whose coordinates `frames` uses.
  func place(_ frames: NavigationBarLayout.Frames, barSize: CGSize) {
    title = frames.backChoice.map { titles[$0] }
    label.show(styled(title ?? ""))
    label.isHidden = title == nil
    let content = frames.chevron.union(frames.backTitle)
    let edge = frames.backTitle.minX >= frames.chevron.minX ? 0 : barSize.width
    frame = CGRect(
      x: min(edge, content.minX), y: 0,
      width: max(abs(edge - content.minX), abs(edge - content.maxX)), height: barSize.height)
    chevron.frame = frames.chevron.offsetBy(dx: -frame.minX, dy: 0)
    indicator.frame = chevron.frame
    label.frame = frames.backTitle.offsetBy(
      dx: titleAdjustment.horizontal - frame.minX, dy: titleAdjustment.vertical)
    titleBackground.frame = bounds.offsetBy(dx: 0, dy: backgroundOffset)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.show(styled(title ?? ""))
  }

  private func styled(_ title: String) -> StyledText {
    let color: UIColor = tintColor
    return StyledText(title, attributes.merging([.foregroundColor: color]) { own, _ in own })
  }
}
