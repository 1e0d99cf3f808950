import DynamicsEngine
import QuartzCore
import Stage

@testable import UIKit

/// A phone whose whole screen is the reference view of an animator.
@MainActor final class DynamicsBench {
  let stage = Stage(device: .iPhone14Pro)
  let controller = UIViewController()
  let animator: UIDynamicAnimator
  /// The length of the world's step in seconds.
  static let step = DynamicsWorld.step

  init() {
    stage.show(controller)
    animator = UIDynamicAnimator(referenceView: controller.view)
  }

  var view: UIView { controller.view }

  /// Adds a view to the reference view.
  func box(
    _ x: CGFloat, _ y: CGFloat, width: CGFloat = 100, height: CGFloat = 100
  ) -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    box.center = CGPoint(x: x, y: y)
    box.backgroundColor = .systemBlue
    view.addSubview(box)
    return box
  }

  /// Adds a view that is a circle in collisions.
  func ball(_ x: CGFloat, _ y: CGFloat, diameter: CGFloat = 40) -> UIView {
    let ball = BallView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    ball.center = CGPoint(x: x, y: y)
    ball.layer.cornerRadius = diameter / 2
    ball.backgroundColor = .systemRed
    view.addSubview(ball)
    return ball
  }

  /// Adds the items' material to the animator.
  func made(_ items: [UIView], _ change: (UIDynamicItemBehavior) -> Void = { _ in })
    -> UIDynamicItemBehavior
  {
    let behavior = UIDynamicItemBehavior(items: items)
    change(behavior)
    animator.addBehavior(behavior)
    return behavior
  }

  private final class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
