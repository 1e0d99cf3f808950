/// A timer that calls a method in every frame while it is added to a run loop and not paused.
///
/// It follows the render loop that is current when it is added, at that loop's time. The run loop and mode make
/// no difference here.
open class CADisplayLink: NSObject {
  /// The target; `nil` after the link was invalidated, so that the target is released.
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private weak var loop: RenderLoop?
  private var lastTick: CFTimeInterval?

  /// Creates a display link, which retains `target` until it is invalidated. `sel` must contain a method of
  /// `target` that takes the link or no argument.
  public init(target: Any, selector sel: Selector) {
    precondition(
      sel.isCallable,
      "CADisplayLink: the selector \(sel) carries no method; write Selector(name, method)")
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// The time of the frame that the link is called for.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame that the link will be called for.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the screen, in seconds.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether the link is paused. A paused link isn't called.
  open var isPaused = false {
    didSet {
      if oldValue && !isPaused {
        lastTick = nil
        loop?.wake()
      }
    }
  }

  /// The preferred rate of calls; without a preference, the screen's own rate. The link is called in every
  /// frame, or in every second, third and so on, whichever is nearest to the preferred rate.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The preferred number of calls per second; 0 for the screen's own rate.
  open var preferredFramesPerSecond: Int {
    get { Int((preferredFrameRateRange.preferred ?? 0).clamped(to: 0...1000)) }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(
        minimum: rate, maximum: rate, preferred: rate == 0 ? nil : rate)
    }
  }
  /// The number of frames between calls on a screen with 60 frames per second, from 1. This is the older form
  /// of ``preferredFramesPerSecond``.
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

  /// Ends the link permanently and releases the target.
  open func invalidate() {
    modes = []
    loop?.displayLinks.remove(self)
    target = nil
  }

  func tick(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
    guard !isPaused, let target else { return }
    let interval = preferredFrameRateRange.interval(frame: frameDuration)
    // Half a frame of tolerance makes the link meet every second frame in spite of rounding. A link that is
    // called in every frame is also called in shorter frames, which the stage may make.
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

/// The display links of one loop, in the order in which they were added.
final class DisplayLinks {
  private var links: [CADisplayLink] = []

  var isTicking: Bool { links.contains { !$0.isPaused } }

  func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Ends all links, which then release their targets.
  func letGo() {
    for link in links { link.invalidate() }
  }

  /// Calls the links. Links that are added during this call begin with the next frame, and removed links aren't
  /// called any more.
  func tick(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
    for link in links where links.contains(where: { $0 === link }) {
      link.tick(at: time, frameDuration: frameDuration)
    }
  }
}
