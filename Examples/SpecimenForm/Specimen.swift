import Foundation

/// The record of a find.
struct Specimen: Codable, Equatable {
  var name = ""
  var finder = ""
  /// The depth in metres below the surface.
  var depth = 1.0
  var isAlive = true
  var eatsLight = false
  var notes = ""

  /// A field that can have an error.
  enum Field: Hashable { case name, finder }

  var faults: [Field: String] {
    var faults: [Field: String] = [:]
    if name.trimmingCharacters(in: .whitespaces).isEmpty {
      faults[.name] = "A specimen needs a name."
    }
    let parts = finder.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count != 2 || parts.contains(where: \.isEmpty) || !parts[1].contains(".") {
      faults[.finder] = "An address looks like name@pond.org."
    }
    return faults
  }
}

/// Stores a specimen in a file, atomically.
struct SpecimenStore {
  let file: URL

  /// Reads the specimen; `nil` if none was saved yet.
  func load() throws -> Specimen? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try JSONDecoder().decode(Specimen.self, from: Data(contentsOf: file))
  }

  func save(_ specimen: Specimen) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(specimen).write(to: file, options: .atomic)
  }
}
