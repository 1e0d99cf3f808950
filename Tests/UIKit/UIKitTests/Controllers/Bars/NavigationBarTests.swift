import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct NavigationBarTests {
  private func shown(
    _ bench: ControllerBench, _ controllers: [UIViewController]
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controllers[0])
    navigation.setViewControllers(controllers, animated: false)
    bench.show(navigation)
    return navigation
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// F-BAR-10: the background was recorded with the bar, 103 points high, from 5.333 above the screen.
  @Test("The bar is below the status bar, and its background extends up to the screen's edge")
  func place() {
    let bench = ControllerBench()
    let navigation = shown(bench, [titled("One")])
    let bar = navigation.navigationBar
    #expect(abs(bar.frame.minY - 161.0 / 3) < 1e-9)
    #expect(bar.bounds.size == CGSize(width: 393, height: 44))
    #expect(bar.background.frame == CGRect(x: 0, y: -59, width: 393, height: 103))
    #expect(bar.barPosition == .topAttached)
  }

  @Test("The title is centred, the system button on the right, the back button on the left")
  func content() throws {
    let bench = ControllerBench()
    let first = titled("First")
    let second = titled("Second")
    let add = UIBarButtonItem(systemItem: .add)
    second.navigationItem.rightBarButtonItem = add
    let bar = shown(bench, [first, second]).navigationBar
    let content = try #require(bar.content)
    let middle = content.titleContent.frame.midX
    #expect(abs(middle - 393 / 2) <= 1 / 3)
    #expect(try #require(add.buttonView).frame.maxX == 393 - 16)
    let back = content.subviews.compactMap { $0 as? BackButton }.first
    #expect(try #require(back).title == "First")
    #expect(back?.isHidden == false)
    #expect(bar.backItem === first.navigationItem)
  }

  @Test("Right to left, the bar is mirrored")
  func mirrored() throws {
    let bench = ControllerBench(traits: TraitValues(layoutDirection: .rightToLeft))
    let second = titled("Second")
    let add = UIBarButtonItem(systemItem: .add)
    second.navigationItem.rightBarButtonItem = add
    let bar = shown(bench, [titled("First"), second]).navigationBar
    #expect(try #require(add.buttonView).frame.minX == 16)
    let back = try #require(bar.content?.subviews.compactMap { $0 as? BackButton }.first)
    #expect(abs(back.frame.maxX - 393) < 1e-9)
    #expect(back.frame.minX > 250)
  }

  /// https://github.com/rechsteiner/Parchment, `NavigationBarViewController.viewDidLayoutSubviews()`, sets the
  /// title view's frame, also while it is pushed.
  @Test("A title view whose frame the app sets during a push is next to the back button afterwards")
  func pushedTitleView() throws {
    final class Framing: UIViewController {
      let titleView = UIView(frame: .zero)

      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.titleView = titleView
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        navigationController.map { titleView.frame.size = $0.navigationBar.bounds.size }
        navigationController.map { titleView.frame.origin = $0.navigationBar.bounds.origin }
      }
    }
    let bench = ControllerBench()
    let navigation = shown(bench, [titled("One")])
    let pushed = Framing()
    navigation.pushViewController(pushed, animated: true)
    bench.advance(by: 0.2)
    pushed.view.setNeedsLayout()
    bench.advance(by: 1)
    let bar = navigation.navigationBar
    let back = try #require(bar.content?.subviews.compactMap { $0 as? BackButton }.first)
    let place = pushed.titleView.convert(pushed.titleView.bounds, to: bar)
    #expect(place.minX >= back.frame.maxX)
    #expect(place.minX < 60)
    #expect(place.height == 44)
  }

  @Test("Changes of an item are shown at once")
  func changes() throws {
    let bench = ControllerBench()
    let controller = titled("One")
    let bar = shown(bench, [controller]).navigationBar
    let label = try #require(bar.content?.titleContent as? UILabel)
    controller.title = "Two"
    #expect(label.attributedText?.string == "Two")
    let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    controller.navigationItem.titleView = titleView
    bench.advance(by: 0.1)
    #expect(titleView.frame.size == CGSize(width: 80, height: 30))
    #expect(abs(titleView.convert(titleView.bounds, to: bar).midX - 393 / 2) <= 1 / 3)
    #expect(label.isHidden)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 33, height: 20))
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: custom)
    bench.advance(by: 0.1)
    #expect(custom.convert(custom.bounds, to: bar) == CGRect(x: 16, y: 12, width: 33, height: 20))
  }

  /// Since iOS 11, constraints give custom views in bars their sizes, also in views that were made with a frame:
  /// https://www.matrixprojects.net/p/uibarbuttonitem-ios11 ("Custom views need to be auto layout friendly").
  @Test("Constraints of its own width and height size a custom view", arguments: [false, true])
  func constrainedCustomView(isInToolbar: Bool) throws {
    let bench = ControllerBench()
    let controller = titled("One")
    let navigation = shown(bench, [controller])
    for (width, height) in [(24, nil), (nil, 28), (24, 28), (40, 12)] as [(CGFloat?, CGFloat?)] {
      let custom = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      if let width { custom.widthAnchor.constraint(equalToConstant: width).isActive = true }
      if let height { custom.heightAnchor.constraint(equalToConstant: height).isActive = true }
      let item = UIBarButtonItem(customView: custom)
      if isInToolbar {
        navigation.isToolbarHidden = false
        controller.toolbarItems = [item]
      } else {
        controller.navigationItem.rightBarButtonItem = item
      }
      bench.advance(by: 0.5)
      #expect(custom.frame.size == CGSize(width: width ?? 20, height: height ?? 20))
    }
  }

  @Test("A left button replaces the back button, unless it supplements it")
  func supplement() throws {
    let bench = ControllerBench()
    let second = titled("Second")
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    let bar = shown(bench, [titled("First"), second]).navigationBar
    let back = try #require(bar.content?.subviews.compactMap { $0 as? BackButton }.first)
    #expect(back.isHidden)
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(!back.isHidden)
    second.navigationItem.hidesBackButton = true
    #expect(back.isHidden)
  }

  @Test("A tap on the back button pops; a tap on a bar button performs its action")
  func taps() throws {
    let bench = ControllerBench()
    let second = titled("Second")
    var taps = 0
    let item = UIBarButtonItem(title: "Tap", primaryAction: UIAction { _ in taps += 1 })
    second.navigationItem.rightBarButtonItem = item
    let navigation = shown(bench, [titled("First"), second])
    try #require(item.buttonView).sendActions(for: .touchUpInside)
    #expect(taps == 1)
    let back = navigation.navigationBar.content?.subviews.compactMap { $0 as? BackButton }.first
    try #require(back).sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 1)
    bench.advance(by: 1)
    #expect(navigation.navigationBar.subviews.count { $0 is NavigationBarContentView } == 1)
  }

  @Test("A hidden bar takes no part of the safe area", arguments: [false, true])
  func hidden(animated: Bool) {
    let bench = ControllerBench()
    let controller = titled("One")
    let navigation = shown(bench, [controller])
    #expect(controller.view.safeAreaInsets.top == 293.0 / 3)
    navigation.setNavigationBarHidden(true, animated: animated)
    bench.advance(by: 0.5)
    #expect(controller.view.safeAreaInsets.top == 59)
    #expect(navigation.navigationBar.isHidden)
    navigation.setNavigationBarHidden(false, animated: animated)
    bench.advance(by: 0.5)
    #expect(controller.view.safeAreaInsets.top == 293.0 / 3)
    #expect(!navigation.navigationBar.isHidden)
    #expect(abs(navigation.navigationBar.frame.minY - 161.0 / 3) < 1e-9)
  }

  @Test("Content begins below an opaque bar, unless it extends under it")
  func opaque() {
    let bench = ControllerBench()
    let controller = titled("One")
    let navigation = shown(bench, [controller])
    navigation.navigationBar.isTranslucent = false
    bench.advance(by: 0.1)
    let place = controller.view.frame
    #expect(abs(place.minY - 293.0 / 3) < 1e-9)
    #expect(abs(place.maxY - 852) < 1e-9)
    #expect(controller.view.safeAreaInsets.top == 0)
    controller.extendedLayoutIncludesOpaqueBars = true
    bench.advance(by: 0.1)
    #expect(controller.view.frame == bench.screen.bounds)
    #expect(controller.view.safeAreaInsets.top == 293.0 / 3)
    navigation.navigationBar.isTranslucent = true
    controller.edgesForExtendedLayout = []
    bench.advance(by: 0.1)
    #expect(abs(controller.view.frame.minY - 293.0 / 3) < 1e-9)
  }

  @Test(
    "Standard appearance over content, the scroll edge's at the top, the item's before the bar's"
  )
  func appearances() {
    let bench = ControllerBench()
    let controller = titled("One")
    let bar = shown(bench, [controller]).navigationBar
    #expect(bar.contentUnderlap == 0)
    #expect(bar.background.strength == 0)
    let own = UINavigationBarAppearance()
    own.configureWithOpaqueBackground()
    own.titleTextAttributes = [.foregroundColor: UIColor.red]
    controller.navigationItem.scrollEdgeAppearance = own
    #expect(bar.contentAppearance.backgroundEffect == nil)
    #expect(bar.contentAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    // A change of a used appearance is shown at once.
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    controller.navigationItem.scrollEdgeAppearance = nil
    bar.scrollEdgeAppearance?.backgroundColor = .green
    #expect(bar.contentAppearance.backgroundColor == .green)
  }

  @Test("Bars and items own copies of assigned appearances, and show their changes")
  func ownership() {
    let bench = ControllerBench()
    let controller = titled("One")
    let bar = shown(bench, [controller]).navigationBar
    let given = UINavigationBarAppearance()
    bar.scrollEdgeAppearance = given
    given.backgroundColor = .red
    #expect(bar.contentAppearance.backgroundColor == nil)
    bar.scrollEdgeAppearance?.backgroundColor = .blue
    #expect(bar.contentAppearance.backgroundColor == .blue)
    controller.navigationItem.scrollEdgeAppearance = given
    #expect(bar.contentAppearance.backgroundColor == .red)
    controller.navigationItem.scrollEdgeAppearance?.backgroundColor = .green
    #expect(bar.contentAppearance.backgroundColor == .green)
  }

  @Test("A new title leaves the buttons as they are")
  func titleAlone() throws {
    let bench = ControllerBench()
    let controller = titled("One")
    let item = UIBarButtonItem(systemItem: .add)
    controller.navigationItem.rightBarButtonItem = item
    _ = shown(bench, [controller])
    let button = try #require(item.buttonView)
    controller.title = "Another"
    #expect(item.buttonView === button)
  }

  @Test("A copied appearance changes separately")
  func copies() {
    let original = UINavigationBarAppearance()
    original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = original.copy()
    copy.backgroundColor = .blue
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(original.backgroundColor == nil)
    #expect(original.buttonAppearance.normal.titleTextAttributes.count == 1)
  }

  @Test("A custom bar asks its delegate")
  func standalone() {
    final class Delegate: NSObject, UINavigationBarDelegate {
      var allows = false
      var lines: [String] = []
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        allows
      }
      func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
        lines.append("did pop \(item.title!)")
      }
    }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
    #expect(bar.popItem(animated: false) == nil)
    delegate.allows = true
    #expect(bar.popItem(animated: false)?.title == "B")
    #expect(delegate.lines == ["did pop B"])
    #expect(bar.topItem?.title == "A")
  }
}
