/// Through a list of values, or along a path.
///
/// Every point of a path at which one element ends is a value; between them the animation follows the
/// element. With a path, `values` are ignored.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? { didSet { track = nil } }
  /// For points: the way itself.
  open var path: CGPath? { didSet { track = nil } }
  /// When each value is reached, rising from 0 to 1 of the run; with `discrete` one more, the end of the
  /// last. `nil` spaces them evenly. Ignored by the paced modes.
  open var keyTimes: [NSNumber]?
  /// The pace of each step between two values. Ignored by the paced modes.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }
  /// Whether the layer turns into the path's direction.
  open var rotationMode: CAAnimationRotationMode?
  /// For the cubic modes, one number for each value: 1 is a tight curve, −1 a slack one.
  open var tensionValues: [NSNumber]? { didSet { track = nil } }
  /// For the cubic modes: how sharp the corner is at each value, 0 for smooth.
  open var continuityValues: [NSNumber]? { didSet { track = nil } }
  /// For the cubic modes: whether the curve passes each value early (below 0) or late.
  open var biasValues: [NSNumber]? { didSet { track = nil } }

  /// Found when first needed.
  private var track: KeyframeTrack?

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }

  override func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? {
    track(like: current)?.value(at: position(at: fraction, in: track(like: current)))
  }

  override func show(
    _ progress: SIMD3<Double>, iteration: Int, in properties: inout LayerProperties
  ) {
    super.show(progress, iteration: iteration, in: &properties)
    guard let rotationMode, path != nil, let track = track(like: .point(.zero)) else { return }
    guard var angle = track.direction(at: position(at: progress.z, in: track)) else { return }
    if rotationMode == .rotateAutoReverse { angle += .pi }
    properties.transform = CATransform3DRotate(properties.transform, CGFloat(angle), 0, 0, 1)
  }

  private func track(like current: AnimatableValue) -> KeyframeTrack? {
    if track == nil {
      track =
        path.map { KeyframeTrack(path: $0) }
        ?? KeyframeTrack(
          values: (values ?? []).compactMap { AnimatableValue($0)?.asKind(of: current) },
          shape: isCubic ? spline : nil)
    }
    return track.flatMap { $0.isEmpty ? nil : $0 }
  }

  private var isCubic: Bool {
    calculationMode == .cubic || calculationMode == .cubicPaced
  }

  private var spline: SplineShape {
    func list(_ numbers: [NSNumber]?) -> [Double] { (numbers ?? []).map(\.doubleValue) }
    return SplineShape(
      tension: list(tensionValues), continuity: list(continuityValues), bias: list(biasValues))
  }

  /// Where on the track the animation is at `fraction` of its run.
  private func position(at fraction: Double, in track: KeyframeTrack?) -> KeyframeTrack.Position {
    guard let track else { return .init(step: 0, fraction: 0) }
    switch calculationMode {
    case .paced, .cubicPaced: return track.position(atLength: fraction)
    case .discrete:
      let count = track.stepCount + 1
      let times = usableKeyTimes(count: count + 1) ?? usableKeyTimes(count: count)
      let index =
        times.map { times in (times.lastIndex { $0 <= fraction } ?? 0) }
        ?? Int(fraction.clamped(to: 0...1) * Double(count))
      let value = min(index, count - 1)
      return value < track.stepCount
        ? .init(step: value, fraction: 0) : .init(step: max(0, track.stepCount - 1), fraction: 1)
    default: return steppedPosition(at: fraction, in: track)
    }
  }

  private func steppedPosition(
    at fraction: Double, in track: KeyframeTrack
  ) -> KeyframeTrack.Position {
    let count = track.stepCount
    guard count > 0 else { return .init(step: 0, fraction: 0) }
    let times =
      usableKeyTimes(count: count + 1) ?? (0...count).map { Double($0) / Double(count) }
    let step = (times.lastIndex { $0 <= fraction } ?? 0).clamped(0, count - 1)
    let span = times[step + 1] - times[step]
    var local = span > 0 ? (fraction - times[step]) / span : 1
    local = local.clamped(to: 0...1)
    if let functions = timingFunctions, step < functions.count {
      local = functions[step].value(at: local)
    }
    return .init(step: step, fraction: local)
  }

  private func usableKeyTimes(count: Int) -> [Double]? {
    guard let keyTimes, keyTimes.count == count else { return nil }
    return keyTimes.map(\.doubleValue)
  }
}

/// The way of a keyframe animation between two values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  /// Nothing between: each value stays until the next.
  public static let discrete = Self(rawValue: "discrete")
  /// As linear, at an even speed over the whole way.
  public static let paced = Self(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// How a layer turns along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis into the path's direction.
  public static let rotateAuto = Self(rawValue: "auto")
  /// Its x axis against the path's direction.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
