import UIKit

/// A table whose section headers stick where you say, whatever `contentInset` is.
///
///     table.contentInset.top = 100  // the rows begin 100 points down,
///     table.headerViewInsets.top = -100  // and section headers stick at the table's top edge
///
/// A table sticks its section headers below its content inset. `headerViewInsets` moves that line and
/// nothing else: each header is pushed out by the next section as always, and with zero insets the
/// table is a `UITableView`. Headers of any class will do, from the delegate or from a title.
///
/// A header that is moved over rows needs a background: the table gives one, if at all, to headers that
/// stick where it has them stick. A `UITableViewHeaderFooterView` that shows none gets the table's
/// background colour for as long as it is moved, from iOS 14 on; a plain view has to bring its own.
///
/// In a `UITableViewController`, set `tableView` in `viewDidLoad`, or the class in the storyboard.
/// A layout costs O(log n) in the sections, and what is in sight.
@MainActor
open class HeaderInsetTableView: UITableView {
  /// How far below the adjusted content inset section headers stick: negative values are above it.
  /// In a storyboard this stands for the top of ``headerViewInsets``.
  @IBInspectable open var headerViewTopInset: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// Where section headers are, apart from where the table would have them.
  ///
  /// `top` moves the line where they stick, down when it is positive. `left` and `right` make them
  /// narrower. `bottom` is the distance that a stuck header keeps from the section that pushes it. NaN
  /// counts as 0.
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

  /// The insets but for their top, which is ``headerViewTopInset``.
  private var otherInsets = UIEdgeInsets.zero
  /// Where headers were put that the table would have had elsewhere, by section.
  private(set) var placed: [Int: CGRect] = [:]
  private let backgrounds = MovedHeaderBackgrounds()

  public override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where the header of a section stands at the present offset, in the table's coordinates; zero for
  /// a section that there is not.
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

  /// The line of the table's own.
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

  /// Points below the top inset that something else covers, which section headers stay clear of.
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
    // Once more after the last inset is gone: a table needn't move back what it did not move.
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
      // A view may be lower than its place, which counts the room above it.
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

  /// Whether a header floats where the table doesn't have it float, and so shows no background.
  private func isMoved(_ place: SectionHeaderPlace) -> Bool {
    var system = place
    system.line = systemLine
    let top = place.frame(insets: insets).minY
    return top > place.home.minY && !top.isNearly(system.frame(insets: .zero).minY)
  }

  /// Sections that touch the bounds, found by halving.
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
