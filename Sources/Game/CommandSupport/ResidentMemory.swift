import CMalloc
import Foundation

/// The memory of the process.
package enum ResidentMemory {
  /// The size from which glibc returns a free block to the system at once. This is its own default before it adapts
  /// (mallopt(3), M_MMAP_THRESHOLD).
  private static let largeBlock: Int32 = 128 * 1024

  /// Keeps glibc from raising that limit to the size of the largest freed block. Screens and images are such blocks;
  /// small blocks that live on among them would keep hundreds of megabytes from the system.
  package static func giveBackEarly() { _ = mallopt(M_MMAP_THRESHOLD, largeBlock) }

  /// Returns the pages of free blocks to the system (malloc_trim(3)). While small blocks live on among them, glibc does
  /// so only when asked. Takes some milliseconds.
  package static func giveBack() { malloc_trim(0) }

  /// The size of blocks in use, in megabytes of a million bytes. Memory that libraries map themselves isn't counted.
  package static var megabytesInUse: Int {
    let counts = mallinfo2()
    return (Int(counts.uordblks) + Int(counts.hblkhd)) / 1_000_000
  }

  /// The resident memory in megabytes of a million bytes; 0 if the kernel doesn't report it.
  package static var megabytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_000_000
  }
}
