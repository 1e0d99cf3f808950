/// The conversion between a value of a layer and the form in which animations change it.
struct AnimatableKind<Value>: Sendable {
  /// Reads a value; returns `nil` for a value of another kind.
  let read: @Sendable (AnimatableValue) -> Value?
  let write: @Sendable (Value) -> AnimatableValue
}

extension AnimatableKind<CGFloat> {
  static var number: Self { Self(read: { $0.number }, write: { .number($0) }) }
}

extension AnimatableKind<Float> {
  static var float: Self {
    Self(read: { $0.number.map { Float($0) } }, write: { .number(CGFloat($0)) })
  }
}

extension AnimatableKind<Int> {
  static var count: Self {
    Self(
      read: { $0.number.flatMap { Int(exactly: $0.rounded()) } },
      write: { .number(CGFloat($0)) })
  }
}

extension AnimatableKind<CGPoint> {
  static var point: Self { Self(read: { $0.point }, write: { .point($0) }) }
}

extension AnimatableKind<CGSize> {
  static var size: Self { Self(read: { $0.size }, write: { .size($0) }) }
}

extension AnimatableKind<CATransform3D> {
  static var transform: Self { Self(read: { $0.transform }, write: { .transform($0) }) }
}

extension AnimatableKind<RGBA?> {
  static var color: Self { Self(read: { $0.color }, write: { .color($0) }) }
}

extension AnimatableKind<CGRect> {
  static var rect: Self { Self(read: { $0.rect }, write: { .rect($0) }) }
}

extension AnimatableKind<PathValue?> {
  static var path: Self { Self(read: { $0.path }, write: { .path($0) }) }
}

extension AnimatableKind<ContentsIdentity?> {
  static var image: Self { Self(read: { $0.image }, write: { .image($0) }) }
}

extension AnimatableKind<Backdrop?> {
  static var backdrop: Self { Self(read: { $0.backdrop }, write: { .backdrop($0) }) }
}

extension AnimatableKind<[CGFloat]> {
  static var numbers: Self { Self(read: { $0.numbers }, write: { .numbers($0) }) }
}

extension AnimatableKind<[RGBA]> {
  static var colors: Self { Self(read: { $0.colors }, write: { .colors($0) }) }
}
