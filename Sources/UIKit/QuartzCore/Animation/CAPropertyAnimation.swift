/// An animation of one property, named by its key path, such as `"opacity"` or `"transform.scale.x"`.
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property, or a part of it.
  open var keyPath: String? { didSet { target = nil } }
  /// Whether the value is added to what is shown otherwise (transforms: done before it).
  open var isAdditive = false
  /// Whether each run begins where the last one ended.
  open var isCumulative = false
  /// Makes transforms of numbers; for the key paths `transform` and `sublayerTransform`.
  open var valueFunction: CAValueFunction?
  /// Says how far the animation is in place of the layer's time, its duration and its timing function.
  package var progressSource: (any AnimationProgressSource)?
  /// The key path, taken apart; found when first needed, for it is asked for in every frame.
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

  /// The animation's value at `fraction` of its way (below 0 and above 1 for springs), where without it
  /// `current` is shown; `nil` when there is nothing to show.
  func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? { nil }

  /// How far on its way the animation is.
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

  /// Writes what is shown at `progress` (x and y of points, then everything else) of run `iteration`.
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

/// A clock that animations follow instead of their layer's: that of a property animator, which can be
/// stopped, moved by hand and turned round.
package protocol AnimationProgressSource: AnyObject {
  /// How far on the way its animations are now: 0 at the start, 1 at the end, springs go beyond. The
  /// first two numbers are those of a point's x and y, the third is that of every other value.
  var progress: SIMD3<Double> { get }

  /// Whether time alone changes the progress.
  var isMoving: Bool { get }
}
