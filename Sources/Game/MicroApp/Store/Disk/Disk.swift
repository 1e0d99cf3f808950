/// The file system operations that the store needs, one per method. Tests can let a process die, or a disk fill up,
/// between any two of them and within each.
///
/// Paths are absolute. An operation that throws may have been done in part, as on a real disk.
@available(iOS 16, *)
protocol Disk: Sendable {
  /// Returns the whole file; `nil` if there is none. A file that isn't regular, or is too long, is an error and isn't
  /// read.
  func read(_ path: String) throws(DiskError) -> [UInt8]?
  /// Returns the names in a folder, sorted; none if the folder doesn't exist.
  func names(in folder: String) throws(DiskError) -> [String]
  /// Makes a folder and its missing parents.
  func makeFolder(_ path: String) throws(DiskError)
  /// Returns the path of the file that a write to a path changes. Links are followed, so that they stay.
  ///
  /// - Throws: `notAFile` if something other than a regular file is there.
  func destination(of path: String) throws(DiskError) -> String
  /// Replaces a file's content after the first `offset` bytes by `bytes`. A missing file is made. A file that isn't
  /// regular is an error and isn't changed.
  func write(_ bytes: [UInt8], to path: String, at offset: Int) throws(DiskError)
  /// Returns when a file's content, or a folder's list of names, would survive a loss of power.
  func sync(_ path: String) throws(DiskError)
  /// Renames a file or folder atomically. A regular file with the new name is replaced, and its mode is kept; anything
  /// else with the name is an error and stays.
  func rename(_ path: String, to new: String) throws(DiskError)
  /// Removes a file, a link, or a folder with its content, if it exists. Devices, pipes and sockets stay, and are an
  /// error.
  func remove(_ path: String) throws(DiskError)
}

/// The reason why an operation of the disk failed.
@available(iOS 16, *)
package enum DiskError: Error, Hashable, Sendable {
  case full
  case denied
  /// A folder, pipe, device or socket is in a file's place.
  case notAFile
  /// A file is longer than the limit, in bytes.
  case tooLarge(limit: Int)
  /// Any other `errno`.
  case failed(code: Int32)
}

@available(iOS 16, *)
extension DiskError {
  /// Whether the thing at the path can't be one of the game's files, however often it is tried.
  var isDamage: Bool {
    switch self {
    case .notAFile, .tooLarge: true
    case .full, .denied, .failed: false
    }
  }
}

@available(iOS 16, *)
extension Disk {
  /// Replaces a file so that a death of the process at any moment, a full disk or a loss of power leaves the old or the
  /// new file, whole. It writes a new file in the same folder, syncs it, then renames it.
  func replace(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    let place = try destination(of: path)
    let folder = place.parentPath
    let temporary = "\(folder)/.\(place.lastName)\(temporarySuffix)"
    do throws(DiskError) {
      try write(bytes, to: temporary, at: 0)
      try sync(temporary)
      try rename(temporary, to: place)
      try sync(folder)
    } catch {
      // The partial file takes space that a full disk doesn't have.
      try? remove(temporary)
      throw error
    }
  }

  /// Removes the leftovers of a process that died while it replaced a file.
  func removeLeftovers(in folder: String) {
    for name in (try? names(in: folder)) ?? []
    where name.hasPrefix(".") && name.hasSuffix(temporarySuffix) {
      try? remove("\(folder)/\(name)")
    }
  }

  private var temporarySuffix: String { ".new" }
}

@available(iOS 16, *)
extension String {
  /// The path of the parent folder.
  fileprivate var parentPath: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }
  /// The part after the last slash.
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? self }
}
