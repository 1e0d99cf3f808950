import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// A header in every kind of table: plain and grouped, with and without a bar, from code and from a storyboard.
@MainActor
@Suite struct HeaderVariantTests {
  @Test(
    "It stretches with no delegate and no line of code in a controller",
    arguments: TableVariant.all, TableSource.allCases)
  func noDelegate(variant: TableVariant, source: TableSource) throws {
    let scene = try SourcedScene(variant, source) { $0.delegate = nil }
    #expect(isClose(scene.stage.frame(of: scene.header), scene.whole))
    #expect(scene.rowsTop == scene.whole.maxY)
    #expect(isClose(scene.stage.frame(of: scene.title).minY, variant.topInset))
    scene.stage.pull(by: 200)
    let overscroll = -scene.travel
    #expect(overscroll > 50)
    let pulled = scene.stage.frame(of: scene.header)
    #expect(pulled.minY == 0)
    #expect(isClose(pulled.height, scene.whole.height + overscroll))
    #expect(isClose(scene.rowsTop, pulled.maxY))
    scene.stage.touchUp()
    scene.stage.advance(by: 2)
    #expect(isClose(scene.stage.frame(of: scene.header), scene.whole))
  }

  @Test("Its height is right before it first appears", arguments: TableVariant.all)
  func firstFrame(variant: TableVariant) throws {
    let controller = try ElasticStoryboard.controller(style: variant.style)
    let stage = Stage(device: .iPhone14Pro)
    // The table is on the screen, but no frame has been drawn.
    stage.show(
      variant.inNavigation ? UINavigationController(rootViewController: controller) : controller)
    let header = try #require(controller.tableView.tableHeaderView)
    #expect(
      isClose(
        stage.frame(of: header),
        CGRect(x: 0, y: 0, width: 393, height: variant.topInset + ElasticScene.resting)))
  }

  @Test(
    "Without bounces it stays as it is, and scrolls", arguments: TableVariant.all,
    TableSource.allCases)
  func noBounces(variant: TableVariant, source: TableSource) throws {
    let scene = try SourcedScene(variant, source) { $0.bounces = false }
    scene.stage.pull(by: 200)
    #expect(scene.travel == 0)
    #expect(isClose(scene.stage.frame(of: scene.header), scene.whole))
    #expect(scene.table.headerState?.phase == .resting)
    scene.stage.touchUp()
    scene.stage.drag(
      from: CGPoint(x: 196, y: 600), by: CGVector(dx: 0, dy: -90), duration: 0.4, hold: 0.2)
    scene.stage.advance(by: 1)
    #expect(isClose(scene.travel, 80))
    #expect(isClose(scene.stage.frame(of: scene.header).maxY, scene.whole.maxY - 80))
    // After a fling back to the top, the content stops there.
    scene.stage.drag(from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 400), duration: 0.1)
    scene.stage.advance(by: 2)
    #expect(isClose(scene.stage.frame(of: scene.header), scene.whole))
  }

  @Test(
    "Right to left, its leading margin is at the right", arguments: TableVariant.all,
    TableSource.allCases)
  func rightToLeft(variant: TableVariant, source: TableSource) throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight] {
        let scene = try SourcedScene(variant, source, layoutDirection: direction)
        // An inset on one side doesn't affect the other.
        scene.controller.additionalSafeAreaInsets.left = 24
        scene.stage.rotate(to: orientation)
        scene.stage.advance(by: 1)
        let safe = scene.table.safeAreaInsets
        let width = scene.table.bounds.width
        #expect(orientation == .portrait || max(safe.left, safe.right) > 40)
        for pulled in [false, true] {
          if pulled { scene.stage.pull(from: CGPoint(x: 300, y: 200), by: 150) }
          let header = scene.stage.frame(of: scene.header)
          let title = scene.stage.frame(of: scene.title)
          #expect(header.minX == 0)
          #expect(header.width == width)
          #expect(isClose(header.minY, 0))
          #expect(
            direction == .leftToRight
              ? isClose(title.minX, safe.left) : isClose(title.maxX, width - safe.right))
        }
      }
    }
  }

  @Test(
    "Parallax: content goes out at half the rows' speed, and is cut off",
    arguments: TableVariant.all, TableSource.allCases)
  func parallax(variant: TableVariant, source: TableSource) throws {
    let scene = try SourcedScene(variant, source) { $0.headerParallax = 0.5 }
    for travel in [CGFloat(0), 40, 100, 150] {
      scene.scroll(to: travel)
      #expect(isClose(scene.stage.frame(of: scene.header).minY, -travel / 2), "at \(travel)")
      let cut = try #require(scene.header.superview)
      #expect(cut.clipsToBounds)
      #expect(isClose(scene.stage.frame(of: cut).maxY, scene.rowsTop))
    }
    scene.scroll(to: -80)
    let pulled = scene.stage.frame(of: scene.header)
    #expect(pulled.minY == 0)
    #expect(isClose(pulled.height, scene.whole.height + 80))
    scene.scroll(to: 700)
    #expect(scene.table.headerState?.phase == .offscreen)
  }

  @Test(
    "Each refresh policy: over the header, behind it, instead of stretching",
    arguments: TableVariant.all, RefreshPolicy.allCases)
  func refreshPolicies(variant: TableVariant, policy: RefreshPolicy) throws {
    for source in TableSource.allCases {
      let control = UIRefreshControl()
      let scene = try SourcedScene(variant, source) {
        $0.refreshControl = control
        $0.refreshPolicy = policy
      }
      #expect((control.layer.zPosition > scene.header.layer.zPosition) == (policy != .behindHeader))
      for round in 1...2 {
        scene.stage.pull(by: 400)
        let overscroll = -scene.travel
        #expect(overscroll > 100, "round \(round)")
        #expect(control.isRefreshing, "round \(round)")
        let pulled = scene.stage.frame(of: scene.header)
        // The rows are below the header, whatever is above it.
        #expect(isClose(pulled.maxY, scene.rowsTop))
        if policy == .insteadOfStretching {
          #expect(isClose(pulled.height, scene.whole.height))
          #expect(scene.stage.frame(of: control).maxY <= pulled.minY + variant.topInset + 0.5)
        } else {
          #expect(pulled.minY == 0)
        }
        scene.stage.touchUp()
        scene.stage.advance(by: 2)
        // The inset that the refresh control keeps open (F-SCROLL-14).
        #expect(scene.table.contentInset.top == 60)
        let waiting = scene.stage.frame(of: scene.header)
        #expect(isClose(waiting.maxY, scene.whole.maxY + 60))
        #expect(isClose(waiting.minY, policy == .insteadOfStretching ? 60 : 0))
        control.endRefreshing()
        scene.stage.advance(by: 1)
        #expect(scene.table.contentInset == .zero)
        #expect(scene.travel == 0)
        #expect(isClose(scene.stage.frame(of: scene.header), scene.whole))
      }
    }
  }
}
