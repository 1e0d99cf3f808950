import Foundation
import TextEngine

/// A shadow of an attributed string's text.
open class NSShadow: _ValueObject {
  /// The offset. Positive values are to the right and **down**, as in UIKit's drawing. The default
  /// is (0, 0).
  open var shadowOffset = CGSize.zero
  /// The blur radius in points. The default is 0, a hard shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, or `nil` for no shadow. The default is black with an alpha of one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

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

extension NSShadow: TextShadow {
  package var drawnColor: (any TextColor)? { shadowColor as? UIColor }
}
