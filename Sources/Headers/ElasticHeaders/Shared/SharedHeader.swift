import UIKit

/// One header over several tables, of which one at a time shows it: pages under a common picture.
///
///     let shared = SharedHeader(picture, over: [posts, photos])
///     shared.move(to: photos)  // as photos comes into sight
///
/// Each table keeps room for the header. When the header moves to another table, that one is
/// scrolled so that the header stands there as it stood before: nothing jumps. A table that is
/// scrolled farther than its header reaches stays where it is, as long as the header was gone as well.
/// One that has too few rows for that has its rows, and the header, glide to where they can be.
///
/// Tables that lie side by side in a scroll view, to be swiped, need no `move(to:)`. Tell of the
/// swiping, and the header holds still above it:
///
///     func scrollViewDidScroll(_ scrollView: UIScrollView) {
///       shared.scrollViewDidScroll(scrollView)
///     }
@MainActor
public final class SharedHeader {
  /// The tables, in their order.
  public let tables: [ElasticHeaderTableView]
  /// The table that shows the header, or showed it before the pages were swiped.
  public private(set) var table: ElasticHeaderTableView

  private let view: UIView
  /// The view that holds the header while pages are swiped.
  private var holder: HeaderClip?
  /// The resting height of the header in the holder, in points.
  private var restingHeight: CGFloat = 0
  /// The app's choice for the header in the holder.
  private var insetsFromSafeArea = true

  /// Gives the header to the first of `tables`, and room for it to the others.
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

  /// Moves the header to another of the tables. `contentOffset` of that one is written.
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

  /// Holds the header still while pages are swiped, and hands it to the table at which they come to
  /// rest. Call it from the delegate's method of that name, for the scroll view that the tables lie in.
  ///
  /// As a swipe begins, `contentOffset` of the other tables is written, as ``move(to:)`` does.
  public func scrollViewDidScroll(_ pages: UIScrollView) {
    guard tables.allSatisfy({ $0 !== pages && $0.isDescendant(of: pages) }) else {
      return Mistake.report(
        "SharedHeader was told of the scrolling of a \(type(of: pages)) that its tables don't lie in."
      )
    }
    if let shown = tables.first(where: { $0.fills(pages) }) { return move(to: shown) }
    if holder == nil { lift(into: pages) }
    holder?.frame.origin.x = pages.bounds.minX
  }

  /// Takes the header out of its table, which leaves, and puts it over the pages, where it stands.
  private func lift(into pages: UIScrollView) {
    // A list that is still coasting would slide away under it.
    table.setContentOffset(table.contentOffset, animated: false)
    table.settleHeader()
    guard let header = table.header, header.isInPlace else { return }
    let holder = HeaderClip(frame: pages.convert(header.outermost.frame, from: table))
    holder.clipsToBounds = header.outermost !== view
    let place = holder.clipsToBounds ? view.frame : holder.bounds
    for other in tables where other !== table { align(other) }
    restingHeight = header.restingHeight
    // In there the safe area may be another one; what the header shows is to stay where it is.
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

  /// Scrolls a table so that the header will stand in it as it stands now.
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

  /// An empty header of the same height.
  private func keepRoom(in other: ElasticHeaderTableView) {
    let height = table.header?.restingHeight ?? view.frame.height
    other.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
  }
}

extension ElasticHeaderTableView {
  /// Points that the header has shrunk by, or gone, as the rows were scrolled.
  fileprivate var goneWithHeader: CGFloat {
    min(max(contentOffset.y + adjustedContentInset.top, 0), mostGoneWithHeader)
  }

  /// Points of scrolling after which nothing of the header changes any more.
  fileprivate var mostGoneWithHeader: CGFloat {
    guard let header else { return 0 }
    return header.restingHeight - minimumThatCounts
  }

  /// Glides back when it was scrolled farther than there are rows.
  fileprivate func returnIntoContent() {
    guard contentOffset.y > lowestOffset else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: lowestOffset), animated: window != nil)
  }

  /// Whether it is the page in sight, and no other is: to half a point.
  fileprivate func fills(_ pages: UIScrollView) -> Bool {
    abs(pages.convert(bounds, from: self).minX - pages.bounds.minX) < 0.5
  }
}
