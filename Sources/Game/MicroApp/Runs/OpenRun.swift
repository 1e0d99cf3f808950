import Micro

/// A run that is being played: the simulation with its recording, and where it is kept.
@available(iOS 16, *)
struct OpenRun {
  let card: RunCard
  var game: RecordedRun
  /// `nil` for runs that nobody keeps.
  let log: RunLog?
}
