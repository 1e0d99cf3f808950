// The records that `uikit open --tour` and the app that it visits exchange as JSON.

/// A step of a tour through an app: what a finger does on one screen.
///
/// A step names its target by kind, name and position, because a restarted app has new objects.
package struct TourStep: Codable, Hashable, Sendable {
  package enum Action: String, Codable, Sendable {
    case tap
    /// A drag that reveals what is below.
    case scrollDown
    /// A drag that reveals what is to the right.
    case scrollRight
  }

  package var action: Action
  /// The kind of the target, such as `button`, `row` or `tab`.
  package var kind: String
  /// The target's name for assistive software, its texts, or the name of its class.
  package var name: String
  /// The target's position among those of the same kind and name on the screen, from 0.
  package var position: Int

  package init(_ action: Action, kind: String, name: String, position: Int = 0) {
    self.action = action
    self.kind = kind
    self.name = name
    self.position = position
  }
}

/// A fault that a tour finds.
package struct TourFinding: Codable, Hashable, Sendable {
  /// The kinds, the most severe first.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// The app's process ended.
    case crash
    /// The app didn't finish a step in time.
    case hang
    /// Nothing is visible between the bars.
    case blank
    /// A text isn't shown completely, because its view is too small.
    case cutText
    /// A text reaches beyond the screen, or beyond a view that clips it.
    case overflow
    case constraints
    case missingSymbol
    case missingImage
    /// API without an effect, or something else that UIKit reported.
    case report

    /// Whether the app can't be used further.
    package var isFatal: Bool { self == .crash || self == .hang }
  }

  package var kind: Kind
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// The order to visit the screen at the end of a path.
package struct TourOrder: Codable, Sendable {
  /// A text that no other visit has. The answer contains it, so an answer of an earlier visit isn't taken for this
  /// one's.
  package var visit: String
  package var steps: [TourStep]

  package init(visit: String, steps: [TourStep]) {
    self.visit = visit
    self.steps = steps
  }
}

/// The beginning of a step, which the app writes before it takes the step. It remains if the step ends the process.
package struct TourProgress: Codable, Sendable {
  package var visit: String
  /// The number of steps that have begun. 0 is the launch.
  package var step: Int

  package init(visit: String, step: Int) {
    self.visit = visit
    self.step = step
  }
}

/// A screen that the app shows at the end of a path of steps.
package struct TourScreen: Codable, Hashable, Sendable {
  package var visit = ""
  /// The class names of the visible view controllers, outermost first.
  package var controllers: [String]
  /// A number that depends on everything visible. Equal screens have equal numbers.
  package var content: String
  /// The possible steps from here, in reading order.
  package var steps: [TourStep]
  package var findings: [TourFinding]
  /// The index of the first step of the path whose target the app doesn't show; `nil` if the whole path was possible.
  package var lostStep: Int?

  package init(
    controllers: [String], content: String, steps: [TourStep], findings: [TourFinding],
    lostStep: Int? = nil
  ) {
    self.controllers = controllers
    self.content = content
    self.steps = steps
    self.findings = findings
    self.lostStep = lostStep
  }
}

/// The files of a visit, in the folder that the environment variable names.
package enum TourFiles {
  /// The environment variable with the folder. An app that has it makes a visit instead of serving a page.
  package static let variable = "UIKIT_TOUR"
  /// The ``TourOrder``.
  package static let order = "order.json"
  /// The resulting ``TourScreen``.
  package static let screen = "screen.json"
  /// The picture of the screen.
  package static let picture = "screen.png"
  /// The ``TourProgress``.
  package static let progress = "progress.json"
  /// The home folder of the app, which the app empties before its launch and after the visit.
  package static let home = "home"
}
