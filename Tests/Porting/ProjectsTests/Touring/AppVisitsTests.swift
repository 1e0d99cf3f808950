import Foundation
import OozeKernel
import Testing

@testable import Projects

/// Tours of a real app, `TourSubject`, with each kind of fault.
@Suite(.serialized) struct AppVisitsTests {
  private static var subject: URL {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: ".")).deletingLastPathComponent()
      .appendingPathComponent("TourSubject")
  }

  private static func tour(
    _ environment: [String: String], screens: Int = 30
  ) throws -> (tour: Tour, folder: ProjectFolder) {
    let folder = try ProjectFolder([:])
    var visits = AppVisits(of: subject, in: try folder.owned("visit"))
    visits.additionalEnvironment = environment
    visits.secondsForLaunch = 30
    visits.secondsForStep = 5
    var tour = Tour()
    try tour.run(
      limits: Tour.Limits(screens: screens, seconds: 500), visit: visits.visit,
      progress: { _, _ in })
    return (tour, folder)
  }

  @Test(
    "Each fault has its finding and no other",
    arguments: [
      ("blank", TourFinding.Kind.blank), ("cutText", .cutText), ("squeezedText", .cutText),
      ("overflow", .overflow), ("clippedText", .overflow), ("constraints", .constraints),
      ("symbol", .missingSymbol), ("image", .missingImage), ("report", .report), ("exit", .crash),
      ("hang", .hang),
    ])
  func eachFault(_ fault: String, _ kind: TourFinding.Kind) throws {
    let (tour, folder) = try Self.tour(["SUBJECT": "faults", "FAULTS": fault])
    #expect(tour.counts.map(\.kind) == [kind], "\(fault): \(tour.stops.map(\.findings))")
    #expect(tour.failures.map { $0.path.map(\.name) } == (kind.isFatal ? [[fault]] : []))
    #expect(tour.stops.count == (kind.isFatal ? 1 : 2))
    #expect(tour.stops.allSatisfy { $0.picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
    #expect(tour.lostPaths.isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test func aCrashOnTheThirdScreenNamesItsSteps() throws {
    let (tour, folder) = try Self.tour(["SUBJECT": "crash"])
    #expect(
      tour.failures.map { $0.path.map(\.name) } == [["Down from 1", "Down from 2", "Down from 3"]])
    #expect(tour.failures.first?.finding.text.contains("there is nothing below level 3") == true)
    #expect(tour.stops.count == 3)
    withExtendedLifetime(folder) {}
  }

  @Test func anEndlessAppEndsAtTheLimit() throws {
    let (tour, folder) = try Self.tour(["SUBJECT": "endless"], screens: 4)
    #expect(tour.stops.count == 4)
    #expect(tour.limit == .screens)
    #expect(tour.failures.isEmpty)
    withExtendedLifetime(folder) {}
  }

  @Test func aCleanAppHasNoFindings() throws {
    let (tour, folder) = try Self.tour(["SUBJECT": "clean"])
    #expect(tour.counts.isEmpty, "\(tour.stops.map(\.findings))")
    #expect(tour.lostPaths.isEmpty)
    #expect(tour.limit == nil)
    let names = Set(tour.stops.flatMap { $0.path + $0.inertSteps }.map(\.name))
    // A drag reveals the last row.
    for name in ["List", "Sound", "Ask", "Row 1", "Row 20"] {
      #expect(names.contains(name), "\(names)")
    }
    let home = folder.root.appendingPathComponent("visit/\(TourFiles.home)")
    #expect(home.names == [], "The app's files are removed after each visit.")
  }
}
