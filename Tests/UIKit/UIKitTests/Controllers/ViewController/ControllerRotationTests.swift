import QuartzCore
import Stage
import Testing

@testable import UIKit

@MainActor
struct ControllerRotationTests {
  final class Turning: UIViewController {
    var journal: [String] = []
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      journal.append(
        "traits \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      journal.append("size \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { _ in
        self.journal.append("alongside \(Int(self.view.bounds.width))")
      } completion: { _ in
        self.journal.append("done")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      journal.append("changed")
    }
  }

  @Test("A rotation is announced, carried out, and completed, through the containers")
  func rotation() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = Turning()
    let navigation = UINavigationController(rootViewController: controller)
    stage.show(navigation)
    stage.advance(by: 0.1)
    _ = controller.view.traitCollection
    stage.rotate(to: .landscapeRight)
    #expect(
      controller.journal == [
        "traits compact", "size 852 from 393", "changed", "alongside 852", "done",
      ])
    #expect(controller.transitionCoordinator == nil)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(controller.view.safeAreaInsets.left == 59)
    // The lower bar of phones in landscape, with no status bar above it.
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    #expect(controller.view.safeAreaInsets.top == 32)
    stage.rotate(to: .portrait)
    #expect(abs(navigation.navigationBar.frame.minY - 161.0 / 3) < 1e-9)
    #expect(navigation.navigationBar.bounds.size == CGSize(width: 393, height: 44))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("The controller in front decides the supported orientations")
  func orientations() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let stage = Stage(device: .iPhone14Pro)
    let root = UIViewController()
    stage.show(root)
    stage.rotate(to: .portraitUpsideDown)
    #expect(stage.orientation == .portrait)
    root.present(Upright(), animated: false)
    stage.rotate(to: .landscapeLeft)
    #expect(root.presentedViewController?.view.bounds.width == 393)
    root.dismiss(animated: false)
    stage.rotate(to: .landscapeLeft)
    #expect(root.view.bounds.width == 852)
    for orientation in [
      UIInterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ] {
      #expect(UIInterfaceOrientationMask.all.contains(orientation.mask))
    }
    #expect(UIInterfaceOrientation.landscapeLeft.mask == .landscapeLeft)
    #expect(UIInterfaceOrientation.landscapeRight.mask == .landscapeRight)
  }

  @Test("Presented controllers, and those that they cover, fit the screen after a rotation")
  func presented() {
    let stage = Stage(device: .iPhone14Pro)
    let root = UIViewController()
    let modal = Turning()
    stage.show(root)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    stage.advance(by: 0.1)
    stage.rotate(to: .landscapeLeft)
    #expect(modal.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(modal.journal.contains("size 852 from 393"))
    modal.dismiss(animated: false)
    stage.advance(by: 0.1)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test("A controller's own style and its parent's overrides reach its views and its children")
  func overrides() {
    let stage = Stage()
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.show(parent)
    let inner = UIView()
    child.view.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    parent.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.overrideUserInterfaceStyle = .unspecified
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
  }
}
