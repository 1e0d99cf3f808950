import Stage
import Testing

/// Tests of headers that apps build over a scroll view. The controllers are written as in tutorials,
/// without anything from this project.
@MainActor struct HeaderSnippetTests {
  /// Stretches when the content is pulled down, and moves up at half the speed when it scrolls.
  private final class ParallaxController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let content = UIView()
    let header = UIView()
    let picture = UIView()
    private let headerHeight: CGFloat = 240
    private var pictureTop: NSLayoutConstraint!
    private var pictureHeight: NSLayoutConstraint!

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.delegate = self
      scrollView.contentInsetAdjustmentBehavior = .never
      for inner in [scrollView, content, header, picture] {
        inner.translatesAutoresizingMaskIntoConstraints = false
      }
      view.addSubview(scrollView)
      scrollView.addSubview(content)
      content.addSubview(header)
      header.addSubview(picture)
      header.clipsToBounds = false
      pictureTop = picture.topAnchor.constraint(equalTo: header.topAnchor)
      pictureHeight = picture.heightAnchor.constraint(equalToConstant: headerHeight)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 2000),
        header.topAnchor.constraint(equalTo: content.topAnchor),
        header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        header.heightAnchor.constraint(equalToConstant: headerHeight),
        picture.leadingAnchor.constraint(equalTo: header.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: header.trailingAnchor),
        pictureTop, pictureHeight,
      ])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let offset = scrollView.contentOffset.y
      if offset < 0 {
        pictureTop.constant = offset
        pictureHeight.constant = headerHeight - offset
      } else {
        pictureTop.constant = offset / 2
        pictureHeight.constant = headerHeight
      }
    }
  }

  @Test func parallax() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = ParallaxController()
    stage.show(controller)
    #expect(controller.scrollView.contentSize == CGSize(width: 393, height: 2000))
    // In every frame of a drag, a throw and a bounce, the image's upper edge is at the top of the screen
    // when pulled. Otherwise, it is half as far above as the content was scrolled. It is rounded to a
    // pixel of a third of a point.
    func check() {
      let frame = controller.picture.convert(controller.picture.bounds, to: nil)
      let y = controller.scrollView.contentOffset.y
      #expect((frame.minY - (y < 0 ? 0 : -y / 2)).magnitude <= 1.0 / 6 + 1e-6)
      #expect((frame.height - (y < 0 ? 240 - y : 240)).magnitude <= 1e-6)
    }
    for distance in [300.0, -500, 600] as [CGFloat] {
      let start = CGPoint(x: 196, y: distance < 0 ? 700 : 150)
      stage.touchDown(at: start)
      for step in 1...12 {
        stage.advance(by: 1 / 60)
        stage.touchMove(to: CGPoint(x: 196, y: start.y + distance * CGFloat(step) / 12))
        check()
      }
      stage.touchUp()
      for _ in 0..<90 {
        stage.advance(by: 1 / 60)
        check()
      }
    }
    #expect(controller.scrollView.contentOffset.y == 0)
  }

  /// A bar that scrolls with the content until it reaches the top, where it stays. Its constraint moves.
  private final class StickyController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let bar = UIView()
    private var barTop: NSLayoutConstraint!
    static let place: CGFloat = 300

    override func loadView() {
      view = UIView()
      view.addSubview(scrollView)
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      bar.translatesAutoresizingMaskIntoConstraints = false
      scrollView.delegate = self
      scrollView.contentSize = CGSize(width: 393, height: 3000)
      view.addSubview(bar)
      barTop = bar.topAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Self.place)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
        barTop,
      ])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
      barTop.constant = max(0, Self.place - scrolled)
    }
  }

  @Test func sticky() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = StickyController()
    stage.show(controller)
    // The safe area of a 14 Pro begins at 59.
    #expect(controller.scrollView.contentOffset.y == -59)
    #expect(controller.bar.frame == CGRect(x: 0, y: 359, width: 393, height: 44))
    stage.touchDown(at: CGPoint(x: 196, y: 700))
    for step in 1...50 {
      stage.advance(by: 1 / 60)
      stage.touchMove(to: CGPoint(x: 196, y: 700 - CGFloat(step) * 10))
      let scrolled = CGFloat(step) * 10 - 10
      #expect(controller.scrollView.contentOffset.y == scrolled - 59)
      stage.advance(by: 0)
      #expect(controller.bar.frame.minY == max(59, 359 - scrolled))
    }
    stage.touchUp()
    stage.advance(by: 3)
    #expect(controller.bar.frame.minY == 59)
    controller.scrollView.setContentOffset(CGPoint(x: 0, y: -59), animated: true)
    stage.advance(by: 1)
    #expect(controller.bar.frame.minY == 359)
  }

  /// Pull to refresh as a round trip: the pull starts a load that ends later. A button starts one by
  /// itself and scrolls there.
  private final class FeedController: UITableViewController {
    var items = 20
    var loads = 0
    var finish: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 50
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
      refreshControl = control
    }

    func load() {
      loads += 1
      finish = { [weak self] in
        guard let self else { return }
        items += 5
        tableView.reloadData()
        refreshControl?.endRefreshing()
      }
    }

    func refreshByButton() {
      guard let refreshControl, !refreshControl.isRefreshing else { return }
      refreshControl.beginRefreshing()
      let top = tableView.adjustedContentInset.top
      tableView.setContentOffset(CGPoint(x: 0, y: -top), animated: true)
      load()
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func pullToRefresh() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = FeedController(style: .plain)
    stage.show(UINavigationController(rootViewController: controller))
    let table: UITableView = controller.tableView
    // Below the bar, at 97.667. The control is 60 high.
    let rest: CGFloat = -293.0 / 3
    #expect(table.contentOffset.y == rest)
    stage.drag(
      from: CGPoint(x: 196, y: 200), by: CGVector(dx: 0, dy: 400), duration: 0.5, hold: 0.1)
    stage.advance(by: 2)
    #expect(controller.loads == 1)
    #expect(controller.refreshControl?.isRefreshing == true)
    #expect(abs(table.contentOffset.y - (rest - 60)) < 1e-9)
    controller.finish?()
    stage.advance(by: 2)
    #expect(controller.refreshControl?.isRefreshing == false)
    #expect(table.contentOffset.y == rest)
    #expect(table.contentSize.height == 1250)
    #expect(table.adjustedContentInset.top == -rest)

    table.contentOffset.y = 300
    controller.refreshByButton()
    stage.advance(by: 1)
    #expect(controller.loads == 2)
    #expect(abs(table.contentOffset.y - (rest - 60)) < 1e-9)
    controller.finish?()
    stage.advance(by: 2)
    #expect(table.contentOffset.y == rest)
    #expect(table.contentSize.height == 1500)
  }
}
