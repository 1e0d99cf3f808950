/// How often something would like to be shown, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// `nil` for no preference.
  public var preferred: Float?

  /// No preference at all.
  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange()

  /// Seconds between calls on a screen whose frames last `frame`: whole frames, as near to the preferred
  /// rate as they come, and among those within the range where there are any.
  func interval(frame: CFTimeInterval) -> CFTimeInterval {
    func frames(_ rate: Float) -> Double { 1 / (Double(rate) * frame) }
    guard let preferred = preferred ?? (maximum > 0 ? maximum : nil), preferred > 0 else {
      return frame
    }
    var count = frames(preferred).rounded()
    // A millionth of a frame for rates that are no whole fractions.
    if minimum > 0 { count = min(count, (frames(minimum) + 1e-6).rounded(.down)) }
    if maximum > 0 { count = max(count, (frames(maximum) - 1e-6).rounded(.up)) }
    return frame * max(1, count)
  }
}
