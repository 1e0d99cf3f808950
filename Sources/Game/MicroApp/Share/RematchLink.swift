import Foundation
import Micro

/// The address of a rematch: a page on which anybody can play a creature against the one that ate it.
///
/// The part after `#` never reaches the server that has the page. It contains the whole dish: the seed and the codes of
/// both creatures.
@available(iOS 16, *)
struct RematchLink: Hashable, Sendable {
  let creature: Genome
  let killer: Genome
  let seed: UInt64

  /// Creates the link of a life; `nil` for one that no other creature ended.
  init?(_ result: RunResult) {
    guard let killer = result.ending?.killer else { return nil }
    creature = result.genome
    self.killer = killer.genome
    seed = result.card.seed
  }

  /// Returns the address on a page.
  ///
  /// - Parameter page: The address of the folder with the files of `Examples/Dish`.
  func url(on page: URL) -> URL? {
    var parts = URLComponents(url: page, resolvingAgainstBaseURL: true)
    // The codes contain only letters, digits, hyphens and underscores.
    parts?.fragment =
      "seed=\(seed)&killer=\(GenomeCode.print(killer))&creature=\(GenomeCode.print(creature))"
    return parts?.url
  }
}
