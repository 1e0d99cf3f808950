/// A queue of symbols, each once, with the lowest first, as Bland's rule requires.
///
/// It is a binary heap. The reason for adding a symbol may no longer exist when it is removed, so the caller
/// must check again.
struct SymbolQueue: Sendable {
  private var heap: [Int32] = []
  private var isWaiting: [Bool] = []

  mutating func makeSymbol() { isWaiting.append(false) }

  /// O(log n)
  @inline(__always)
  mutating func insert(_ symbol: Int32) {
    guard !isWaiting[Int(symbol)] else { return }
    isWaiting[Int(symbol)] = true
    siftUp(symbol)
  }

  private mutating func siftUp(_ symbol: Int32) {
    var place = heap.count
    heap.append(symbol)
    while place > 0 {
      let parent = (place - 1) / 2
      guard heap[parent] > symbol else { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = symbol
  }

  /// O(log n)
  mutating func popLowest() -> Int32? {
    guard let lowest = heap.first, let last = heap.popLast() else { return nil }
    isWaiting[Int(lowest)] = false
    guard !heap.isEmpty else { return lowest }
    var place = 0
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < last else { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
    return lowest
  }
}
