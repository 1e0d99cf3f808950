/// The components of an affine transform: scale, then horizontal shear, then rotation, then translation.
public struct CGAffineTransformComponents: Sendable {
  /// The factors along x and y. A mirrored transform has a negative height.
  public var scale: CGSize
  /// The distance that x moves for each unit of y.
  public var horizontalShear: CGFloat
  /// The rotation in radians, with the sign of `CGAffineTransform(rotationAngle:)`.
  public var rotation: CGFloat
  public var translation: CGVector

  /// Creates components of zeros, as on iOS.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(
    scale: CGSize = .init(width: 1, height: 1), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let cosine = cos(components.rotation)
    let sine = sin(components.rotation)
    let shear = components.horizontalShear
    self.init(
      a: components.scale.width * cosine, b: components.scale.width * sine,
      c: components.scale.height * (shear * cosine - sine),
      d: components.scale.height * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// Returns the components from which this transform can be made.
  ///
  /// A transform that maps the plane to a line has no such form if its first row is zero. The components then
  /// keep its rotation and its vertical scale.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = hypot(a, b)
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
        rotation: c == 0 && d == 0 ? 0 : atan2(-c, d), translation: translation)
    }
    // The first row is width·(cos, sin). The second row in the rotated frame is height·(shear, 1), its parts
    // along and across the first row.
    let height = determinant / width
    let shear = height == 0 ? 0 : (a * c + b * d) / (width * height)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: atan2(b, a),
      translation: translation)
  }
}
