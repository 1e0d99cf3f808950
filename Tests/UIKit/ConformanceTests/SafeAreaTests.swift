import Stage
import Testing

/// Tests of safe areas and margins. Source: F-BAR-05 to F-BAR-09, recorded.
@MainActor @Suite struct SafeAreaTests {
  let parent = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

  init() {
    parent.screen = UIScreen(bounds: parent.bounds, scale: 2, safeAreaInsets: insets)
  }

  /// F-BAR-07: the child at (30, 20) of 100 × 500 gets (24, 0, 34, 0).
  @Test func theRecordedChild() {
    let child = UIView(frame: CGRect(x: 30, y: 20, width: 100, height: 500))
    parent.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
  }

  /// F-BAR-05: top and bottom in portrait, as a shown controller receives them.
  @Test(
    arguments: [
      (.iPhoneSE, 20, 0), (.iPhone8, 20, 0), (.iPhoneX, 44, 34), (.iPhoneXS, 44, 34),
      (.iPhone12, 47, 34), (.iPhone13, 47, 34), (.iPhone13Mini, 50, 34), (.iPhone14Pro, 59, 34),
      (.iPhone15, 59, 34), (.iPhone16, 59, 34),
    ] as [(Stage.Device, CGFloat, CGFloat)])
  func phonesUpright(device: Stage.Device, top: CGFloat, bottom: CGFloat) {
    let stage = Stage(device: device)
    let controller = UIViewController()
    stage.show(controller)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// F-BAR-06: 47 left and right and 21 at the bottom, in both landscape orientations.
  @Test(
    arguments: [Stage.Device.iPhone12, .iPhone13],
    [UIInterfaceOrientation.landscapeLeft, .landscapeRight])
  func phonesOnTheirSide(device: Stage.Device, orientation: UIInterfaceOrientation) {
    let stage = Stage(device: device)
    let controller = UIViewController()
    stage.show(controller)
    stage.rotate(to: orientation)
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  }

  /// F-BAR-14: without the status bar, nothing covers the top of a screen above a home button. The
  /// safe area of a notch or an island doesn't change.
  @Test(
    arguments: [
      (.iPhoneSE, 20, 0), (.iPhone8Plus, 20, 0), (.iPhone13, 47, 47), (.iPhone14Pro, 59, 59),
      (.iPad9, 20, 0), (.iPadPro11, 24, 0),
    ] as [(Stage.Device, CGFloat, CGFloat)])
  func hidingTheStatusBar(device: Stage.Device, shown: CGFloat, hidden: CGFloat) {
    final class Controller: UIViewController {
      var hides = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
      override var prefersStatusBarHidden: Bool { hides }
    }
    let stage = Stage(device: device)
    let controller = Controller()
    stage.show(controller)
    let bottom = controller.view.safeAreaInsets.bottom
    for hides in [true, false, true] {
      controller.hides = hides
      #expect(
        controller.view.safeAreaInsets
          == UIEdgeInsets(top: hides ? hidden : shown, left: 0, bottom: bottom, right: 0))
    }
    stage.rotate(to: .landscapeLeft)
    stage.rotate(to: .portrait)
    #expect(controller.view.safeAreaInsets.top == hidden)
    stage.show(UINavigationController(rootViewController: UIViewController()))
    #expect(stage.window?.safeAreaInsets.top == shown)
  }

  /// F-BAR-07: each edge is clamped between 0 and the parent's, on a grid of frames.
  @Test func everyEdgeIsClampedByItself() {
    let child = UIView()
    parent.addSubview(child)
    for x in stride(from: -20, through: 40, by: 5) {
      for y in stride(from: -20, through: 60, by: 8) {
        for size in [CGSize(width: 280, height: 420), CGSize(width: 330, height: 500)] {
          child.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
          func clamp(_ inset: CGFloat, _ gap: CGFloat) -> CGFloat {
            min(max(inset - gap, 0), inset)
          }
          let expected = UIEdgeInsets(
            top: clamp(44, CGFloat(y)), left: clamp(10, CGFloat(x)),
            bottom: clamp(34, 480 - CGFloat(y) - size.height),
            right: clamp(12, 320 - CGFloat(x) - size.width))
          #expect(child.safeAreaInsets == expected, "\(child.frame)")
        }
      }
    }
  }

  @Test func itComesDownThroughTheHierarchyAndIsToldOncePerChange() {
    final class Listener: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let child = Listener(frame: parent.bounds)
    let grandchild = Listener(frame: CGRect(x: 0, y: 10, width: 320, height: 470))
    child.addSubview(grandchild)
    parent.addSubview(child)
    #expect(child.safeAreaInsets == insets)
    #expect(grandchild.safeAreaInsets == UIEdgeInsets(top: 34, left: 10, bottom: 34, right: 12))
    #expect((child.changes, grandchild.changes) == (1, 1))
    parent.updateSafeAreaInsets()
    #expect(child.changes == 1)
    parent.screen = UIScreen(bounds: parent.bounds, scale: 2)
    #expect((child.changes, grandchild.changes) == (2, 2))
    child.removeFromSuperview()
    #expect(child.changes == 2)
  }

  /// A view outside of a hierarchy has no safe area (Apple, `UIView.safeAreaInsets`).
  @Test func aViewAloneHasNone() {
    let child = UIView(frame: parent.bounds)
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == .zero)
  }

  /// F-BAR-08 and F-BAR-09: margins of 8, to which the safe area is added.
  @Test func marginAndSafeAreaAdd() {
    #expect(parent.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
  }

  /// A view that scrolls under a bar keeps its content's distance from the bar, not from its own
  /// edge.
  @Test func scrollingMovesTheSafeArea() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    parent.addSubview(child)
    #expect(child.safeAreaInsets.top == 44)
    parent.bounds.origin.y = -30
    #expect(child.safeAreaInsets.top == 14)
    parent.bounds.origin.y = 30
    #expect(child.safeAreaInsets.top == 44)
  }
}
