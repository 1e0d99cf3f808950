import Foundation

/// The restrictions on a project's program while it runs: it may read, and write below some folders.
///
/// A package's manifest, plugins and macros are programs. If Debian's bubblewrap is installed and works, they
/// run inside it: they can read the disk and write to the tool's scratch folder, can't see other processes, and
/// end with the tool. Only the step that fetches packages has network access. Otherwise they run with the
/// tool's own permissions, and the tool prints a message about it.
public struct Confinement: Sendable {
  /// The folder that may be written to.
  let scratch: URL
  var hasNetwork = false

  /// The folder for temporary files. It must exist.
  private var temporary: URL { scratch.appendingPathComponent("temporary") }

  /// Whether bubblewrap is installed and the system allows it to work.
  public static let isAvailable: Bool = {
    let check = Command(["bwrap"] + isolation + ["--unshare-net", "true"])
    return (try? check.output().status) == 0
  }()

  private static let isolation = [
    "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--unshare-pid", "--unshare-ipc",
    "--die-with-parent",
  ]

  /// Returns the command that runs another one confined, or the same command if confinement isn't available.
  func words(for command: [String]) -> [String] {
    guard Self.isAvailable else { return command }
    // Temporary files are in memory and end with the program, even if it is killed. SwiftPM leaves folders behind then.
    return ["bwrap"] + Self.isolation + (hasNetwork ? [] : ["--unshare-net"])
      + ["--bind", scratch.path, scratch.path, "--tmpfs", temporary.path, "--"] + command
  }

  /// Environment variables that move SwiftPM's and the compiler's caches out of the user's folders: a project's
  /// build writes nothing there, whether or not it is confined.
  var environment: [String: String] {
    [
      "TMPDIR": temporary.path,
      "XDG_CACHE_HOME": scratch.appendingPathComponent("cache").path,
    ]
  }

  /// A description of the confinement for users.
  public static var description: String {
    isAvailable
      ? "confined by bubblewrap: it can read the disk and write only to the scratch folder"
      : "with your permissions, because bubblewrap isn't installed or doesn't work here"
  }
}
