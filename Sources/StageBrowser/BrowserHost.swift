import Foundation
import Stage

/// Runs an application in a web page. Linking `StageBrowser` is enough for a plain
/// `@main class AppDelegate: UIResponder, UIApplicationDelegate`; UIKit finds this class by name.
public final class BrowserHost: ApplicationHost {
  @MainActor package static func run(_ delegateClass: any UIApplicationDelegate.Type) -> Never {
    Task { @MainActor in
      do {
        let title = ProcessInfo.processInfo.processName
        let live = LiveStage(
          title: title, content: .application(delegateClass), screen: nil, stage: Stage())
        try await StageServer(live: live).run()
        exit(0)
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
      }
    }
    // The main thread stays the main thread, and timers of its run loop fire.
    while true { RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
