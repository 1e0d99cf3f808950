/// A value that can be animated, in the form used for interpolation.
enum AnimatableValue: Equatable, Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(RGBA?)
  case path(PathValue?)
  case image(ContentsIdentity?)
  case numbers([CGFloat])
  case colors([RGBA])
  case backdrop(Backdrop?)

  /// Converts a value in any public form, or returns `nil` for a value that can't be animated.
  init?(_ value: Any?) {
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(RGBA(value))
    case let value as Backdrop: self = .backdrop(value)
    case let value as CGPath: self = .path(PathValue(value))
    case let value as CGImage: self = .image(ContentsIdentity(image: value))
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as NSValue: self.init(boxed: value)
    case let value as [Any]: self.init(list: value)
    default: return nil
    }
  }

  private init?(list: [Any]) {
    let colors = list.compactMap { $0 as? CGColor }
    if !list.isEmpty && colors.count == list.count {
      self = .colors(colors.map(RGBA.init))
      return
    }
    let numbers = list.compactMap { AnimatableValue($0)?.number }
    guard numbers.count == list.count else { return nil }
    self = .numbers(numbers)
  }

  var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
  var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
  var size: CGSize? { if case .size(let value) = self { value } else { nil } }
  var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
  var transform: CATransform3D? { if case .transform(let value) = self { value } else { nil } }
  var color: RGBA?? { if case .color(let value) = self { .some(value) } else { nil } }
  var path: PathValue?? { if case .path(let value) = self { .some(value) } else { nil } }
  var image: ContentsIdentity?? { if case .image(let value) = self { .some(value) } else { nil } }
  var numbers: [CGFloat]? { if case .numbers(let value) = self { value } else { nil } }
  var colors: [RGBA]? { if case .colors(let value) = self { value } else { nil } }

  var backdrop: Backdrop?? { if case .backdrop(let value) = self { .some(value) } else { nil } }

  /// The object that `value(forKeyPath:)` returns.
  var object: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value?.cgColor
    case .path(let value): value?.path
    case .image(let value): value?.image
    case .numbers(let value): value.map { NSNumber(value: Double($0)) }
    case .colors(let value): value.map(\.cgColor)
    case .backdrop(let value): value
    }
  }
}
