import Foundation
import OozeKernel

/// Visits the screens of a built app, each in a process of its own.
package struct AppVisits {
  private let executable: URL
  private let folder: OwnedFolder

  /// The longest time for a launch, in seconds. It takes about a second on a quiet machine, and so does each step.
  var secondsForLaunch = 60
  /// The longest time for each step, in seconds.
  var secondsForStep = 20
  /// Variables for the app, in addition to those of the visit.
  var additionalEnvironment: [String: String] = [:]

  /// The exit code of an app that can't read or write the files of the visit (`sysexits.h`).
  private static let fileError: Int32 = 74

  /// - Parameter folder: The folder for the files of a visit.
  package init(of executable: URL, in folder: OwnedFolder) {
    self.executable = executable
    self.folder = folder
  }

  /// Launches the app, takes the steps, and returns the result. Throws if the visit's files can't be read or written.
  package func visit(_ path: [TourStep]) throws -> Tour.Visit {
    let order = TourOrder(visit: UUID().uuidString, steps: path)
    try folder.make(RelativePath(TourFiles.order)!, JSONEncoder().encode(order))
    var command = Command([executable.path])
    command.environment = environment.merging(additionalEnvironment) { own, _ in own }
    var lines: [String] = []
    let limit = secondsForLaunch + secondsForStep * path.count
    command.seconds = limit
    let end = ContinuousClock.now + .seconds(limit)
    let status = try command.run { line in
      lines.append(line)
      if lines.count > Self.maximumLines { lines.removeFirst(lines.count / 2) }
    }
    if status == Self.fileError {
      throw ProjectError("the app can't use this folder: \(lines.last ?? "")", file: folder.url)
    }
    if status == 0, let screen: TourScreen = read(TourFiles.screen), screen.visit == order.visit {
      let picture = folder.location(of: RelativePath(TourFiles.picture)!).bytes
      return .screen(screen, picture: picture ?? [])
    }
    let progress: TourProgress? = read(TourFiles.progress)
    let step = progress?.visit == order.visit ? progress?.step : nil
    // A program that ignores the timer's first signal is killed, which looks like a crash.
    let finding =
      .now >= end
      ? TourFinding(.hang, "The app didn't finish within \(limit) s.") : Self.crash(status, lines)
    return .ended(finding, inStep: step ?? 0)
  }

  /// The maximum number of lines of output that are kept to find the reason of a crash.
  private static let maximumLines = 2000

  /// The app finds its home folder, its preferences and its caches in the visit's folder.
  private var environment: [String: String] {
    let home = folder.location(of: RelativePath(TourFiles.home)!).path
    return [
      TourFiles.variable: folder.url.path, "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": home,
      "XDG_CACHE_HOME": home + "/.cache", "XDG_CONFIG_HOME": home + "/.config",
      "XDG_DATA_HOME": home + "/.local/share",
    ]
  }

  private func read<Value: Decodable>(_ name: String) -> Value? {
    let bytes = RelativePath(name).flatMap { folder.location(of: $0).bytes }
    return bytes.flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
  }

  private static func crash(_ status: Int32, _ lines: [String]) -> TourFinding {
    let end =
      status > 128
      ? "Signal \(status - 128) (\(String(cString: strsignal(status - 128)))) ended the process"
      : "The process ended with code \(status)"
    let reason = lines.first {
      $0.contains(#/(?:Fatal error|Precondition failed|Assertion failed)/#)
    }
    return TourFinding(.crash, reason.map { "\(end): \($0)" } ?? end + ".")
  }
}
