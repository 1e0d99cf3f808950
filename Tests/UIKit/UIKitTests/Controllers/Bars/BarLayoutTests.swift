import QuartzCore
import Testing

@testable import UIKit

/// The pure layout of a navigation bar, over a grid of possible contents.
struct BarLayoutTests {
  static let grid: [NavigationBarLayout] = {
    var grid: [NavigationBarLayout] = []
    for width in [CGFloat(320), 393, 852] {
      for title in [nil, CGFloat(0), 60, 180, 500] {
        for backTitles in [[], [CGFloat(60), 40, 0], [CGFloat(260), 40, 0], [CGFloat(0)]] {
          for leading in [[], [CGFloat(50)]] {
            for trailing in [[], [CGFloat(24)], [CGFloat(50), 80]] {
              for inset in [CGFloat(0), 59] {
                var layout = NavigationBarLayout(size: CGSize(width: width, height: 44))
                layout.title = title.map { CGSize(width: $0, height: 20) }
                layout.backTitles = backTitles
                layout.leading = leading.map { CGSize(width: $0, height: 22) }
                layout.trailing = trailing.map { CGSize(width: $0, height: 22) }
                layout.leadingInset = inset
                layout.trailingInset = inset
                grid.append(layout)
              }
            }
          }
        }
      }
    }
    return grid
  }()

  @Test("Right to left is the mirror image")
  func mirror() {
    for layout in Self.grid {
      var mirrored = layout
      mirrored.isRightToLeft = true
      let plain = layout.frames()
      let mirror = mirrored.frames()
      let all = zip(
        plain.leading + plain.trailing + [plain.title, plain.chevron],
        mirror.leading + mirror.trailing + [mirror.title, mirror.chevron])
      for (a, b) in all where a.width > 0 {
        #expect(abs(a.minX - (layout.size.width - b.maxX)) < 1e-9, "\(layout)")
        #expect(a.size == b.size, "\(layout)")
        #expect(a.minY == b.minY, "\(layout)")
      }
      #expect(plain.backChoice == mirror.backChoice)
    }
  }

  @Test("A title that fits the whole width is centred; every title is between the buttons")
  func title() {
    for layout in Self.grid {
      guard let title = layout.title else { continue }
      let frames = layout.frames()
      let left = max(
        frames.leading.last?.maxX ?? 0, layout.backTitles.isEmpty ? 0 : frames.backTitle.maxX)
      let right = frames.trailing.last?.minX ?? layout.size.width
      if right - left >= frames.title.width {
        #expect(frames.title.minX >= left - 1e-9 && frames.title.maxX <= right + 1e-9, "\(layout)")
      }
      #expect(frames.title.width <= title.width)
      #expect(abs(frames.title.midY - 22) < 1e-9)
      if layout.leading.isEmpty, layout.trailing.isEmpty, layout.backTitles.isEmpty,
        title.width < layout.size.width - 2 * (layout.leadingInset + 16)
      {
        #expect(abs(frames.title.midX - layout.size.width / 2) < 1e-9)
        #expect(frames.title.width == title.width)
      }
    }
  }

  @Test("The back button shows the first text that leaves the title its width")
  func backTitle() {
    var layout = NavigationBarLayout(size: CGSize(width: 393, height: 44))
    layout.backTitles = [100, 40, 0]
    layout.title = CGSize(width: 100, height: 20)
    #expect(layout.frames().backChoice == 0)
    layout.title = CGSize(width: 280, height: 20)
    #expect(layout.frames().backChoice == 1)
    layout.title = CGSize(width: 310, height: 20)
    #expect(layout.frames().backChoice == 2)
    layout.title = CGSize(width: 1000, height: 20)
    #expect(layout.frames().backChoice == nil)
    layout.title = nil
    #expect(layout.frames().backChoice == 0)
  }

  @Test("Buttons begin 16 pt from the safe area, in order from the edge inwards")
  func buttons() {
    var layout = NavigationBarLayout(size: CGSize(width: 852, height: 32))
    layout.leadingInset = 59
    layout.trailingInset = 47
    layout.leading = [CGSize(width: 10, height: 20), CGSize(width: 20, height: 20)]
    layout.trailing = [CGSize(width: 30, height: 20), CGSize(width: 40, height: 20)]
    let frames = layout.frames()
    // 852 − 47 − 16 is 789, and 30 + 16 further in 743.
    #expect(frames.leading.map(\.minX) == [75, 101])
    #expect(frames.trailing.map(\.maxX) == [789, 743])
    #expect(frames.leading.allSatisfy { $0.midY == 16 })
  }
}
