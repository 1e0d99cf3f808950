/// Makes transforms of the numbers that an animation goes through, so that a turn of many rounds is one.
open class CAValueFunction: NSObject, @unchecked Sendable {
  open private(set) var name: CAValueFunctionName

  /// `nil` for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  /// `nil` when `value` has not as many numbers as the function needs.
  func transform(of value: AnimatableValue) -> AnimatableValue? {
    let numbers = value.components.map { CGFloat($0) }
    switch (name, numbers.count) {
    case (.rotateX, 1): return .transform(CATransform3DMakeRotation(numbers[0], 1, 0, 0))
    case (.rotateY, 1): return .transform(CATransform3DMakeRotation(numbers[0], 0, 1, 0))
    case (.rotateZ, 1): return .transform(CATransform3DMakeRotation(numbers[0], 0, 0, 1))
    case (.scale, 3): return .transform(CATransform3DMakeScale(numbers[0], numbers[1], numbers[2]))
    case (.scaleX, 1): return .transform(CATransform3DMakeScale(numbers[0], 1, 1))
    case (.scaleY, 1): return .transform(CATransform3DMakeScale(1, numbers[0], 1))
    case (.scaleZ, 1): return .transform(CATransform3DMakeScale(1, 1, numbers[0]))
    case (.translate, 3):
      return .transform(CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2]))
    case (.translateX, 1): return .transform(CATransform3DMakeTranslation(numbers[0], 0, 0))
    case (.translateY, 1): return .transform(CATransform3DMakeTranslation(0, numbers[0], 0))
    case (.translateZ, 1): return .transform(CATransform3DMakeTranslation(0, 0, numbers[0]))
    default: return nil
    }
  }
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

  static let all: Set<Self> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}
