import Micro

/// The last seconds of a run, kept so that they can be played again: states from time to time, and
/// every input since.
@available(iOS 16, *)
struct RunHistory: Sendable {
  /// How far back it reaches at least, in steps: ten seconds.
  static let reach = 600
  /// Steps from one kept state to the next.
  static let interval = 300

  private struct Moment {
    let run: Run
    /// The inputs after it, until the next moment.
    var inputs: [PlayerInput] = []
  }

  /// The oldest first; never empty.
  private var moments: [Moment]

  init(_ run: Run) { moments = [Moment(run: run)] }

  /// Remembers a step.
  ///
  /// - Parameter run: As it is after it.
  mutating func add(_ input: PlayerInput, leadingTo run: Run) {
    moments[moments.count - 1].inputs.append(input)
    guard moments[moments.count - 1].inputs.count >= Self.interval, run.ending == nil else {
      return
    }
    moments.append(Moment(run: run))
    let kept = moments.dropFirst().reduce(0) { $0 + $1.inputs.count }
    if kept >= Self.reach { moments.removeFirst() }
  }

  /// Begins anew with a run that changed otherwise than by a step: what was before can't be played.
  mutating func restart(from run: Run) { moments = [Moment(run: run)] }

  /// The last ten seconds, or what there is of them.
  var replay: RunReplay {
    let inputs = moments.flatMap(\.inputs)
    var run = moments[0].run
    let skipped = max(inputs.count - Self.reach, 0)
    for input in inputs.prefix(skipped) { run.step(input) }
    return RunReplay(start: run, inputs: Array(inputs.dropFirst(skipped)))
  }
}

/// Some seconds of a run, to be watched as often as one likes.
@available(iOS 16, *)
struct RunReplay: Sendable {
  /// Where it begins.
  let start: Run
  let inputs: [PlayerInput]
  /// As it is at the moment that is shown.
  private(set) var run: Run
  /// How many inputs were played, 0 … `inputs.count`.
  private(set) var position = 0

  init(start: Run, inputs: [PlayerInput]) {
    self.start = start
    self.inputs = inputs
    run = start
  }

  var isOver: Bool { position == inputs.count }

  /// Plays one step; nothing at the end.
  mutating func step() {
    guard position < inputs.count else { return }
    run.step(inputs[position])
    position += 1
  }

  mutating func rewind() {
    run = start
    position = 0
  }

  /// The same without some of its beginning.
  ///
  /// - Parameter count: In steps; at most as many as there are.
  func dropping(first count: Int) -> RunReplay {
    let count = min(max(count, 0), inputs.count)
    var run = start
    for input in inputs.prefix(count) { run.step(input) }
    return RunReplay(start: run, inputs: Array(inputs.dropFirst(count)))
  }
}
