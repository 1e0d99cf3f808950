import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// A header whose content changes: the visible rows stay where they are.
@MainActor
@Suite struct HeaderResizeTests {
  @Test(
    "Scrolled away or half, rows stay where they are while it grows and shrinks",
    arguments: TableVariant.all, [CGFloat(0), 44])
  func anchored(variant: TableVariant, minimum: CGFloat) {
    for animated in [false, true] {
      for travel in [CGFloat(10), 100, 600] {
        let scene = ElasticScene(variant) { $0.minimumHeaderHeight = minimum }
        scene.travel = travel
        let place = scene.frame(ofRow: 8)
        for change in [CGFloat(70), -30, -40] {
          scene.header.height.constant += change
          scene.table.setNeedsHeaderResize(animated: animated)
          for _ in 0..<30 {
            scene.stage.advance(by: 1.0 / 60)
            #expect(abs(scene.frame(ofRow: 8).minY - place.minY) < 0.5, "\(travel) \(change)")
          }
        }
        #expect(isClose(scene.travel, travel))
      }
    }
  }

  @Test("At the top the header's top stays, and the rows make way", arguments: TableVariant.all)
  func atTheTop(variant: TableVariant) throws {
    let scene = ElasticScene(variant)
    let row = scene.frame(ofRow: 3)
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 3, section: 0)))
    scene.header.height.constant += 90
    scene.table.setNeedsHeaderResize(animated: true)
    #expect(cell.layer.animationKeys()?.isEmpty == false)
    let shown = cell.layer.presentation()?.frame.minY ?? 0
    #expect(scene.table.convert(CGPoint(x: 0, y: shown), to: nil).y < row.minY + 45)
    scene.stage.advance(by: 0.5)
    #expect(isClose(scene.travel, 0))
    #expect(isClose(scene.frame(ofRow: 3).minY, row.minY + 90))
    #expect(
      scene.frame(of: scene.header).height == variant.topInset + ElasticScene.resting + 90)
  }

  @Test("Shrunk by more than was scrolled, it ends at the top")
  func shrinksToTop() {
    let scene = ElasticScene()
    scene.travel = 30
    scene.header.height.constant -= 100
    scene.table.setNeedsHeaderResize()
    scene.stage.advance(by: 0.1)
    #expect(isClose(scene.travel, 0))
    #expect(scene.table.headerState?.phase == .resting)
  }

  @Test("Content that arrives later changes the height", arguments: TableVariant.all)
  func asynchronous(variant: TableVariant) {
    let scene = ElasticScene(variant)
    scene.header.height.isActive = false
    scene.header.title.numberOfLines = 0
    scene.header.title.text = nil
    scene.table.setNeedsHeaderResize()
    scene.stage.advance(by: 0.5)
    let before = scene.table.headerState!.containerFrame.maxY
    scene.stage.advance(by: 1)
    scene.header.title.text = "It took\na while\nto get here"
    scene.table.setNeedsHeaderResize(animated: true)
    scene.stage.advance(by: 1)
    let after = scene.table.headerState!.containerFrame.maxY
    // F-TEXT-01 and F-TEXT-02: 20.333 points a line, on whole pixels.
    #expect(after - before >= 60)
    #expect(after - before <= 62)
    #expect(isClose(scene.frame(of: scene.header).minY, 0))
  }

  @Test("New data, and coming back into sight, have it measured", arguments: TableVariant.all)
  func noticesData(variant: TableVariant) {
    let scene = ElasticScene(variant)
    func bottom() -> CGFloat? { scene.table.headerState?.containerFrame.maxY }
    scene.header.height.constant += 40
    scene.table.reloadData()
    scene.stage.advance(by: 0.1)
    #expect(bottom() == ElasticScene.resting + 40)
    scene.stage.show(UIViewController())
    scene.header.height.constant -= 70
    scene.stage.advance(by: 0.1)
    variant.show(scene.controller, on: scene.stage)
    #expect(bottom() == ElasticScene.resting - 30)
    #expect(isClose(scene.travel, 0))
  }

  @Test("A height that changes out of sight is there when it comes back", arguments: [false, true])
  func changesOutOfSight(notices: Bool) {
    let scene = ElasticScene()
    scene.travel = 900
    scene.header.height.constant += 40
    if notices { scene.table.setNeedsHeaderResize() } else { scene.table.reloadData() }
    let place = scene.frame(ofRow: 20).minY
    scene.stage.advance(by: 0.1)
    #expect(isClose(scene.frame(ofRow: 20).minY, place))
    scene.travel = 0
    #expect(isClose(scene.frame(of: scene.header).maxY, scene.line + ElasticScene.resting + 40))
  }

  @Test("A frame that the app gives a header without constraints is noticed")
  func noticesFrames() {
    let scene = ElasticScene()
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    scene.table.tableHeaderView = plain
    scene.stage.advance(by: 0.1)
    plain.frame.size.height = 120
    scene.stage.advance(by: 0.1)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
    scene.stage.pull(by: 150)
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
    #expect(plain.frame.height == scene.line + 120)
  }

  @Test("A height between device pixels is rounded up to one", arguments: TableVariant.all)
  func wholePixels(variant: TableVariant) {
    let scene = ElasticScene(variant)
    // A pixel is a third of a point.
    for (height, pixels) in [(100.1, 301), (100.5, 302), (101, 303), (99.99, 300)]
      as [(CGFloat, CGFloat)]
    {
      scene.header.height.constant = height
      scene.table.setNeedsHeaderResize()
      scene.stage.advance(by: 0.1)
      #expect(isClose(scene.table.rectForHeader(inSection: 0).minY, pixels / 3), "\(height)")
    }
  }

  @Test("While a finger holds the table, rows stay under it")
  func whileDragging() {
    let scene = ElasticScene()
    scene.travel = 300
    scene.stage.pull(from: CGPoint(x: 196, y: 600), by: -60)
    let place = scene.frame(ofRow: 12)
    scene.header.height.constant += 50
    scene.table.setNeedsHeaderResize()
    scene.stage.advance(by: 0.1)
    #expect(abs(scene.frame(ofRow: 12).minY - place.minY) < 0.5)
    scene.stage.move(from: CGPoint(x: 196, y: 540), by: CGVector(dx: 0, dy: -30), duration: 0.2)
    #expect(abs(scene.frame(ofRow: 12).minY - (place.minY - 30)) < 0.5)
    scene.stage.touchUp()
  }

  @Test(
    "A header that tells of its own layout follows bare changes of its constraints and texts",
    arguments: TableVariant.all)
  func tellsItself(variant: TableVariant) throws {
    let header = SelfTellingHeader()
    let scene = ElasticScene(variant) { $0.tableHeaderView = header }
    header.table = scene.table
    func bottom() -> CGFloat? { scene.table.headerState?.containerFrame.maxY }
    let before = try #require(bottom())
    header.distance.constant += 45
    scene.stage.advance(by: 0.1)
    #expect(bottom() == before + 45)
    header.text.text = "Three\nlines\nof text"
    scene.stage.advance(by: 0.1)
    // F-TEXT-01 and F-TEXT-02: 20.333 points a line, on whole pixels.
    #expect(try abs(#require(bottom()) - before - 45 - 2 * 20.333) < 1)
    // The table's own changes to the header don't count as changes of its content, and at rest nothing happens.
    let measured = header.measurements
    scene.stage.drag(from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 300), duration: 0.4)
    scene.stage.advance(by: 2)
    scene.travel = 400
    #expect(header.measurements == measured)
    #expect(!scene.stage.renderLoop.needsFrame)
  }
}

/// The header from the troubleshooting page: a layout at an unchanged size, after its content has changed.
private final class SelfTellingHeader: UIView {
  let text = UILabel()
  lazy var distance = text.topAnchor.constraint(
    equalTo: layoutMarginsGuide.topAnchor, constant: 50)
  weak var table: ElasticHeaderTableView?
  private(set) var measurements = 0
  private var lastSize = CGSize.zero

  init() {
    super.init(frame: .zero)
    text.text = "One line"
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    addSubview(text)
    NSLayoutConstraint.activate([
      distance,
      text.leadingAnchor.constraint(equalTo: leadingAnchor),
      text.trailingAnchor.constraint(equalTo: trailingAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size == lastSize { table?.setNeedsHeaderResize() }
    lastSize = bounds.size
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measurements += 1
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
