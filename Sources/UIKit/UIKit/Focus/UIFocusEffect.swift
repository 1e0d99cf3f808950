import QuartzCore

/// How an item looks while it has the focus: as the system has it, a ring around its bounds.
open class UIFocusEffect: _ValueObject {
  public override init() { super.init() }
}

/// A ring around an item, or around a part of it.
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring lies along the shape.
  public enum Position: Int, Sendable {
    /// Inside where it would be cut off outside.
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The shape that the ring follows, in the reference view's or the item's coordinates; nil is its bounds.
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

  /// - Parameter curve: Both curves are drawn as circles' arcs.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    super.init()
    shape = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// The view that the ring is put into; nil is the item's own.
  open weak var containerView: UIView?
  /// The view in the container that the ring lies directly above; nil is the front.
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
