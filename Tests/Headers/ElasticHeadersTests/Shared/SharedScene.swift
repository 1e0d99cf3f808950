import Stage

@testable import ElasticHeaders

/// Tables under one header, each with its own number of rows. Either one at a time is visible in the same
/// place, or they are side by side, to be swiped.
@MainActor
final class SharedScene: NSObject, UIScrollViewDelegate {
  let stage: Stage
  let header: UIView
  let tables: [ElasticHeaderTableView]
  let shared: SharedHeader
  /// The scroll view that contains the tables, side by side.
  let pages = UIScrollView()
  private let sources: [ElasticRows]

  init(
    _ variant: TableVariant, minimum: CGFloat, rows: [Int] = [40, 60], header: UIView? = nil,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, areSideBySide: Bool = false,
    configure: (ElasticHeaderTableView) -> Void = { _ in }
  ) {
    stage = Stage(device: .iPhone14Pro, layoutDirection: layoutDirection)
    self.header = header ?? TitledHeader()
    sources = rows.map { ElasticRows(rows: $0) }
    tables = sources.enumerated().map { index, source in
      let x = areSideBySide ? CGFloat(index) * 393 : 0
      let table = ElasticHeaderTableView(
        frame: CGRect(x: x, y: 0, width: 393, height: 852), style: variant.style)
      table.dataSource = source
      table.minimumHeaderHeight = minimum
      configure(table)
      return table
    }
    let controller = UIViewController()
    for table in tables { (areSideBySide ? pages : controller.view).addSubview(table) }
    shared = SharedHeader(self.header, over: tables)
    super.init()
    if areSideBySide {
      pages.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      pages.contentSize = CGSize(width: 393 * CGFloat(rows.count), height: 852)
      pages.isPagingEnabled = true
      pages.contentInsetAdjustmentBehavior = .never
      pages.delegate = self
      controller.view.addSubview(pages)
    } else {
      for table in tables.dropFirst() { table.isHidden = true }
    }
    variant.show(controller, on: stage)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    shared.scrollViewDidScroll(scrollView)
  }

  /// Shows another of the tables that share one place.
  func show(_ page: Int) {
    shared.move(to: tables[page])
    for (index, table) in tables.enumerated() { table.isHidden = index != page }
    stage.advance(by: 0.1)
  }

  func scroll(_ page: Int, to travel: CGFloat) {
    tables[page].contentOffset.y = travel - tables[page].adjustedContentInset.top
    stage.advance(by: 0.1)
  }

  /// The frames of the header and of its title on the screen.
  var place: [CGRect] {
    ([header] + header.subviews).map { $0.convert($0.bounds, to: stage.window!) }
  }
}
