/// A range of preferred frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// The preferred rate; `nil` for no preference.
  public var preferred: Float?

  /// Creates a range without a preference.
  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange()

  /// Returns the time between calls in seconds, on a screen whose frames last `frame`. It is a whole number of
  /// frames, as near to the preferred rate as possible, and within the range if there is one in it.
  func interval(frame: CFTimeInterval) -> CFTimeInterval {
    func frames(_ rate: Float) -> Double { 1 / (Double(rate) * frame) }
    guard let preferred = preferred ?? (maximum > 0 ? maximum : nil), preferred > 0 else {
      return frame
    }
    var count = frames(preferred).rounded()
    // A millionth of a frame is added for rates that don't divide the frame rate exactly.
    if minimum > 0 { count = min(count, (frames(minimum) + 1e-6).rounded(.down)) }
    if maximum > 0 { count = max(count, (frames(maximum) - 1e-6).rounded(.up)) }
    return frame * max(1, count)
  }
}
