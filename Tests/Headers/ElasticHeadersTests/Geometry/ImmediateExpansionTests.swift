import OozeKernel
import ElasticHeaders
import Testing
import UIKit

/// A header that expands as soon as the content is scrolled down. Its only memory is one edge.
@Suite struct ImmediateExpansionTests {
  private let geometry = StretchGeometry(expansion: .immediate)

  /// Returns the header's state after a sequence of offsets.
  private func walk(
    _ offsets: [CGFloat], inset: CGFloat = 100, minimum: CGFloat = 0
  ) -> StretchState {
    var last: CGFloat?
    var state: StretchState?
    for offset in offsets {
      let next = geometry.state(
        for: .init(
          bounds: CGRect(x: 0, y: offset, width: 320, height: 640), topInset: inset,
          restingHeight: 200, minimumHeight: minimum, lastBottom: last))
      last = next.containerFrame.maxY
      state = next
    }
    return state!
  }

  @Test("Scrolled down by half its height, half of it is there", arguments: [0, 44])
  func comesBack(minimum: CGFloat) {
    for place in [CGFloat(1000), 5000] {
      let gone = walk([-100, place], minimum: minimum)
      #expect(gone.collapseProgress == 1)
      #expect(gone.phase == (minimum > 0 ? .collapsing : .offscreen))
      // Without a minimum, the first 100 points bring the header out from under the bar.
      let way = minimum > 0 ? (200 - minimum) / 2 : 200
      let half = walk([-100, place, place - way], minimum: minimum)
      #expect(half.collapseProgress == 0.5)
      let whole = walk([-100, place, place - 300], minimum: minimum)
      #expect(whole.phase == .resting)
      #expect(whole.containerFrame.maxY == place - 300 + 100 + 200)
    }
  }

  @Test("Scrolled up again it leaves by as much as content moves")
  func leavesAgain() {
    let state = walk([-100, 1000, 700, 750])
    // Scrolling back by 300 points showed it whole, and 50 up collapsed a quarter.
    #expect(state.collapseProgress == 0.25)
  }

  @Test("At the top it is where any header is, whatever way it took", arguments: [0, 44, 200])
  func pathsMeet(minimum: CGFloat) {
    var random = SplitMix64(seed: 17)
    for _ in 0..<200 {
      let way = (0..<20).map { _ in CGFloat(random.next() % 3000) - 400 }
      for end in [CGFloat(-160), -100] {
        var direct = geometry
        direct.expansion = .topOnly
        let plain = direct.state(
          for: .init(
            bounds: CGRect(x: 0, y: end, width: 320, height: 640), topInset: 100,
            restingHeight: 200, minimumHeight: minimum))
        #expect(walk(way + [end], minimum: minimum) == plain)
      }
    }
  }

  @Test("Small steps and large ones lead to the same place")
  func stepsDontAddUp() {
    let small = walk(stride(from: -100, through: 900, by: 0.5).map { $0 } + [880, 860, 840])
    #expect(small == walk([-100, 900, 840]))
    #expect(small == walk([-100, 900, 840, 840, 840]))
  }

  @Test("Its edges never move faster than content", arguments: [0, 44])
  func continuity(minimum: CGFloat) {
    var random = SplitMix64(seed: 5)
    var offsets: [CGFloat] = [-100]
    for _ in 0..<400 {
      let last = offsets[offsets.count - 1]
      offsets.append(max(-200, last + CGFloat(random.next() % 81) - 40))
    }
    var last: StretchState?
    for offset in offsets {
      let state = geometry.state(
        for: .init(
          bounds: CGRect(x: 0, y: offset, width: 320, height: 640), topInset: 100,
          restingHeight: 200, minimumHeight: minimum, lastBottom: last?.containerFrame.maxY))
      if let last {
        #expect(abs(state.containerFrame.maxY - last.containerFrame.maxY) <= 40)
        #expect(abs(state.containerFrame.minY - last.containerFrame.minY) <= 40)
      }
      last = state
    }
  }
}
