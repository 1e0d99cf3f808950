/// Many short lists in one array, so that a system of thousands of them consists of a few buffers. Accessing an
/// element needs no reference counting, and a copy copies a few blocks of memory.
///
/// A list that becomes too long moves to the end, with at least twice the capacity. So its former places
/// together are smaller than its current one, and less than half of the array is unused.
struct PackedLists<Element: Sendable>: Sendable {
  struct Extent: Sendable {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  /// The elements of all lists, and the gaps between them.
  var elements: [Element] = []
  private(set) var extents: [Extent] = []
  /// The value for unused elements.
  private let filler: Element

  init(filler: Element) { self.filler = filler }

  mutating func makeList() { extents.append(Extent()) }

  @inline(__always)
  func count(of list: Int32) -> Int { Int(extents[Int(list)].count) }

  /// Returns the positions of a list's elements in `elements`, until something is appended to any list.
  @inline(__always)
  func range(of list: Int32) -> Range<Int> {
    let extent = extents[Int(list)]
    return Int(extent.start)..<Int(extent.start &+ extent.count)
  }

  @inline(__always)
  subscript(list: Int32, place: Int) -> Element {
    get { elements[Int(extents[Int(list)].start) &+ place] }
    _modify { yield &elements[Int(extents[Int(list)].start) &+ place] }
  }

  /// Amortized O(1)
  @inline(__always)
  mutating func append(_ element: Element, to list: Int32) {
    let extent = extents[Int(list)]
    if extent.count == extent.capacity { move(list, capacity: max(4, extent.capacity * 2)) }
    elements[Int(extents[Int(list)].start &+ extent.count)] = element
    extents[Int(list)].count = extent.count &+ 1
  }

  /// Reserves capacity for additional elements of a list.
  mutating func reserve(_ more: Int, in list: Int32) {
    let extent = extents[Int(list)]
    let needed = extent.count + Int32(more)
    if needed > extent.capacity { move(list, capacity: max(needed, extent.capacity * 2)) }
  }

  /// Replaces an element by the last one of its list. O(1)
  ///
  /// - Returns: The element that moved, or `nil` if the removed one was the last.
  @inline(__always)
  mutating func swapRemove(_ list: Int32, at place: Int) -> Element? {
    let extent = extents[Int(list)]
    let last = Int(extent.count) - 1
    extents[Int(list)].count = Int32(last)
    guard place < last else { return nil }
    let moved = elements[Int(extent.start) + last]
    elements[Int(extent.start) + place] = moved
    return moved
  }

  @inline(__always)
  mutating func removeAll(in list: Int32) { extents[Int(list)].count = 0 }

  @inline(never)
  private mutating func move(_ list: Int32, capacity: Int32) {
    let old = extents[Int(list)]
    let start = elements.count
    for index in range(of: list) { elements.append(elements[index]) }
    elements.append(contentsOf: repeatElement(filler, count: Int(capacity - old.count)))
    extents[Int(list)] = Extent(start: Int32(start), count: old.count, capacity: capacity)
  }
}
