import Stage
import Testing

@testable import ElasticHeaders

/// The options of `StretchyTableHeaderView` that its article doesn't have.
@MainActor
@Suite struct StretchyOptionTests {
  @Test("A limited curve leaves the content at its limit", arguments: TableVariant.all)
  func limited(variant: TableVariant) {
    let scene = StretchyScene(variant)
    scene.header.geometry.curve = .limited(to: 30)
    let rest = scene.content.height
    scene.stage.pull(by: 300)
    #expect(scene.overscroll > 30)
    #expect(isClose(scene.content.height, rest + 30))
    #expect(isClose(scene.content.maxY, scene.stage.frame(of: scene.header).maxY))
  }

  @Test("Content that doesn't fill keeps its height, at the top, in the middle, at the bottom")
  func anchors() {
    for (anchor, share) in [(ContentAnchor.top, 0), (.center, 0.5), (.bottom, 1)] {
      let scene = StretchyScene()
      scene.header.geometry.anchor = anchor
      scene.stage.pull(by: 200)
      #expect(isClose(scene.content.height, 299), "\(anchor)")
      // Half of an odd number of pixels is rounded to a whole pixel.
      let top = scene.overscroll * CGFloat(share)
      #expect(abs(scene.content.minY - top) < 1.0 / 6 + 1e-9, "\(anchor)")
    }
  }

  @Test("With parallax the content lags behind, and never lies over the rows")
  func parallax() {
    let scene = StretchyScene()
    scene.header.geometry.parallax = 0.5
    let rest = scene.stage.frame(of: scene.header.picture)
    scene.table.contentOffset.y = -59 + 100
    scene.stage.advance(by: 0.1)
    let picture = scene.stage.frame(of: scene.header.picture)
    #expect(isClose(picture.minY, rest.minY - 50))
    #expect(isClose(picture.height, rest.height))
    #expect(isClose(scene.content.maxY, scene.stage.frame(of: scene.header).maxY))
    #expect(scene.header.contentView.clipsToBounds)
    scene.table.contentOffset.y = -59
    scene.stage.advance(by: 0.1)
    #expect(isClose(scene.stage.frame(of: scene.header.picture), rest))
  }

  @Test(
    "A pull beyond the distance triggers once, the next pull once more", arguments: TableVariant.all
  )
  func trigger(variant: TableVariant) {
    let scene = StretchyScene(variant)
    var count = 0
    scene.header.onStretch(beyond: 60) { count += 1 }
    for (pull, expected) in [(60, 0), (300, 1), (60, 1), (300, 2)] as [(CGFloat, Int)] {
      scene.stage.drag(
        from: CGPoint(x: 196, y: 420), by: CGVector(dx: 0, dy: pull), duration: 0.4, hold: 0.2)
      #expect(count == expected)
      scene.stage.advance(by: 2)
      #expect(count == expected)
    }
    scene.header.onStretch(beyond: 60, perform: nil)
    scene.stage.pull(by: 300)
    #expect(count == 2)
  }

  @Test("Without underlap the content begins below the bar", arguments: TableVariant.all)
  func belowTheBar(variant: TableVariant) {
    let scene = StretchyScene(variant)
    scene.header.geometry.underlapsTopInset = false
    scene.stage.advance(by: 0.1)
    #expect(isClose(scene.content, scene.stage.frame(of: scene.header)))
    scene.stage.pull(by: 200)
    #expect(isClose(scene.content.minY, variant.topInset))
    #expect(isClose(scene.content.height, 240 + scene.overscroll))
  }

  @Test("With Reduce Motion, and with VoiceOver, nothing stretches")
  func accessibility() {
    for reducesMotion in [true, false] {
      let scene = StretchyScene()
      if reducesMotion {
        scene.stage.reducesMotion = true
      } else {
        UIApplication.shared.accessibilityCenter.settings.isVoiceOverRunning = true
      }
      scene.stage.pull(by: 200)
      #expect(scene.overscroll > 50)
      #expect(isClose(scene.content.height, 299))
      #expect(isClose(scene.content.maxY, scene.stage.frame(of: scene.header).maxY))
    }
  }

  @Test("A button in the stretched part can be tapped", arguments: TableVariant.all)
  func buttonInTheOverflow(variant: TableVariant) {
    let scene = StretchyScene(variant)
    scene.header.geometry.anchor = .fill
    scene.stage.pull(from: CGPoint(x: 196, y: 500), by: 300)
    let button = scene.stage.frame(of: scene.header.button)
    #expect(button.maxY < scene.stage.frame(of: scene.header).minY)
    scene.stage.touchDown(at: CGPoint(x: button.midX, y: button.midY), finger: 1)
    scene.stage.advance(by: 0.3)
    scene.stage.touchUp(finger: 1)
    #expect(scene.header.taps == 1)
  }

  @Test("A drag that begins on the header, or on a button in it, scrolls the table")
  func headerDoesNotSwallowScrolling() {
    let scene = StretchyScene()
    for start in [CGPoint(x: 60, y: 200), CGPoint(x: 196, y: 70)] {
      scene.stage.drag(from: start, by: CGVector(dx: 0, dy: -60), duration: 0.2, hold: 0.2)
      #expect(scene.table.contentOffset.y > -59)
      #expect(scene.header.taps == 0)
      scene.table.contentOffset.y = -59
      scene.stage.advance(by: 0.1)
    }
  }

  @Test("Touches pass through the bare header when they may, and never through what is in it")
  func passThrough() throws {
    let scene = StretchyScene()
    let window = try #require(scene.stage.window)
    let bare = CGPoint(x: 300, y: 20)
    scene.header.picture.isUserInteractionEnabled = false
    #expect(window.hitTest(bare, with: nil) === scene.header.contentView)
    scene.header.passesTouchesThrough = true
    #expect(window.hitTest(bare, with: nil) === scene.table)
    let button = scene.stage.frame(of: scene.header.button)
    #expect(
      window.hitTest(CGPoint(x: button.midX, y: button.midY), with: nil)?
        .isDescendant(of: scene.header.button) == true)
  }

  @Test("A refresh control still refreshes, and its room moves the content as it moves the rows")
  func refreshControl() {
    let scene = StretchyScene()
    let refresh = UIRefreshControl()
    var refreshes = 0
    refresh.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    scene.controller.refreshControl = refresh
    scene.stage.advance(by: 0.1)
    scene.stage.drag(
      from: CGPoint(x: 196, y: 300), by: CGVector(dx: 0, dy: 400), duration: 0.6, hold: 0.2)
    scene.stage.advance(by: 2)
    #expect(refreshes == 1)
    let header = scene.stage.frame(of: scene.header)
    #expect(header.minY > 59, "the room is open")
    #expect(isClose(scene.content.minY, 0))
    #expect(isClose(scene.content.maxY, header.maxY))
    refresh.endRefreshing()
    scene.stage.advance(by: 2)
    #expect(isClose(scene.content, CGRect(x: 0, y: 0, width: 393, height: 299)))
    #expect(scene.table.contentInset == .zero)
  }

  @Test("A keyboard's inset at the bottom moves nothing")
  func bottomInset() {
    let scene = StretchyScene()
    let before = scene.content
    scene.table.contentInset.bottom = 300
    scene.stage.advance(by: 0.1)
    #expect(scene.content == before)
  }

  @Test("Told of a scroll view that it isn't in, it says so, once")
  func wrongScrollView() {
    let header = LostHeader(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let other = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(mistakes { header.scrollViewDidScroll(other) } == [])
    let table = UITableView()
    table.tableHeaderView = header
    let heard = mistakes {
      header.scrollViewDidScroll(other)
      header.scrollViewDidScroll(other)
    }
    #expect(heard.count == 1)
    #expect(heard.first?.contains("UICollectionView that it isn't in") == true)
  }
}

/// A separate class, because each mistake is reported once per class.
private final class LostHeader: StretchyTableHeaderView {}
