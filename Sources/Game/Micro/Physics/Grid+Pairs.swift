extension Grid {
  /// Lists each pair of cells in reach once that begins in a strip, in no particular order: each bin against half of
  /// its neighbourhood.
  func listPairs(ofStrip strip: Int, into list: inout [PairCandidate]) {
    var count = 0
    entries.withUnsafeBufferPointer { entries in
      starts.withUnsafeBufferPointer { starts in
        for bin in layout.bins(ofStrip: strip) {
          let first = Int(starts[bin])
          let end = Int(starts[bin + 1])
          guard first < end else { continue }
          let (across, below) = neighbours(of: bin)
          // The rest of this bin and the next one in the row are adjacent in memory, and so are the three bins in the
          // row below.
          let endAcross = Int(starts[across])
          let rowBelow = Int(starts[below.lowerBound])..<Int(starts[below.upperBound])
          let most = count + (end - first) * (endAcross - first + rowBelow.count)
          if most > list.count {
            resize(&list, to: Swift.max(most, 2 * list.count), with: PairCandidate())
          }
          list.withUnsafeMutableBufferPointer { list in
            for index in first..<end {
              let entry = entries[index]
              pair(entry, with: entries[index + 1..<endAcross], into: list, &count)
              pair(entry, with: entries[rowBelow], into: list, &count)
            }
          }
        }
      }
    }
    list.removeLast(list.count - count)
  }

  /// Writes every pair, and overwrites it by the next one unless it counts. Whether two cells are in reach is
  /// unpredictable, and a mispredicted branch costs more than the rest.
  @inline(__always)
  private func pair(
    _ entry: Entry, with others: Slice<UnsafeBufferPointer<Entry>>,
    into list: UnsafeMutableBufferPointer<PairCandidate>, _ count: inout Int
  ) {
    for other in others {
      list[count] = PairCandidate(
        a: Swift.min(entry.cell, other.cell), b: Swift.max(entry.cell, other.cell),
        distance: entry.radius + other.radius)
      let reach = entry.radius + other.radius + margin
      count += (entry.position - other.position).lengthSquared < reach * reach ? 1 : 0
    }
  }

  /// Returns the end of the next bin in the row and the range of the three bins below, which are fewer at the rim.
  @inline(__always)
  private func neighbours(of bin: Int) -> (across: Int, below: Range<Int>) {
    let column = bin % layout.columns
    let across = column + 1 < layout.columns ? bin + 2 : bin + 1
    guard bin + layout.columns < layout.binCount else { return (across, 0..<0) }
    let left = bin + layout.columns - (column > 0 ? 1 : 0)
    return (across, left..<across + layout.columns)
  }
}
