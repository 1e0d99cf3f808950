import Micro

/// A run that is being played: the simulation with its recording, and where it is kept.
@available(iOS 16, *)
struct OpenRun {
  let card: RunCard
  var game: RecordedRun
  /// `nil` if the disk refused it: the run can be played, and will be gone when the game ends.
  let log: RunLog?
}
