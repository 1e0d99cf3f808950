import UIKit

/// One header over several tables, of which one at a time shows it: pages under a common picture.
///
///     let shared = SharedHeader(picture, over: [posts, photos])
///     shared.move(to: photos)  // as photos comes into sight
///
/// Each table keeps room for the header. When the header moves to another table, that one is
/// scrolled so that the header stands there as it stood before: nothing jumps. A table that is
/// scrolled farther than its header reaches stays where it is, as long as the header was gone as well.
@MainActor
public final class SharedHeader {
  /// The tables, in their order.
  public let tables: [ElasticHeaderTableView]
  /// The table that shows the header.
  public private(set) var table: ElasticHeaderTableView

  private let view: UIView

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
    first.layoutIfNeeded()
    for other in tables.dropFirst() { keepRoom(in: other) }
  }

  /// Moves the header to another of the tables. `contentOffset` of that one is written, and of no
  /// other.
  public func move(to other: ElasticHeaderTableView) {
    guard other !== table else { return }
    guard tables.contains(where: { $0 === other }) else {
      return Mistake.report("SharedHeader.move(to:) got a table that it was not made with.")
    }
    table.layoutIfNeeded()
    let gone = table.goneWithHeader
    let isGone = gone >= table.mostGoneWithHeader
    keepRoom(in: table)
    table = other
    other.tableHeaderView = view
    other.layoutIfNeeded()
    let most = other.mostGoneWithHeader
    let travel = other.contentOffset.y + other.adjustedContentInset.top
    let target = isGone ? max(travel, most) : min(gone, most)
    other.contentOffset.y = min(target - other.adjustedContentInset.top, other.lowestOffset)
    other.layoutIfNeeded()
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
    let minimum = min(minimumHeaderHeight.length, header.restingHeight)
    return header.restingHeight - minimum
  }
}
