import Micro

/// The settings of a new run.
@available(iOS 16, *)
struct RunSetup: Sendable {
  /// The creature with which the player starts.
  var creature: Genome
  /// The record of this creature, if it is a kept one.
  var parent: String?
  var seed: UInt64
  var isOfTheDay = false
  var difficulty = Difficulty.normal
}
