import Micro

/// The design of a new run.
@available(iOS 16, *)
struct RunSetup: Sendable {
  /// The creature as which the player begins.
  var creature: Genome
  /// The kept creature that this is, if it is one.
  var parent: String?
  var seed: UInt64
  var isOfTheDay = false
  var difficulty = Difficulty.normal
}
