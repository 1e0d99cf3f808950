import CMalloc
import Foundation

/// How much memory the process has in the machine's.
package enum ResidentMemory {
  /// Blocks of so many bytes and more are the system's again as soon as they are free: glibc's own
  /// default, before it adapts (mallopt(3), M_MMAP_THRESHOLD).
  private static let largeBlock: Int32 = 128 * 1024

  /// Keeps glibc from adapting that limit to the largest block that was ever freed. Screens and images are
  /// such blocks; small ones that live on among them would keep hundreds of megabytes from the system.
  package static func giveBackEarly() { _ = mallopt(M_MMAP_THRESHOLD, largeBlock) }

  /// Gives back the pages of blocks that are free (malloc_trim(3)). Small blocks that live on among them
  /// keep glibc from it until it is asked. Some milliseconds.
  package static func giveBack() { malloc_trim(0) }

  /// The megabytes of a million bytes in blocks that are in use; what libraries map by themselves is not counted.
  package static var megabytesInUse: Int {
    let counts = mallinfo2()
    return (Int(counts.uordblks) + Int(counts.hblkhd)) / 1_000_000
  }

  /// Megabytes, of a million bytes; 0 where the kernel doesn't tell.
  package static var megabytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_000_000
  }
}
