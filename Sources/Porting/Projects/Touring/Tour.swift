import Foundation
import OozeKernel

/// A walk through the screens of an app: breadth first, one launch for each path of steps.
///
/// A step is tried once for each set of visible view controllers, so a switch that changes a screen doesn't double
/// the tour. Screens that look the same count once. If the first rows of a list lead nowhere, because a tap only selects
/// them, the others come last.
package struct Tour {
  /// The result of one visit.
  package enum Visit {
    /// - Parameter picture: The bytes of a PNG file.
    case screen(TourScreen, picture: [UInt8])
    /// The app's process ended or hung in a step; 0 is the launch.
    case ended(TourFinding, inStep: Int)
  }

  /// A screen with its path.
  package struct Stop {
    package let path: [TourStep]
    package let screen: TourScreen
    package let picture: [UInt8]
    /// The findings that no earlier screen has, and those that are visible here.
    package fileprivate(set) var findings: [TourFinding]
    /// The steps that changed nothing.
    package fileprivate(set) var inertSteps: [TourStep] = []
  }

  /// A path on which the app's process ended or hung.
  package struct Failure {
    package let path: [TourStep]
    package let finding: TourFinding
  }

  package struct Limits {
    package var screens: Int
    package var seconds: Int
    /// The maximum number of drags one after another. A list may have no end.
    package var drags = 4
    /// The number of rows that only select themselves after which the other rows of the list come last.
    package var rowsOfAList = 3

    package init(screens: Int, seconds: Int) {
      self.screens = screens
      self.seconds = seconds
    }
  }

  /// The limit that ended the tour.
  package enum Limit { case screens, seconds }

  package private(set) var stops: [Stop] = []
  package private(set) var failures: [Failure] = []
  /// The paths that couldn't be walked again after a restart: the app showed something else.
  package private(set) var lostPaths: [[TourStep]] = []
  /// The number of paths that the limit left out.
  package private(set) var untriedCount = 0
  /// The limit that was reached; `nil` if everything was tried.
  package private(set) var limit: Limit?

  private var contents: Set<String> = []
  private var reports: Set<String> = []
  private var tried: Set<Attempt> = []

  private struct Attempt: Hashable {
    let controllers: [String]
    let step: TourStep
  }

  package init() {}

  /// Walks until everything is tried or a limit is reached.
  ///
  /// - Parameters:
  ///   - visit: Launches the app, takes the steps of a path, and returns the result.
  ///   - progress: Called before each visit with its path, and after it with this tour.
  package mutating func run(
    limits: Limits, visit: ([TourStep]) throws -> Visit,
    progress: (_ path: [TourStep], _ tour: Tour) -> Void
  ) rethrows {
    let end = ContinuousClock.now + .seconds(limits.seconds)
    var queue: [(path: [TourStep], parent: Int?)] = [([], nil)]
    var postponed: [(path: [TourStep], parent: Int?)] = []
    // The rows of each stop that led to no other controllers.
    var selections: [Int: Int] = [:]
    var next = 0
    while next < queue.count || !postponed.isEmpty {
      if next == queue.count {
        queue += postponed
        postponed = []
        selections = [:]
      }
      if stops.count >= limits.screens { limit = .screens } else if .now >= end { limit = .seconds }
      guard limit == nil else {
        untriedCount = queue.count - next + postponed.count
        return
      }
      let (path, parent) = queue[next]
      next += 1
      let isRow = path.last?.kind == "row"
      if isRow, let parent, selections[parent, default: 0] >= limits.rowsOfAList {
        postponed.append((path, parent))
        continue
      }
      progress(path, self)
      let result = try visit(path)
      if isRow, let parent, case .screen(let screen, _) = result,
        screen.controllers == stops[parent].screen.controllers
      {
        selections[parent, default: 0] += 1
      }
      guard let index = add(result, at: path, from: parent) else { continue }
      let screen = stops[index].screen
      for step in screen.steps {
        let isNew = tried.insert(Attempt(controllers: screen.controllers, step: step)).inserted
        // Each drag reveals something else, so its repetition on the same controllers is a step of its own.
        let drags = path.reversed().prefix { $0.action != .tap }.count
        let isWorthwhile = isNew || step.action != .tap && drags > 0 && drags < limits.drags
        guard isWorthwhile else { continue }
        queue.append((path + [step], index))
      }
    }
  }

  /// Adds the result of a visit. Returns the index of the stop if the screen is new.
  private mutating func add(_ visit: Visit, at path: [TourStep], from parent: Int?) -> Int? {
    switch visit {
    case .ended(let finding, let step):
      failures.append(Failure(path: Array(path.prefix(step)), finding: finding))
      return nil
    case .screen(let screen, let picture):
      guard screen.lostStep == nil else {
        lostPaths.append(path)
        return nil
      }
      let isNew = contents.insert(screen.content).inserted
      let findings = screen.findings.filter { finding in
        // Reports come again in each launch. An object's address differs.
        guard finding.kind.isReport else { return isNew }
        return reports.insert(finding.text.replacing(#/0x[0-9a-f]+/#, with: "")).inserted
      }
      guard isNew else {
        if let parent {
          stops[parent].findings += findings
          if stops[parent].screen.content == screen.content, let step = path.last {
            stops[parent].inertSteps.append(step)
          }
        }
        return nil
      }
      stops.append(Stop(path: path, screen: screen, picture: picture, findings: findings))
      return stops.count - 1
    }
  }

  /// The numbers of findings by kind, the most severe first, without kinds that weren't found.
  package var counts: [(kind: TourFinding.Kind, count: Int)] {
    let all = failures.map(\.finding) + stops.flatMap(\.findings)
    return TourFinding.Kind.allCases.map { kind in (kind, all.count { $0.kind == kind }) }
      .filter { $0.count > 0 }
  }
}

extension TourFinding.Kind {
  /// Whether UIKit reported it, so that it isn't tied to what is visible.
  var isReport: Bool {
    switch self {
    case .constraints, .missingSymbol, .missingImage, .report: true
    case .crash, .hang, .blank, .cutText, .overflow: false
    }
  }

  /// The name for users.
  package var title: String {
    switch self {
    case .crash: "Crash"
    case .hang: "Hang"
    case .blank: "Blank screen"
    case .cutText: "Cut text"
    case .overflow: "Text beyond an edge"
    case .constraints: "Unsatisfiable constraints"
    case .missingSymbol: "Missing symbol"
    case .missingImage: "Missing image"
    case .report: "Unsupported API"
    }
  }
}

extension TourStep {
  /// The step in words, such as `row “Settings”`.
  package var title: String {
    switch action {
    case .tap: "\(kind) “\(name)”" + (position > 0 ? " (number \(position + 1))" : "")
    case .scrollDown: "drag up"
    case .scrollRight: "drag left"
    }
  }
}

extension [TourStep] {
  /// The path in words, beginning with the launch.
  package var title: String { (["launch"] + map(\.title)).joined(separator: " › ") }
}
