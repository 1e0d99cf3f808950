import OozeKernel
import Testing

@testable import Cassowary

/// Compares the lists with plain arrays, and their storage with the requested amount.
struct PackedListsTests {
  private struct Model {
    var lists: [[Int]] = []
    var capacities: [Int] = []
    var size = 0

    mutating func makeRoom(_ count: Int, in list: Int) {
      guard count > capacities[list] else { return }
      let capacity = max(count, capacities[list] * 2)
      size += capacity
      capacities[list] = capacity
    }
  }

  @Test(arguments: 1...20) func areLists(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var packed = PackedLists(filler: -1)
    var model = Model()
    packed.makeList()
    model.lists.append([])
    model.capacities.append(0)
    #expect(Array(packed.elements[packed.range(of: 0)]) == [])
    for step in 0..<3000 {
      if model.lists.count < 2 || random.below(60) == 0, model.lists.count < 40 {
        packed.makeList()
        model.lists.append([])
        model.capacities.append(0)
      }
      let list = random.below(model.lists.count)
      let number = Int32(list)
      switch random.below(seed < 10 ? 20 : 9) {
      case 0:
        packed.removeAll(in: number)
        model.lists[list] = []
      case 1...2 where !model.lists[list].isEmpty:
        let place = random.below(model.lists[list].count)
        let last = model.lists[list].removeLast()
        let isLast = place == model.lists[list].count
        if !isLast { model.lists[list][place] = last }
        #expect(packed.swapRemove(number, at: place) == (isLast ? nil : last))
      case 3:
        let more = random.below(12)
        packed.reserve(more, in: number)
        model.makeRoom(model.lists[list].count + more, in: list)
      case 4 where !model.lists[list].isEmpty:
        let place = random.below(model.lists[list].count)
        packed[number, place] = -step
        model.lists[list][place] = -step
      default:
        packed.append(step, to: number)
        let count = model.lists[list].count
        if count == model.capacities[list] {
          model.makeRoom(max(4, model.capacities[list] * 2), in: list)
        }
        model.lists[list].append(step)
      }
      let kept = model.lists.indices.map { Array(packed.elements[packed.range(of: Int32($0))]) }
      #expect(kept == model.lists, "seed \(seed) at \(step)")
      #expect(packed.count(of: number) == model.lists[list].count)
      #expect(packed.extents.map { Int($0.capacity) } == model.capacities)
      #expect(packed.elements.count == model.size, "seed \(seed) at \(step)")
      #expect(model.size <= 2 * model.capacities.reduce(0, +), "less than half lies idle")
      guard kept == model.lists, packed.elements.count == model.size else { return }
    }
  }
}
