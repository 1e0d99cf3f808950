import Foundation
import QuartzCore

/// The clock of tests without a stage. Time passes as on a device while a test waits.
///
/// A test that presents a controller or animates a view waits with an expectation, and the wait runs the main
/// run loop. While UIKit has something to do, a timer on that run loop produces sixty frames per second.
/// Otherwise time doesn't advance. Swift Testing tests wait in another way, and advance a `Stage` themselves.
enum Heartbeat: RenderLoopDriver {
  static func drive(_ loop: RenderLoop) {
    // SwiftPM uses this argument to start the same program for Swift Testing.
    guard !CommandLine.arguments.contains("swift-testing") else { return }
    nonisolated(unsafe) let loop = loop
    MainActor.assumeIsolated {
      let heart = Heart(loop)
      loop.onNeedsFrame = { MainActor.assumeIsolated { heart.beat() } }
      heart.beat()
    }
  }
}

/// Provides the clock to QuartzCore, which knows nothing about tests. The loader calls it before the program starts.
@section(".init_array") @used
private let registration: @convention(c) () -> Void = { RenderLoop.driver.register(Heartbeat.self) }

/// The timer of one render loop.
@MainActor final class Heart {
  private let loop: RenderLoop
  private(set) var timer: Timer?

  init(_ loop: RenderLoop) { self.loop = loop }

  /// Produces frames until there is nothing to do.
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
