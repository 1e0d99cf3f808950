import Foundation

/// Keeps a scratch folder for one tool at a time: SwiftPM refuses to build in a folder in which
/// another builds.
public final class ScratchLock {
  private let descriptor: Int32

  /// Waits until nobody else works in the folder, and says so first.
  ///
  /// The lock ends with this object or with the process, also when it becomes another program or is
  /// killed.
  public init(_ scratch: OwnedFolder, say: (String) -> Void) throws(ProjectError) {
    descriptor = try scratch.openLock()
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    say("Another uikit is using \(scratch.url.path). Waiting until it has finished …")
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(descriptor) }
}
