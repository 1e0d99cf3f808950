import UIKit

/// One header that several tables share, one at a time, such as pages below a common picture.
///
///     let shared = SharedHeader(picture, over: [posts, photos])
///     shared.move(to: photos)  // as photos comes into sight
///
/// Every table reserves space for the header. When the header moves to another table, that table scrolls so
/// that the header keeps its position and nothing jumps. A table that is scrolled farther than its header's
/// height stays where it is if the header was out of sight. If a table has too few rows for that, its rows and
/// the header glide to a valid offset.
///
/// If the tables are pages in a paging scroll view, you don't need `move(to:)`. Forward the paging view's
/// scrolling, and the header stays in place above the pages:
///
///     func scrollViewDidScroll(_ scrollView: UIScrollView) {
///       shared.scrollViewDidScroll(scrollView)
///     }
@MainActor
public final class SharedHeader {
  /// The tables, in their order.
  public let tables: [ElasticHeaderTableView]
  /// The table that shows the header, or that showed it before the pages were swiped.
  public private(set) var table: ElasticHeaderTableView

  private let view: UIView
  /// The view that holds the header while pages are swiped.
  private var holder: HeaderClip?
  /// The height at rest of the header in the holder, in points.
  private var restingHeight: CGFloat = 0
  /// The app's value of `insetsLayoutMarginsFromSafeArea` for the header in the holder.
  private var insetsFromSafeArea = true

  /// Creates a shared header that starts in the first of `tables`. The others reserve space for it.
  ///
  /// - Precondition: `tables` is not empty.
  public init(_ view: UIView, over tables: [ElasticHeaderTableView]) {
    guard let first = tables.first else {
      preconditionFailure("SharedHeader(_:over:) needs a table.")
    }
    self.view = view
    self.tables = tables
    table = first
    first.tableHeaderView = view
    first.settleHeader()
    for other in tables.dropFirst() { keepRoom(in: other) }
  }

  /// Moves the header to another table in `tables`. This writes that table's `contentOffset`.
  public func move(to other: ElasticHeaderTableView) {
    guard other !== table || holder != nil else { return }
    guard tables.contains(where: { $0 === other }) else {
      return Mistake.report("SharedHeader.move(to:) got a table that it was not made with.")
    }
    if holder == nil, other !== table {
      align(other)
      keepRoom(in: table)
    }
    putDown()
    table = other
    other.tableHeaderView = view
    other.settleHeader()
    other.returnIntoContent()
  }

  // MARK: Pages

  /// Keeps the header in place while pages are swiped, and moves it into the table that is on screen when they
  /// come to rest. Call this from the delegate method of the same name, for the scroll view that contains the
  /// tables.
  ///
  /// When a swipe begins, this writes the `contentOffset` of the other tables, as ``move(to:)`` does.
  public func scrollViewDidScroll(_ pages: UIScrollView) {
    guard tables.allSatisfy({ $0 !== pages && $0.isDescendant(of: pages) }) else {
      return Mistake.report(
        "SharedHeader.scrollViewDidScroll(_:) got a \(type(of: pages)) that doesn't contain its tables."
      )
    }
    if let shown = tables.first(where: { $0.fills(pages) }) { return move(to: shown) }
    if holder == nil { lift(into: pages) }
    holder?.frame.origin.x = pages.bounds.minX
  }

  /// Takes the header out of its table, which scrolls away, and puts it above the pages at the same position.
  private func lift(into pages: UIScrollView) {
    // A list that is still decelerating would move away under the header.
    table.setContentOffset(table.contentOffset, animated: false)
    table.settleHeader()
    guard let header = table.header, header.isInPlace else { return }
    let holder = HeaderClip(frame: pages.convert(header.outermost.frame, from: table))
    holder.clipsToBounds = header.outermost !== view
    let place = holder.clipsToBounds ? view.frame : holder.bounds
    for other in tables where other !== table { align(other) }
    restingHeight = header.restingHeight
    // The safe area may differ there, but the header's content must not move.
    let margins = view.layoutMargins
    keepRoom(in: table)
    insetsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    view.insetsLayoutMarginsFromSafeArea = false
    holder.addSubview(view)
    view.frame = place
    view.layoutMargins = margins
    pages.addSubview(holder)
    self.holder = holder
  }

  private func putDown() {
    guard let holder else { return }
    holder.removeFromSuperview()
    view.frame.size.height = restingHeight
    view.insetsLayoutMarginsFromSafeArea = insetsFromSafeArea
    self.holder = nil
  }

  // MARK: Tables

  /// Scrolls a table so that the header has the same position in it.
  private func align(_ other: ElasticHeaderTableView) {
    table.settleHeader()
    let gone = table.goneWithHeader
    let isGone = gone >= table.mostGoneWithHeader
    keepRoom(in: other)
    other.settleHeader()
    let most = other.mostGoneWithHeader
    let travel = other.contentOffset.y + other.adjustedContentInset.top
    let target = isGone ? max(travel, most) : min(gone, most)
    other.contentOffset.y = target - other.adjustedContentInset.top
    other.settleHeader()
  }

  /// Gives a table an empty header of the same height.
  private func keepRoom(in other: ElasticHeaderTableView) {
    let height = table.header?.restingHeight ?? view.frame.height
    other.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
  }
}

extension ElasticHeaderTableView {
  /// The distance in points that the header has shrunk or moved as the rows scrolled.
  fileprivate var goneWithHeader: CGFloat {
    min(max(contentOffset.y + adjustedContentInset.top, 0), mostGoneWithHeader)
  }

  /// The scroll distance in points after which the header doesn't change any more.
  fileprivate var mostGoneWithHeader: CGFloat {
    guard let header else { return 0 }
    return header.restingHeight - minimumThatCounts
  }

  /// Scrolls back with an animation when the offset is beyond the last row.
  fileprivate func returnIntoContent() {
    guard contentOffset.y > lowestOffset else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: lowestOffset), animated: window != nil)
  }

  /// Whether this is the only page in sight, to within half a point.
  fileprivate func fills(_ pages: UIScrollView) -> Bool {
    abs(pages.convert(bounds, from: self).minX - pages.bounds.minX) < 0.5
  }
}
