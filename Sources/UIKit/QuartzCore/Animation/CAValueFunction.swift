/// A function that makes transforms from an animation's numbers, so that a rotation can have several turns.
open class CAValueFunction: NSObject, @unchecked Sendable {
  open private(set) var name: CAValueFunctionName

  /// Creates a function, or returns `nil` for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard Self.transforms[name] != nil else { return nil }
    self.name = name
    super.init()
  }

  /// Returns the transform, or `nil` if `value` doesn't have the number of components that the function needs.
  func transform(of value: AnimatableValue) -> AnimatableValue? {
    let numbers = value.components.map { CGFloat($0) }
    guard let (count, transform) = Self.transforms[name], count == numbers.count else { return nil }
    return .transform(transform(numbers))
  }

  /// The number of components for each function, and the transform that it makes.
  private static let transforms:
    [CAValueFunctionName: (count: Int, transform: @Sendable ([CGFloat]) -> CATransform3D)] = [
      .rotateX: (1, { CATransform3DMakeRotation($0[0], 1, 0, 0) }),
      .rotateY: (1, { CATransform3DMakeRotation($0[0], 0, 1, 0) }),
      .rotateZ: (1, { CATransform3DMakeRotation($0[0], 0, 0, 1) }),
      .scale: (3, { CATransform3DMakeScale($0[0], $0[1], $0[2]) }),
      .scaleX: (1, { CATransform3DMakeScale($0[0], 1, 1) }),
      .scaleY: (1, { CATransform3DMakeScale(1, $0[0], 1) }),
      .scaleZ: (1, { CATransform3DMakeScale(1, 1, $0[0]) }),
      .translate: (3, { CATransform3DMakeTranslation($0[0], $0[1], $0[2]) }),
      .translateX: (1, { CATransform3DMakeTranslation($0[0], 0, 0) }),
      .translateY: (1, { CATransform3DMakeTranslation(0, $0[0], 0) }),
      .translateZ: (1, { CATransform3DMakeTranslation(0, 0, $0[0]) }),
    ]
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = Self(rawValue: "rotateX")
  public static let rotateY = Self(rawValue: "rotateY")
  public static let rotateZ = Self(rawValue: "rotateZ")
  public static let scale = Self(rawValue: "scale")
  public static let scaleX = Self(rawValue: "scaleX")
  public static let scaleY = Self(rawValue: "scaleY")
  public static let scaleZ = Self(rawValue: "scaleZ")
  public static let translate = Self(rawValue: "translate")
  public static let translateX = Self(rawValue: "translateX")
  public static let translateY = Self(rawValue: "translateY")
  public static let translateZ = Self(rawValue: "translateZ")
}
