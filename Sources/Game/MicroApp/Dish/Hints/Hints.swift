import Micro

/// The lessons of a first run: each speaks when its time has come, and falls silent for good once the
/// player has done what it says.
@available(iOS 16, *)
struct Hints: Sendable {
  /// In the order in which they matter: of two that apply the first is shown.
  enum Lesson: String, CaseIterable, Hashable, Sendable {
    case survive, hunger, move, eat, outlines, edit
  }

  /// The lessons that the player has understood.
  private(set) var understood: Set<Lesson>
  /// The one that is shown now.
  private(set) var current: Lesson?

  /// Where it was in the frame before.
  private var place: Vector?
  /// How far it came while it was steered, in cell lengths.
  private var steered: Float = 0
  private var seconds = 0.0
  private var seenFor: [Lesson: Double] = [:]
  private var sinceWound = Double.infinity

  /// How far one swims before moving counts as understood, in cell lengths.
  private static let way: Float = 6
  /// For how long what needs no answer is shown, in seconds.
  private static let reading = 9.0

  /// - Parameter isSilent: Whether nothing is to be said, understood or not.
  init(understood: Set<String>, isSilent: Bool = false) {
    self.understood = isSilent ? Set(Lesson.allCases) : Set(understood.compactMap(Lesson.init))
  }

  /// A frame's view of the run.
  struct Observation {
    var elapsed: Double
    var place: Vector
    var isSteering: Bool
    var fullness: Float
    var timeToEdit: Double
    /// Whether a creature with an outline is in view.
    var seesOthers: Bool
    /// Whether something else is said where hints are.
    var isCovered = false
    var events: [World.Event]
    var creature: CreatureID
  }

  /// Takes a frame in.
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
      if current == .outlines || current == .edit, seenFor[current, default: 0] > Self.reading {
        understood.insert(current)
      }
    }
    if seenFor[.survive] != nil, sinceWound > 6 { understood.insert(.survive) }
    current = Lesson.allCases.first { !understood.contains($0) && applies($0, frame) }
    return Lesson.allCases.filter { understood.contains($0) && !before.contains($0) }
  }

  /// The player has edited: nothing is left to say about it.
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
    case .edit: frame.timeToEdit < 20
    }
  }
}
