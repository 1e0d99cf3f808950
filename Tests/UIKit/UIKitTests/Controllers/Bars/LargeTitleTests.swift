import QuartzCore
import Stage
import Testing

@testable import UIKit

/// On an iPhone 14 Pro, 393 × 852 points with 59 above and 34 below, a bar begins at 53.667
/// (`BarsTests` names the sources). Its row ends at 97.667, and with a large title the bar is 96
/// points high (recorded) and ends at 149.667.
@MainActor
struct LargeTitleTests {
  private static let row: CGFloat = 293.0 / 3
  private static let large: CGFloat = 449.0 / 3

  @MainActor
  struct Scene {
    let stage: Stage
    let navigation: UINavigationController
    let root: ScrollingController
    var content: UIScrollView { root.view as! UIScrollView }
    var bar: UINavigationBar { navigation.navigationBar }

    init() {
      stage = Stage()
      stage.makeCurrent()
      root = ScrollingController("Title")
      navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      stage.show(navigation)
      stage.advance(by: 0.1)
    }

    func drag(by distance: CGFloat) {
      stage.touchDown(at: CGPoint(x: 200, y: 600))
      stage.move(
        from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: distance), duration: 0.5)
      stage.advance(by: 0.3)
    }

    func letGo() {
      stage.touchUp()
      stage.advance(by: 2)
    }

    var titleAlpha: CGFloat { bar.content?.titleContent.alpha ?? -1 }
  }

  /// Whether a bar has a height, up to rounding: heights are sums of thirds.
  private func isHigh(_ bar: UINavigationBar, _ height: CGFloat) -> Bool {
    abs(bar.frame.height - height) < 1e-9
  }

  @Test("At rest the bar is 96 points high, and all of it is part of the content's safe area")
  func rest() {
    let scene = Scene()
    #expect(abs(scene.bar.frame.minY - 161.0 / 3) < 1e-9)
    #expect(isHigh(scene.bar, 96))
    #expect(abs(scene.content.adjustedContentInset.top - Self.large) < 1e-9)
    #expect(scene.content.contentOffset.y == -Self.large)
    #expect(scene.titleAlpha == 0)
    #expect(scene.bar.contentUnderlap == 0)
    let label = scene.bar.content?.largeLabel
    #expect(label?.text == "Title")
    // 16 points from the edge, 8 above the bar's lower edge.
    let place = label.map { $0.convert($0.bounds, to: scene.bar) } ?? .zero
    #expect(abs(place.minX - 16) < 0.01)
    #expect(abs(place.maxY - 88) < 0.01)
  }

  /// https://github.com/rechsteiner/Parchment, `LargeTitlesViewController.viewDidAppear`, copies another scroll
  /// view's inset and offset.
  @Test("An inset and an offset that an app sets one after the other move nothing")
  func insetAndOffset() {
    let scene = Scene()
    scene.content.contentInset.top = 30
    #expect(isHigh(scene.bar, 96))
    scene.content.contentOffset.y -= 30
    #expect(isHigh(scene.bar, 96))
    scene.stage.advance(by: 0.1)
    #expect(isHigh(scene.bar, 96))
    #expect(abs(scene.content.contentOffset.y + Self.large + 30) < 1e-9)
  }

  @Test("The title folds with the content, point by point, and unfolds again")
  func folds() {
    let scene = Scene()
    let (row, large) = (Self.row, Self.large)
    for offset in [-large, -140, -124, -row - 0.5, -row, 0, 500, -row, -115, -large, -200] {
      scene.content.contentOffset.y = offset
      scene.stage.advance(by: 0.1)
      let shown = scene.content.contentOffset.y
      // The bar's lower edge is the content's beginning, and above that the row's; sums are rounded.
      #expect(abs(scene.bar.frame.maxY - max(row, -shown)) < 1e-9, "at \(offset)")
      #expect(abs(scene.content.adjustedContentInset.top - min(large, max(row, -shown))) < 1e-9)
      #expect(scene.content.offsetLimits().minimum.y == -large)
    }
  }

  @Test("The title in the row appears when the large one is gone")
  func rowTitle() {
    let scene = Scene()
    var alphas: [CGFloat] = []
    for step in 0...52 {
      scene.content.contentOffset.y = -Self.large + CGFloat(step)
      scene.stage.advance(by: 1.0 / 60)
      alphas.append(scene.titleAlpha)
    }
    #expect(alphas.first == 0)
    #expect(alphas.last == 1)
    #expect(alphas[26] == 0)
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(scene.bar.contentUnderlap == 0)
    scene.content.contentOffset.y = 23 - Self.row
    scene.stage.advance(by: 0.1)
    #expect(scene.bar.contentUnderlap == 1)
  }

  @Test("Under a finger the content doesn't resist while the title unfolds")
  func drag() {
    let scene = Scene()
    scene.content.contentOffset.y = -Self.row
    scene.stage.advance(by: 0.1)
    scene.drag(by: 50)
    // The first 10 of the 50 points recognize the drag.
    #expect(abs(scene.content.contentOffset.y + Self.row + 40) < 1e-9)
    #expect(abs(scene.bar.frame.height - 84) < 1e-9)
    scene.letGo()
    #expect(scene.content.contentOffset.y == -Self.large)
    #expect(isHigh(scene.bar, 96))
  }

  @Test("Released half folded, the title moves to the nearer end", arguments: [10, 20, 30, 40])
  func snaps(folded: Int) {
    let scene = Scene()
    scene.drag(by: -CGFloat(folded) - 10)
    #expect(abs(scene.content.contentOffset.y + Self.large - CGFloat(folded)) < 1e-9)
    scene.letGo()
    #expect(scene.content.contentOffset.y == (folded < 26 ? -Self.large : -Self.row))
    #expect(isHigh(scene.bar, folded < 26 ? 96 : 44))
  }

  @Test("Content that glides back to its beginning unfolds the title and comes to rest")
  func glide() {
    let scene = Scene()
    scene.content.contentOffset.y = 600
    scene.stage.advance(by: 0.1)
    #expect(isHigh(scene.bar, 44))
    scene.stage.drag(
      from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 300), duration: 0.1)
    var last = scene.content.contentOffset.y
    for _ in 0..<240 {
      scene.stage.advance(by: 1.0 / 60)
      let now = scene.content.contentOffset.y
      // The finger's speed is 3000 points a second: no frame moves by more than 50 and a pixel.
      #expect(abs(now - last) <= 50.4)
      last = now
    }
    #expect(last == -Self.large)
    #expect(isHigh(scene.bar, 96))
  }

  @Test("A tap on the status bar restores the large title")
  func statusBar() {
    let scene = Scene()
    scene.content.contentOffset.y = 700
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: CGPoint(x: 200, y: 20))
    scene.stage.advance(by: 1)
    #expect(scene.content.contentOffset.y == -Self.large)
    #expect(isHigh(scene.bar, 96))
  }

  @Test("Items decide, and automatic ones follow the item below")
  func modes() {
    typealias Mode = UINavigationItem.LargeTitleDisplayMode
    let modes: [Mode] = [.automatic, .always, .never]
    for lower in modes {
      for upper in modes {
        let scene = Scene()
        let pushed = ScrollingController("Pushed")
        scene.root.navigationItem.largeTitleDisplayMode = lower
        pushed.navigationItem.largeTitleDisplayMode = upper
        scene.stage.advance(by: 0.1)
        #expect(isHigh(scene.bar, lower == .never ? 44 : 96))
        scene.navigation.pushViewController(pushed, animated: false)
        scene.stage.advance(by: 0.1)
        let isLarge = upper == .always || (upper == .automatic && lower != .never)
        #expect(isHigh(scene.bar, isLarge ? 96 : 44))
        #expect(
          (pushed.view as? UIScrollView)?.contentOffset.y == (isLarge ? -Self.large : -Self.row))
      }
    }
  }

  @Test("A push animates the bar's height, and a pop animates it back")
  func transition() throws {
    let scene = Scene()
    let pushed = ScrollingController("Pushed")
    pushed.navigationItem.largeTitleDisplayMode = .never
    scene.navigation.pushViewController(pushed, animated: true)
    scene.stage.advance(by: 0.175)
    let shown = try #require(scene.bar.layer.presentation())
    #expect(shown.bounds.height > 44)
    #expect(shown.bounds.height < 96)
    scene.stage.advance(by: 1)
    #expect(isHigh(scene.bar, 44))
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 1)
    #expect(isHigh(scene.bar, 96))
    #expect(scene.content.contentOffset.y == -Self.large)
  }

  @Test("A cancelled swipe back leaves the bar as it was")
  func cancelledPop() {
    let scene = Scene()
    let pushed = ScrollingController("Pushed")
    pushed.navigationItem.largeTitleDisplayMode = .never
    scene.navigation.pushViewController(pushed, animated: false)
    scene.stage.advance(by: 0.1)
    scene.stage.touchDown(at: CGPoint(x: 4, y: 400))
    scene.stage.move(from: CGPoint(x: 4, y: 400), by: CGVector(dx: 100, dy: 0), duration: 0.3)
    scene.stage.advance(by: 0.3)
    scene.stage.touchUp()
    scene.stage.advance(by: 1)
    #expect(scene.navigation.topViewController === pushed)
    #expect(isHigh(scene.bar, 44))
    #expect(scene.bar.layer.presentation()?.bounds.height == 44)
  }

  @Test(
    "Content that was away comes back under the bar as it is then",
    arguments: [0, 20, 300] as [CGFloat], [true, false])
  func changesWhileAway(_ offset: CGFloat, _ animated: Bool) {
    for landscape in [true, false] {
      let scene = Scene()
      scene.content.contentOffset.y += offset
      scene.stage.advance(by: 0.1)
      scene.navigation.pushViewController(ScrollingController("Next"), animated: false)
      scene.stage.advance(by: 0.1)
      if landscape {
        scene.stage.rotate(to: .landscapeLeft)
      } else {
        scene.navigation.navigationBar.prefersLargeTitles = false
      }
      scene.stage.advance(by: 0.5)
      scene.navigation.popViewController(animated: animated)
      scene.stage.advance(by: 1)
      let fresh = Scene()
      if landscape {
        fresh.stage.rotate(to: .landscapeLeft)
      } else {
        fresh.navigation.navigationBar.prefersLargeTitles = false
      }
      fresh.stage.advance(by: 0.5)
      scene.stage.makeCurrent()
      #expect(isHigh(scene.bar, fresh.bar.frame.height))
      #expect(
        abs(scene.content.adjustedContentInset.top - fresh.content.adjustedContentInset.top) < 1e-9)
    }
  }

  @Test("Without a scroll view the title stays large; in landscape there is none")
  func still() {
    let scene = Scene()
    let plain = RecordingController("Plain")
    scene.navigation.setViewControllers([plain], animated: false)
    scene.stage.advance(by: 0.1)
    #expect(isHigh(scene.bar, 96))
    #expect(abs(plain.view.safeAreaInsets.top - Self.large) < 1e-9)
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 0.1)
    #expect(scene.bar.frame.height == 32)
    scene.stage.rotate(to: .portrait)
    scene.stage.advance(by: 0.1)
    #expect(isHigh(scene.bar, 96))
  }
}
