import QuartzCore
import Stage
import Testing

@testable import UIKit

@MainActor
struct ControllerStatusBarTests {
  final class Styled: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
  }

  @Test("The controller in front decides; a visible navigation bar keeps the style to itself")
  func decider() {
    let stage = Stage()
    let top = Styled()
    top.style = .lightContent
    let navigation = UINavigationController(rootViewController: top)
    stage.show(navigation)
    let manager = stage.window?.windowScene?.statusBarManager
    #expect(manager?.statusBarStyle == .default)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(manager?.statusBarStyle == .lightContent)
    top.hides = true
    #expect(manager?.isStatusBarHidden == false)
    top.setNeedsStatusBarAppearanceUpdate()
    #expect(manager?.isStatusBarHidden == true)

    let modal = Styled()
    modal.style = .darkContent
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: false)
    #expect(manager?.statusBarStyle == .darkContent)
    #expect(manager?.isStatusBarHidden == false)
    modal.dismiss(animated: false)
    #expect(manager?.isStatusBarHidden == true)
  }

  final class Indicating: UIViewController {
    var hides = false
    override var prefersHomeIndicatorAutoHidden: Bool { hides }
  }

  final class Following: UIViewController {
    override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
  }

  @Test("The controller in front, or the child that it returns, hides the home indicator")
  func homeIndicator() {
    let stage = Stage()
    let (parent, child) = (Following(), Indicating())
    parent.addChild(child)
    child.hides = true
    stage.show(parent)
    #expect(stage.homeIndicatorIsHidden)
    child.hides = false
    #expect(stage.homeIndicatorIsHidden)
    child.setNeedsUpdateOfHomeIndicatorAutoHidden()
    parent.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(!stage.homeIndicatorIsHidden)
  }

  /// Source: Apple, Information Property List, `UIViewControllerBasedStatusBarAppearance`.
  @Test("The application sets the status bar only if its Info.plist says so")
  func applicationDecides() {
    defer { ApplicationManifest.main = ApplicationManifest([:]) }
    for controllersDecide in [true, false] {
      ApplicationManifest.main = ApplicationManifest([
        "UIViewControllerBasedStatusBarAppearance": controllersDecide
      ])
      let stage = Stage()
      let controller = Styled()
      controller.style = .darkContent
      stage.show(controller)
      let application = UIApplication.shared
      application.setStatusBarStyle(.lightContent, animated: false)
      application.setStatusBarHidden(true, with: .none)
      #expect(application.statusBarStyle == (controllersDecide ? .darkContent : .lightContent))
      #expect(application.isStatusBarHidden == !controllersDecide)
      controller.setNeedsStatusBarAppearanceUpdate()
      #expect(application.isStatusBarHidden == !controllersDecide)
      application.setStatusBarHidden(false, with: .fade)
      application.setStatusBarStyle(.default, animated: true)
      #expect(application.statusBarStyle == (controllersDecide ? .darkContent : .default))
      #expect(!application.isStatusBarHidden)
    }
  }
}
