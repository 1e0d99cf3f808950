import Micro

/// What a new run is to be.
@available(iOS 16, *)
struct RunSetup: Sendable {
  /// What the player begins as.
  var creature: Genome
  /// The kept creature that this is, if it is one.
  var parent: String?
  var seed: UInt64
  var isOfTheDay = false
  var difficulty = Difficulty.normal
}
