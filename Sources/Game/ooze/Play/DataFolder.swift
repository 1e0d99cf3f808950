import Foundation

/// The folder for a user's data.
enum DataFolder {
  /// Returns the folder that the user named, or `ooze` in the data folder of the XDG Base Directory Specification:
  /// `$XDG_DATA_HOME`, which counts only if it is absolute, or `~/.local/share`.
  static func url(named name: String?, environment: [String: String]) -> URL {
    if let name { return URL(fileURLWithPath: name, isDirectory: true) }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("ooze")
    }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return URL(fileURLWithPath: home, isDirectory: true)
      .appendingPathComponent(".local/share/ooze")
  }
}
