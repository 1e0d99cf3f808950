import CoreGraphics
import QuartzCore

/// A pan recognizer for one finger that enters from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The largest distance from the edge, in points, at which a finger can begin the pan (quoted).
  static let reach: CGFloat = 20

  /// The edges from which a pan can begin. By default there are none, and nothing is recognized.
  open var edges: UIRectEdge = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  /// Returns the edges to watch in a view.
  func watchedEdges(in view: UIView) -> UIRectEdge { edges }

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    if currentState == .possible, numberOfTouches == touches.count, let touch = touches.first,
      !comesFromEdge(touch.locationInWindow)
    {
      state = .failed
      return
    }
    super._touchesBegan(touches, event)
  }

  override func scrollMayBegin(at point: CGPoint) -> Bool { comesFromEdge(point) }

  private func comesFromEdge(_ place: CGPoint) -> Bool {
    guard let view, let window = view.window else { return false }
    let edges = watchedEdges(in: view)
    let bounds = window.bounds
    return edges.contains(.left) && place.x - bounds.minX <= Self.reach
      || edges.contains(.right) && bounds.maxX - place.x <= Self.reach
      || edges.contains(.top) && place.y - bounds.minY <= Self.reach
      || edges.contains(.bottom) && bounds.maxY - place.y <= Self.reach
  }
}
