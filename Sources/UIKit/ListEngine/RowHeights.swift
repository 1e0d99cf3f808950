import Foundation

/// The heights of one section's rows. Finding a row's position, or the row at a position, takes
/// O(log n).
///
/// Rows have the height `base` until they get their own. Only blocks of 64 rows in which some row
/// has its own height use memory, so a million rows of equal height cost nothing. Sums depend only
/// on the heights, not on the order in which they were determined.
package struct RowHeights: Sendable {
  private static let blockSize = 64

  /// A block of 64 rows, some of which have their own height.
  private struct Block: Sendable {
    var heights = [CGFloat](repeating: 0, count: RowHeights.blockSize)
    /// Bit i: row i of the block has its own height.
    var own: UInt64 = 0
    /// Bit i: the height of row i is final, not an estimate.
    var known: UInt64 = 0

    /// Returns the measure of the first `end` rows.
    func measure(ofFirst end: Int) -> Measure {
      var measure = Measure.zero
      for index in 0..<end where own & (1 << UInt64(index)) != 0 {
        measure.own += heights[index]
        measure.count += 1
      }
      return measure
    }
  }

  /// The measure of the rows with their own height: the sum of the heights, and the number of rows.
  private struct Measure: AdditiveArithmetic, Sendable {
    var own: CGFloat = 0
    var count = 0

    static let zero = Measure()
    static func + (a: Measure, b: Measure) -> Measure {
      Measure(own: a.own + b.own, count: a.count + b.count)
    }
    static func - (a: Measure, b: Measure) -> Measure {
      Measure(own: a.own - b.own, count: a.count - b.count)
    }

    /// Returns the height of `rows` rows with this measure.
    func height(_ rows: Int, base: CGFloat) -> CGFloat { own + CGFloat(rows - count) * base }
  }

  package let count: Int
  /// The height in points of rows without their own height. It isn't negative.
  package let base: CGFloat
  private var blocks: [Int: Block] = [:]
  private var measures: SumTree<Measure>?

  package init(count: Int, base: CGFloat) {
    self.count = count
    self.base = base
  }

  /// The number of blocks that use memory.
  package var blockCount: Int { blocks.count }

  private func bit(_ row: Int) -> UInt64 { 1 << UInt64(row % Self.blockSize) }

  /// Returns whether the row's height is final and not an estimate.
  package func isKnown(_ row: Int) -> Bool {
    (blocks[row / Self.blockSize]?.known ?? 0) & bit(row) != 0
  }

  package subscript(row: Int) -> CGFloat {
    guard let block = blocks[row / Self.blockSize], block.own & bit(row) != 0 else { return base }
    return block.heights[row % Self.blockSize]
  }

  /// Sets the row's own height, either final or as a better estimate than the base. Returns by how
  /// much the row grew.
  @discardableResult
  package mutating func set(_ height: CGFloat, at row: Int, isKnown: Bool = true) -> CGFloat {
    precondition(row >= 0 && row < count, "No row \(row) among \(count)")
    let key = row / Self.blockSize
    let bit = bit(row)
    let growth = height - self[row]
    let isNew = (blocks[key]?.own ?? 0) & bit == 0
    let measure = update(&blocks[key, default: Block()]) { block -> Measure? in
      block.heights[row % Self.blockSize] = height
      block.own |= bit
      block.known = isKnown ? block.known | bit : block.known & ~bit
      return growth != 0 || isNew ? block.measure(ofFirst: Self.blockSize) : nil
    }
    if let measure {
      if measures == nil {
        measures = SumTree(count: (count + Self.blockSize - 1) / Self.blockSize)
      }
      measures?[key] = measure
    }
    return growth
  }

  private func update<Value, Result>(_ value: inout Value, _ body: (inout Value) -> Result)
    -> Result
  {
    body(&value)
  }

  /// Turns all heights into estimates, because the width or the content has changed.
  package mutating func forgetWhatIsKnown() {
    for key in Array(blocks.keys) { blocks[key]?.known = 0 }
  }

  /// Takes over the heights of the rows `range` in `other` for the rows from `start` on that have no
  /// final height. O(range, or the number of rows with their own height, whichever is less).
  package mutating func adopt(_ other: RowHeights, _ range: Range<Int>, at start: Int) {
    guard !range.isEmpty else { return }
    let keys = (range.lowerBound / Self.blockSize)...((range.upperBound - 1) / Self.blockSize)
    let touched =
      keys.count < other.blocks.count ? Array(keys) : other.blocks.keys.filter(keys.contains)
    for key in touched {
      guard let block = other.blocks[key] else { continue }
      for index in 0..<Self.blockSize where block.own & (1 << UInt64(index)) != 0 {
        let row = key * Self.blockSize + index
        let target = start + row - range.lowerBound
        guard range.contains(row), !isKnown(target) else { continue }
        set(
          block.heights[index], at: target,
          isKnown: block.known & (1 << UInt64(index)) != 0)
      }
    }
  }

  package var total: CGFloat { offset(of: count) }

  /// Returns the distance from the first row's top to that of `row`, which may be one past the last.
  package func offset(of row: Int) -> CGFloat {
    guard let measures else { return CGFloat(row) * base }
    let key = row / Self.blockSize
    var measure = measures.sum(ofFirst: key)
    if let block = blocks[key] { measure = measure + block.measure(ofFirst: row % Self.blockSize) }
    return measure.height(row, base: base)
  }

  /// Returns the first row that ends below `place`, or `count` if there is none. Places above the rows are the
  /// beginning.
  package func row(at place: CGFloat) -> Int {
    let place = max(0, place)
    guard let measures else {
      guard base > 0 else { return count }
      let row = place / base
      return row >= CGFloat(count) ? count : Int(row)
    }
    let base = base
    let rows = count
    let passed = measures.prefix { measure, blocks in
      measure.height(min(blocks * Self.blockSize, rows), base: base) <= place
    }
    var row = min(passed.count * Self.blockSize, count)
    let block = blocks[row / Self.blockSize]
    var inside = Measure.zero
    while row < count {
      let index = row % Self.blockSize
      if let block, block.own & (1 << UInt64(index)) != 0 {
        inside = inside + Measure(own: block.heights[index], count: 1)
      }
      guard (passed.sum + inside).height(row + 1, base: base) <= place else { return row }
      row += 1
    }
    return count
  }
}
