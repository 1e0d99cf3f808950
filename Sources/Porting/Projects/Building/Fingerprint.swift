import Foundation

/// A fingerprint of the input of a build, which shows whether the build is still valid: the paths, sizes and
/// times of all files in some folders.
public enum Fingerprint {
  /// Returns the fingerprint, or `nil` if there are more files than a project has. This reads each file's
  /// directory entry, not its content.
  public static func of(_ folders: [URL]) -> String? {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var count = 0
    for folder in folders {
      guard add(folder.path, to: &hash, depth: 0, count: &count) else { return nil }
    }
    return String(hash, radix: 36)
  }

  private static func add(
    _ path: String, to hash: inout UInt64, depth: Int, count: inout Int
  ) -> Bool {
    var entry = stat()
    guard lstat(path, &entry) == 0 else { return true }
    count += 1
    guard depth < ProjectLimits.depth, count < ProjectLimits.files else { return false }
    if entry.st_mode & S_IFMT == S_IFDIR {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        return true
      }
      return names.sorted().allSatisfy { name in
        name.hasPrefix(".")
          || add(path + "/" + name, to: &hash, depth: depth + 1, count: &count)
      }
    }
    // A link to a file counts as that file. A link to a folder counts as itself, so that cycles of links don't
    // matter.
    if entry.st_mode & S_IFMT == S_IFLNK {
      var target = stat()
      if stat(path, &target) == 0, target.isRegularFile { entry = target }
    }
    for byte in path.utf8 { mix(UInt64(byte), into: &hash) }
    mix(UInt64(bitPattern: Int64(entry.st_size)), into: &hash)
    mix(UInt64(bitPattern: Int64(entry.st_mtim.tv_sec)), into: &hash)
    mix(UInt64(bitPattern: Int64(entry.st_mtim.tv_nsec)), into: &hash)
    return true
  }

  private static func mix(_ value: UInt64, into hash: inout UInt64) {
    hash = (hash ^ value) &* 0x100_0000_01b3
  }
}
