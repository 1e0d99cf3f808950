import QuartzCore

/// The appearance of a focused item. The base class is the system's default, a ring around the bounds.
open class UIFocusEffect: _ValueObject {
  public override init() { super.init() }
}

/// A ring around an item or a part of it.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of the ring relative to the shape.
  public enum Position: Int, Sendable {
    /// Outside the shape, or inside it if the ring would be clipped outside.
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The shape that the ring follows, in the reference view's or the item's coordinates. Nil means its
  /// bounds.
  private(set) var shape: UIBezierPath?

  public override init() { super.init() }

  public init(path bezierPath: UIBezierPath) {
    super.init()
    shape = bezierPath
  }

  public init(rect: CGRect) {
    super.init()
    shape = UIBezierPath(rect: rect)
  }

  /// - Parameter curve: The corner curve. Both curves are drawn as circular arcs.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    super.init()
    shape = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// The view that contains the ring. Nil means the item's own view.
  open weak var containerView: UIView?
  /// The view in the container directly below the ring. Nil places the ring in front.
  open weak var referenceView: UIView?
  open var position = Position.automatic

  open override func _copy() -> Any {
    let copy = UIFocusHaloEffect()
    copy.shape = shape
    copy.containerView = containerView
    copy.referenceView = referenceView
    copy.position = position
    return copy
  }
}
