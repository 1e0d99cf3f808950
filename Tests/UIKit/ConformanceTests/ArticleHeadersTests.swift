import Stage
import Testing

/// Headers written as in published articles, without ElasticHeaders. Code that follows the articles
/// has to work.
@MainActor
@Suite struct ArticleHeadersTests {
  // MARK: An inset and an observed offset

  /// F-HEADER-05: a table subclass manages its own header view, adds the header's height to the
  /// content inset, and moves the header when the offset is set.
  @Test(
    "Content inset and observed offset: stretches, underlaps the bar, comes to rest",
    arguments: [false, true])
  func insetTable(inNavigation: Bool) {
    let stage = Stage(device: .iPhone14Pro)
    let table = InsetHeaderTable(frame: .zero, style: .plain)
    let rows = Rows()
    table.dataSource = rows
    let header = LabelledHeader()
    table.tableHeaderView = header
    let controller = UIViewController()
    controller.view = table
    stage.show(inNavigation ? UINavigationController(rootViewController: controller) : controller)
    stage.advance(by: 0.2)

    let safeTop = table.safeAreaInsets.top
    #expect(safeTop == (inNavigation ? 293.0 / 3 : 59))
    let fitting = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    #expect(table.adjustedContentInset.top == fitting)
    func inWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window!) }
    #expect(inWindow(header) == CGRect(x: 0, y: 0, width: 393, height: fitting))
    #expect(inWindow(header.label).minY >= safeTop)
    #expect(inWindow(table.cellForRow(at: IndexPath(row: 0, section: 0))!).minY == fitting)

    stage.pull(
      from: CGPoint(x: 196, y: 400), by: CGVector(dx: 0, dy: 240), duration: 0.4)
    let overscroll = -table.contentOffset.y - fitting
    #expect(overscroll > 50)
    #expect(inWindow(header).minY == 0)
    #expect(abs(inWindow(header).height - (fitting + overscroll)) < 0.01)
    #expect(inWindow(header.label).minY >= safeTop)

    stage.touchUp()
    stage.advance(by: 2)
    #expect(table.contentOffset.y == -fitting)
    #expect(inWindow(header) == CGRect(x: 0, y: 0, width: 393, height: fitting))
  }

  // MARK: A top constraint moved by the delegate

  /// F-HEADER-06: the header's own frame never changes. In `scrollViewDidScroll`, its content view's
  /// top constraint is set to the distance that the table was pulled plus the safe area.
  @Test("Top constraint changed in scrollViewDidScroll: the content grows beyond the header's top")
  func constraintHeader() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = ConstraintHeaderController(style: .plain)
    stage.show(UINavigationController(rootViewController: controller))
    stage.advance(by: 0.2)
    let table = controller.tableView!
    let header = controller.header
    // The header and the safe area.
    let height = 250 + 293.0 / 3
    func inWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window!) }
    func covers(_ frame: CGRect) -> Bool {
      abs(frame.minY) < 0.01 && abs(frame.height - height) < 0.01 && frame.width == 393
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 250))
    #expect(covers(inWindow(header.content)))

    stage.pull(
      from: CGPoint(x: 196, y: 500), by: CGVector(dx: 0, dy: 240), duration: 0.4)
    let overscroll = -table.contentOffset.y - 293.0 / 3
    #expect(overscroll > 50)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 250))
    #expect(abs(inWindow(header.content).minY) < 0.01)
    #expect(abs(inWindow(header.content).height - (height + overscroll)) < 0.34)

    stage.touchUp()
    stage.advance(by: 2)
    #expect(covers(inWindow(header.content)))
  }

  // MARK: A top cell moved by the delegate

  /// F-HEADER-07, both methods: at the same offset, the frames are equal, the cell is at the offset
  /// and grows by the same height.
  @Test("A sticky top cell grows, with either method", arguments: [1, 2])
  func stickyCell(method: Int) {
    let stage = Stage(device: .iPhoneSE)
    let controller = StickyCellController(method: method)
    stage.show(controller)
    stage.advance(by: 0.2)
    let table = controller.tableView!
    table.contentInsetAdjustmentBehavior = .never
    table.contentOffset = .zero
    stage.advance(by: 0.1)
    stage.pull(
      from: CGPoint(x: 160, y: 300), by: CGVector(dx: 0, dy: 200), duration: 0.4)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
    #expect(table.contentOffset.y < -50)
    #expect(cell.frame.minY == table.contentOffset.y)
    #expect(abs(cell.frame.height - (280 - table.contentOffset.y)) < 0.01)
    stage.touchUp()
    stage.advance(by: 2)
    #expect(table.contentOffset.y == 0)
  }

  // MARK: Section headers moved after layout

  /// F-HEADER-08: headers stick at an inset of their own, and the next section pushes them.
  @Test("Section headers moved after the table's layout keep their position")
  func sectionHeaderInsets() {
    let stage = Stage(device: .iPhoneSE)
    let table = MovedHeadersTable(frame: .zero, style: .plain)
    let rows = Rows(sections: 5, titled: true)
    table.dataSource = rows
    table.contentInsetAdjustmentBehavior = .never
    table.contentInset.top = 100
    table.sectionHeaderInset = -100
    let controller = UIViewController()
    controller.view = table
    stage.show(controller)
    stage.advance(by: 0.1)
    for offset in stride(from: -100.0, through: 2000, by: 7) {
      table.contentOffset = CGPoint(x: 0, y: offset)
      stage.advance(by: 1.0 / 60)
      for section in 0..<5 {
        guard let header = table.headerView(forSection: section) else { continue }
        let area = table.rect(forSection: section)
        let sticky = max(area.minY, CGFloat(offset))
        let expected = min(sticky, area.maxY - header.frame.height)
        #expect(abs(header.frame.minY - expected) < 0.01, "section \(section) at \(offset)")
      }
    }
  }
}

// MARK: Fixtures

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  let sections: Int
  let titled: Bool

  init(sections: Int = 1, titled: Bool = false) {
    self.sections = sections
    self.titled = titled
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titled ? 9 : 40
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titled ? "Section \(section)" : nil
  }
}

private final class InsetHeaderTable: UITableView {
  private var ownHeader: UIView? {
    willSet { ownHeader?.removeFromSuperview() }
    didSet {
      guard let ownHeader else { return }
      addSubview(ownHeader)
      copySafeArea()
      let height = ownHeader.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
      contentInset.top = height - safeAreaInsets.top
      contentOffset.y = -height
    }
  }

  override var tableHeaderView: UIView? {
    get { ownHeader }
    set { ownHeader = newValue }
  }

  override var contentOffset: CGPoint {
    didSet { placeHeader() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeHeader()
  }

  private func copySafeArea() {
    ownHeader?.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: safeAreaInsets.top, leading: safeAreaInsets.left, bottom: 0,
      trailing: safeAreaInsets.right)
  }

  private func placeHeader() {
    copySafeArea()
    guard let ownHeader else { return }
    let height = ownHeader.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    let stretch = -min(0, contentOffset.y + height)
    ownHeader.frame = CGRect(
      x: 0, y: -height - stretch, width: bounds.width, height: height + stretch)
    contentInset.top = height - safeAreaInsets.top
  }
}

private final class LabelledHeader: UIView {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.text = "Header"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 180),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }
}

private final class GrowingHeader: UIView {
  let content = UIView()
  private var top: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    let top = content.topAnchor.constraint(equalTo: topAnchor)
    self.top = top
    NSLayoutConstraint.activate([
      top,
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    top?.constant = min(0, scrollView.contentOffset.y)
  }
}

private final class ConstraintHeaderController: UITableViewController {
  let header = GrowingHeader(frame: CGRect(x: 0, y: 0, width: 0, height: 250))
  private let rows = Rows()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = rows
    tableView.tableHeaderView = header
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.scrollViewDidScroll(scrollView)
  }
}

private final class StickyCellController: UITableViewController {
  private let method: Int
  private var lastOffset = CGPoint.zero

  init(method: Int) {
    self.method = method
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.row == 0 ? 280 : 150 }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset
    guard offset.y < 0, let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0)) else {
      return
    }
    if method == 1 {
      cell.frame.origin.y = offset.y
      cell.frame.size.height = 280 - offset.y
    } else {
      let growth = abs(offset.y) - abs(lastOffset.y)
      cell.frame = CGRect(
        x: 0, y: offset.y, width: cell.frame.width, height: cell.frame.height + growth)
      lastOffset = offset
    }
  }
}

private final class MovedHeadersTable: UITableView {
  var sectionHeaderInset: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = contentOffset.y + contentInset.top + sectionHeaderInset
    for section in 0..<numberOfSections {
      guard let header = headerView(forSection: section) else { continue }
      let area = rect(forSection: section)
      var frame = header.frame
      frame.origin.y = max(area.minY, top)
      frame.origin.y = min(frame.origin.y, area.maxY - frame.height)
      header.frame = frame
    }
  }
}

extension Stage {
  /// Puts a finger down, moves it and keeps it there.
  fileprivate func pull(from start: CGPoint, by distance: CGVector, duration: TimeInterval) {
    touchDown(at: start)
    move(from: start, by: distance, duration: duration)
  }
}
