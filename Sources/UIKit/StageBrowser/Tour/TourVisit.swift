import Foundation
import Stage
import Synchronization
import UIKit

/// A visit to one screen of an app for `uikit open --tour`: launches the app, takes the steps of a path, and writes
/// the screen's picture, the possible next steps and the findings to a folder.
///
/// Each visit has a process of its own, so an app that crashes ends only this visit, and each path begins with the
/// state of a new installation.
@MainActor final class TourVisit {
  /// The stage's time that passes between two looks at the screen, in seconds.
  private static let interval = 0.05
  /// The real time between two looks, in seconds. Work that the app dispatched to the main queue runs meanwhile.
  private static let pause = 0.02
  /// The stage's time for which a screen must not change before it counts as settled, in seconds. It is longer than the
  /// time for which scroll indicators stay: the same screen with and without them would count as two.
  private static let quiet = 0.6
  /// The range of the time to settle, in seconds. Transitions take half a second on iOS, and an app often waits for
  /// as long before it shows something.
  private static let settling = 0.8...4.0

  private let stage: Stage
  private let folder: URL
  private let reports = Reports()

  /// The messages that UIKit wrote.
  private final class Reports: Sendable {
    let lines = Mutex<[String]>([])
  }

  init(to folder: URL) {
    self.folder = folder
    stage = ApplicationManifest.main.isForTabletsAlone ? Stage(device: .iPad10) : Stage()
    let reports = reports
    Diagnostics.observe { line in reports.lines.withLock { $0.append(line) } }
  }

  /// Makes the visit and ends the process.
  func run(_ delegateClass: any UIApplicationDelegate.Type) async -> Never {
    do {
      let order = try JSONDecoder().decode(
        TourOrder.self, from: Data(contentsOf: folder.appendingPathComponent(TourFiles.order)))
      try emptyHome()
      var screen = try await visit(order, launching: delegateClass)
      screen.visit = order.visit
      try stage.pngData().write(to: folder.appendingPathComponent(TourFiles.picture))
      try write(screen, to: TourFiles.screen)
      try emptyHome()
      // The app's own work at the end of the process isn't part of the visit.
      _exit(0)
    } catch {
      Diagnostics.write("The visit's files can't be read or written: \(error)")
      _exit(74)  // EX_IOERR of sysexits.h
    }
  }

  private func write(_ value: some Encodable, to name: String) throws {
    try JSONEncoder().encode(value).write(
      to: folder.appendingPathComponent(name), options: .atomic)
  }

  /// Makes the app's home folder as after its installation.
  private func emptyHome() throws {
    let home = folder.appendingPathComponent(TourFiles.home)
    try? FileManager.default.removeItem(at: home)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: false)
  }

  /// - Returns: The screen at the end of the path, or the one on which a step's target is missing.
  private func visit(
    _ order: TourOrder, launching delegateClass: any UIApplicationDelegate.Type
  ) async throws -> TourScreen {
    try write(TourProgress(visit: order.visit, step: 0), to: TourFiles.progress)
    stage.launch(delegateClass)
    await settle()
    for (index, step) in order.steps.enumerated() {
      try write(TourProgress(visit: order.visit, step: index + 1), to: TourFiles.progress)
      guard let target = TourTargets(on: stage).target(of: step) else {
        return screen(lostStep: index)
      }
      take(step, at: target)
      await settle()
    }
    return screen(lostStep: nil)
  }

  private func take(_ step: TourStep, at target: TourTargets.Target) {
    switch step.action {
    case .tap: stage.tap(at: target.point)
    case .scrollDown:
      stage.drag(
        from: target.point, by: CGVector(dx: 0, dy: -target.distance), duration: 0.4, hold: 0.2)
    case .scrollRight:
      stage.drag(
        from: target.point, by: CGVector(dx: -target.distance, dy: 0), duration: 0.4, hold: 0.2)
    }
  }

  /// Lets time pass until the screen no longer changes.
  private func settle() async {
    var elapsed = 0.0
    var still = 0.0
    var root = stage.layerTree().root
    while elapsed < Self.settling.lowerBound
      || still < Self.quiet && elapsed < Self.settling.upperBound
    {
      try? await Task.sleep(for: .seconds(Self.pause))
      stage.advance(by: Self.interval)
      elapsed += Self.interval
      let next = stage.layerTree().root
      still = next === root ? still + Self.interval : 0
      root = next
    }
  }

  private func screen(lostStep: Int?) -> TourScreen {
    let picture = stage.snapshot()
    let problems = ScreenProblems(on: stage, picture: picture)
    let reported = reports.lines.withLock { $0 }.map(TourFinding.init(report:))
    return TourScreen(
      controllers: problems.controllers, content: problems.content,
      steps: TourTargets(on: stage).steps,
      findings: problems.findings + reported, lostStep: lostStep)
  }
}

extension TourFinding {
  /// Creates the finding of a message that UIKit wrote.
  init(report: String) {
    let kinds: [(String, Kind)] = [
      ("Unable to simultaneously satisfy constraints", .constraints),
      ("there is no symbol named", .missingSymbol), ("there is no symbol image", .missingSymbol),
      ("no image named", .missingImage),
    ]
    self.init(kinds.first { report.contains($0.0) }?.1 ?? .report, report)
  }
}
