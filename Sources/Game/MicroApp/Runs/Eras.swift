import Foundation
import Micro

/// The opponents that evolved before the game was shipped: the genome files of `Resources/Eras`, with a folder for each
/// era. `Tools/make-eras` makes them; each file documents how at its top.
@available(iOS 16, *)
package enum Eras {
  /// The creatures of each era. Era 0 are the founders of dishes, made by hand.
  package static let all: [[Genome]] =
    [SeedCreatures.founders(under: .standard)] + (1...last).map { files(of: $0).map(genome) }

  /// The newest era.
  static let last = 3

  /// Returns the files of an era, sorted by name.
  static func files(of era: Int) -> [URL] {
    let resources = Bundle.module.resourceURL ?? Bundle.module.bundleURL
    let folder = resources.appendingPathComponent("Eras/\(era)", isDirectory: true)
    do {
      return try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    } catch {
      preconditionFailure("the game was built without its opponents: \(error)")
    }
  }

  private static func genome(at file: URL) -> Genome {
    do {
      return try GenomeText.parse([UInt8](Data(contentsOf: file)))
    } catch {
      preconditionFailure("\(file.lastPathComponent) isn't a genome: \(error)")
    }
  }
}
