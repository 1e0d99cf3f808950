import QuartzCore

/// A separate render loop with a root layer, which becomes the current loop.
@MainActor struct TestLoop {
  let loop = RenderLoop()
  let root = CALayer()

  init(width: CGFloat = 100, height: CGFloat = 100) {
    loop.makeCurrent()
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    loop.addRoot(root)
    loop.commit()
  }

  /// Adds a layer whose changes have no implicit actions.
  func addLayer(frame: CGRect, color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    root.addSublayer(layer)
    loop.commit()
    return layer
  }

  /// Runs frames of 1/60 s until `time`, which is the last one.
  func run(until time: CFTimeInterval) {
    while loop.now < time { loop.advance(to: min(time, loop.now + 1.0 / 60)) }
  }

  /// Returns the picture after all implicit animations have ended.
  func render() -> Pixels {
    loop.advance(to: loop.now + 1)
    return Pixels(Compositor.render(loop.layerTree(root: root)))
  }
}

/// A delegate that records the starts and ends of animations.
final class AnimationLog: NSObject, CAAnimationDelegate {
  var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) { events.append("start \(name(anim))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \(name(anim)) \(flag)")
  }

  private func name(_ animation: CAAnimation) -> String {
    (animation as? CAPropertyAnimation)?.keyPath ?? "\(type(of: animation))"
  }
}
