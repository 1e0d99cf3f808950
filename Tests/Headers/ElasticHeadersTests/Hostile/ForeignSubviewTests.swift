import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Subviews that the system, or somebody else, adds to a scroll view with a header.
@MainActor
@Suite struct ForeignSubviewTests {
  @Test(
    "A wide, tall view that appears late and goes in front in each layout changes places once",
    arguments: [TableVariant.all[0], TableVariant.all[2]], [CGFloat(0), 44])
  func reorderingItself(variant: TableVariant, minimum: CGFloat) throws {
    let scene = HostileScene(
      PocketTable(frame: .zero, style: variant.style), variant, sections: 3
    ) { $0.minimumHeaderHeight = minimum }
    scene.table.hasPocket = true
    scene.stage.advance(by: 1.0 / 60)
    for travel in stride(from: CGFloat(0), through: 900, by: 15) {
      scene.travel = travel
      let views = scene.table.subviews
      #expect(views.last === scene.table.pocket, "at \(travel)")
      let place = try #require(views.firstIndex(of: scene.header))
      #expect(!views[place...].contains { $0 is UITableViewCell }, "at \(travel)")
      #expect(!views[place...].contains { $0 is UITableViewHeaderFooterView }, "at \(travel)")
    }
    #expect(scene.table.flips == 1)
  }

  @Test("One that appears late and stays where it was put is left there")
  func appearingLate() {
    let scene = HostileScene(ElasticHeaderTableView(frame: .zero, style: .plain), sections: 3) {
      $0.minimumHeaderHeight = 44
    }
    scene.travel = 50
    let pocket = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 160))
    pocket.isUserInteractionEnabled = false
    scene.table.addSubview(pocket)
    for travel in stride(from: CGFloat(50), through: 900, by: 50) {
      scene.travel = travel
      #expect(scene.table.subviews.last === pocket, "at \(travel)")
    }
  }

  @Test("The strip of index titles stays in front of the header")
  func indexStrip() throws {
    let source = IndexedRows()
    let scene = HostileScene(ElasticHeaderTableView(frame: .zero, style: .plain)) {
      $0.minimumHeaderHeight = 44
      $0.dataSource = source
    }
    scene.table.reloadData()
    scene.stage.advance(by: 0.1)
    for travel in stride(from: CGFloat(0), through: 1200, by: 60) {
      scene.travel = travel
      let views = scene.table.subviews
      let strip = try #require(
        views.firstIndex { String(describing: type(of: $0)).contains("Index") })
      let place = try #require(views.firstIndex(of: scene.header))
      #expect(strip > place, "at \(travel)")
      #expect(!views[place...].contains { $0 is UITableViewCell }, "at \(travel)")
    }
  }

  @Test("Somebody who keeps a section header in front has it so: the header doesn't fight")
  func keptInFront() throws {
    let scene = HostileScene(RaisingTable(frame: .zero, style: .plain), sections: 2) {
      $0.minimumHeaderHeight = 44
    }
    scene.table.raised = scene.table.headerView(forSection: 0)
    try #require(scene.table.raised != nil)
    for travel in stride(from: CGFloat(300), through: 900, by: 15) { scene.travel = travel }
    // The view was moved behind the header twice, at the start and by the header, so it is raised at most
    // twice.
    #expect(scene.table.times <= 2)
  }

  @Test("Views of private classes pass over the header of a scroll view; the app's don't")
  func scrollView() throws {
    let stage = Stage(device: .iPhone14Pro)
    let scroll = ElasticHeaderScrollView()
    let header = TitledHeader()
    scroll.headerView = header
    scroll.minimumHeaderHeight = 44
    scroll.contentSize = CGSize(width: 393, height: 3000)
    let controller = UIViewController()
    controller.view = scroll
    TableVariant.all[0].show(controller, on: stage)
    let (pocket, content) = (_UIScrollPocket(), UIView())
    for view in [content, pocket] as [UIView] {
      view.frame = CGRect(x: 0, y: 0, width: 393, height: 200)
      scroll.addSubview(view)
      stage.advance(by: 0.1)
    }
    let places = try [content, header, pocket].map { view in
      try #require(scroll.subviews.firstIndex(of: view))
    }
    #expect(places == places.sorted())
  }
}

/// Named like the iOS 26 view that draws the effect at an edge.
private final class _UIScrollPocket: UIView {}

/// A table with a pocket that moves in front of everything else in each layout.
private final class PocketTable: ElasticHeaderTableView {
  let pocket = _UIScrollPocket()
  var hasPocket = false { didSet { setNeedsLayout() } }
  /// How often the pocket had to change its place.
  private(set) var flips = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    guard hasPocket else { return }
    pocket.frame = CGRect(x: 0, y: bounds.minY, width: bounds.width, height: 160)
    guard subviews.last !== pocket else { return }
    flips += 1
    addSubview(pocket)
  }
}

/// A table with a view that is added again in each layout in which the header is in front of it.
private final class RaisingTable: ElasticHeaderTableView {
  weak var raised: UIView?
  private(set) var times = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let raised, let header = tableHeaderView,
      let place = subviews.firstIndex(of: raised), let other = subviews.firstIndex(of: header),
      other > place
    else { return }
    times += 1
    addSubview(raised)
  }
}

/// Twenty sections of five rows, with a strip of index titles.
private final class IndexedRows: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 20 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    (0..<20).map { String(UnicodeScalar(UInt8(65 + $0))) }
  }
}
