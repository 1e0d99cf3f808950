/// Returns a short part of `items`, in their order, that still `fails`: no single item of the result can be
/// left out.
///
/// Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (2002), with
/// complements only.
package func shrunk<Item>(_ items: [Item], fails: ([Item]) -> Bool) -> [Item] {
  var items = items
  var size = max(1, items.count / 2)
  while true {
    var start = 0
    var hasShrunk = false
    // Starts at the front, because most items before a failure don't matter.
    while start < items.count {
      var shorter = items
      shorter.removeSubrange(start..<min(start + size, items.count))
      if fails(shorter) {
        items = shorter
        hasShrunk = true
      } else {
        start += size
      }
    }
    if size > 1 {
      size /= 2
    } else if !hasShrunk {
      return items
    }
  }
}
