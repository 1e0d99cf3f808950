import Foundation
import QuartzCore

/// The time of tests that have no stage: it passes as on a device while a test waits.
///
/// A test that presents a controller or animates a view waits for what comes then, by an expectation, and its
/// waiting runs the main run loop. As long as UIKit has something to do, a timer there makes a frame sixty times a
/// second. In between the time stands still. Tests by Swift Testing wait otherwise, and move a `Stage` themselves.
@_spi(Lowered) public enum Heartbeat: RenderLoopDriver {
  package static func drive(_ loop: RenderLoop) {
    // The argument by which SwiftPM starts the same program for the other library.
    guard !CommandLine.arguments.contains("swift-testing") else { return }
    nonisolated(unsafe) let loop = loop
    MainActor.assumeIsolated {
      let heart = Heart(loop)
      loop.onNeedsFrame = { MainActor.assumeIsolated { heart.beat() } }
      heart.beat()
    }
  }
}

/// The timer of one loop.
@MainActor final class Heart {
  private let loop: RenderLoop
  private(set) var timer: Timer?

  init(_ loop: RenderLoop) { self.loop = loop }

  /// Makes frames until there is nothing to do.
  func beat() {
    guard timer == nil else { return }
    let start = loop.now - ProcessInfo.processInfo.systemUptime
    let timer = Timer(timeInterval: loop.frameDuration, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.makeFrame(at: start + ProcessInfo.processInfo.systemUptime)
      }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  private func makeFrame(at time: Double) {
    loop.advance(to: time)
    guard !loop.hasActivity else { return }
    timer?.invalidate()
    timer = nil
  }
}
