import Foundation
import Stage
import Testing

/// Tests of UIKit's tables. `Docs/Facts/Tables.md` is the source of every figure.
@MainActor struct TableTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    var title: String?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
  }

  private final class Counted: UITableViewCell {
    nonisolated(unsafe) static var made = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      Self.made += 1
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let table = UITableView()
  private let rows = Rows()

  private func show(_ cellClass: AnyClass = UITableViewCell.self) {
    let controller = UIViewController()
    controller.view = table
    table.contentInsetAdjustmentBehavior = .never
    table.register(cellClass, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  /// Returns the pixel at a point, with coordinates in pixels of the 3× screen.
  private func pixel(_ x: Int, _ y: Int) -> [Int] {
    let image = stage.snapshot()
    let width = image.width
    var bytes = [UInt8](repeating: 0, count: width * image.height * 4)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(
        image, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(image.height)))
    }
    let start = (y * width + x) * 4
    return bytes[start..<start + 3].map(Int.init)
  }

  /// F-TABLE-01 and F-TABLE-02: rows of 44 with the separator in the last pixel, from x = 16 to the right edge.
  @Test func rowAndSeparator() {
    show()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 44)
    let last = 44 * 3 - 1
    // Below the status bar's text: row 2 ends at 132 points.
    let line = 44 * 3 * 3 - 1
    #expect(pixel(16 * 3, line) == [198, 198, 200])
    #expect(pixel(393 * 3 - 1, line) == [198, 198, 200])
    #expect(pixel(16 * 3 - 1, line) == [255, 255, 255])
    #expect(pixel(600, line - 1) == [255, 255, 255])
    #expect(pixel(600, line + 1) == [255, 255, 255])
    #expect(last > 0)
  }

  /// F-TABLE-03: the separators continue below the last row of a plain table.
  @Test func fillers() {
    show()
    for row in [4, 5, 10] {
      #expect(pixel(600, 44 * 3 * row - 1) == [198, 198, 200])
      #expect(pixel(600, 44 * 3 * row) == [255, 255, 255])
    }
  }

  /// F-TABLE-04 and F-TABLE-05: a header of 28 below a padding of 22, both quoted.
  @Test func header() {
    rows.title = "Title"
    show()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 393, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
  }

  /// F-TABLE-06: a plain header stays at the adjusted top until the next section pushes it.
  @Test func pinning() {
    rows.title = "Title"
    rows.count = 40
    show()
    table.contentInset.top = 30
    table.contentOffset.y = 300
    stage.advance(by: 0.1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 330)
    let end = table.rect(forSection: 0).maxY
    table.contentOffset.y = end - 30 - 10
    stage.advance(by: 0.1)
    #expect(table.headerView(forSection: 0)?.frame.maxY == end)
  }

  /// F-TABLE-07: heights and estimates are automatic by default.
  @Test func defaults() {
    let table = UITableView()
    #expect(UITableView.automaticDimension == -1)
    for height in [
      table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight,
      table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
      table.estimatedSectionFooterHeight, table.sectionHeaderTopPadding, table.fillerRowHeight,
    ] { #expect(height == UITableView.automaticDimension) }
    #expect(table.style == .plain)
    #expect(table.separatorStyle == .singleLine)
    #expect(table.allowsSelection)
    #expect(!table.allowsMultipleSelection)
    #expect(table.alwaysBounceVertical)
    #expect(!table.alwaysBounceHorizontal)
    #expect(table.separatorInset.left == 16)
    #expect(table.separatorInset.right == 0)
    #expect(table.insetsContentViewsToSafeArea)
  }

  /// F-TABLE-08: scrolling over 10,000 rows creates at most two cells more than are visible.
  @Test func reuse() {
    rows.count = 10_000
    Counted.made = 0
    show(Counted.self)
    let visible = table.visibleCells.count
    for step in 1...2000 {
      table.contentOffset.y = CGFloat(step) * 219
      stage.advance(by: 1 / 60)
    }
    #expect(table.indexPathsForVisibleRows?.last?.row ?? 0 > 9900)
    #expect(Counted.made <= visible + 2)
  }

  /// F-TABLE-09: there is one section unless the data source says otherwise, and an index path has two indexes, the
  /// section first.
  @Test func indexPaths() {
    let path = IndexPath(row: 4, section: 2)
    #expect(path.section == 2)
    #expect(path.row == 4)
    #expect(path.item == 4)
    #expect(path == [2, 4])
    #expect(IndexPath(item: 1, section: 3) == IndexPath(row: 1, section: 3))
    var other = path
    other.row = 9
    other.section = 0
    #expect(other == IndexPath(row: 9, section: 0))
    show()
    #expect(table.numberOfSections == 1)
  }
}
