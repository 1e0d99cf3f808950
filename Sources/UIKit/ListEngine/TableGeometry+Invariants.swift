import Foundation

extension TableGeometry {
  /// The violated invariants: stored sums equal those of their parts, and no part is negative.
  /// O(sections).
  package var faults: [String] {
    var faults: [String] = []
    var y = headerHeight
    for (index, section) in sections.enumerated() {
      if abs(minY(ofSection: index) - y) > 1e-6 {
        faults.append("section \(index) begins at \(minY(ofSection: index)), not at \(y)")
      }
      let parts = [section.topPadding, section.header, section.rows.total, section.footer]
      if parts.contains(where: { !($0 >= 0 && $0.isFinite) }) {
        faults.append("section \(index) has the parts \(parts)")
      }
      y += section.height
    }
    if abs(totalHeight - y - footerHeight) > 1e-6 {
      faults.append("the content ends at \(totalHeight), not at \(y + footerHeight)")
    }
    return faults
  }
}
