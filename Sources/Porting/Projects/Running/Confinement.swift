import Foundation

/// What a program that belongs to a project may do while it is run: read, and write below some folders.
///
/// A package's manifest, its plugins and its macros are programs. Where Debian's bubblewrap is installed and works, they run
/// in it. They can read the disk, write to the tool's scratch folder, see no other process, and end with the tool. Only
/// fetching packages has the network. Elsewhere they run with the tool's own rights, and the tool prints that.
public struct Confinement: Sendable {
  /// The folder that may be written to.
  let scratch: URL
  var hasNetwork = false

  /// Whether bubblewrap is installed and the system lets it make what it needs.
  public static let isAvailable: Bool = {
    let check = Command(["bwrap"] + isolation + ["--unshare-net", "true"])
    return (try? check.output().status) == 0
  }()

  private static let isolation = [
    "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--unshare-pid", "--unshare-ipc",
    "--die-with-parent",
  ]

  /// The command that runs another one confined; the same words where nothing confines it.
  func words(for command: [String]) -> [String] {
    guard Self.isAvailable else { return command }
    return ["bwrap"] + Self.isolation + (hasNetwork ? [] : ["--unshare-net"])
      + ["--bind", scratch.path, scratch.path, "--"] + command
  }

  /// Where SwiftPM and the compiler keep what they would keep in the user's folders: a project's build writes nothing
  /// there, confined or not.
  var environment: [String: String] {
    [
      "TMPDIR": scratch.appendingPathComponent("temporary").path,
      "XDG_CACHE_HOME": scratch.appendingPathComponent("cache").path,
    ]
  }

  /// What to tell people who ask what a program can do.
  public static var description: String {
    isAvailable
      ? "confined by bubblewrap: it can read the disk and write only to the scratch folder"
      : "with your permissions, because bubblewrap isn't installed or doesn't work here"
  }
}
