import OozeCheckout
import Foundation

@testable import Micro

/// The opponents of the shallows that ship with the game, read from its resources.
enum ShippedEras {
  /// The creatures of each era, from the founders on.
  static let all: [[Genome]] = [SeedCreatures.chasers] + (1...3).map(era)

  private static func era(_ number: Int) -> [Genome] {
    let folder = OozeCheckout.root.appendingPathComponent(
      "Sources/Game/MicroApp/Resources/Eras/shallows/\(number)")
    return (1...5).map { genome(at: folder.appendingPathComponent("seed-\($0).creature")) }
  }

  private static func genome(at file: URL) -> Genome {
    do {
      return try GenomeText.parse([UInt8](Data(contentsOf: file)))
    } catch {
      preconditionFailure("\(file.path) can't be read: \(error)")
    }
  }
}
