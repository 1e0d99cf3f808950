import Micro

/// The lessons of a first run. Each appears at its time, and never again once the player has done what it says.
@available(iOS 16, *)
struct Hints: Sendable {
  /// The lessons, the most important first: of two that apply the first is shown.
  enum Lesson: String, CaseIterable, Hashable, Sendable {
    case survive, hunger, move, eat, outlines, flank, edit
  }

  /// The lessons that the player has understood.
  private(set) var understood: Set<Lesson>
  /// The lesson that is shown now.
  private(set) var current: Lesson?

  /// The position in the previous frame.
  private var place: Vector?
  /// The distance that it was steered, in cell lengths.
  private var steered: Float = 0
  private var seconds = 0.0
  private var seenFor: [Lesson: Double] = [:]
  private var sinceWound = Double.infinity

  /// The distance after which steering counts as understood, in cell lengths.
  private static let way: Float = 6
  /// The time for which a lesson without a task is shown, in seconds.
  private static let reading = 9.0

  /// Creates the hints for a player.
  ///
  /// - Parameter isSilent: Whether no lessons are shown, understood or not.
  init(understood: Set<String>, isSilent: Bool = false) {
    self.understood = isSilent ? Set(Lesson.allCases) : Set(understood.compactMap(Lesson.init))
  }

  /// The state of the run in a frame.
  struct Observation {
    var elapsed: Double
    var place: Vector
    var isSteering: Bool
    var fullness: Float
    var timeToEdit: Double
    /// Whether a creature with an outline is in view.
    var seesOthers: Bool
    /// Whether a creature that can be beaten shows its soft side.
    var seesFlank = false
    /// Whether another text covers the place of hints.
    var isCovered = false
    var events: [World.Event]
    var creature: CreatureID
  }

  /// Observes a frame.
  ///
  /// - Returns: The lessons that were understood in it.
  mutating func observe(_ frame: Observation) -> [Lesson] {
    seconds += frame.elapsed
    sinceWound += frame.elapsed
    let before = understood
    if frame.isSteering, let place { steered += (frame.place - place).length }
    place = frame.place
    if steered > Self.way { understood.insert(.move) }
    for event in frame.events { learn(from: event, frame) }
    if let current, !frame.isCovered {
      seenFor[current, default: 0] += frame.elapsed
      if current == .outlines || current == .flank || current == .edit,
        seenFor[current, default: 0] > Self.reading
      {
        understood.insert(current)
      }
    }
    if seenFor[.survive] != nil, sinceWound > 6 { understood.insert(.survive) }
    current = Lesson.allCases.first { !understood.contains($0) && applies($0, frame) }
    return Lesson.allCases.filter { understood.contains($0) && !before.contains($0) }
  }

  /// Records that the player has edited, so that lessons about it end.
  mutating func didEdit() -> [Lesson] {
    guard understood.insert(.edit).inserted else { return [] }
    return [.edit]
  }

  private mutating func learn(from event: World.Event, _ frame: Observation) {
    switch event {
    case .ate(frame.creature, _, _):
      understood.insert(.eat)
      if seenFor[.hunger] != nil { understood.insert(.hunger) }
    case .wounded(frame.creature, _, by: .some, _, _): sinceWound = 0
    default: break
    }
  }

  private func applies(_ lesson: Lesson, _ frame: Observation) -> Bool {
    switch lesson {
    case .survive: sinceWound < 4
    case .hunger: frame.fullness < 0.3
    case .move: seconds > 0.5
    case .eat: understood.contains(.move)
    case .outlines: understood.contains(.eat) && frame.seesOthers
    // Once it is shown, it stays until it is read, although bodies turn.
    case .flank:
      understood.contains(.outlines) && (frame.seesFlank || seenFor[.flank, default: 0] > 0)
    case .edit: frame.timeToEdit < 20
    }
  }
}
