import Stage

/// A view on a stage that can be animated and observed.
@MainActor struct MovingBox {
  let stage = Stage(device: .iPhone14Pro)
  let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))

  init() {
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
    stage.makeCurrent()
  }

  private var shown: CALayer { view.layer.presentation() ?? view.layer }
  /// The visible left edge.
  var x: CGFloat { shown.position.x - 50 }
  var y: CGFloat { shown.position.y - 50 }
  var alpha: CGFloat { CGFloat(shown.opacity) }

  /// Whether no animations remain.
  var isAtRest: Bool {
    view.layer.animationKeys() == nil && x == view.frame.origin.x && alpha == view.alpha
  }
}

/// Returns the ease-in-out curve, solved independently of the code under test: the y of the Bézier curve with
/// the control points (0.42, 0) and (0.58, 1) where its x is `time`, by bisection.
func easeInOut(_ time: Double) -> Double {
  func bezier(_ t: Double, _ a: Double, _ b: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if bezier(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
  }
  return bezier(low, 0, 1)
}
