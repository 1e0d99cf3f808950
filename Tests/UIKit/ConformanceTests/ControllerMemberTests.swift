import Stage
import Testing

@testable import UIKit

/// Members of controllers that no other test names. Source: Apple's documentation of each member, in the comments.
@MainActor @Suite(.serialized) struct ControllerMemberTests {
  private let stage = Stage(device: .iPhone14Pro)

  private func show(_ controller: UIViewController) {
    stage.show(controller)
    stage.advance(by: 0.6)
  }

  @Test func initialValues() {
    let controller = UIViewController()
    #expect(controller.childForStatusBarHidden == nil)
    #expect(controller.childForStatusBarStyle == nil)
    #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(controller.childViewControllerForPointerLock == nil)
    #expect(controller.activePresentationController == nil)
    #expect(controller.restorationClass == nil)
    #expect(controller.interactionActivityTrackingBaseName == nil)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(controller.performsActionsWhilePresentingModally)
    #expect(controller.restoresFocusAfterTransition)
    #expect(!controller.isModalInPopover)
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    #expect(!controller.prefersPointerLocked)
    #expect(!controller.providesPresentationContextTransitionStyle)
  }

  /// `disablesAutomaticKeyboardDismissal`: "The default implementation of this method returns true when the modal
  /// presentation style of the view controller is set to formSheet and returns false for other presentation styles."
  @Test func theKeyboardOfAFormSheetStays() {
    let controller = UIViewController()
    for style in [
      UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .popover, .overFullScreen,
    ] {
      controller.modalPresentationStyle = style
      #expect(controller.disablesAutomaticKeyboardDismissal == (style == .formSheet))
    }
  }

  /// `childForStatusBarStyle`, `childForStatusBarHidden`: "If you change the return value from this method, call
  /// setNeedsStatusBarAppearanceUpdate()"; the system then asks the child.
  @Test func aChildDecidesAboutTheStatusBar() {
    final class Child: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    final class Container: UIViewController {
      let child = Child()
      var asksChild = false
      override var childForStatusBarStyle: UIViewController? { asksChild ? child : nil }
      override var childForStatusBarHidden: UIViewController? { asksChild ? child : nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let container = Container()
    show(container)
    let manager = stage.window?.windowScene?.statusBarManager
    #expect(manager?.isStatusBarHidden == false)
    #expect(manager?.statusBarStyle != .lightContent)
    container.asksChild = true
    container.setNeedsStatusBarAppearanceUpdate()
    stage.advance(by: 0.5)
    #expect(manager?.isStatusBarHidden == true)
    #expect(manager?.statusBarStyle == .lightContent)
  }

  /// `modalPresentationCapturesStatusBarAppearance`: a controller that isn't presented full-screen decides about the
  /// status bar only if it says so.
  @Test(arguments: [false, true])
  func aPresentedControllerMayCaptureTheStatusBar(_ captures: Bool) {
    final class Over: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let root = UIViewController()
    show(root)
    let over = Over()
    over.modalPresentationStyle = .overFullScreen
    over.modalPresentationCapturesStatusBarAppearance = captures
    root.present(over, animated: false)
    stage.advance(by: 0.5)
    #expect(stage.window?.windowScene?.statusBarManager?.isStatusBarHidden == captures)
    #expect(over.activePresentationController === over.presentationController)
  }

  /// `viewLayoutMarginsDidChange()`, `viewSafeAreaInsetsDidChange()`: called when the root view's values change.
  /// `updateViewConstraints()`: called when its constraints need an update.
  @Test func changesOfTheRootViewAreTold() {
    final class Told: UIViewController {
      var journal: [String] = []
      override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        journal.append("margins")
      }
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        journal.append("safe area")
      }
      override func updateViewConstraints() {
        super.updateViewConstraints()
        journal.append("constraints")
      }
    }
    let controller = Told()
    show(controller)
    #expect(controller.journal.contains("safe area"))
    controller.journal = []
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.advance(by: 0.1)
    #expect(controller.journal.contains("margins"))
    #expect(!controller.journal.contains("safe area"))
    controller.journal = []
    controller.additionalSafeAreaInsets.bottom = 7
    stage.advance(by: 0.1)
    #expect(controller.journal.contains("safe area"))
    controller.journal = []
    controller.view.setNeedsUpdateConstraints()
    stage.advance(by: 0.1)
    #expect(controller.journal == ["constraints"])
  }

  /// `overrideTraitCollection(forChild:)`: the traits that were set with `setOverrideTraitCollection(_:forChild:)`.
  @Test func traitsOfChildren() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
    let traits = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(traits, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == traits)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  /// `setContentScrollView(_:for:)`: the view that `contentScrollView(for:)` returns for these edges.
  @Test func contentScrollViews() {
    let controller = UIViewController()
    let (first, second) = (UIScrollView(), UIScrollView())
    #expect(controller.contentScrollView(for: .top) == nil)
    controller.setContentScrollView(first)
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      #expect(controller.contentScrollView(for: edge) === first)
    }
    controller.setContentScrollView(second, for: .bottom)
    #expect(controller.contentScrollView(for: .bottom) === second)
    #expect(controller.contentScrollView(for: .top) === first)
  }

  /// `setNeedsUpdateOf…()`: requests that the system reads the properties again; they may be called at any time.
  @Test func updatesCanBeRequestedAtAnyTime() {
    final class Locked: UIViewController {
      var mask = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    let controller = Locked()
    controller.setNeedsUpdateOfPrefersPointerLocked()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(!controller.isViewLoaded)
    show(controller)
    controller.mask = .landscapeRight
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.advance(by: 1)
    #expect(controller.view.bounds.width > controller.view.bounds.height)
  }

  // MARK: UINavigationController

  /// `init(navigationBarClass:toolbarClass:)`: the bars have these classes; `nil` means UIKit's own.
  @Test func classesOfBars() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let own = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(own.navigationBar is Bar)
    #expect(own.toolbar is Tools)
    #expect(own.viewControllers.isEmpty)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
    #expect(UINavigationController.hideShowBarDuration > 0)
  }

  /// `barHideOnTapGestureRecognizer`, `barHideOnSwipeGestureRecognizer`: the recognizers that hide the bar, which apps
  /// may add targets to.
  @Test func recognizersThatHideBars() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    navigation.hidesBarsOnTap = true
    navigation.hidesBarsOnSwipe = true
    #expect(navigation.barHideOnTapGestureRecognizer.view != nil)
    #expect(navigation.barHideOnSwipeGestureRecognizer.view != nil)
    #expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
  }
}
