/// Plays a recorded run again step by step, for example next to another run.
///
///     var ghost = try RunPlayback(recording)
///     ghost.step()
///     ghost.run.creature?.pose
public struct RunPlayback: Sendable {
  /// The run in its current state.
  public private(set) var run: Run
  private let recording: RunRecording
  /// The current stretch of inputs, and how much of it was played.
  private var stretch = 0
  private var taken = 0
  private var edit = 0

  /// Creates the run in its state before the first step.
  ///
  /// - Throws: The reason why its first body isn't viable.
  public init(_ recording: RunRecording) throws(BodyError) {
    run = try recording.begin()
    self.recording = recording
  }

  /// Whether the whole recording was played, or the creature is dead.
  public var isOver: Bool { stretch >= recording.inputs.count || run.ending != nil }

  /// Plays a recorded step, with the edits before it. At the end it does nothing. A refused edit, which only another
  /// version's recording can have, ends the playback.
  public mutating func step() {
    while edit < recording.edits.count, recording.edits[edit].step <= run.score.steps {
      do throws(EditRefusal) {
        try run.edit(to: recording.edits[edit].genome)
        edit += 1
      } catch {
        stretch = recording.inputs.count
      }
      if isOver { return }
    }
    guard !isOver else { return }
    run.step(recording.inputs[stretch].input)
    taken += 1
    if taken == recording.inputs[stretch].count {
      stretch += 1
      taken = 0
    }
  }
}
