import Stage
import Testing

@testable import UIKit

@MainActor struct ScrollIndicatorTests {
  @Test func sizeAndPlace() {
    let bench = ScrollBench(content: CGSize(width: 393, height: 852 * 4))
    bench.view.automaticallyAdjustsScrollIndicatorInsets = false
    let top = bench.view.indicators.frames
    #expect(top.horizontal == nil)
    let track: CGFloat = 852 - 6
    #expect(top.vertical == CGRect(x: 387, y: 3, width: 3, height: track / 4))
    bench.view.contentOffset.y = 852 * 3
    let bottom = bench.view.indicators.frames.vertical
    #expect(bottom?.maxY == CGFloat(852 * 4 - 3))
    bench.view.contentOffset.y = -100
    let pulled = bench.view.indicators.frames.vertical
    #expect(pulled == CGRect(x: 387, y: -97, width: 3, height: track / 4 - 100))
    bench.view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 5)
    bench.view.contentOffset.y = 0
    #expect(bench.view.indicators.frames.vertical?.origin == CGPoint(x: 382, y: 23))
    bench.view.showsVerticalScrollIndicator = false
    #expect(bench.view.indicators.frames.vertical == nil)
  }

  @Test func showWhileMovingAndFade() {
    let bench = ScrollBench()
    #expect(bench.view.indicators.opacity == 0)
    bench.drag(-300, over: 0.3)
    #expect(bench.view.indicators.opacity == 1)
    bench.stage.advance(by: 6)
    #expect(bench.view.indicators.opacity == 0)
    #expect(bench.view.subviews.isEmpty)
  }
}
