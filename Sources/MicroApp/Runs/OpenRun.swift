import Micro

/// A run that is being played: the simulation with its recording, and where it is kept.
struct OpenRun {
  let card: RunCard
  var game: RecordedRun
  /// `nil` if the disk refused it: the run can be played, and will be gone when the game ends.
  let log: RunLog?
}
