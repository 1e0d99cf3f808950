import Foundation

/// The shadow that an attributed string's text casts.
open class NSShadow: _ValueObject {
  /// Right and **down** are positive, as in UIKit's drawing. (0, 0) by default.
  open var shadowOffset = CGSize.zero
  /// In points; 0, a hard shadow, by default.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at a third of full opacity by default, none when `nil`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open override func _copy() -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func _isEqual(to object: Any) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
