/// A recorded run that is played again step by step, beside another perhaps.
///
///     var ghost = try RunPlayback(recording)
///     ghost.step()
///     ghost.run.creature?.pose
public struct RunPlayback: Sendable {
  public private(set) var run: Run
  private let recording: RunRecording
  /// The stretch of inputs that is being played, and how much of it was.
  private var stretch = 0
  private var taken = 0
  private var edit = 0

  /// The run as it was before its first step.
  ///
  /// - Throws: What is wrong with the body that it began with.
  public init(_ recording: RunRecording) throws(BodyError) {
    run = try recording.begin()
    self.recording = recording
  }

  /// Whether all that was recorded was played, or the creature is dead.
  public var isOver: Bool { stretch >= recording.inputs.count || run.ending != nil }

  /// Takes a recorded step, with the edits before it; at the end it does nothing. An edit that is refused, which only
  /// another version's recording can have, ends it.
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
