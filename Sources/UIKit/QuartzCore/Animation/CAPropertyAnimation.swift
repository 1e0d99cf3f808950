/// An animation of one property, identified by a key path such as `"opacity"` or `"transform.scale.x"`.
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the property, or of a part of it.
  open var keyPath: String? { didSet { target = nil } }
  /// Whether the value is added to the current one. Transforms are applied before the current one.
  open var isAdditive = false
  /// Whether each run begins where the last one ended.
  open var isCumulative = false
  /// The function that converts numbers to transforms, for the key paths `transform` and `sublayerTransform`.
  open var valueFunction: CAValueFunction?
  /// The source of the progress, instead of the layer's time, the duration and the timing function.
  package var progressSource: (any AnimationProgressSource)?
  /// The parsed key path, computed on demand because it is needed in every frame.
  private var target: AnimationKeyPath?

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
    progressSource = other.progressSource
  }

  /// Returns the animation's value at `fraction` of the way (below 0 and above 1 for springs), where `current`
  /// is the value without the animation. Returns `nil` if there is nothing to show.
  func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? { nil }

  /// Returns the fraction of the way that the animation has covered.
  func fraction(of sample: MediaTiming.Sample, duration: CFTimeInterval) -> Double {
    timingFunction?.value(at: sample.progress) ?? sample.progress
  }

  override func apply(
    to properties: inout LayerProperties, at time: CFTimeInterval, surrounding: CFTimeInterval
  ) {
    guard let progressSource else {
      super.apply(to: &properties, at: time, surrounding: surrounding)
      return
    }
    show(progressSource.progress, iteration: 0, in: &properties)
  }

  override func show(
    _ sample: MediaTiming.Sample, duration: CFTimeInterval, in properties: inout LayerProperties
  ) {
    let fraction = fraction(of: sample, duration: duration)
    show(SIMD3(repeating: fraction), iteration: sample.iteration, in: &properties)
  }

  /// Writes the value at `progress` (x and y of points, then all other values) of run `iteration`.
  func show(_ progress: SIMD3<Double>, iteration: Int, in properties: inout LayerProperties) {
    if target == nil { target = keyPath.map { AnimationKeyPath(animated: $0) } }
    guard let target, let shown = target.read(properties) else { return }
    let current = isAdditive ? shown.zero : shown
    guard var value = value(at: progress, current: current) else { return }
    if isCumulative && iteration > 0, let end = self.value(at: 1, current: current) {
      for _ in 0..<min(iteration, 10_000) { value = value.adding(end) }
    }
    if let valueFunction { value = valueFunction.transform(of: value) ?? value }
    target.write(isAdditive ? shown.adding(value) : value, to: &properties)
  }

  private func value(
    at progress: SIMD3<Double>, current: AnimatableValue
  ) -> AnimatableValue? {
    guard case .point = current, progress.x != progress.y,
      let along = value(at: progress.x, current: current)?.point,
      let across = value(at: progress.y, current: current)?.point
    else { return value(at: progress.z, current: current) }
    return .point(CGPoint(x: along.x, y: across.y))
  }
}

/// A clock that animations follow instead of their layer's. The clock of a property animator can be stopped,
/// moved and reversed.
package protocol AnimationProgressSource: AnyObject {
  /// The progress of its animations: 0 at the start, 1 at the end, more or less for springs. The first two
  /// numbers are for the x and y of points, the third is for all other values.
  var progress: SIMD3<Double> { get }

  /// Whether the progress changes with time.
  var isMoving: Bool { get }
}
