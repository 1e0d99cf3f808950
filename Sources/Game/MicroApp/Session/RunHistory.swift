import Micro

/// The last seconds of a run, for replays: states at intervals, and every input in between.
@available(iOS 16, *)
struct RunHistory: Sendable {
  /// The shortest time that it covers, in steps: ten seconds.
  static let reach = 600
  /// The number of steps between two stored states.
  static let interval = 300

  private struct Moment {
    let run: Run
    /// The inputs after it, until the next moment.
    var inputs: [PlayerInput] = []
  }

  /// The moments, oldest first; never empty.
  private var moments: [Moment]

  init(_ run: Run) { moments = [Moment(run: run)] }

  /// Adds a step.
  ///
  /// - Parameter run: The run after the step.
  mutating func add(_ input: PlayerInput, leadingTo run: Run) {
    moments[moments.count - 1].inputs.append(input)
    guard moments[moments.count - 1].inputs.count >= Self.interval, run.ending == nil else {
      return
    }
    moments.append(Moment(run: run))
    let kept = moments.dropFirst().reduce(0) { $0 + $1.inputs.count }
    if kept >= Self.reach { moments.removeFirst() }
  }

  /// Starts again with a run that changed in another way than by a step. Earlier steps can't be replayed.
  mutating func restart(from run: Run) { moments = [Moment(run: run)] }

  /// The last ten seconds, or as much as there is.
  var replay: RunReplay {
    let inputs = moments.flatMap(\.inputs)
    var run = moments[0].run
    let skipped = max(inputs.count - Self.reach, 0)
    for input in inputs.prefix(skipped) { run.step(input) }
    return RunReplay(start: run, inputs: Array(inputs.dropFirst(skipped)))
  }
}

/// Some seconds of a run, which can be replayed any number of times.
@available(iOS 16, *)
struct RunReplay: Sendable {
  /// The state at the beginning.
  let start: Run
  let inputs: [PlayerInput]
  /// The state at the moment that is shown.
  private(set) var run: Run
  /// The number of inputs that were played, 0 … `inputs.count`.
  private(set) var position = 0

  init(start: Run, inputs: [PlayerInput]) {
    self.start = start
    self.inputs = inputs
    run = start
  }

  var isOver: Bool { position == inputs.count }

  /// Plays one step; does nothing at the end.
  mutating func step() {
    guard position < inputs.count else { return }
    run.step(inputs[position])
    position += 1
  }

  mutating func rewind() {
    run = start
    position = 0
  }

  /// Returns the same replay without some of its beginning.
  ///
  /// - Parameter count: The number of steps to drop; at most as many as there are.
  func dropping(first count: Int) -> RunReplay {
    let count = min(max(count, 0), inputs.count)
    var run = start
    for input in inputs.prefix(count) { run.step(input) }
    return RunReplay(start: run, inputs: Array(inputs.dropFirst(count)))
  }
}
