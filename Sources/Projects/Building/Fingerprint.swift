import Foundation

/// The origin of a build, by which it is told whether it has to be made again: the paths, sizes and
/// times of all files in some folders.
public enum Fingerprint {
  /// Costs a look at each file's entry, not at what it holds.
  public static func of(_ folders: [URL]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for folder in folders { add(folder.path, to: &hash, depth: 0) }
    return String(hash, radix: 36)
  }

  private static func add(_ path: String, to hash: inout UInt64, depth: Int) {
    var entry = stat()
    guard depth < 32, stat(path, &entry) == 0 else { return }
    if entry.st_mode & S_IFMT == S_IFDIR {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return }
      for name in names.sorted() where !name.hasPrefix(".") {
        add(path + "/" + name, to: &hash, depth: depth + 1)
      }
      return
    }
    for byte in path.utf8 { mix(UInt64(byte), into: &hash) }
    mix(UInt64(bitPattern: Int64(entry.st_size)), into: &hash)
    mix(UInt64(bitPattern: Int64(entry.st_mtim.tv_sec)), into: &hash)
    mix(UInt64(bitPattern: Int64(entry.st_mtim.tv_nsec)), into: &hash)
  }

  private static func mix(_ value: UInt64, into hash: inout UInt64) {
    hash = (hash ^ value) &* 0x100_0000_01b3
  }
}
