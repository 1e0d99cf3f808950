import Micro

/// A run that is being played: the simulation with its recording, and the log that saves it.
@available(iOS 16, *)
struct OpenRun {
  let card: RunCard
  var game: RecordedRun
  /// The log; `nil` for runs that aren't saved.
  let log: RunLog?
}
