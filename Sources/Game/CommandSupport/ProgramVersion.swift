import Micro

/// The version of the commands and of the files that they save.
package enum ProgramVersion {
  /// The release's version, the same as in the file `VERSION`.
  package static let number = "1.0.0"

  /// Returns the text that `--version` prints.
  package static func text(of name: String) -> String {
    "\(name) \(number) (version \(SaveFormat.version) of saves and replays)"
  }
}
