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
  private var placed: [Int: CGRect] = [:]

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
  private var systemLine: CGFloat? {
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
    for section in sectionsInSight() {
      let place = place(of: section, line: line)
      guard place.home.height > 0 else { continue }
      let frame = place.frame(insets: insets)
      let view =
        headerView(forSection: section)
        ?? plainHeader(of: section, home: place, among: &others)
      if let view, view.frame != frame { view.frame = frame }
      frames[section] = frame
    }
    placed = isSystems ? [:] : frames
  }

  /// Sections that touch the bounds, found by halving.
  private func sectionsInSight() -> Range<Int> {
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

  // MARK: Headers that are plain views

  /// The header of a section when it is no `UITableViewHeaderFooterView`, which the table doesn't
  /// tell: a view where the table puts that header, or where it was put by this class.
  private func plainHeader(
    of section: Int, home: SectionHeaderPlace, among others: inout [UIView]?
  ) -> UIView? {
    let candidates = others ?? viewsOfUnknownRole()
    others = candidates
    var system = home
    system.line = systemLine
    let systemFrame = system.frame(insets: .zero)
    return candidates.first { $0.frame.isClose(to: systemFrame) }
      ?? placed[section].flatMap { last in candidates.first { $0.frame.isClose(to: last) } }
  }

  private func viewsOfUnknownRole() -> [UIView] {
    let known = [tableHeaderView, tableFooterView, backgroundView, refreshControl]
    return subviews.filter { view in
      !(view is UITableViewCell || view is UITableViewHeaderFooterView)
        && !known.contains { $0 === view }
    }
  }
}

extension CGRect {
  /// Whether each edge is within half a device pixel of a 3× screen: the table may have rounded.
  fileprivate func isClose(to other: CGRect) -> Bool {
    let tolerance: CGFloat = 1 / 6
    return abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(maxX - other.maxX) < tolerance && abs(maxY - other.maxY) < tolerance
  }
}
