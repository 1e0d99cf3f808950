import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// The behaviour that tables, collection views and scroll views share, tested in each of them.
@MainActor
@Suite struct HostingTests {
  enum Kind: CaseIterable, Sendable { case table, collection, scroll }

  /// 3,000 points of any kind of content below a header of 160.
  @MainActor
  private final class Scene: NSObject, UICollectionViewDataSource {
    let stage = Stage(device: .iPhone14Pro)
    let view: any ElasticHeaderHosting
    let header = TitledHeader()
    let topInset: CGFloat
    private let rows = ElasticRows(rows: 100)

    init(_ kind: Kind, inNavigation: Bool) {
      let variant = TableVariant(style: .plain, inNavigation: inNavigation)
      topInset = variant.topInset
      switch kind {
      case .table:
        let table = ElasticHeaderTableView(frame: .zero, style: .plain)
        table.tableHeaderView = header
        view = table
        super.init()
        table.dataSource = rows
      case .collection:
        let layout = ElasticHeaderFlowLayout()
        layout.itemSize = CGSize(width: 393, height: 50)
        let collection = ElasticHeaderCollectionView(frame: .zero, collectionViewLayout: layout)
        collection.headerView = header
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        view = collection
        super.init()
        collection.dataSource = self
      case .scroll:
        let scroll = ElasticHeaderScrollView()
        scroll.headerView = header
        let content = UIView(frame: CGRect(x: 0, y: 160, width: 393, height: 3000))
        scroll.addSubview(content)
        scroll.contentSize = CGSize(width: 393, height: 3160)
        view = scroll
        super.init()
      }
      let controller = UIViewController()
      controller.view = view
      variant.show(controller, on: stage)
    }

    var travel: CGFloat { view.contentOffset.y + topInset }

    func scroll(to travel: CGFloat) {
      view.contentOffset.y = travel - topInset
      stage.advance(by: 0.1)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
  }

  @Test(
    "Minimum height, curve, anchor and parallax do the same everywhere", arguments: Kind.allCases,
    [false, true])
  func geometry(kind: Kind, inNavigation: Bool) throws {
    let shapes = [
      StretchGeometry(), StretchGeometry(curve: .limited(to: 30)),
      StretchGeometry(anchor: .bottom), StretchGeometry(parallax: 0.5),
      StretchGeometry(underlapsTopInset: false),
    ]
    for (shape, minimum) in shapes.flatMap({ [($0, CGFloat(0)), ($0, 60)] }) {
      let scene = Scene(kind, inNavigation: inNavigation)
      scene.view.headerGeometry = shape
      scene.view.minimumHeaderHeight = minimum
      #expect(scene.view.headerGeometry == shape)
      for travel in [CGFloat(-80), 0, 40, 100, 160, 700] {
        scene.scroll(to: travel)
        let expected = shape.state(
          for: .init(
            bounds: scene.view.bounds, topInset: scene.topInset,
            restingHeight: ElasticScene.resting, minimumHeight: minimum))
        #expect(scene.view.headerState == expected, "\(shape) \(minimum) at \(travel)")
        let frame = scene.header.convert(scene.header.bounds, to: scene.view)
        let content = expected.contentFrameInScrollView
        // On whole pixels, thirds of a point.
        #expect(abs(frame.minY - content.minY) <= 1.0 / 6 + 1e-9, "\(shape) at \(travel)")
        #expect(abs(frame.maxY - content.maxY) <= 1.0 / 6 + 1e-9, "\(shape) at \(travel)")
      }
    }
  }

  @Test("An immediate header comes back with the finger", arguments: Kind.allCases, [false, true])
  func immediate(kind: Kind, inNavigation: Bool) {
    let scene = Scene(kind, inNavigation: inNavigation)
    scene.view.headerGeometry.expansion = .immediate
    scene.scroll(to: 1000)
    #expect(scene.view.headerState?.phase == .offscreen)
    scene.scroll(to: 800)
    scene.scroll(to: 600)
    #expect(scene.view.headerState?.phase == .resting)
    #expect(
      isClose(scene.stage.frame(of: scene.header).maxY, scene.topInset + ElasticScene.resting))
  }

  @Test(
    "The trigger fires once a pull; expanding and collapsing", arguments: Kind.allCases,
    [false, true])
  func actions(kind: Kind, inNavigation: Bool) {
    let scene = Scene(kind, inNavigation: inNavigation)
    scene.view.minimumHeaderHeight = 50
    scene.view.alwaysBounceVertical = true
    var fired = 0
    scene.view.onStretch(beyond: 60) { fired += 1 }
    scene.stage.pull(by: 250)
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    #expect(fired == 1)
    scene.view.collapseHeader(animated: true)
    scene.stage.advance(by: 1)
    #expect(isClose(scene.travel, ElasticScene.resting - 50))
    #expect(scene.view.headerState?.collapseProgress == 1)
    scene.view.expandHeader(animated: true)
    scene.stage.advance(by: 1)
    #expect(scene.travel == 0)
    #expect(scene.view.headerState?.collapseProgress == 0)
    #expect(scene.view.contentInset == .zero)
    #expect(scene.view.delegate == nil)
  }

  @Test(
    "Touches pass through the header, if that is wanted, and not through its button",
    arguments: Kind.allCases, [false, true])
  func passingThrough(kind: Kind, inNavigation: Bool) {
    let scene = Scene(kind, inNavigation: inNavigation)
    scene.view.minimumHeaderHeight = 120
    scene.scroll(to: 500)
    scene.header.title.isUserInteractionEnabled = false
    let point = CGPoint(x: 350, y: scene.topInset + 60)
    for passes in [false, true] {
      scene.view.headerPassesTouchesThrough = passes
      let hit = scene.stage.window?.hitTest(point, with: nil)
      #expect((hit?.isDescendant(of: scene.header) ?? false) == !passes)
      #expect(hit !== scene.view)
      let button = scene.stage.frame(of: scene.header.button)
      let taps = scene.header.taps
      scene.stage.tap(at: CGPoint(x: button.midX, y: button.midY))
      scene.stage.advance(by: 0.2)
      #expect(scene.header.taps == taps + 1)
    }
  }

  @Test("Each refresh policy, everywhere", arguments: Kind.allCases, RefreshPolicy.allCases)
  func refreshing(kind: Kind, policy: RefreshPolicy) {
    let scene = Scene(kind, inNavigation: false)
    let control = UIRefreshControl()
    scene.view.alwaysBounceVertical = true
    scene.view.refreshControl = control
    scene.view.refreshPolicy = policy
    #expect((control.layer.zPosition > scene.header.layer.zPosition) == (policy != .behindHeader))
    scene.stage.pull(by: 400)
    #expect(control.isRefreshing)
    let top = scene.stage.frame(of: scene.header).minY
    #expect(policy == .insteadOfStretching ? isClose(top, -scene.travel) : top == 0)
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    control.endRefreshing()
    scene.stage.advance(by: 1)
    #expect(scene.view.contentInset == .zero)
    #expect(scene.travel == 0)
    #expect(isClose(scene.stage.frame(of: scene.header).height, 59 + ElasticScene.resting))
  }

  @Test(
    "A button in the header is dragged, and what is shown isn't shown under it",
    arguments: Kind.allCases)
  func scrolling(kind: Kind) {
    let scene = Scene(kind, inNavigation: true)
    scene.view.minimumHeaderHeight = 60
    let button = scene.stage.frame(of: scene.header.button)
    let start = CGPoint(x: button.midX, y: button.midY)
    scene.stage.touchDown(at: start)
    scene.stage.advance(by: 0.3)
    scene.stage.move(from: start, by: CGVector(dx: 0, dy: -50), duration: 0.2)
    scene.stage.advance(by: 0.2)
    #expect(isClose(scene.travel, 40))
    #expect(scene.header.taps == 0)
    scene.stage.touchUp()
    scene.scroll(to: 900)
    scene.view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 40), animated: false)
    scene.stage.advance(by: 0.1)
    // The header's lower edge, 60 points below the bar, is at 500 points of the content.
    #expect(isClose(scene.travel, 500 - 60))
  }
}
