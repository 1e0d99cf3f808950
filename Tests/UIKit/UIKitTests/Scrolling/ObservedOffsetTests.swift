import Testing
import UIKit

/// Key-value observing that goes on for long, or that changes what it observes.
@MainActor @Suite struct ObservedOffsetTests {
  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    return view
  }

  @Test func anObserverIsCalledAtEachOfManyChanges() {
    let view = scrollView()
    var count = 0
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { _, _ in count += 1 }
    for number in 1...200_000 { view.contentOffset.y = CGFloat(number % 2) * 10 }
    #expect(count == 200_000)
    observation.invalidate()
    view.contentOffset.y = 40
    #expect(count == 200_000)
  }

  /// On iOS libraries hold a scroll view in place this way, and the round ends.
  @Test(arguments: [0, 7, 20, 900] as [CGFloat]) func anObserverThatHoldsTheOffsetIsCalledAFewTimes(
    place: CGFloat
  ) {
    let view = scrollView()
    var count = 0
    let observation = view.observe(\.contentOffset, options: [.old]) { view, _ in
      count += 1
      if count < 40 { view.setContentOffset(CGPoint(x: 0, y: place), animated: false) }
    }
    view.contentOffset = CGPoint(x: 0, y: 20)
    #expect(count < 4)
    #expect(view.contentOffset.y == place)
    observation.invalidate()
  }
}
