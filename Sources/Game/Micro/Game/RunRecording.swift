/// The recording of a run: enough to play it again bit for bit, and to find the first difference.
///
///     var recorded = RecordedRun(recording: RunRecording(…))
///     recorded.step(input)
///     let same = try recorded.recording.play()  // same.hash() == recorded.run.hash()
public struct RunRecording: Hashable, Sendable {
  /// The settings of the run.
  public let settings: RunSettings
  /// The genome of the player's creature at the beginning.
  public let creature: Genome
  /// The bodies of the opponents at the beginning.
  public let founders: [Genome]
  /// The waves that join later.
  public let arrivals: [Arrival]
  /// The seed of the run.
  public let seed: UInt64
  /// The player's input, from the first step on.
  public internal(set) var inputs: [Stretch] = []
  /// The edits, in order.
  public internal(set) var edits: [Edit] = []
  /// The run's hash after every `checkpointInterval` steps.
  public internal(set) var checkpoints: [UInt64] = []
  /// Sixteen bits of a hash of all cell positions, after each step. They identify the very step in which a run
  /// diverges, at a thousandth of the cost of the whole hash.
  public internal(set) var trace: [UInt16] = []

  /// The same input for some steps.
  public struct Stretch: Hashable, Sendable {
    /// The input.
    public internal(set) var input: PlayerInput
    /// The number of steps.
    public internal(set) var count: Int
  }

  /// A change of the player's creature to a genome after some steps.
  public struct Edit: Hashable, Sendable {
    /// The number of steps before the edit.
    public internal(set) var step: UInt64
    /// The genome after the edit.
    public internal(set) var genome: Genome
  }

  /// The number of steps between two checkpoints: ten seconds.
  public static let checkpointInterval: UInt64 = 600

  /// Creates a recording without any steps.
  public init(
    settings: RunSettings, creature: Genome, founders: [Genome] = SeedCreatures.all,
    arrivals: [Arrival] = [], seed: UInt64
  ) {
    self.settings = settings
    self.creature = creature
    self.founders = founders
    self.arrivals = arrivals
    self.seed = seed
  }

  /// The longest run that is recorded, in steps: ten hours.
  public static let maximumSteps = 2_160_000

  /// The number of recorded steps.
  public var stepCount: Int { trace.count }

  /// Returns the run in its state before the first step.
  func begin() throws(BodyError) -> Run {
    try Run(
      settings: settings, creature: creature, founders: founders, arrivals: arrivals, seed: seed)
  }

  mutating func add(_ input: PlayerInput, trace: UInt16) {
    self.trace.append(trace)
    if let last = inputs.indices.last, inputs[last].input == input {
      inputs[last].count += 1
    } else {
      inputs.append(Stretch(input: input, count: 1))
    }
  }
}

extension Run {
  /// Returns sixteen bits of a hash of all cell positions. O(cells).
  fileprivate var trace: UInt16 {
    var hash = StateHash()
    for place in arena.world.physics.position { hash.combine(place) }
    return UInt16(truncatingIfNeeded: hash.value)
  }
}

/// The first difference of a replayed run from its recording.
public enum Divergence: Error, Hashable, Sendable {
  /// The first creature isn't viable.
  case beginning(BodyError)
  /// A cell is in another place after this step for the first time.
  case motion(step: UInt64)
  /// All cells are in the same place after this step, but the hash of the whole state differs.
  case state(step: UInt64)
  /// An edit after this step is refused.
  case edit(step: UInt64, EditRefusal)
}

extension RunRecording {
  /// Plays the run again, from its beginning to the last recorded step.
  ///
  /// - Parameter watch: Called with the run after each of its steps.
  /// - Throws: The first difference, if there is one.
  public func play(watching watch: (Run) -> Void = { _ in }) throws(Divergence) -> Run {
    var run: Run
    do throws(BodyError) {
      run = try begin()
    } catch {
      throw .beginning(error)
    }
    var edits = edits[...]
    var checkpoints = checkpoints[...]
    var step = 0
    for stretch in inputs {
      for _ in 0..<stretch.count {
        try apply(&edits, to: &run)
        run.step(stretch.input)
        step += 1
        if run.trace != trace[step - 1] { throw .motion(step: UInt64(step)) }
        watch(run)
        guard run.score.steps % Self.checkpointInterval == 0, run.ending == nil else { continue }
        if let hash = checkpoints.popFirst(), hash != run.hash() {
          throw .state(step: run.score.steps)
        }
      }
    }
    try apply(&edits, to: &run)
    return run
  }

  /// Makes the edits that are due.
  private func apply(_ edits: inout ArraySlice<Edit>, to run: inout Run) throws(Divergence) {
    while let edit = edits.first, edit.step <= run.score.steps {
      edits.removeFirst()
      do throws(EditRefusal) {
        try run.edit(to: edit.genome)
      } catch {
        throw .edit(step: edit.step, error)
      }
    }
  }
}

/// A run that is being recorded.
public struct RecordedRun: Sendable {
  /// The run in its current state.
  public private(set) var run: Run
  /// The recording so far.
  public private(set) var recording: RunRecording

  /// Begins a run.
  ///
  /// - Parameter recording: The beginning of a recording, without any steps.
  public init(_ recording: RunRecording) throws(BodyError) {
    precondition(
      recording.inputs.isEmpty && recording.edits.isEmpty, "a run begins at its beginning")
    run = try recording.begin()
    self.recording = recording
  }

  /// Resumes a run and its recording. Returns `nil` if they aren't at the same step.
  public init?(resuming run: Run, recording: RunRecording) {
    guard recording.stepCount == Int(run.score.steps) else { return nil }
    self.run = run
    self.recording = recording
  }

  /// Advances the run and records the step: see `Run.step(_:)`. It does nothing after the end or the longest time.
  public mutating func step(_ input: PlayerInput) {
    guard run.ending == nil, recording.stepCount < RunRecording.maximumSteps else { return }
    run.step(input)
    recording.add(input, trace: run.trace)
    if run.score.steps % RunRecording.checkpointInterval == 0, run.ending == nil {
      recording.checkpoints.append(run.hash())
    }
  }

  /// Edits the creature and records the edit if it is made: see `Run.edit(to:)`.
  public mutating func edit(to genome: Genome) throws(EditRefusal) {
    try run.edit(to: genome)
    recording.edits.append(RunRecording.Edit(step: run.score.steps, genome: genome))
  }
}
