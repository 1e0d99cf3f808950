/// An animation of one property, named by its key path, such as `"opacity"` or `"transform.scale.x"`.
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property, or a part of it.
  open var keyPath: String?
  /// Whether the value is added to what is shown otherwise (transforms: done before it).
  open var isAdditive = false
  /// Whether each run begins where the last one ended.
  open var isCumulative = false
  /// Makes transforms of numbers; for the key paths `transform` and `sublayerTransform`.
  open var valueFunction: CAValueFunction?

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The animation's value at `fraction` of its way (below 0 and above 1 for springs), where without it
  /// `current` is shown; `nil` when there is nothing to show.
  func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? { nil }

  /// How far on its way the animation is.
  func fraction(of sample: MediaTiming.Sample, duration: CFTimeInterval) -> Double {
    timingFunction?.value(at: sample.progress) ?? sample.progress
  }

  override func show(
    _ sample: MediaTiming.Sample, duration: CFTimeInterval, in properties: inout LayerProperties
  ) {
    guard let keyPath, let target = AnimationKeyPath(keyPath),
      let shown = target.read(properties)
    else { return }
    let current = isAdditive ? shown.zero : shown
    let fraction = fraction(of: sample, duration: duration)
    guard var value = value(at: fraction, current: current) else { return }
    if isCumulative && sample.iteration > 0, let end = self.value(at: 1, current: current) {
      for _ in 0..<min(sample.iteration, 10_000) { value = value.adding(end) }
    }
    if let valueFunction { value = valueFunction.transform(of: value) ?? value }
    target.write(isAdditive ? shown.adding(value) : value, to: &properties)
  }
}
