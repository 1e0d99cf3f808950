import Stage
import Testing

@testable import UIKit

/// Tests of insets and sizes that change during a drag, a deceleration, a bounce, a page turn or an
/// animation. The content stays in place at that moment, continues without a jump, and comes to rest within
/// its limits.
@MainActor struct ScrollInterruptTests {
  enum Moment: CaseIterable {
    case drag, pull, glide, bounce, page, animation
  }

  enum Change: CaseIterable {
    case insetGrows, insetShrinks, contentGrows, contentShrinks, trailingInset

    @MainActor func apply(to view: UIScrollView) {
      switch self {
      case .insetGrows: view.contentInset.top += 60
      case .insetShrinks: view.contentInset.top -= 60
      case .contentGrows: view.contentSize.height += 852
      case .contentShrinks: view.contentSize.height -= 400
      case .trailingInset: view.contentInset.bottom += 100
      }
    }
  }

  /// Returns content in motion at the given moment, at its start or at its end.
  private func bench(_ moment: Moment, atEnd: Bool) -> ScrollBench {
    let bench = ScrollBench(content: CGSize(width: 393, height: 852 * 6))
    bench.view.contentInset.top = 100
    let away = atEnd ? -1.0 : 1.0
    bench.view.contentOffset.y = atEnd ? 852 * 5 : -100
    let start = CGPoint(x: 196, y: atEnd ? 600 : 200)
    switch moment {
    case .drag:
      bench.view.contentOffset.y = 852 * 2.5
      bench.stage.touchDown(at: start)
      bench.stage.move(from: start, by: CGVector(dx: 0, dy: 200 * away), duration: 0.3)
    case .pull:
      bench.stage.touchDown(at: start)
      bench.stage.move(from: start, by: CGVector(dx: 0, dy: 300 * away), duration: 0.3)
    case .glide:
      bench.view.contentOffset.y = 852 * 2.5
      bench.drag(300 * away, over: 0.2)
      bench.stage.advance(by: 0.2)
    case .bounce:
      bench.drag(400 * away, over: 0.2)
      bench.stage.advance(by: 0.15)
    case .page:
      bench.view.isPagingEnabled = true
      bench.view.contentOffset.y = 852 * 2
      bench.drag(200 * away, over: 0.1)
      bench.stage.advance(by: 0.1)
    case .animation:
      bench.view.setContentOffset(
        CGPoint(x: 0, y: atEnd ? 852 * 3 : 852 * 2), animated: true)
      bench.stage.advance(by: 0.15)
    }
    return bench
  }

  @Test(arguments: Moment.allCases, Change.allCases)
  func nothingJumps(moment: Moment, change: Change) {
    for atEnd in [false, true] {
      let bench = bench(moment, atEnd: atEnd)
      let before = bench.y
      bench.stage.advance(by: 1 / 60)
      let place = bench.y
      change.apply(to: bench.view)
      #expect(bench.y == place)
      // The limit of a frame's step is as before. A spring released at rest reaches ω times its distance at
      // most, where ω is 10.9 (F-SCROLL-04). A finger that lifts throws no faster than its 1500 points per
      // second.
      let past = (place - bench.view.limits.clamped(CGPoint(x: 0, y: place)).y).magnitude
      let step = max((place - before).magnitude * 1.5, 10.9 * past / 60, 1500 / 60) + 1
      if moment == .drag || moment == .pull {
        bench.stage.advance(by: 0.2)
        #expect(bench.y == place)
        bench.stage.touchUp()
      }
      var last = place
      for _ in 0..<300 {
        bench.stage.advance(by: 1 / 60)
        #expect((bench.y - last).magnitude <= step, "from \(last) to \(bench.y)")
        last = bench.y
      }
      #expect(!bench.view.isDecelerating)
      #expect(!bench.view.isDragging)
      let limits = bench.view.limits
      if moment != .animation {
        #expect(bench.y >= CGFloat(limits.y.lowerBound))
        #expect(bench.y <= CGFloat(limits.y.upperBound))
      }
      if moment == .page { #expect(bench.y.truncatingRemainder(dividingBy: 852) == 0) }
      #expect(!bench.stage.renderLoop.hasActivity)
    }
  }

  /// Apple, `isDirectionalLockEnabled`: a drag that begins in one general direction keeps to it; "if the
  /// drag direction is diagonal, then scrolling will not be locked". The finger turns afterwards.
  @Test(arguments: [0, 20, 45, 70, 90, 110, 135, 160, 180, 225, 270, 315], [true, false])
  func directionalLock(degrees: Int, isLocked: Bool) {
    let bench = ScrollBench(content: CGSize(width: 5000, height: 5000))
    bench.view.isDirectionalLockEnabled = isLocked
    bench.view.contentOffset = CGPoint(x: 2000, y: 2000)
    let angle = CGFloat(degrees) * .pi / 180
    let start = CGPoint(x: 196, y: 426)
    let turn = CGPoint(x: start.x + 100 * cos(angle), y: start.y + 100 * sin(angle))
    bench.stage.touchDown(at: start)
    bench.stage.move(
      from: start, by: CGVector(dx: turn.x - start.x, dy: turn.y - start.y), duration: 0.3)
    bench.stage.move(from: turn, by: CGVector(dx: 50, dy: 50), duration: 0.3)
    let moved = CGPoint(
      x: bench.view.contentOffset.x - 2000, y: bench.view.contentOffset.y - 2000)
    let isDiagonal = degrees % 90 == 45
    let isSideways = abs(cos(angle)) > abs(sin(angle))
    #expect((moved.x != 0) == (!isLocked || isDiagonal || isSideways))
    #expect((moved.y != 0) == (!isLocked || isDiagonal || !isSideways))
  }

  /// Pages have the view's size along either axis, and the last one is only half a page. A flick turns one
  /// page, wherever it begins.
  @Test(arguments: [false, true], 0..<4)
  func pages(sideways: Bool, first: Int) {
    let page: CGFloat = sideways ? 393 : 852
    let content = page * 3.5
    let bench = ScrollBench(
      content: sideways
        ? CGSize(width: content, height: 852) : CGSize(width: 393, height: content))
    bench.view.isPagingEnabled = true
    func offset() -> CGFloat { sideways ? bench.view.contentOffset.x : bench.y }
    let places: [CGFloat] = [0, page, page * 2, bench.view.limits.maximum(sideways)]
    for direction in [1, -1] {
      bench.view.contentOffset =
        sideways ? CGPoint(x: places[first], y: 0) : CGPoint(x: 0, y: places[first])
      let way = CGFloat(-direction) * 90
      bench.stage.drag(
        from: CGPoint(x: 196, y: 426),
        by: CGVector(dx: sideways ? way : 0, dy: sideways ? 0 : way), duration: 0.1)
      bench.stage.advance(by: 3)
      // From the half page at the end, the way back leads to the page before it.
      #expect(offset() == places[min(max(first + direction, 0), 3)])
    }
  }
}

extension ScrollLimits {
  fileprivate func maximum(_ sideways: Bool) -> CGFloat {
    sideways ? x.upperBound : y.upperBound
  }
}
