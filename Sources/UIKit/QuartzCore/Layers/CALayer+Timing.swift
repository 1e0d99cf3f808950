extension CALayer: CAMediaTiming {
  /// Returns this layer's own time when the loop's is `time`.
  func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let parent = superlayerStorage?.localTime(time) ?? time
    return timing == Self.plainTiming ? parent : timing.localTime(parent)
  }

  /// Returns the loop's time when this layer's own is `time`.
  func loopTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let parent = timing == Self.plainTiming ? time : timing.parentTime(time)
    return superlayerStorage?.loopTime(parent) ?? parent
  }

  private static let plainTiming = MediaTiming()

  var isTimeMoving: Bool { timing.speed != 0 && superlayerStorage?.isTimeMoving ?? true }

  /// Converts a time of `l`, or of `CACurrentMediaTime()` for `nil`, to this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    (modelStorage ?? self).localTime(l?.loopTime(t) ?? t)
  }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = (modelStorage ?? self).loopTime(t)
    return l?.localTime(time) ?? time
  }

  private func changeTiming<Value: Equatable>(
    _ path: WritableKeyPath<MediaTiming, Value>, to value: Value
  ) {
    guard timing[keyPath: path] != value else { return }
    timing[keyPath: path] = value
    guard modelStorage == nil else { return }
    (loop ?? RenderLoop.current).animations.clockChanged()
  }

  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming(\.beginTime, to: newValue) }
  }
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming(\.duration, to: newValue) }
  }
  /// The speed of time in this layer's tree; 0 freezes its animations.
  public var speed: Float {
    get { timing.speed }
    set { changeTiming(\.speed, to: newValue) }
  }
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming(\.timeOffset, to: newValue) }
  }
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming(\.repeatCount, to: newValue) }
  }
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming(\.repeatDuration, to: newValue) }
  }
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming(\.autoreverses, to: newValue) }
  }
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming(\.fillMode, to: newValue) }
  }
}
