import QuartzCore
import Stage
import Testing

@testable import UIKit

/// On an iPhone 14 Pro, 393 × 852 points with 59 above and 34 below.
@MainActor
struct ToolbarTests {
  private func scene() -> (Stage, UINavigationController, [RecordingController]) {
    let stage = Stage()
    stage.makeCurrent()
    let all = ["lower", "upper"].map { RecordingController($0) }
    let navigation = UINavigationController(rootViewController: all[0])
    for controller in all {
      controller.toolbarItems = [
        UIBarButtonItem(title: controller.name, style: .plain, target: nil, action: nil),
        .flexibleSpace(),
        UIBarButtonItem(systemItem: .add),
      ]
    }
    stage.show(navigation)
    stage.advance(by: 0.1)
    return (stage, navigation, all)
  }

  @Test("A toolbar is hidden at first, and when shown is part of the content's safe area")
  func safeArea() {
    for animated in [false, true] {
      let (stage, navigation, all) = scene()
      #expect(navigation.isToolbarHidden)
      #expect(navigation.toolbar.isHidden)
      #expect(all[0].view.safeAreaInsets.bottom == 34)
      navigation.setToolbarHidden(false, animated: animated)
      stage.advance(by: 0.5)
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 852 - 78, width: 393, height: 78))
      #expect(all[0].view.safeAreaInsets.bottom == 78)
      navigation.setToolbarHidden(true, animated: animated)
      stage.advance(by: 0.5)
      #expect(navigation.toolbar.isHidden)
      #expect(all[0].view.safeAreaInsets.bottom == 34)
    }
  }

  @Test("The toolbar shows the items of the controller on top")
  func items() {
    let (stage, navigation, all) = scene()
    navigation.isToolbarHidden = false
    #expect(navigation.toolbar.items?.first?.title == "lower")
    navigation.pushViewController(all[1], animated: true)
    stage.advance(by: 1)
    #expect(navigation.toolbar.items?.first?.title == "upper")
    navigation.popViewController(animated: false)
    #expect(navigation.toolbar.items?.first?.title == "lower")
    all[0].setToolbarItems(nil, animated: false)
    #expect(navigation.toolbar.items?.isEmpty == true)
  }

  @Test("Flexible spaces share the remaining space, mirrored from right to left")
  func layout() {
    let button = ToolbarLayout.Item.button(CGSize(width: 20, height: 22))
    let cases: [([ToolbarLayout.Item], [CGFloat])] = [
      // 16 points at the side, 16 between neighbouring buttons.
      ([button, button], [16, 52]),
      ([button, .flexible, button], [16, 36, 264]),
      // 300 − 32 − 40 = 228 divided by two.
      ([.flexible, button, .flexible, button], [16, 130, 150, 264]),
      ([button, .fixed(5), button], [16, 36, 41]),
      ([.flexible, button, button, .flexible], [16, 122, 158, 178]),
    ]
    for (items, places) in cases {
      var layout = ToolbarLayout(size: CGSize(width: 300, height: 44), items: items)
      let frames = layout.frames()
      #expect(frames.map(\.minX) == places, "\(items)")
      #expect(frames.allSatisfy { $0.midY == 22 })
      layout.isRightToLeft = true
      #expect(layout.frames().map(\.maxX) == places.map { 300 - $0 })
    }
  }

  /// In whichever order the toolbar is shown and gets its controller, it has the controller's items.
  @Test(arguments: [true, false], [true, false])
  func itemsOfTheFirstController(isShownFirst: Bool, hasItemsFirst: Bool) {
    let stage = Stage(device: .iPhone14Pro)
    let navigation = UINavigationController()
    let content = UIViewController()
    let items = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash)]
    if isShownFirst { navigation.isToolbarHidden = false }
    if hasItemsFirst { content.toolbarItems = items }
    navigation.viewControllers = [content]
    if !hasItemsFirst { content.toolbarItems = items }
    if !isShownFirst { navigation.isToolbarHidden = false }
    stage.show(navigation)
    stage.advance(by: 0.1)
    #expect(navigation.toolbar.items?.elementsEqual(items, by: ===) == true)
  }
}
