import Micro

/// The version of the commands and of what they keep.
package enum ProgramVersion {
  /// The release, which the file `VERSION` says too.
  package static let number = "1.0.0"

  /// What `--version` prints.
  package static func text(of name: String) -> String {
    "\(name) \(number), whose saves and replays are of version \(SaveFormat.version)"
  }
}
