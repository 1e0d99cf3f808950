import Stage
import Testing

/// Tests of pushes: a push takes 0.35 s, and the lower screen moves by 30 % of the width
/// (F-ANIM-07, quoted).
@MainActor @Suite struct TransitionTests {
  let stage = Stage(device: .iPhone14Pro)
  let root = UIViewController()
  let next = UIViewController()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
  }

  @Test func pushesAndPopsTake035Seconds() {
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.34)
    #expect(navigation.transitionCoordinator != nil)
    #expect(root.view.superview != nil)
    stage.advance(by: 0.02)
    #expect(navigation.transitionCoordinator == nil)
    #expect(root.view.superview == nil)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.34)
    #expect(navigation.transitionCoordinator != nil)
    #expect(next.view.superview != nil)
    stage.advance(by: 0.02)
    #expect(navigation.transitionCoordinator == nil)
    #expect(next.view.superview == nil)
  }

  /// While the upper screen covers part of the width, the lower one has moved by 0.3 of that part.
  @Test func theLowerScreenMovesByThreeTenths() throws {
    navigation.pushViewController(next, animated: true)
    for _ in 0..<6 {
      stage.advance(by: 0.05)
      let lower = try #require(root.view.layer.presentation()).affineTransform().tx
      let upper = try #require(next.view.layer.presentation()).affineTransform().tx
      #expect((lower + 0.3 * (393 - upper)).magnitude < 0.5)
    }
  }
}
