import QuartzCore
import Stage
import Testing

@testable import UIKit

/// On an iPhone 14 Pro, 393 × 852 points with 59 above and 34 below: a bar's row ends at 103, and with
/// a large title the bar is 96 points high and ends at 155 (recorded).
@MainActor
struct LargeTitleTests {
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

  @Test("At rest the bar is 96 points high, and all of it is the content's safe area")
  func rest() {
    let scene = Scene()
    #expect(scene.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(scene.content.adjustedContentInset.top == 155)
    #expect(scene.content.contentOffset.y == -155)
    #expect(scene.titleAlpha == 0 && scene.bar.contentUnderlap == 0)
    let label = scene.bar.content?.largeLabel
    #expect(label?.text == "Title")
    // 16 points from the edge, 8 above the bar's lower edge.
    let place = label.map { $0.convert($0.bounds, to: scene.bar) } ?? .zero
    #expect(abs(place.minX - 16) < 0.01 && abs(place.maxY - 88) < 0.01)
  }

  @Test("The title folds with the content, point by point, and unfolds again")
  func folds() {
    let scene = Scene()
    for offset in [-155, -145, -129, -103.5, -103, 0, 500, -103, -120, -155, -200] as [CGFloat] {
      scene.content.contentOffset.y = offset
      scene.stage.advance(by: 0.1)
      let shown = scene.content.contentOffset.y
      // The bar's lower edge is the content's beginning, above it the row's; sums are rounded.
      #expect(abs(scene.bar.frame.maxY - max(103, -shown)) < 1e-9, "at \(offset)")
      #expect(abs(scene.content.adjustedContentInset.top - min(155, max(103, -shown))) < 1e-9)
      #expect(scene.content.offsetLimits().minimum.y == -155)
    }
  }

  @Test("The title in the row comes when the large one has gone")
  func rowTitle() {
    let scene = Scene()
    var alphas: [CGFloat] = []
    for step in 0...52 {
      scene.content.contentOffset.y = -155 + CGFloat(step)
      scene.stage.advance(by: 1.0 / 60)
      alphas.append(scene.titleAlpha)
    }
    #expect(alphas.first == 0 && alphas.last == 1 && alphas[26] == 0)
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(scene.bar.contentUnderlap == 0)
    scene.content.contentOffset.y = -80
    scene.stage.advance(by: 0.1)
    #expect(scene.bar.contentUnderlap == 1)
  }

  @Test("Under a finger the content does not resist while the title unfolds")
  func drag() {
    let scene = Scene()
    scene.content.contentOffset.y = -103
    scene.stage.advance(by: 0.1)
    scene.drag(by: 50)
    // The first 10 of the 50 points recognize the drag.
    #expect(scene.content.contentOffset.y == -143)
    #expect(scene.bar.frame.height == 84)
    scene.letGo()
    #expect(scene.content.contentOffset.y == -155 && scene.bar.frame.height == 96)
  }

  @Test("Let go half folded, the title goes on to the nearer end", arguments: [10, 20, 30, 40])
  func snaps(folded: Int) {
    let scene = Scene()
    scene.drag(by: -CGFloat(folded) - 10)
    #expect(scene.content.contentOffset.y == -155 + CGFloat(folded))
    scene.letGo()
    #expect(scene.content.contentOffset.y == (folded < 26 ? -155 : -103))
    #expect(scene.bar.frame.height == (folded < 26 ? 96 : 44))
  }

  @Test("Content that glides back to its beginning unfolds the title and comes to rest")
  func glide() {
    let scene = Scene()
    scene.content.contentOffset.y = 600
    scene.stage.advance(by: 0.1)
    #expect(scene.bar.frame.height == 44)
    scene.stage.drag(
      from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 300), duration: 0.1)
    var last = scene.content.contentOffset.y
    for _ in 0..<240 {
      scene.stage.advance(by: 1.0 / 60)
      let now = scene.content.contentOffset.y
      // 3000 points a second is what the finger had: no frame moves more than 50 and a pixel.
      #expect(abs(now - last) <= 50.4)
      last = now
    }
    #expect(last == -155 && scene.bar.frame.height == 96)
  }

  @Test("A tap on the status bar brings the large title back")
  func statusBar() {
    let scene = Scene()
    scene.content.contentOffset.y = 700
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: CGPoint(x: 200, y: 20))
    scene.stage.advance(by: 1)
    #expect(scene.content.contentOffset.y == -155 && scene.bar.frame.height == 96)
  }

  @Test("Items choose, and automatic ones follow the item below")
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
        #expect(scene.bar.frame.height == (lower == .never ? 44 : 96))
        scene.navigation.pushViewController(pushed, animated: false)
        scene.stage.advance(by: 0.1)
        let isLarge = upper == .always || (upper == .automatic && lower != .never)
        #expect(scene.bar.frame.height == (isLarge ? 96 : 44))
        #expect((pushed.view as? UIScrollView)?.contentOffset.y == (isLarge ? -155 : -103))
      }
    }
  }

  @Test("A push changes the bar's height over its time, and a pop changes it back")
  func transition() throws {
    let scene = Scene()
    let pushed = ScrollingController("Pushed")
    pushed.navigationItem.largeTitleDisplayMode = .never
    scene.navigation.pushViewController(pushed, animated: true)
    scene.stage.advance(by: 0.175)
    let shown = try #require(scene.bar.layer.presentation())
    #expect(shown.bounds.height > 44 && shown.bounds.height < 96)
    scene.stage.advance(by: 1)
    #expect(scene.bar.frame.height == 44)
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 1)
    #expect(scene.bar.frame.height == 96 && scene.content.contentOffset.y == -155)
  }

  @Test("A swipe back that is given up leaves the bar as it was")
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
    #expect(scene.bar.frame.height == 44 && scene.bar.layer.presentation()?.bounds.height == 44)
  }

  @Test("Without anything that scrolls the title stays large; in landscape there is none")
  func still() {
    let scene = Scene()
    let plain = RecordingController("Plain")
    scene.navigation.setViewControllers([plain], animated: false)
    scene.stage.advance(by: 0.1)
    #expect(scene.bar.frame.height == 96 && plain.view.safeAreaInsets.top == 155)
    scene.stage.rotate(to: .landscapeLeft)
    scene.stage.advance(by: 0.1)
    #expect(scene.bar.frame.height == 32)
    scene.stage.rotate(to: .portrait)
    scene.stage.advance(by: 0.1)
    #expect(scene.bar.frame.height == 96)
  }
}
