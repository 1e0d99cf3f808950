import QuartzCore
import UIKit

/// Calls back in each frame while it is running.
///
///     let ticker = FrameTicker { [weak self] seconds in self?.step(seconds) }
///     ticker.isRunning = true
///
/// The owner stops it when its screen leaves the window. If a running ticker is released, it makes no more calls: the
/// display link holds its target strongly, but the target holds the ticker weakly and ends the link in the next frame.
@available(iOS 16, *)
@MainActor final class FrameTicker {
  private let onFrame: @MainActor (_ seconds: Double) -> Void
  private var link: CADisplayLink?
  /// The time of the last frame; `nil` before the first one.
  private var last: Double?

  /// Creates a ticker that isn't running yet.
  ///
  /// - Parameter onFrame: Receives the time since the previous frame in seconds, 0 in the first one.
  init(onFrame: @escaping @MainActor (_ seconds: Double) -> Void) {
    self.onFrame = onFrame
  }

  /// Whether frames are called. When it starts again, the time in between doesn't count.
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
