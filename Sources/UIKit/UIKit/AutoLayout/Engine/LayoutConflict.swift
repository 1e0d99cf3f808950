import Foundation

/// Required constraints that contradict each other, and the one that gave way.
@MainActor package struct LayoutConflict {
  /// The constraints in the order in which they were added; they can't all hold together.
  package let constraints: [NSLayoutConstraint]
  /// The other values in the conflict: sizes and frames that are set by hand.
  let givens: [String]
  package let broken: NSLayoutConstraint?

  /// The handler of conflicts. By default it writes a report to standard error each time, as on iOS;
  /// tests replace it.
  package static var handler: (LayoutConflict) -> Void = { conflict in
    Diagnostics.write(conflict.report)
  }

  /// The report in iOS's words, so that a search for them helps here too.
  package var report: String {
    let lines = givens + constraints.map(\.description)
    let recovery =
      broken.map { "Will attempt to recover by breaking constraint\n\($0)" }
      ?? "Will attempt to recover by giving way as little as possible."
    return """
      Unable to simultaneously satisfy constraints.
        Probably at least one of the constraints in the following list is one you don't want.
      (
      \(lines.map { "    " + $0 }.joined(separator: ",\n"))
      )

      \(recovery)
      """
  }
}
