import Foundation

/// A folder that the tool owns. Only through this type do this module and `uikit` write, link or remove files.
///
/// Three rules protect other files:
/// - A path below the folder is a list of checked names (``RelativePath``). They are opened one by one without
///   following links; a link in the path is an error.
/// - A record in the folder (`.uikit.json`) lists the files that were made. Only these are replaced or removed,
///   and only if they haven't changed since.
/// - The tool only makes files. Links lead to single files of the author, never to folders, and nothing is
///   written through a link.
public final class OwnedFolder {
  public let url: URL
  private let directory: OpenDirectory
  private var record: FolderRecord
  /// The record on the disk; `nil` if there is none.
  private var written: [UInt8]?

  /// Opens a folder, and creates it if it doesn't exist. Links in `url` are followed, because the user named
  /// the path.
  public convenience init(_ url: URL) throws(ProjectError) {
    let path = url.standardizedFileURL.path
    do throws(SystemError) {
      try self.init(URL(fileURLWithPath: path), Self.open(path))
    } catch {
      throw ProjectError("uikit can't write to this folder (\(error))", file: url)
    }
  }

  private init(_ url: URL, _ directory: OpenDirectory) {
    self.url = url
    self.directory = directory
    record = FolderRecord(in: directory)
    written = record.isNew ? nil : record.bytes
  }

  private static func open(_ path: String) throws(SystemError) -> OpenDirectory {
    do throws(SystemError) {
      return try OpenDirectory(at: path)
    } catch {
      guard error.code == ENOENT, path != "/" else { throw error }
      let place = URL(fileURLWithPath: path)
      guard let name = FileName(place.lastPathComponent) else { throw error }
      return try open(place.deletingLastPathComponent().path).makeFolder(name)
    }
  }

  /// Returns a folder within this one, with its own record. It is created if it doesn't exist.
  public func folder(_ path: String) throws(ProjectError) -> OwnedFolder {
    guard let path = RelativePath(path) else {
      throw ProjectError("this can't be the name of a folder: \(path.visible)", file: url)
    }
    return OwnedFolder(url.appendingPathComponent(path.description), try descend(path.names))
  }

  /// Returns the location of a path in this folder.
  func location(of path: RelativePath) -> URL { url.appendingPathComponent(path.description) }

  /// Whether the folder is empty, or the tool has made files in it before.
  public var isEmptyOrKnown: Bool { !record.isNew || url.names.isEmpty }

  /// Opens the file whose lock reserves the folder for one process at a time.
  func openLock() throws(ProjectError) -> Int32 {
    let path = RelativePath(literal: "uikit.lock")
    return try trying(
      "uikit can't write to this folder; choose another one with --scratch-path", path
    ) {
      () throws(SystemError) in try directory.openForLocking(path.last)
    }
  }

  // MARK: Making

  /// Makes the content of the folder match the plan. It makes new files, replaces changed ones, and removes
  /// files that it made before and that are no longer planned. Files that already match aren't touched, so they
  /// don't cause a rebuild.
  ///
  /// - Returns: The number of files that were made or removed.
  @discardableResult
  func make(_ plan: FolderPlan) throws(ProjectError) -> Int {
    try carryOut(plan.steps(after: record.paths))
  }

  /// Makes one file and keeps all others.
  /// - Returns: Whether the file was written.
  @discardableResult
  func make(_ path: RelativePath, _ bytes: some Sequence<UInt8>) throws(ProjectError) -> Bool {
    try carryOut([.make(path, .bytes(Array(bytes)))]) > 0
  }

  private func carryOut(_ steps: [FolderPlan.Step]) throws(ProjectError) -> Int {
    // If the process is killed between a file and its record, the next run treats the file as its own.
    try keep { record in
      record.begin(steps.lazy.compactMap { if case .make(let path, _) = $0 { path } else { nil } })
    }
    var count = 0
    do throws(ProjectError) {
      for step in steps {
        switch step {
        case .discard(let path): if try discard(path) { count += 1 }
        case .make(let path, let content): if try make(path, content) { count += 1 }
        }
      }
    } catch {
      try? keep { $0.end() }
      throw error
    }
    try keep { $0.end() }
    return count
  }

  /// Changes the record, and writes it if it has changed.
  private func keep(_ change: (inout FolderRecord) -> Void) throws(ProjectError) {
    change(&record)
    let bytes = record.bytes
    guard bytes != written else { return }
    try trying("this can't be written", FolderRecord.path) { () throws(SystemError) in
      try directory.replace(FolderRecord.path.last, with: bytes)
    }
    written = bytes
  }

  private func make(
    _ path: RelativePath, _ content: FolderPlan.Content
  ) throws(ProjectError) -> Bool {
    let folder = try descend(path.parent?.names ?? [])
    let state = try trying("this can't be written", path) { () throws(SystemError) in
      try State(path, content, in: folder)
    }
    if let present = state.present {
      guard state.isCurrentWithoutRecord || present.isFileOrLink && record.holds(path, present)
      else {
        throw ProjectError(
          "this file is in the way: uikit hasn't made it, or it has changed since; move it away",
          file: location(of: path))
      }
      if state.isCurrent(madeFrom: record.source(of: path)) {
        record.set(path, FolderRecord.Stamp(present), state.source)
        return false
      }
    }
    try trying("this can't be written", path) { () throws(SystemError) in
      try folder.replace(path.last, with: content)
      if let made = try folder.entry(path.last) {
        record.set(path, FolderRecord.Stamp(made), state.source)
      }
    }
    return true
  }

  /// The current and the planned entry at a path.
  private struct State {
    let present: stat?
    /// The file that it will be made from.
    var source: FolderRecord.Stamp?
    /// Whether the current file already has the planned content, with or without a record.
    var isCurrentWithoutRecord = false

    init(
      _ path: RelativePath, _ content: FolderPlan.Content, in folder: OpenDirectory
    ) throws(SystemError) {
      present = try folder.entry(path.last)
      switch content {
      case .bytes(let bytes):
        if let present, present.isRegularFile, Int(present.st_size) == bytes.count {
          isCurrentWithoutRecord = try folder.read(path.last) == bytes
        }
      case .alias(let file):
        isCurrentWithoutRecord = folder.target(ofLink: path.last) == file.path
      case .copy(let file), .program(let file):
        var entry = stat()
        guard stat(file.path, &entry) == 0 else { throw .last }
        guard entry.isRegularFile else { throw SystemError(code: EINVAL) }
        source = FolderRecord.Stamp(entry)
        if case .program = content, let present {
          isCurrentWithoutRecord = present.st_ino == entry.st_ino && present.st_dev == entry.st_dev
        }
      }
    }

    func isCurrent(madeFrom before: FolderRecord.Stamp?) -> Bool {
      isCurrentWithoutRecord || source != nil && before == source
    }
  }

  private func trying<Result>(
    _ what: String, _ path: RelativePath, _ body: () throws(SystemError) -> Result
  ) throws(ProjectError) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw ProjectError("\(what) (\(error))", file: location(of: path))
    }
  }

  // MARK: Removing

  /// Removes a file that the record names, if it is still the one that was made. A file that was replaced since
  /// then stays.
  private func discard(_ path: RelativePath) throws(ProjectError) -> Bool {
    defer { record.forget(path) }
    return try trying("this can't be removed", path) { () throws(SystemError) in
      var folders = [directory]
      for name in path.names.dropLast() {
        guard let inner = try? folders[folders.count - 1].folder(name) else { return false }
        folders.append(inner)
      }
      guard let present = try folders[folders.count - 1].entry(path.last), present.isFileOrLink,
        record.holds(path, present)
      else { return false }
      try folders[folders.count - 1].discard(path.last)
      // Folders that were made for a file are removed with the last file in them.
      for (folder, name) in zip(folders, path.names.dropLast()).reversed() {
        folder.removeFolderIfEmpty(name)
      }
      return true
    }
  }

  // MARK: Walking

  /// Opens a folder below this one, and creates the parts that don't exist.
  private func descend(_ names: [FileName]) throws(ProjectError) -> OpenDirectory {
    var folder = directory
    var place = url
    for name in names {
      place.appendPathComponent(name.text)
      do throws(SystemError) {
        if let inner = try folder.folder(name) {
          folder = inner
        } else {
          folder = try folder.makeFolder(name)
        }
      } catch {
        throw ProjectError(
          error.code == ENOTDIR || error.code == ELOOP
            ? "this is in the way: a file or link that uikit hasn't made; move it away"
            : "uikit can't write to this folder (\(error))", file: place)
      }
    }
    return folder
  }
}

extension stat {
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
  var isFileOrLink: Bool { isRegularFile || st_mode & S_IFMT == S_IFLNK }
}
