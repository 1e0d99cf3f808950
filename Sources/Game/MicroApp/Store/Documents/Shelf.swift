/// A folder of documents. It reads them, replaces them, and sets unreadable ones aside.
@available(iOS 16, *)
struct Shelf: Sendable {
  let folder: String
  let disk: any Disk

  /// The result of reading a file.
  enum Found<Value> {
    case value(Value)
    /// There is no such file, or it was set aside.
    case nothing
    /// There is a file that could be neither read nor set aside. It must not be overwritten.
    case locked
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - taken: The names in the folder, to which the name of each file that is set aside is added.
  ///   - report: Called with each problem.
  func read<Value: Document>(
    _ type: Value.Type, named name: String, taking taken: inout TakenNames,
    report: (StoreError) -> Void
  ) -> Found<Value> {
    let file: [UInt8]?
    do throws(DiskError) {
      file = try disk.read(path(name))
    } catch {
      if error.isDamage {
        return putAside(name, because: .damaged, taking: &taken, report: report)
          ? .nothing : .locked
      }
      report(.cannotRead(file: name, error))
      return .locked
    }
    guard let file else { return .nothing }
    do throws(SealedFile.Failure) {
      return .value(try Value(file: file))
    } catch {
      return putAside(name, because: error, taking: &taken, report: report) ? .nothing : .locked
    }
  }

  func write(_ value: some Document, named name: String) throws(StoreError) {
    do throws(DiskError) {
      try disk.makeFolder(folder)
      try disk.replace(path(name), with: value.file())
    } catch {
      throw .cannotWrite(file: name, error)
    }
  }

  func remove(_ name: String) throws(StoreError) {
    do throws(DiskError) {
      try disk.remove(path(name))
    } catch {
      throw .cannotWrite(file: name, error)
    }
  }

  /// Returns the names of the files with a suffix, sorted.
  func names(endingIn suffix: String, report: (StoreError) -> Void) -> [String] {
    do throws(DiskError) {
      return try disk.names(in: folder).filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
    } catch {
      report(.cannotRead(file: folder, error))
      return []
    }
  }

  /// Renames an unreadable file, with the first unused number.
  ///
  /// - Returns: Whether the name is free now.
  func putAside(
    _ name: String, because failure: SealedFile.Failure, taking taken: inout TakenNames,
    report: (StoreError) -> Void
  ) -> Bool {
    do throws(DiskError) {
      let kept = try taken.take(for: name, in: self)
      try disk.rename(path(name), to: path(kept))
      switch failure {
      case .damaged: report(.damaged(file: name, keptAs: kept))
      case .future(let version): report(.future(file: name, version: version, keptAs: kept))
      }
      return true
    } catch {
      report(.cannotRead(file: name, error))
      return false
    }
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }
}
