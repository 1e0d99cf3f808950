import Foundation

/// A record of the files that the tool has made in a folder: their paths, and the sizes and times that identify
/// them.
struct FolderRecord: Equatable {
  static let path = RelativePath(literal: ".uikit.json")

  /// A file's length and modification time, which show whether it has changed.
  struct Stamp: Codable, Hashable {
    var size: Int64
    /// The modification time in nanoseconds since 1970.
    var time: Int64

    init(_ entry: stat) {
      size = Int64(entry.st_size)
      time = Int64(entry.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(entry.st_mtim.tv_nsec)
    }
  }

  private struct Entry: Codable, Equatable {
    /// The stamp of the file; `nil` if the tool was killed before it could record it. Any regular file at that
    /// path then counts as the tool's.
    var file: Stamp?
    /// The stamp of the file that it was made from, if there was one.
    var source: Stamp?
  }

  private struct Form: Codable {
    var version = 1
    var files: [String: Entry]
    /// The paths of files that are being made while this record is on the disk.
    var pending: [String]
  }

  /// Whether there was no readable record.
  private(set) var isNew: Bool
  private var entries: [RelativePath: Entry] = [:]
  private var pending: Set<RelativePath> = []

  /// Reads the record of a folder. An unreadable record names no files, so nothing is removed.
  init(in folder: OpenDirectory) {
    let bytes = try? folder.read(Self.path.last)
    let form = bytes.flatMap { try? JSONDecoder().decode(Form.self, from: Data($0)) }
    isNew = form == nil
    // The record is a file like any other: a path in it that goes up is invalid.
    for (text, entry) in form?.files ?? [:] {
      if let path = RelativePath(text) { entries[path] = entry }
    }
    for text in form?.pending ?? [] {
      if let path = RelativePath(text) { entries[path] = Entry() }
    }
  }

  var paths: some Sequence<RelativePath> { entries.keys }

  /// The content of the record on the disk.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let form = Form(
      files: Dictionary(uniqueKeysWithValues: entries.map { ($0.key.description, $0.value) }),
      pending: pending.map(\.description).sorted())
    // The form only contains strings and integers, so encoding can't fail.
    return [UInt8](try! encoder.encode(form))
  }

  /// Whether an existing file was made by the tool and hasn't changed since.
  func holds(_ path: RelativePath, _ present: stat) -> Bool {
    guard let entry = entries[path] else { return false }
    return entry.file == nil || entry.file == Stamp(present)
  }

  func source(of path: RelativePath) -> Stamp? { entries[path]?.source }

  mutating func set(_ path: RelativePath, _ file: Stamp, _ source: Stamp?) {
    entries[path] = Entry(file: file, source: source)
  }

  mutating func forget(_ path: RelativePath) { entries[path] = nil }

  /// Records the files that are about to be made.
  mutating func begin(_ paths: some Sequence<RelativePath>) {
    isNew = false
    pending = Set(paths)
  }

  mutating func end() { pending = [] }
}
