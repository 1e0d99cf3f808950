/// The operations of a file system that keeping things needs, one a method, so that tests can let a
/// process die, or a disk fill up, between any two of them and within each.
///
/// Paths are absolute. An operation that throws may have been done in part, as on a real disk.
@available(iOS 16, *)
protocol Disk: Sendable {
  /// The whole file; `nil` if there is none. What isn't a regular file, or is too long for one of
  /// ours, is an error and unread.
  func read(_ path: String) throws(DiskError) -> [UInt8]?
  /// The names in a folder, sorted; none if there is no folder.
  func names(in folder: String) throws(DiskError) -> [String]
  /// Makes a folder and those around it, where they aren't there.
  func makeFolder(_ path: String) throws(DiskError)
  /// The place of the file that a write to a path changes: links are followed, so that they stay.
  ///
  /// - Throws: `notAFile` if something is there that is no regular file.
  func destination(of path: String) throws(DiskError) -> String
  /// Makes a file's content its first `offset` bytes with `bytes` after them. The file is made if it
  /// isn't there; what isn't a regular file is an error and untouched.
  func write(_ bytes: [UInt8], to path: String, at offset: Int) throws(DiskError)
  /// Returns when a file's content, or a folder's list of names, would survive a loss of power.
  func sync(_ path: String) throws(DiskError)
  /// Gives a file or folder another name at once. A regular file that had it is gone, and its mode goes on; what isn't
  /// one is an error and stays.
  func rename(_ path: String, to new: String) throws(DiskError)
  /// Removes a file, a link, or a folder with all that is in it, if it is there. Devices, pipes and sockets stay, and
  /// are an error.
  func remove(_ path: String) throws(DiskError)
}

/// Why the disk didn't do what it was asked.
@available(iOS 16, *)
package enum DiskError: Error, Hashable, Sendable {
  case full
  case denied
  /// A folder, pipe, device or socket stands where a file should be.
  case notAFile
  /// A file is longer than the limit, in bytes.
  case tooLarge(limit: Int)
  /// Any other `errno`.
  case failed(code: Int32)
}

@available(iOS 16, *)
extension DiskError {
  /// Whether what lies there can't be one of our files, however often it is tried.
  var isDamage: Bool {
    switch self {
    case .notAFile, .tooLarge: true
    case .full, .denied, .failed: false
    }
  }
}

@available(iOS 16, *)
extension Disk {
  /// Replaces a file so that a death of the process at any moment, a full disk or a loss of power
  /// leaves the old file or the new one, whole: a new file beside it, synced, then renamed.
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
      // The rest of the file takes room that a full disk doesn't have.
      try? remove(temporary)
      throw error
    }
  }

  /// Removes what a process that died while it replaced a file has left.
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
  /// The folder around a path.
  fileprivate var parentPath: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }
  /// The part after the last slash.
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? self }
}
