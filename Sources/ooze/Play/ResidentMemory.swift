import Foundation

/// How much memory the process has in the machine's.
enum ResidentMemory {
  /// Megabytes, of a million bytes; 0 where the kernel doesn't tell.
  static var megabytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_000_000
  }
}
