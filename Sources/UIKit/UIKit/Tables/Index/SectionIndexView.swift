import CoreGraphics
import Foundation

/// The column of titles at the trailing edge of a table or a collection view. A finger on it
/// scrolls to sections.
final class SectionIndexView: UIControl {
  /// The dimensions in points (quoted).
  enum Metrics {
    static let width: CGFloat = 15
    static let fontSize: CGFloat = 11
  }

  /// Called with the title under the finger and its index.
  var onChoice: ((String, Int) -> Void)?
  private let label = UILabel()
  private var chosen: Int?

  var titles: [String] = [] {
    didSet { if titles != oldValue { show() } }
  }

  var restingColor: UIColor?
  var trackingColor: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: Metrics.fontSize, weight: .semibold)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("A section index is made by the list that it belongs to")
  }

  func show() {
    // The search icon has no glyph of its own.
    label.text = titles.map { $0 == UITableView.indexSearch ? "⌕" : $0 }.joined(separator: "\n")
    label.textColor = tintColor
    backgroundColor = isTracking ? trackingColor : restingColor
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.sizeThatFits(bounds.size).height
    label.frame = CGRect(
      x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  /// Moves the view to the trailing edge of a list's visible area, in front of everything else.
  func place(in list: UIScrollView) {
    let seen = list.bounds.inset(by: list.adjustedContentInset)
    let sides = list.safeAreaInsets
    let isRightToLeft = list.isRightToLeft
    let x =
      isRightToLeft
      ? list.bounds.minX + sides.left : list.bounds.maxX - sides.right - Metrics.width
    let place = CGRect(x: x, y: seen.minY, width: Metrics.width, height: max(0, seen.height))
    if frame != place { frame = place }
    if list.subviews.last !== self { list.bringSubviewToFront(self) }
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen = nil
    backgroundColor = trackingColor
    choose(touch)
    return !titles.isEmpty
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    backgroundColor = restingColor
  }

  override func cancelTracking(with event: UIEvent?) { backgroundColor = restingColor }

  private func choose(_ touch: UITouch) {
    guard !titles.isEmpty, label.frame.height > 0 else { return }
    let part = (touch.location(in: self).y - label.frame.minY) / label.frame.height
    let index = Int((part * CGFloat(titles.count)).rounded(.down)).clamped(0, titles.count - 1)
    guard index != chosen else { return }
    chosen = index
    onChoice?(titles[index], index)
  }
}

extension UITableView {
  /// Reloads the titles.
  func loadSectionIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let rows = tableState.content.geometry?.sections.reduce(0) { $0 + $1.rows.count } ?? 0
    guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      tableState.indexView?.removeFromSuperview()
      tableState.indexView = nil
      return
    }
    let view = tableState.indexView ?? SectionIndexView(frame: .zero)
    if tableState.indexView == nil {
      view.onChoice = { [weak self] title, index in self?.scrollToSection(title, index) }
      tableState.indexView = view
      addSubview(view)
    }
    view.titles = titles
    styleSectionIndex()
    for row in tableState.tiling.rows { row.cell.setNeedsLayout() }
    setNeedsLayout()
  }

  func styleSectionIndex() {
    guard let view = tableState.indexView else { return }
    view.tintColor = sectionIndexColor ?? tintColor
    view.restingColor = sectionIndexBackgroundColor ?? .clear
    view.trackingColor = sectionIndexTrackingBackgroundColor ?? view.restingColor
    view.show()
  }

  private func scrollToSection(_ title: String, _ index: Int) {
    guard let dataSource else { return }
    if title == Self.indexSearch {
      return setContentOffset(
        CGPoint(x: contentOffset.x, y: limits.y.lowerBound), animated: false)
    }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard currentGeometry.sections.indices.contains(section) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: section), .top, animated: false)
  }
}
