import Foundation

/// The memory that this process has allocated and not freed.
enum Heap {
  /// The bytes in use in all arenas of the allocator. Source: `malloc_info(3)`: the memory from the system,
  /// without the free chunks of each kind.
  static var bytesInUse: Int {
    let report = self.report
    return size("system type=\"current\"", in: report) + size("total type=\"mmap\"", in: report)
      - size("total type=\"fast\"", in: report) - size("total type=\"rest\"", in: report)
  }

  /// Returns a total of the report. The totals are at its end, after those of each arena.
  private static func size(_ element: String, in report: String) -> Int {
    guard let place = report.range(of: element, options: .backwards),
      let number = report[place.upperBound...].firstMatch(of: /size="(\d+)"/),
      let size = Int(number.1)
    else { preconditionFailure("malloc_info has no \(element).") }
    return size
  }

  private static var report: String {
    typealias Writer = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    guard let symbol = dlsym(nil, "malloc_info"), let file = tmpfile() else {
      preconditionFailure("This system has no malloc_info.")
    }
    defer { fclose(file) }
    _ = unsafeBitCast(symbol, to: Writer.self)(0, file)
    let length = ftell(file)
    rewind(file)
    var bytes = [UInt8](repeating: 0, count: length)
    let read = fread(&bytes, 1, length, file)
    return String(decoding: bytes.prefix(read), as: UTF8.self)
  }
}
