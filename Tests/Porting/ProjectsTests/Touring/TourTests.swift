import Foundation
import OozeKernel
import Testing

@testable import Projects

/// The order and the limits of a tour, and its page. A graph of screens takes the place of an app.
struct TourTests {
  /// Screens by name, each with the names of its buttons and the screens that they lead to.
  private struct Graph {
    var screens: [String: [(button: String, target: String)]]
    var findings: [String: [TourFinding]] = [:]

    func visit(_ path: [TourStep]) -> Tour.Visit {
      var name = "start"
      for (index, step) in path.enumerated() {
        guard let next = screens[name]?.first(where: { $0.button == step.name }) else {
          var screen = self.screen(name)
          screen.lostStep = index
          return .screen(screen, picture: [])
        }
        name = next.target
        if name == "crash" { return .ended(TourFinding(.crash, "Signal 4"), inStep: index + 1) }
      }
      return .screen(screen(name), picture: Array(name.utf8))
    }

    private func screen(_ name: String) -> TourScreen {
      TourScreen(
        controllers: ["\(name)Controller"], content: name,
        steps: (screens[name] ?? []).map { TourStep(.tap, kind: "button", name: $0.button) },
        findings: findings[name] ?? [])
    }
  }

  private static func tour(
    _ graph: Graph, screens: Int = 100, seconds: Int = 60
  ) -> (tour: Tour, paths: [[String]]) {
    var tour = Tour()
    var paths: [[String]] = []
    tour.run(limits: Tour.Limits(screens: screens, seconds: seconds), visit: graph.visit) {
      path, _ in
      paths.append(path.map(\.name))
    }
    return (tour, paths)
  }

  @Test func screensAreVisitedBreadthFirst() {
    let graph = Graph(screens: [
      "start": [("a", "A"), ("b", "B")], "A": [("c", "C"), ("back", "start")], "B": [("d", "C")],
      "C": [],
    ])
    let (tour, paths) = Self.tour(graph)
    #expect(paths == [[], ["a"], ["b"], ["a", "c"], ["a", "back"], ["b", "d"]])
    #expect(tour.stops.map(\.screen.content) == ["start", "A", "B", "C"])
    #expect(tour.limit == nil)
    #expect(tour.untriedCount == 0)
  }

  @Test func aCrashEndsOnlyItsPath() {
    let graph = Graph(screens: [
      "start": [("a", "crash"), ("b", "B")], "B": [("c", "crash"), ("d", "D")], "D": [],
    ])
    let tour = Self.tour(graph).tour
    #expect(tour.failures.map { $0.path.map(\.name) } == [["a"], ["b", "c"]])
    #expect(tour.stops.map(\.screen.content) == ["start", "B", "D"])
    #expect(tour.counts.map(\.kind) == [.crash])
    #expect(tour.counts.map(\.count) == [2])
  }

  @Test(arguments: 1...6)
  func theLimitOfScreensEndsIt(_ limit: Int) {
    var screens: [String: [(button: String, target: String)]] = ["start": [("1", "1"), ("x", "X")]]
    for level in 1...100 { screens["\(level)"] = [("\(level + 1)", "\(level + 1)")] }
    let tour = Self.tour(Graph(screens: screens), screens: limit).tour
    #expect(tour.stops.count == limit)
    #expect(tour.limit == .screens)
    #expect(tour.untriedCount > 0)
  }

  @Test func aReportCountsOnce() {
    let report = TourFinding(.report, "UILabel.x at 0x1234 has no effect here")
    let again = TourFinding(.report, "UILabel.x at 0xabcd has no effect here")
    let cut = TourFinding(.cutText, "“Eel” is cut")
    let graph = Graph(
      screens: ["start": [("a", "A"), ("b", "B")], "A": [], "B": []],
      findings: ["start": [report], "A": [again, cut], "B": [report, cut]])
    let tour = Self.tour(graph).tour
    #expect(tour.stops.map(\.findings) == [[report], [cut], [cut]])
  }

  @Test func aStepWithoutEffectIsListed() {
    let tour = Self.tour(Graph(screens: ["start": [("dead", "start"), ("a", "A")], "A": []])).tour
    #expect(tour.stops[0].inertSteps.map(\.name) == ["dead"])
    #expect(tour.stops.count == 2)
  }

  @Test func aPathThatCantBeRepeatedIsListed() {
    var graph = Graph(screens: ["start": [("a", "A")], "A": [("b", "B")], "B": []])
    var tour = Tour()
    tour.run(limits: Tour.Limits(screens: 9, seconds: 60)) { path in
      // After the second launch the first button is gone.
      if path.count == 2 { graph.screens["start"] = [] }
      return graph.visit(path)
    } progress: { _, _ in
    }
    #expect(tour.lostPaths.map { $0.map(\.name) } == [["a", "b"]])
  }

  /// An endless list: each drag reveals more of the same controller.
  @Test func dragsInARowAreLimited() {
    var tour = Tour()
    tour.run(limits: Tour.Limits(screens: 50, seconds: 60)) { path in
      .screen(
        TourScreen(
          controllers: ["List"], content: "\(path.count)",
          steps: [TourStep(.scrollDown, kind: "scroll view", name: "UITableView")], findings: []),
        picture: [])
    } progress: { _, _ in
    }
    #expect(tour.stops.count == 5)
    #expect(tour.limit == nil)
  }

  /// A long list before a button: a tap on a row only selects it.
  @Test func rowsThatOnlySelectThemselvesComeLast() {
    let steps =
      (1...20).map { TourStep(.tap, kind: "row", name: "\($0)") }
      + [TourStep(.tap, kind: "button", name: "Next")]
    var tour = Tour()
    var names: [String] = []
    tour.run(limits: Tour.Limits(screens: 100, seconds: 60)) { path in
      names.append(path.last?.name ?? "")
      let isNext = path.last?.name == "Next"
      return .screen(
        TourScreen(
          controllers: [isNext ? "Next" : "List"], content: "\(path.map(\.name))",
          steps: isNext ? [] : steps, findings: []),
        picture: [])
    } progress: { _, _ in
    }
    #expect(names.prefix(5) == ["", "1", "2", "3", "Next"])
    #expect(Set(names).count == 22)
    #expect(tour.stops.count == 22)
  }

  // MARK: The page

  @Test func thePageHasPicturesPathsAndFindings() throws {
    let folder = try ProjectFolder([:])
    let graph = Graph(
      screens: ["start": [("<b>&\"", "A"), ("c", "crash")], "A": []],
      findings: ["A": [TourFinding(.cutText, "“<script>” is cut")]])
    let page = TourPage(Self.tour(graph).tour, title: "Eel & Co")
    let file = try page.store(in: folder.owned("page"))
    let text = try #require(file.text)
    #expect(text.contains("<title>Eel &amp; Co: tour</title>"))
    #expect(text.contains("launch › button “&lt;b&gt;&amp;&quot;”"))
    #expect(text.contains("“&lt;script&gt;” is cut"))
    #expect(!text.contains("<script"))
    #expect(text.contains("launch › button “c”"))
    let pictures = ["screen-001.png", "screen-002.png"]
    for (name, content) in zip(pictures, ["start", "A"]) {
      #expect(text.contains("src=\"\(name)\""))
      let picture = file.deletingLastPathComponent().appendingPathComponent(name)
      #expect(picture.text == content)
    }
    #expect(page.summary == "2 screens, crash: 1, cut text: 1.")
    // A second tour of less replaces the first.
    _ = try TourPage(Self.tour(Graph(screens: ["start": []])).tour, title: "Eel")
      .store(in: folder.owned("page"))
    #expect(file.deletingLastPathComponent().names.filter { $0.hasSuffix("png") } == [pictures[0]])
  }

  @Test func thePageSparesAFolderOfSomebodyElse() throws {
    let folder = try ProjectFolder(["photos/eel.txt": "eel"])
    #expect(throws: ProjectError.self) {
      try TourPage(Tour(), title: "Eel").store(in: folder.owned("photos"))
    }
  }
}
