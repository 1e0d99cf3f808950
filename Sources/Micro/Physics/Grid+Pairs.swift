extension Grid {
  /// Calls `body` with the numbers of each two cells that touch or may soon, once: each bin against
  /// half of its neighbourhood.
  func forEachPairInReach(_ body: (_ one: Int32, _ other: Int32) -> Void) {
    entries.withUnsafeBufferPointer { entries in
      starts.withUnsafeBufferPointer { starts in
        for bin in 0..<layout.binCount {
          let first = Int(starts[bin])
          let end = Int(starts[bin + 1])
          guard first < end else { continue }
          let (across, below) = neighbours(of: bin)
          // The rest of this bin and the next one in the row lie together in memory, and so do the
          // three bins in the row below.
          let endAcross = Int(starts[across])
          let rowBelow = Int(starts[below.lowerBound])..<Int(starts[below.upperBound])
          for index in first..<end {
            let entry = entries[index]
            for other in index + 1..<endAcross where entry.isInReach(of: entries[other]) {
              body(entry.cell, entries[other].cell)
            }
            for other in rowBelow where entry.isInReach(of: entries[other]) {
              body(entry.cell, entries[other].cell)
            }
          }
        }
      }
    }
  }

  /// The end of the next bin in the row, and the three bins below, fewer at the rim.
  @inline(__always)
  private func neighbours(of bin: Int) -> (across: Int, below: Range<Int>) {
    let column = bin % layout.columns
    let across = column + 1 < layout.columns ? bin + 2 : bin + 1
    guard bin + layout.columns < layout.binCount else { return (across, 0..<0) }
    let left = bin + layout.columns - (column > 0 ? 1 : 0)
    return (across, left..<across + layout.columns)
  }
}

extension Grid.Entry {
  @inline(__always)
  fileprivate func isInReach(of other: Grid.Entry) -> Bool {
    let reach = radius + other.radius + PairFinder.keptMargin
    return (position - other.position).lengthSquared < reach * reach
  }
}
