import Foundation
import Stage
import TextEngine
import UIKit

/// Runs an application in a web page. Link `StageBrowser` to a plain `@main class AppDelegate: UIResponder,
/// UIApplicationDelegate`; UIKit finds this class by name.
public final class BrowserHost: ApplicationHost {
  @MainActor package static func run(_ delegateClass: any UIApplicationDelegate.Type) -> Never {
    AppFonts.add(ApplicationManifest.main.fontFiles, of: .main)
    let tour = ProcessInfo.processInfo.environment[TourFiles.variable]
    Task { @MainActor in
      if let tour {
        await TourVisit(to: URL(fileURLWithPath: tour)).run(delegateClass)
      }
      do {
        let title = ProcessInfo.processInfo.processName
        let stage = ApplicationManifest.main.isForTabletsAlone ? Stage(device: .iPad10) : Stage()
        let live = LiveStage(
          title: title, content: .application(delegateClass), screen: nil, stage: stage)
        try await StageServer(live: live).run { UIApplication.shared.terminate() }
        exit(0)
      } catch {
        Diagnostics.write("\(error)")
        exit(1)
      }
    }
    // The main thread stays the main thread, and timers of its run loop fire.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
