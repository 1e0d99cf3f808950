import QuartzCore
import UIKit

/// Calls back in each frame, for as long as it is told to.
///
///     let ticker = FrameTicker { [weak self] seconds in self?.step(seconds) }
///     ticker.isRunning = true
///
/// A display link holds its target strongly; this holds nothing but its closure, and stops with its
/// last reference.
@MainActor final class FrameTicker {
  private let relay: Relay
  private var link: CADisplayLink?

  /// - Parameter onFrame: Gets the time since the frame before in seconds, 0 in the first one.
  init(onFrame: @escaping @MainActor (_ seconds: Double) -> Void) {
    relay = Relay(onFrame: onFrame)
  }

  isolated deinit { link?.invalidate() }

  /// Whether frames are called. It begins anew each time: what passed in between doesn't count.
  var isRunning = false {
    didSet {
      guard isRunning != oldValue else { return }
      link?.invalidate()
      link = isRunning ? relay.makeLink() : nil
      relay.last = nil
    }
  }

  /// The display link's target.
  @MainActor private final class Relay: NSObject {
    let onFrame: @MainActor (Double) -> Void
    var last: Double?

    init(onFrame: @escaping @MainActor (Double) -> Void) { self.onFrame = onFrame }

    func makeLink() -> CADisplayLink {
      #if canImport(ObjectiveC)
        let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
      #else
        let link = CADisplayLink(target: self, selector: Selector("tick(_:)", Relay.tick))
      #endif
      link.add(to: .main, forMode: .common)
      return link
    }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func tick(_ link: CADisplayLink) {
      let seconds = last.map { link.timestamp - $0 } ?? 0
      last = link.timestamp
      onFrame(max(seconds, 0))
    }
  }
}
