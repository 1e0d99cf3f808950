import Stage
import Testing

/// Tests of carousels and endless lists as apps build them.
@MainActor struct PagingSnippetTests {
  /// Cards of 300 points, 16 apart, with the neighbours visible at both sides. The delegate directs each
  /// throw to a card.
  private final class CarouselController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    static let width: CGFloat = 300
    static let spacing: CGFloat = 16
    static let count = 6
    var step: CGFloat { Self.width + Self.spacing }
    var page: CGFloat { (scrollView.contentOffset.x + scrollView.contentInset.left) / step }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = CGRect(x: 0, y: 200, width: 393, height: 400)
      scrollView.delegate = self
      scrollView.decelerationRate = .fast
      scrollView.showsHorizontalScrollIndicator = false
      view.addSubview(scrollView)
      let side = (393 - Self.width) / 2
      scrollView.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
      scrollView.contentSize = CGSize(
        width: CGFloat(Self.count) * step - Self.spacing, height: 400)
      for index in 0..<Self.count {
        let card = UIView(
          frame: CGRect(x: CGFloat(index) * step, y: 0, width: Self.width, height: 400))
        scrollView.addSubview(card)
      }
      scrollView.contentOffset.x = -side
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let place = (scrollView.contentOffset.x + scrollView.contentInset.left) / step
      var index = place.rounded()
      if velocity.x > 0.2 { index = place.rounded(.up) }
      if velocity.x < -0.2 { index = place.rounded(.down) }
      index = max(0, min(index, CGFloat(Self.count - 1)))
      targetContentOffset.pointee.x = index * step - scrollView.contentInset.left
    }
  }

  /// The finger's movement, seconds and pages. A slow drag goes to the nearest card, a quick one to the
  /// next.
  @Test(arguments: [
    (-120.0, 0.1, 1.0), (120, 0.1, -1), (-120, 1.5, 0), (120, 1.5, 0), (-200, 1.5, 1),
    (200, 1.5, -1), (-250, 0.15, 1), (250, 0.15, -1),
  ])
  func peekingCards(way: CGFloat, duration: Double, pages: CGFloat) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = CarouselController()
    stage.show(controller)
    let view = controller.scrollView
    view.contentOffset.x = 2 * controller.step - 46.5
    stage.drag(
      from: CGPoint(x: way < 0 ? 330 : 60, y: 400), by: CGVector(dx: way, dy: 0),
      duration: duration, hold: duration > 1 ? 0.2 : 0)
    var last = view.contentOffset.x
    var turns = 0
    while view.isDecelerating {
      stage.advance(by: 1 / 60)
      let moved = view.contentOffset.x - last
      if moved != 0, (moved < 0) != (pages < 0), pages != 0, duration < 1 { turns += 1 }
      last = view.contentOffset.x
    }
    #expect(turns == 0)
    // 2 · 316 − 46.5 and so on are half points, and offsets are thirds.
    #expect((controller.page - (2 + pages)).magnitude < 0.17 / 316 + 1e-9)
  }

  @Test func cardsAtTheEnds() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = CarouselController()
    stage.show(controller)
    #expect(controller.page.magnitude < 0.001)
    for _ in 0..<8 {
      stage.drag(from: CGPoint(x: 330, y: 400), by: CGVector(dx: -200, dy: 0), duration: 0.1)
      stage.advance(by: 2)
    }
    #expect((controller.page - 5).magnitude < 0.001)
    for _ in 0..<8 {
      stage.drag(from: CGPoint(x: 60, y: 400), by: CGVector(dx: 200, dy: 0), duration: 0.1)
      stage.advance(by: 2)
    }
    #expect(controller.page.magnitude < 0.001)
  }

  /// The alternative: a paging view narrower than the screen that doesn't clip. Its frame is the page.
  @Test func anUnclippedPager() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    let pager = UIScrollView(frame: CGRect(x: 46, y: 200, width: 300, height: 400))
    pager.isPagingEnabled = true
    pager.clipsToBounds = false
    pager.contentSize = CGSize(width: 1500, height: 400)
    controller.view.addSubview(pager)
    stage.show(controller)
    for page in 1...4 {
      stage.drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -150, dy: 0), duration: 0.12)
      stage.advance(by: 2)
      #expect(pager.contentOffset.x == CGFloat(page) * 300)
    }
  }

  /// More rows are added when the end is near.
  private final class EndlessController: UITableViewController {
    var rows = 30
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { rows }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let left = scrollView.contentSize.height - scrollView.contentOffset.y - view.bounds.height
      guard left < 200, rows < 300 else { return }
      loads += 1
      rows += 30
      tableView.reloadData()
    }
  }

  @Test func endlessList() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = EndlessController(style: .plain)
    stage.show(controller)
    let table: UITableView = controller.tableView
    var last = table.contentOffset.y
    for _ in 0..<6 {
      stage.drag(from: CGPoint(x: 196, y: 700), by: CGVector(dx: 0, dy: -400), duration: 0.15)
      for _ in 0..<60 {
        last = table.contentOffset.y
        stage.advance(by: 1 / 60)
        let moved = table.contentOffset.y - last
        // No jump: never faster than the finger, 400 points in 0.15 s, and never back.
        #expect(moved >= 0)
        #expect(moved <= 400 / 0.15 / 60 + 0.34)
      }
    }
    #expect(controller.loads >= 6)
    #expect(controller.rows == 30 * (controller.loads + 1))
    #expect(table.contentSize.height == CGFloat(controller.rows) * 44)
  }

  /// Apple's sample "StreetScroller": content is endless, because layout moves the offset back to the
  /// middle.
  private final class EndlessView: UIScrollView {
    var world: CGFloat = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      let middle = (contentSize.width - bounds.width) / 2
      let distance = contentOffset.x - middle
      guard abs(distance) > contentSize.width / 4 else { return }
      contentOffset.x = middle
      world += distance
    }
  }

  @Test(arguments: [1.0, -1]) func recentring(direction: CGFloat) {
    let view = EndlessView()
    let bench = ScrollBench(view, content: CGSize(width: 5000, height: 852))
    view.contentOffset.x = (5000 - 393) / 2
    view.world = 0
    let begin = view.contentOffset.x
    for _ in 0..<10 {
      bench.stage.drag(
        from: CGPoint(x: direction > 0 ? 350 : 50, y: 400),
        by: CGVector(dx: -300 * direction, dy: 0),
        duration: 0.1)
      bench.stage.advance(by: 4)
    }
    // Each throw moves 290 points under the finger, then 0.499·(3000 − 10). The jumps lose nothing except
    // a fraction of a pixel.
    let travelled = view.world + view.contentOffset.x - begin
    #expect((travelled * direction - 10 * (290 + 0.499 * 2990)).magnitude < 10)
    #expect(view.world != 0)
    #expect(abs(view.contentOffset.x - begin) <= 5000 / 4)
  }

  /// A row of carousels: each cell keeps its position while the table scrolls and reuses it.
  private final class ShelfCell: UITableViewCell {
    let shelf = UIScrollView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      shelf.contentSize = CGSize(width: 3000, height: 150)
      contentView.addSubview(shelf)
    }

    required init?(coder: NSCoder) { fatalError("no coder") }

    override func layoutSubviews() {
      super.layoutSubviews()
      shelf.frame = contentView.bounds
    }
  }

  private final class ShelvesController: UITableViewController {
    var places: [IndexPath: CGFloat] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
      tableView.rowHeight = 150
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 40 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    }

    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      (cell as? ShelfCell)?.shelf.contentOffset.x = places[indexPath] ?? 0
    }

    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      places[indexPath] = (cell as? ShelfCell)?.shelf.contentOffset.x
    }
  }

  @Test func shelvesInATable() throws {
    let stage = Stage(device: .iPhone14Pro)
    let controller = ShelvesController(style: .plain)
    stage.show(controller)
    let table: UITableView = controller.tableView
    let first = IndexPath(row: 1, section: 0)
    let middle = CGPoint(x: 300, y: 59 + 225)
    func shelf(_ row: Int) throws -> UIScrollView {
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? ShelfCell
      return try #require(cell).shelf
    }
    // A horizontal drag moves only the shelf under the finger, and a vertical one moves only the table.
    stage.drag(from: middle, by: CGVector(dx: -210, dy: 20), duration: 0.5, hold: 0.2)
    #expect((try shelf(1).contentOffset.x - 200).magnitude < 1.5)
    #expect(table.contentOffset.y == -59)
    #expect(try shelf(0).contentOffset.x == 0)
    #expect(try shelf(2).contentOffset.x == 0)
    stage.drag(from: middle, by: CGVector(dx: 20, dy: -210), duration: 0.5, hold: 0.2)
    #expect(table.contentOffset.y > 139)
    #expect(table.contentOffset.y < 142)
    let kept = try shelf(1).contentOffset.x
    #expect((kept - 200).magnitude < 1.5)
    // Scrolled away and back: the cell was reused meanwhile, and the position belongs to the row.
    for row in [20, 39, 1] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: row == 20)
      stage.advance(by: 1)
    }
    #expect(controller.places[first] == kept)
    #expect(try shelf(1).contentOffset.x == kept)
    #expect(try shelf(2).contentOffset.x == 0)
    // While a shelf glides, the table can be scrolled, and the other way round.
    stage.drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: -150, dy: 0), duration: 0.1)
    let y = table.contentOffset.y
    stage.drag(
      from: CGPoint(x: 300, y: 700), by: CGVector(dx: 0, dy: -110), duration: 0.3, hold: 0.2)
    #expect((table.contentOffset.y - y - 100).magnitude < 0.34)
  }
}
