import Foundation

/// What the tool has made in a folder of its own: the paths, and by which size and time it knows the files again.
struct FolderRecord: Equatable {
  static let path = RelativePath(literal: ".uikit.json")

  /// A file's length and the time of its last change, by which it is told whether it is as it was.
  struct Stamp: Codable, Hashable {
    var size: Int64
    /// Nanoseconds since 1970.
    var time: Int64

    init(_ entry: stat) {
      size = Int64(entry.st_size)
      time = Int64(entry.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(entry.st_mtim.tv_nsec)
    }
  }

  private struct Entry: Codable, Equatable {
    /// `nil` where a tool was killed before it could say: any regular file there is taken for what it made.
    var file: Stamp?
    /// What it was made from, if it was a file.
    var source: Stamp?
  }

  private struct Form: Codable {
    var version = 1
    var files: [String: Entry]
    /// What is being made while this stands on the disk.
    var pending: [String]
  }

  /// Whether there was no record that can be read.
  private(set) var isNew: Bool
  private var entries: [RelativePath: Entry] = [:]
  private var pending: Set<RelativePath> = []

  /// Reads the record of a folder. One that can't be read names nothing, so nothing is removed.
  init(in folder: OpenDirectory) {
    let bytes = try? folder.read(Self.path.last)
    let form = bytes.flatMap { try? JSONDecoder().decode(Form.self, from: Data($0)) }
    isNew = form == nil
    // The record is a file, too: a path in it that goes up leads nowhere.
    for (text, entry) in form?.files ?? [:] {
      if let path = RelativePath(text) { entries[path] = entry }
    }
    for text in form?.pending ?? [] {
      if let path = RelativePath(text) { entries[path] = Entry() }
    }
  }

  var paths: some Sequence<RelativePath> { entries.keys }

  /// The record as it stands on the disk.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let form = Form(
      files: Dictionary(uniqueKeysWithValues: entries.map { ($0.key.description, $0.value) }),
      pending: pending.map(\.description).sorted())
    // Texts and whole numbers alone: there is nothing that can't be encoded.
    return [UInt8](try! encoder.encode(form))
  }

  /// Whether a file that is there was made by the tool and is as it was made.
  func holds(_ path: RelativePath, _ present: stat) -> Bool {
    guard let entry = entries[path] else { return false }
    return entry.file == nil || entry.file == Stamp(present)
  }

  func source(of path: RelativePath) -> Stamp? { entries[path]?.source }

  mutating func set(_ path: RelativePath, _ file: Stamp, _ source: Stamp?) {
    entries[path] = Entry(file: file, source: source)
  }

  mutating func forget(_ path: RelativePath) { entries[path] = nil }

  /// Notes the files that are about to be made.
  mutating func begin(_ paths: some Sequence<RelativePath>) {
    isNew = false
    pending = Set(paths)
  }

  mutating func end() { pending = [] }
}
