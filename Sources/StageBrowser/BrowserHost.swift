import Foundation
import Stage
import UIKit

/// Runs an application in a web page. Linking `StageBrowser` is enough for a plain
/// `@main class AppDelegate: UIResponder, UIApplicationDelegate`; UIKit finds this class by name.
public final class BrowserHost: ApplicationHost {
  @MainActor package static func run(_ delegateClass: any UIApplicationDelegate.Type) -> Never {
    Task { @MainActor in
      do {
        let title = ProcessInfo.processInfo.processName
        let stage = ApplicationManifest.main.isForTabletsAlone ? Stage(device: .iPad10) : Stage()
        let live = LiveStage(
          title: title, content: .application(delegateClass), screen: nil, stage: stage)
        try await StageServer(live: live).run()
        exit(0)
      } catch {
        Diagnostics.write("\(error)")
        exit(1)
      }
    }
    let endings = [SIGINT, SIGTERM].map { Self.endsApplication(by: $0) }
    // The main thread stays the main thread, and timers of its run loop fire.
    while true {
      withExtendedLifetime(endings) {
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      }
    }
  }

  /// Has the application told before a signal ends the program: Control-C, or whoever stops it.
  @MainActor private static func endsApplication(by number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated { UIApplication.shared.terminate() }
      // As a shell names a program that a signal has ended.
      exit(128 + number)
    }
    source.resume()
    return source
  }
}
