import Stage
import Testing

@testable import UIKit

/// Prompts, bars in sheets, and bars that hide, on a 14 Pro: 393 × 852 points, 59 of them safe area
/// above. A row has 44 points (F-BAR-01), a prompt adds 30 and a sheet's row has 56 (F-BAR-12, quoted).
@MainActor @Suite struct BarPromptTests {
  private func shown(
    _ controller: UIViewController
  ) -> (stage: Stage, navigation: UINavigationController) {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    stage.advance(by: 0.1)
    return (stage, navigation)
  }

  @Test(arguments: [false, true]) func aPromptMakesTheBarHigher(isLarge: Bool) throws {
    let controller = UIViewController()
    controller.title = "Title"
    let (stage, navigation) = shown(controller)
    navigation.navigationBar.prefersLargeTitles = isLarge
    stage.advance(by: 0.1)
    let large: CGFloat = isLarge ? 52 : 0
    #expect(navigation.navigationBar.frame.height == 44 + large)
    controller.navigationItem.prompt = "Say where"
    stage.advance(by: 0.1)
    // On a screen with a Dynamic Island the bar begins at 53⅔ points, which isn't exact in binary.
    let frame = navigation.navigationBar.frame
    #expect(abs(frame.minY - 161.0 / 3) < 1e-9)
    #expect(frame.minX == 0)
    #expect(frame.size == CGSize(width: 393, height: 74 + large))
    #expect(abs(controller.view.safeAreaInsets.top - (161.0 / 3 + 74 + large)) < 1e-9)
    #expect(navigation.navigationBar.intrinsicContentSize.height == 74 + large)
    let content = try #require(navigation.navigationBar.content)
    let labels = content.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    let prompt = try #require(labels.first { $0.text == "Say where" })
    let title = try #require(labels.first { $0.text == "Title" })
    #expect(prompt.frame.maxY <= 30)
    #expect(abs(prompt.center.x - 393 / 2) < 0.5)
    // In the middle of the row below.
    #expect(abs(title.frame.midY - (30 + 22)) <= 0.5)
    controller.navigationItem.prompt = nil
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 44 + large)
    #expect(abs(controller.view.safeAreaInsets.top - (293.0 / 3 + large)) < 1e-9)
  }

  /// The bar has the height for the item on top, before and after a push and a pop.
  @Test func aPromptComesAndGoesWithItsItem() {
    let first = UIViewController()
    let second = UIViewController()
    second.navigationItem.prompt = "Prompt"
    let (stage, navigation) = shown(first)
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 74)
    #expect(second.view.safeAreaInsets.top == 383.0 / 3)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(first.view.safeAreaInsets.top == 293.0 / 3)
  }

  @Test func aBarInASheetIsHigher() {
    let cases: [(UIModalPresentationStyle, CGFloat)] = [(.pageSheet, 56), (.fullScreen, 44)]
    for (style, height) in cases {
      let root = UIViewController()
      let stage = Stage()
      stage.show(root)
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      navigation.modalPresentationStyle = style
      root.present(navigation, animated: false)
      stage.advance(by: 0.5)
      #expect(navigation.navigationBar.frame.height == height)
      let top: CGFloat = style == .fullScreen ? 161.0 / 3 : 0
      #expect(abs(content.view.safeAreaInsets.top - (top + height)) < 1e-9)
      navigation.navigationBar.prefersLargeTitles = true
      stage.advance(by: 0.1)
      #expect(navigation.navigationBar.frame.height == height + 52)
    }
  }

  /// A swipe up hides the bars and one down shows them; one sideways has no effect, and neither has any
  /// while the property is off.
  @Test(arguments: [false, true]) func aSwipeHidesTheBars(isOn: Bool) {
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 393, height: 3000)
    controller.view = scroll
    controller.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let (stage, navigation) = shown(controller)
    navigation.isToolbarHidden = false
    navigation.hidesBarsOnSwipe = isOn
    #expect(navigation.hidesBarsOnSwipe == isOn)
    stage.drag(from: CGPoint(x: 50, y: 400), by: CGVector(dx: 200, dy: 0), duration: 0.2)
    stage.advance(by: 1)
    #expect(!navigation.isNavigationBarHidden)
    stage.drag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -200), duration: 0.2)
    stage.advance(by: 2)
    #expect(navigation.isNavigationBarHidden == isOn)
    #expect(navigation.isToolbarHidden == isOn)
    #expect(scroll.contentOffset.y > 0)
    stage.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 200), duration: 0.2)
    stage.advance(by: 2)
    #expect(!navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
  }

  /// A tap on the content toggles the bars; one on a control doesn't; a hidden toolbar stays hidden.
  @Test func aTapHidesTheBars() {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    let (stage, navigation) = shown(controller)
    navigation.hidesBarsOnTap = true
    stage.tap(at: CGPoint(x: 150, y: 320))
    stage.advance(by: 1)
    #expect(taps == 1)
    #expect(!navigation.isNavigationBarHidden)
    for isHidden in [true, false, true] {
      stage.tap(at: CGPoint(x: 200, y: 600))
      stage.advance(by: 1)
      #expect(navigation.isNavigationBarHidden == isHidden)
      #expect(navigation.isToolbarHidden)
    }
    navigation.hidesBarsOnTap = false
    stage.tap(at: CGPoint(x: 200, y: 600))
    stage.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
  }
}
