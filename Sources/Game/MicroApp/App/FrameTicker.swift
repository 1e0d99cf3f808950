import QuartzCore
import UIKit

/// Calls back in each frame, for as long as it is told to.
///
///     let ticker = FrameTicker { [weak self] seconds in self?.step(seconds) }
///     ticker.isRunning = true
///
/// Its owner stops it when its screen leaves the window. A ticker that was let go while it ran calls
/// nothing any more: a display link holds its target strongly, but that holds the ticker weakly, and
/// ends the link in the next frame.
@available(iOS 16, *)
@MainActor final class FrameTicker {
  private let onFrame: @MainActor (_ seconds: Double) -> Void
  private var link: CADisplayLink?
  /// When the last frame was; `nil` before the first one.
  private var last: Double?

  /// - Parameter onFrame: Gets the time since the frame before in seconds, 0 in the first one.
  init(onFrame: @escaping @MainActor (_ seconds: Double) -> Void) {
    self.onFrame = onFrame
  }

  /// Whether frames are called. It begins anew each time: what passed in between doesn't count.
  var isRunning = false {
    didSet {
      guard isRunning != oldValue else { return }
      link?.invalidate()
      link = isRunning ? Relay(self).makeLink() : nil
      last = nil
    }
  }

  private func tick(at time: Double) {
    let seconds = last.map { time - $0 } ?? 0
    last = time
    onFrame(max(seconds, 0))
  }

  /// The display link's target.
  @MainActor private final class Relay: NSObject {
    private weak var ticker: FrameTicker?

    init(_ ticker: FrameTicker) { self.ticker = ticker }

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
      guard let ticker else { return link.invalidate() }
      ticker.tick(at: link.timestamp)
    }
  }
}
