/// Calls a method in every frame, as long as it is added to a run loop and not paused.
///
/// It ticks with the render loop that is current when it is added, at the loop's time; which run loop and
/// mode it is added to makes no difference here, added is added.
open class CADisplayLink: NSObject {
  /// `nil` once invalidated, so that the target is let go.
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private weak var loop: RenderLoop?
  private var lastTick: CFTimeInterval?

  /// Keeps `target` until it is invalidated. `sel` has to carry a method of `target`, which takes the link
  /// or nothing.
  public init(target: Any, selector sel: Selector) {
    precondition(
      sel.isCallable,
      "CADisplayLink: the selector \(sel) carries no method; write Selector(name, method)")
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// The time of the last frame that was shown: the one the link is called for.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the frame that the link is called for next.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds from one frame of the screen to the next.
  open private(set) var duration: CFTimeInterval = 0

  /// Does not call while `true`.
  open var isPaused = false {
    didSet {
      if oldValue && !isPaused {
        lastTick = nil
        loop?.wake()
      }
    }
  }

  /// How often it would like to be called; the screen's own rate when there is no preference. It is
  /// called in every frame, or every second, every third…: the nearest to what is preferred.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Frames per second; 0 for the screen's own.
  open var preferredFramesPerSecond: Int {
    get { Int((preferredFrameRateRange.preferred ?? 0).clamped(to: 0...1000)) }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(
        minimum: rate, maximum: rate, preferred: rate == 0 ? nil : rate)
    }
  }
  /// In every how many frames of a screen of 60 a second the link is called, from 1: the older way to say
  /// ``preferredFramesPerSecond``.
  open var frameInterval: Int {
    get { preferredFramesPerSecond == 0 ? 1 : max(1, 60 / preferredFramesPerSecond) }
    set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    let loop = loop ?? RenderLoop.current
    self.loop = loop
    loop.displayLinks.add(self)
    loop.wake()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { loop?.displayLinks.remove(self) }
  }

  /// Ends it for good and lets the target go.
  open func invalidate() {
    modes = []
    loop?.displayLinks.remove(self)
    target = nil
  }

  func tick(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
    guard !isPaused, let target else { return }
    let interval = preferredFrameRateRange.interval(frame: frameDuration)
    // Half a frame of grace, so that every second frame is met whatever the rounding. A link that comes in
    // every frame comes in short ones as well, as the stage makes them.
    if let lastTick, interval > frameDuration, time - lastTick < interval - frameDuration / 2 {
      return
    }
    lastTick = time
    timestamp = time
    targetTimestamp = time + interval
    duration = frameDuration
    // Render loops run on the main thread.
    nonisolated(unsafe) let receiver = target
    nonisolated(unsafe) let sender = self
    let method = selector
    MainActor.assumeIsolated {
      _ = method.perform(on: receiver, sender)
    }
  }
}

/// The display links of one loop, in the order they were added.
final class DisplayLinks {
  private var links: [CADisplayLink] = []

  var isTicking: Bool { links.contains { !$0.isPaused } }

  func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Ends all links, which let go of those whom they told of frames.
  func letGo() {
    for link in links { link.invalidate() }
  }

  /// Links added in a tick begin with the next frame; removed ones are not called any more.
  func tick(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
    for link in links where links.contains(where: { $0 === link }) {
      link.tick(at: time, frameDuration: frameDuration)
    }
  }
}
