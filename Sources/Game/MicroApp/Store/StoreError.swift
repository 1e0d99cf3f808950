/// A problem with saved data. It doesn't stop the game; the menu shows it.
@available(iOS 16, *)
enum StoreError: Error, Hashable, Sendable {
  /// A file can't be read. It stays as it is, and isn't overwritten.
  case cannotRead(file: String, DiskError)
  /// A file can't be written. Its former content is still there.
  case cannotWrite(file: String, DiskError)
  /// A file is damaged. It has another name now, so that nothing is lost.
  case damaged(file: String, keptAs: String)
  /// A file was written by a later version of the game. It has another name now.
  case future(file: String, version: Int, keptAs: String)
  /// The end of a run's record is damaged. The run continues from an earlier step.
  case incompleteRun(lostSteps: Int?)
}
