import UIKit

/// A table that lets you choose where section headers stick, independently of `contentInset`.
///
///     table.contentInset.top = 100  // the rows begin 100 points down,
///     table.headerViewInsets.top = -100  // and section headers stick at the table's top edge
///
/// A table sticks its section headers below its content inset. `headerViewInsets` moves that line and nothing
/// else: the next section pushes each header out as usual, and with zero insets the table behaves like a
/// `UITableView`. It works with headers of any class, from the delegate or from a title.
///
/// A header that is moved over rows needs a background, because the table draws one only behind headers that
/// stick in its own place. A `UITableViewHeaderFooterView` without a background gets the table's background
/// colour while it is moved, from iOS 14 on. A plain view needs its own background.
///
/// In a `UITableViewController`, set `tableView` in `viewDidLoad`, or the class in the storyboard. A layout
/// costs O(log n) in the number of sections, plus the visible ones.
@MainActor
open class HeaderInsetTableView: UITableView {
  /// The distance below the adjusted content inset at which section headers stick. Negative values are above
  /// it. A storyboard uses this property for the top of ``headerViewInsets``.
  @IBInspectable open var headerViewTopInset: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The insets of section headers, relative to the place where the table would put them.
  ///
  /// `top` moves the line where they stick, down if it is positive. `left` and `right` make them narrower.
  /// `bottom` is the distance between a stuck header and the section that pushes it. NaN counts as 0.
  open var headerViewInsets: UIEdgeInsets {
    get {
      UIEdgeInsets(
        top: headerViewTopInset, left: otherInsets.left, bottom: otherInsets.bottom,
        right: otherInsets.right)
    }
    set {
      otherInsets = newValue
      headerViewTopInset = newValue.top
    }
  }

  /// Whether section headers stick at all.
  open var stickyHeaderBehavior = StickyHeaderBehavior.automatic {
    didSet { setNeedsLayout() }
  }

  /// The left, bottom and right insets. The top is ``headerViewTopInset``.
  private var otherInsets = UIEdgeInsets.zero
  /// The frames of headers that this class moved away from the table's place, by section.
  private(set) var placed: [Int: CGRect] = [:]
  private let backgrounds = MovedHeaderBackgrounds()

  public override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the frame of the header of a section at the current offset, in the table's coordinates, or zero if
  /// there is no such section.
  open func stickyRect(forSectionHeader section: Int) -> CGRect {
    guard (0..<numberOfSections).contains(section) else {
      Mistake.report(
        "stickyRect(forSectionHeader: \(section)) of a table that has \(numberOfSections) sections")
      return .zero
    }
    return place(of: section, line: stickyLine).frame(insets: insets)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSectionHeaders()
  }

  // MARK: Placing

  private var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: headerViewTopInset.coordinate, left: otherInsets.left.coordinate,
      bottom: otherInsets.bottom.coordinate, right: otherInsets.right.coordinate)
  }

  /// The line where the table itself would stick section headers.
  var systemLine: CGFloat? {
    style == .plain ? bounds.minY + adjustedContentInset.top : nil
  }

  private var stickyLine: CGFloat? {
    switch stickyHeaderBehavior {
    case .never: return nil
    case .automatic where style != .plain: return nil
    case .automatic, .always:
      return bounds.minY + adjustedContentInset.top + insets.top + coverAboveSectionHeaders
    }
  }

  /// The height in points below the top inset that something else covers. Section headers stay below it.
  var coverAboveSectionHeaders: CGFloat { 0 }

  private func place(of section: Int, line: CGFloat?) -> SectionHeaderPlace {
    SectionHeaderPlace(
      home: rectForHeader(inSection: section), sectionEnd: rect(forSection: section).maxY,
      line: line)
  }

  private func placeSectionHeaders() {
    let line = stickyLine
    let insets = self.insets
    let isSystems = insets == .zero && line == systemLine
    // Runs once more after the last inset is removed, because the table doesn't move headers back that it
    // hasn't moved.
    guard !isSystems || !placed.isEmpty else { return }
    var frames: [Int: CGRect] = [:]
    var others: [UIView]?
    backgrounds.begin()
    for section in sectionsInSight() {
      let place = place(of: section, line: line)
      guard place.home.height > 0 else { continue }
      var frame = place.frame(insets: insets)
      frames[section] = frame
      let known = headerView(forSection: section)
      guard let view = known ?? plainHeader(of: section, home: place, among: &others) else {
        continue
      }
      // A view may be shorter than its place, which includes the space above it.
      let excess = frame.height - view.frame.height
      if !excess.isNearly(0), abs(excess) <= tolerance {
        frame.origin.y += excess
        frame.size.height -= excess
      }
      if view.frame != frame { view.frame = frame }
      if let known, isMoved(place) { backgrounds.show(behind: known, in: self) }
    }
    backgrounds.end()
    placed = isSystems ? [:] : frames
  }

  /// Whether a header floats where the table wouldn't place it, and therefore has no background.
  private func isMoved(_ place: SectionHeaderPlace) -> Bool {
    var system = place
    system.line = systemLine
    let top = place.frame(insets: insets).minY
    return top > place.home.minY && !top.isNearly(system.frame(insets: .zero).minY)
  }

  /// Returns the sections that intersect the bounds, found by binary search.
  func sectionsInSight() -> Range<Int> {
    let count = numberOfSections
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if rect(forSection: middle).maxY > bounds.minY { high = middle } else { low = middle + 1 }
    }
    var end = low
    while end < count, rect(forSection: end).minY < bounds.maxY { end += 1 }
    return low..<end
  }
}
