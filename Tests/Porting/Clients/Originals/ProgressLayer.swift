import UIKit

/// A layer that draws how far something has come, and whose progress can be animated.
public final class ProgressLayer: CALayer {
  @NSManaged public var progress: CGFloat
  @NSManaged public var tint: UIColor?
  /// What was drawn, in turn.
  public var drawn: [CGFloat] = []

  public override class func needsDisplay(forKey key: String) -> Bool {
    if key == "progress" { return true }
    return super.needsDisplay(forKey: key)
  }

  public override func action(forKey event: String) -> CAAction? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress ?? progress
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  public override func draw(in ctx: CGContext) {
    model().drawn.append(progress)
    ctx.setFillColor((tint ?? .red).cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}
