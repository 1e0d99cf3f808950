import CoreGraphics

/// The heights of one section's rows, of which a row's place and the row at a place are found in
/// O(log n).
///
/// Rows have the height `base` until they get one of their own. Only blocks of 64 rows in which
/// some row has one take memory, so that a million rows of one height cost nothing.
struct RowHeights: Sendable {
  private static let blockSize = 64

  /// 64 rows' own heights; those without one have the base.
  private struct Block: Sendable {
    var heights = [CGFloat](repeating: 0, count: RowHeights.blockSize)
    /// Bit i: row i of the block has a height of its own.
    var own: UInt64 = 0

    func difference(_ index: Int, base: CGFloat) -> CGFloat {
      own & (1 << UInt64(index)) == 0 ? 0 : heights[index] - base
    }
  }

  let count: Int
  /// The height of rows that have none of their own, in points; not negative.
  let base: CGFloat
  private var blocks: [Int: Block] = [:]
  /// Of each block, how much its height differs from that of 64 base rows.
  private var differences: FenwickTree?

  init(count: Int, base: CGFloat) {
    self.count = count
    self.base = base
  }

  /// Blocks that take memory.
  var blockCount: Int { blocks.count }

  /// Whether the row's height is its own and not the base.
  func isKnown(_ row: Int) -> Bool {
    guard let block = blocks[row / Self.blockSize] else { return false }
    return block.own & (1 << UInt64(row % Self.blockSize)) != 0
  }

  subscript(row: Int) -> CGFloat {
    guard let block = blocks[row / Self.blockSize] else { return base }
    return base + block.difference(row % Self.blockSize, base: base)
  }

  /// Gives the row a height of its own; returns by how much it grew.
  @discardableResult
  mutating func set(_ height: CGFloat, at row: Int) -> CGFloat {
    precondition(row >= 0 && row < count, "No row \(row) among \(count)")
    let key = row / Self.blockSize
    let index = row % Self.blockSize
    var block = blocks[key] ?? Block()
    let growth = height - (base + block.difference(index, base: base))
    block.heights[index] = height
    block.own |= 1 << UInt64(index)
    blocks[key] = block
    if growth != 0 {
      if differences == nil {
        differences = FenwickTree(count: (count + Self.blockSize - 1) / Self.blockSize)
      }
      differences?.add(growth, at: key)
    }
    return growth
  }

  /// The rows that have a height of their own, in no particular order.
  var known: [(row: Int, height: CGFloat)] {
    blocks.flatMap { key, block in
      (0..<Self.blockSize).compactMap { index in
        block.own & (1 << UInt64(index)) == 0
          ? nil : (key * Self.blockSize + index, block.heights[index])
      }
    }
  }

  var total: CGFloat { offset(of: count) }

  /// The distance from the first row's top to that of `row`, which may be one past the last.
  func offset(of row: Int) -> CGFloat {
    var offset = CGFloat(row) * base
    guard let differences else { return offset }
    let key = row / Self.blockSize
    offset += differences.sum(ofFirst: key)
    if let block = blocks[key] {
      for index in 0..<(row % Self.blockSize) { offset += block.difference(index, base: base) }
    }
    return offset
  }

  /// The first row that ends below `place`; `count` when all end at or above it.
  func row(at place: CGFloat) -> Int {
    guard place >= 0 else { return firstRowWithSize() }
    guard let differences else {
      guard base > 0 else { return count }
      let row = place / base
      return row >= CGFloat(count) ? count : Int(row)
    }
    let extra = base * CGFloat(Self.blockSize)
    let prefix = differences.prefix(endingAtOrBefore: place, extra: extra)
    var row = prefix.count * Self.blockSize
    var end = prefix.end
    while row < count {
      end += self[row]
      if end > place { return row }
      row += 1
    }
    return count
  }

  private func firstRowWithSize() -> Int { count == 0 || self[0] > 0 ? 0 : row(at: 0) }
}
