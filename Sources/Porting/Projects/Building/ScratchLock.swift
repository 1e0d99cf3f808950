import Foundation

/// A lock that reserves a scratch folder for one process at a time. SwiftPM refuses to build in a folder that
/// another process is building in.
public final class ScratchLock {
  private let descriptor: Int32

  /// Waits until no other process uses the folder, and prints a message before it waits.
  ///
  /// The lock ends with this object or with the process, even if the process executes another program or is
  /// killed.
  public init(_ scratch: OwnedFolder, say: (String) -> Void) throws(ProjectError) {
    descriptor = try scratch.openLock()
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    say("Another uikit is using \(scratch.url.path). Waiting until it has finished …")
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(descriptor) }
}
