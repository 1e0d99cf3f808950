/// An object that changes a layer's appearance over time. A layer runs a copy of the animation that is added to
/// it.
///
/// It also contains values for an app's own keys: `setValue(_:forKey:)` with any key stores the value, and copies have it
/// too. Delegates recognise animations by such values.
///
/// Source: Apple, Core Animation Programming Guide, "Key-Value Coding Compliant Container Classes".
open class CAAnimation: _CopyingObject, CAMediaTiming, CAAction {
  var timing = MediaTiming()

  public override init() { super.init() }

  /// The timing curve of each run; `nil` is linear.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate, which is kept strongly until the animation ends.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes the animation when it ends. The default is `true`.
  open var isRemovedOnCompletion = true

  /// The preferred frame rate. It has no effect: here animations are shown in every frame.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Returns the value of a key that hasn't been set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Runs the animation as an action: adds it to the layer under the event's key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  override func makeCopy() -> Any {
    let copy = LayerInitializers.make(type(of: self))
    copy.copyValues(of: self)
    return copy
  }

  func copyValues(of other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    customValues = other.customValues
  }

  /// Returns the duration of one run in seconds. If the animation doesn't set it, this is the duration of the
  /// transaction or group, `surrounding`.
  func runDuration(in surrounding: CFTimeInterval) -> CFTimeInterval {
    duration > 0 ? duration : surrounding
  }

  /// Writes the values of the animation at `time` (of its parent) into `properties`.
  func apply(
    to properties: inout LayerProperties, at time: CFTimeInterval, surrounding: CFTimeInterval
  ) {
    let duration = runDuration(in: surrounding)
    guard let sample = timing.sample(at: time, duration: duration) else { return }
    show(sample, duration: duration, in: &properties)
  }

  func show(
    _ sample: MediaTiming.Sample, duration: CFTimeInterval, in properties: inout LayerProperties
  ) {}

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The values of the app's own keys.
  private final var customValues: [String: Any] = [:]
}

extension CAAnimation: KeyedObject {
  package func keyed(_ path: String) -> Any? {
    customValues[path] ?? type(of: self).defaultValue(forKey: path)
  }

  package func setKeyed(_ value: Any?, _ path: String) { customValues[path] = value }
}

/// Methods that are called when an animation begins and ends. Each is optional.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called in the first frame that shows the animation.
  func animationDidStart(_ anim: CAAnimation)

  /// Called once for each animation. `flag` is `true` if the animation finished, and `false` if it was removed
  /// before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class that implements `NSCopying`, which iOS's objects get from a protocol.
open class _CopyingObject: NSObject, NSCopying {
  /// Returns a copy of the same class. Subclasses with values of their own override this to copy them.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }
  open override func copy() -> Any { copy(with: nil) }

  func makeCopy() -> Any { self }
}
