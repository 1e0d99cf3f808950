/// The folder of one run: snapshots, and a journal from each of them on, named by the step at which they begin.
///
///     000000000600.run   the run after 600 steps
///     000000000600.log   the events after that
@available(iOS 16, *)
struct RunFolder: Sendable {
  let path: String
  let disk: any Disk

  func snapshot(at step: UInt64) -> String { "\(path)/\(Self.digits(step)).run" }
  func journal(from step: UInt64) -> String { "\(path)/\(Self.digits(step)).log" }

  /// Returns the steps of the snapshots, in ascending order.
  func snapshots() throws(DiskError) -> [UInt64] { try steps(endingIn: ".run") }
  /// Returns the steps at which journals begin, in ascending order.
  func journals() throws(DiskError) -> [UInt64] { try steps(endingIn: ".log") }

  /// Removes everything except the last two snapshots and their journals.
  func removeOutdated() throws(DiskError) {
    guard let oldest = try snapshots().suffix(2).first else { return }
    for step in try snapshots() where step < oldest { try disk.remove(snapshot(at: step)) }
    for step in try journals() where step < oldest { try disk.remove(journal(from: step)) }
  }

  private func steps(endingIn suffix: String) throws(DiskError) -> [UInt64] {
    try disk.names(in: path).filter { $0.hasSuffix(suffix) }
      .compactMap { UInt64($0.dropLast(suffix.count)) }.sorted()
  }

  /// Formats a step with leading zeros, so that names sort numerically.
  private static func digits(_ step: UInt64) -> String {
    let digits = String(step)
    return String(repeating: "0", count: max(12 - digits.count, 0)) + digits
  }
}
