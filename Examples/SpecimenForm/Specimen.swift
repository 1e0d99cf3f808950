import Foundation

/// What is written down of a find.
struct Specimen: Codable, Equatable {
  var name = ""
  var finder = ""
  /// Metres below the surface.
  var depth = 1.0
  var isAlive = true
  var eatsLight = false
  var notes = ""

  /// What is wrong, by field.
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

/// Keeps a specimen in a file: whole or not at all.
struct SpecimenStore {
  let file: URL

  /// `nil` when nothing was saved yet.
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
