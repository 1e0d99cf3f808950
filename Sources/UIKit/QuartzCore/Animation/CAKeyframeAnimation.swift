/// An animation through a list of values, or along a path.
///
/// Each end point of a path element is a value; between them the animation follows the element. With a path,
/// `values` are ignored.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? { didSet { track = nil } }
  /// The path to follow, for properties that are points.
  open var path: CGPath? { didSet { track = nil } }
  /// The time of each value, rising from 0 to 1 of the run. In `discrete` mode there is one more, the end of
  /// the last value. `nil` distributes them evenly. The paced modes ignore it.
  open var keyTimes: [NSNumber]?
  /// The timing curve of each step between two values. The paced modes ignore it.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }
  /// Whether and how the layer rotates with the path's direction.
  open var rotationMode: CAAnimationRotationMode?
  /// For the cubic modes, one number for each value: 1 is a tight curve, −1 a loose one.
  open var tensionValues: [NSNumber]? { didSet { track = nil } }
  /// For the cubic modes, the sharpness of the corner at each value; 0 is smooth.
  open var continuityValues: [NSNumber]? { didSet { track = nil } }
  /// For the cubic modes, whether the curve passes each value early (below 0) or late.
  open var biasValues: [NSNumber]? { didSet { track = nil } }

  /// The track, computed on demand.
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

  /// Returns the position on the track at `fraction` of the run.
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

/// The way in which a keyframe animation moves between two values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  /// There are no intermediate values: each value stays until the next one.
  public static let discrete = Self(rawValue: "discrete")
  /// Like linear, but with constant speed over the whole track.
  public static let paced = Self(rawValue: "paced")
  /// The values are connected by a smooth curve.
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The way in which a layer rotates along its path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points in the path's direction.
  public static let rotateAuto = Self(rawValue: "auto")
  /// The layer's x axis points against the path's direction.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
