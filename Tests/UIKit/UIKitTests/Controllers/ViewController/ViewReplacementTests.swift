import Stage
import Testing
import UIKit

/// Another root view, set while the controller is about to appear or is on the screen.
///
/// Source: Apple, `UIViewController.view`: "If you set the view property", the object becomes the root view, which the
/// containers that UIKit provides show.
@MainActor @Suite(.serialized) struct ViewReplacementTests {
  enum Container: CaseIterable {
    case window, navigation, pushed, tabs, presented
  }

  final class Replacing: UIViewController {
    let replacement = UIView()
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      view = replacement
    }
  }

  private func show(_ controller: UIViewController, in container: Container) -> Stage {
    let stage = Stage(device: .iPhone14Pro)
    let root = UIViewController()
    switch container {
    case .window: stage.show(controller)
    case .navigation: stage.show(UINavigationController(rootViewController: controller))
    case .pushed:
      let navigation = UINavigationController(rootViewController: root)
      stage.show(navigation)
      stage.advance(by: 0.1)
      navigation.pushViewController(controller, animated: true)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      stage.show(tabs)
    case .presented:
      stage.show(root)
      stage.advance(by: 0.1)
      controller.modalPresentationStyle = .fullScreen
      root.present(controller, animated: true)
    }
    stage.advance(by: 1)
    return stage
  }

  @Test(arguments: Container.allCases)
  func aViewSetInViewWillAppearIsShown(_ container: Container) {
    let controller = Replacing()
    let old = controller.view
    let stage = show(controller, in: container)
    #expect(controller.replacement.window === stage.window)
    #expect(controller.replacement.bounds.size == CGSize(width: 393, height: 852))
    #expect(old?.window == nil)
    #expect(controller.isViewLoaded)
  }

  @Test(arguments: Container.allCases)
  func aViewSetOnTheScreenIsShown(_ container: Container) {
    let controller = UIViewController()
    let stage = show(controller, in: container)
    let old = controller.view
    let new = UIView()
    controller.view = new
    stage.advance(by: 0.1)
    #expect(new.window === stage.window)
    #expect(new.frame == old?.frame)
    #expect(old?.window == nil)
  }

  /// A container of the app's own puts views where it wants.
  @Test func anOwnContainerKeepsItsViews() {
    let stage = Stage(device: .iPhone14Pro)
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.show(parent)
    stage.advance(by: 0.1)
    let old = child.view
    child.view = UIView()
    #expect(old?.superview === parent.view)
    #expect(child.view.superview == nil)
  }
}
