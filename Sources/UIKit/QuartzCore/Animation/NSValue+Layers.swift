extension NSValue {
  /// Foundation on Linux encodes arrays, but only its own structures.
  private static let transformType = "[16d]"

  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: Self.transformType)
  }

  /// The transform in the value. Traps if the value doesn't contain a `CATransform3D`.
  public var caTransform3DValue: CATransform3D {
    precondition(holds(Self.transformType), "NSValue holds no CATransform3D")
    return unpacked(CATransform3DIdentity)
  }

  func unpacked<Value>(_ blank: Value) -> Value {
    var result = blank
    withUnsafeMutablePointer(to: &result) { getValue($0) }
    return result
  }
}

extension AnimatableValue {
  /// Reads the content of `NSValue(cgPoint:)` and similar values by their type encodings. An affine transform
  /// is an array of its six numbers.
  init?(boxed value: NSValue) {
    let type = String(cString: value.objCType)
    switch type.prefix(while: { $0 != "=" }) {
    case "{CGPoint": self = .point(value.unpacked(CGPoint.zero))
    case "{CGSize": self = .size(value.unpacked(CGSize.zero))
    case "{CGRect": self = .rect(value.unpacked(CGRect.zero))
    case "[6d]": self = .transform(CATransform3DMakeAffineTransform(value.unpacked(.identity)))
    case "[16d]": self = .transform(value.unpacked(CATransform3DIdentity))
    default: return nil
    }
  }
}
