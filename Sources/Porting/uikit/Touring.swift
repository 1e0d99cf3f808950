import ArgumentParser
import Foundation
import OozeKernel
import Projects

/// Tours an app, shows the progress, and writes the page.
struct Touring {
  let app: URL
  let limits: (screens: Int, seconds: Int)

  /// Throws exit code 1 if the app crashed or hung.
  /// - Parameter folder: The folder for the files of a visit. Two tours of an app wait for each other.
  func run(in folder: OwnedFolder, page: OwnedFolder) throws {
    let lock = try ScratchLock(folder) { Console.say($0) }
    defer { withExtendedLifetime(lock) {} }
    let visits = AppVisits(of: app, in: folder)
    var tour = Tour()
    var said = (failures: 0, stops: 0)
    try tour.run(
      limits: Tour.Limits(screens: limits.screens, seconds: limits.seconds),
      visit: visits.visit
    ) { path, tour in
      Self.say(tour, &said)
      Console.show("Screen \(tour.stops.count + 1): \(path.title)")
    }
    Self.say(tour, &said)
    let name = app.lastPathComponent
    let result = TourPage(tour, title: name)
    let file = try result.store(in: page)
    Console.say("\(name): \(result.summary)")
    Console.print(file.path)
    guard tour.failures.isEmpty else { throw ExitCode(1) }
  }

  /// Prints what has been found since the last time.
  private static func say(_ tour: Tour, _ said: inout (failures: Int, stops: Int)) {
    for failure in tour.failures[said.failures...] {
      Console.say("\(failure.finding.kind.title): \(failure.path.title)\n  \(failure.finding.text)")
    }
    for stop in tour.stops[said.stops...] {
      Console.say("Screen: \(stop.path.title)")
      for finding in stop.findings {
        let line = finding.text.split(separator: "\n").first ?? ""
        Console.say("  \(finding.kind.title): \(line)")
      }
    }
    said = (tour.failures.count, tour.stops.count)
  }
}
