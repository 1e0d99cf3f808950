/// A trouble with something that is kept. None stops the game; the menu names it.
@available(iOS 16, *)
enum StoreError: Error, Hashable, Sendable {
  /// A file can't be read. It is left as it is, and nothing is written over it.
  case cannotRead(file: String, DiskError)
  /// A file can't be written. What it held before is still there.
  case cannotWrite(file: String, DiskError)
  /// A file is damaged; it lies under another name now, so that nothing of it is lost.
  case damaged(file: String, keptAs: String)
  /// A later version of the game wrote a file; it lies under another name now.
  case future(file: String, version: Int, keptAs: String)
  /// The end of a run's record is damaged: the run goes on from before it.
  case incompleteRun(lostSteps: Int?)
}
