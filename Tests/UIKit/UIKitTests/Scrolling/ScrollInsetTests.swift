import Stage
import Testing

@testable import UIKit

@MainActor struct ScrollInsetTests {
  typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  private func bench(
    _ behavior: Behavior, tall: Bool = true, wide: Bool = false
  ) -> ScrollBench {
    ScrollBench(
      content: CGSize(width: wide ? 2000 : 393, height: tall ? 2000 : 300), adjusts: behavior)
  }

  /// The 14 Pro's safe area is 59 points above and 34 below (F-BAR-05).
  @Test(arguments: [Behavior.automatic, .scrollableAxes, .never, .always], [false, true])
  func portrait(behavior: Behavior, tall: Bool) {
    let bench = bench(behavior, tall: tall)
    let adjusts = behavior == .always || behavior != .never && tall
    let expected = adjusts ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) : .zero
    #expect(bench.view.adjustedContentInset == expected)
    bench.view.contentInset.top = 10
    #expect(bench.view.adjustedContentInset.top == expected.top + 10)
  }

  @Test func alwaysBounceCountsAsScrollable() {
    let bench = bench(.scrollableAxes, tall: false)
    bench.view.alwaysBounceVertical = true
    #expect(bench.view.adjustedContentInset.top == 59)
  }

  @Test func insideANavigationControllerAlsoContentThatFits() {
    for behavior in [Behavior.automatic, .scrollableAxes] {
      let stage = Stage(device: .iPhone14Pro)
      let view = UIScrollView()
      view.contentInsetAdjustmentBehavior = behavior
      let controller = UIViewController()
      controller.view = view
      stage.show(UINavigationController(rootViewController: controller))
      stage.advance(by: 0.1)
      let expected: CGFloat = behavior == .automatic ? 293.0 / 3 : 0
      #expect(view.adjustedContentInset.top == expected)
      #expect(view.contentOffset.y == -view.adjustedContentInset.top)
    }
  }

  /// A list returns with the offset at which it was left.
  @Test(arguments: [-293.0 / 3, -97, -53, -1, 0, 40, 900] as [CGFloat])
  func aPushAndAPopLeaveTheOffset(offset: CGFloat) {
    let stage = Stage(device: .iPhone14Pro)
    let view = UIScrollView()
    view.contentSize = CGSize(width: 393, height: 2000)
    let controller = UIViewController()
    controller.view = view
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    stage.advance(by: 0.1)
    view.contentOffset.y = offset
    navigation.pushViewController(UIViewController(), animated: true)
    stage.advance(by: 1)
    #expect(view.window == nil)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(view.contentOffset.y == offset)
    #expect(view.adjustedContentInset.top == 293.0 / 3)
  }

  @Test func contentRestsBelowTheSafeArea() {
    let stage = Stage(device: .iPhone14Pro)
    let view = UIScrollView()
    view.contentSize = CGSize(width: 393, height: 2000)
    let controller = UIViewController()
    controller.view = view
    stage.show(controller)
    #expect(view.contentOffset.y == -59)
    stage.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(view.contentOffset.y == -view.adjustedContentInset.top)
    stage.rotate(to: .portrait)
    stage.advance(by: 1)
    #expect(view.contentOffset.y == -59)
  }

  /// A safe area that became content inset doesn't reach the content again as its safe area.
  @Test(arguments: [Behavior.never, .always]) func safeAreaOfTheContent(behavior: Behavior) {
    let bench = bench(behavior)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000))
    bench.view.addSubview(content)
    bench.stage.advance(by: 0.1)
    #expect(content.safeAreaInsets.top == (behavior == .never ? 59 : 0))
  }

  @Test func theDelegateAndTheViewHearOfIt() {
    final class View: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        changes += 1
      }
    }
    let view = View()
    let bench = ScrollBench(view)
    view.changes = 0
    view.contentInset.bottom = 20
    #expect(view.changes == 1)
    #expect(bench.log.events == ["inset"])
    view.contentInset.bottom = 20
    #expect(view.changes == 1)
  }
}
