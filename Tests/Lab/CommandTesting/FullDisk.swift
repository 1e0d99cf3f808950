import Foundation

/// A small full disk in memory that only one process sees.
package enum FullDisk {
  package static let isPossible: Bool = {
    guard geteuid() == 0 else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "unshare -m mount -t tmpfs -o size=16k none /mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Returns a line of bash that runs the command with a full disk at a path. The file `file` on it contains `old`.
  /// Afterwards its content is in `….kept`, and the names on the disk are in `….names`.
  package static func shell(mountedAt path: String) throws -> String {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return """
      export DISK='\(path)'; exec unshare -m bash -c '
      mount -t tmpfs -o size=16k none "$DISK" || exit 99
      printf old > "$DISK/file"; head -c 1m /dev/zero > "$DISK/filler" 2> /dev/null
      "$@"; code=$?; cat "$DISK/file" > "$DISK.kept"; ls -A "$DISK" > "$DISK.names"; exit $code' ooze "$@"
      """
  }
}
