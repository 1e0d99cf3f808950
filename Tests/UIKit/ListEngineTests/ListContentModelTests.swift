import Foundation
import OozeKernel
import Testing

@testable import ListEngine

/// The sections and items of a list, compared with plain lists of lists, and the changes that they enter into a batch.
@Suite struct ListContentModelTests {
  private typealias Model = [(section: Int, items: [Int])]

  private func check(
    _ content: ListContent<Int, Int>, _ model: Model, _ place: Comment
  ) {
    #expect(content.sections == model.map(\.section), place)
    #expect(content.itemsBySection == model.map(\.items), place)
    let all = model.flatMap(\.items)
    #expect(content.allItems == all, place)
    #expect(content.homes.count == all.count, place)
    #expect(content.items.count == model.count, place)
    for (index, item) in all.enumerated() {
      #expect(content.index(ofItem: item) == index, place)
    }
    for (section, items) in model {
      for item in items { #expect(content.homes[item] == section, place) }
    }
    #expect(content.index(ofItem: -1) == nil, place)
  }

  @Test(arguments: 0..<40) func changes(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var content = ListContent<Int, Int>()
    var model: Model = []
    var next = 0
    func new() -> [Int] {
      let items = Array(next..<next + random.below(4))
      next += 10
      return items
    }
    for step in 0..<30 {
      let place = Comment(rawValue: "seed \(seed), step \(step)")
      let after = random.below(2) == 0
      let all = model.flatMap(\.items)
      switch random.below(6) {
      case 0:
        let sections = new().map { -2 - $0 }
        let index = random.below(model.count + 1)
        content.insert(sections: sections, at: index)
        model.insert(contentsOf: sections.map { ($0, []) }, at: index)
      case 1 where !model.isEmpty:
        let (items, section) = (new(), random.below(model.count))
        content.append(items: items, to: model[section].section)
        model[section].items += items
      case 2 where !all.isEmpty:
        let (items, anchor) = (new(), all[random.below(all.count)])
        content.insert(items: items, beside: anchor, after: after)
        for section in model.indices {
          guard let index = model[section].items.firstIndex(of: anchor) else { continue }
          model[section].items.insert(contentsOf: items, at: after ? index + 1 : index)
        }
      case 3 where random.below(3) == 0:
        let gone = all.filter { _ in random.below(3) == 0 } + [-1]
        content.remove(items: gone)
        for section in model.indices { model[section].items.removeAll(where: gone.contains) }
      case 4 where random.below(4) == 0:
        let gone = model.map(\.section).filter { _ in random.below(4) == 0 } + [-1]
        content.remove(sections: gone)
        model.removeAll { gone.contains($0.section) }
      case 5 where model.count > 1:
        let from = random.below(model.count)
        let anchor = model[(from + 1 + random.below(model.count - 1)) % model.count].section
        content.moveSection(at: from, beside: anchor, after: after)
        let moved = model.remove(at: from)
        let index = model.firstIndex { $0.section == anchor } ?? 0
        model.insert(moved, at: after ? index + 1 : index)
      default: break
      }
      check(content, model, place)
    }
  }

  /// A reload is kept once, until what it reloads is gone, or until the update.
  @Test func reloadsAreKeptOnce() {
    var content = ListContent<Int, Int>()
    content.insert(sections: [-1, -2, -3], at: 0)
    content.append(items: [1, 2, 3], to: -1)
    content.append(items: [4, 5], to: -2)
    for _ in 0..<2 {
      content.reload(items: [2, 4])
      content.reload(items: [4, 1])
      content.reconfigure(items: [5, 3])
      content.reload(sections: [-3, -2])
    }
    #expect(content.reloadedItems == [2, 4, 1])
    #expect(content.reconfiguredItems == [5, 3])
    #expect(content.reloadedSections == [-3, -2])
    content.remove(items: [2, 3])
    content.remove(sections: [-2])
    content.forgetGone()
    #expect(content.reloadedItems == [1])
    #expect(content.reconfiguredItems == [])
    #expect(content.reloadedSections == [-3])
    content.reconfigure(items: [1])
    content.forgetReloads()
    #expect(content.reloadedItems == [])
    #expect(content.reconfiguredItems == [])
    #expect(content.reloadedSections == [])
  }

  /// A batch has every change of a difference.
  @Test func aDifferenceIsEnteredIntoABatch() {
    func content(_ sections: [(Int, [Int])]) -> ListContent<Int, Int> {
      var content = ListContent<Int, Int>()
      content.insert(sections: sections.map(\.0), at: 0)
      for (section, items) in sections { content.append(items: items, to: section) }
      return content
    }
    let old = content([(-1, [1, 2, 3, 4]), (-2, [5]), (-3, []), (-4, [6])])
    var new = content([(-4, [6]), (-1, [2, 9, 1, 4]), (-3, []), (-5, [7])])
    new.reload(items: [4])
    new.reconfigure(items: [6])
    new.reload(sections: [-3])
    var updates = ListUpdates(.table, oldCounts: [4, 1, 0, 1])
    updates.enter(SnapshotDifference(from: old, to: new))
    #expect(updates.deletedSections == [1])
    #expect(updates.insertedSections == [3])
    #expect(updates.movedSections == [3: 0])
    #expect(updates.reloadedSections == [2])
    #expect(updates.deleted == [RowID(0, 2)])
    #expect(updates.inserted == [RowID(1, 1)])
    #expect(
      updates.moved == [RowID(0, 0): RowID(1, 2)] || updates.moved == [RowID(0, 1): RowID(1, 0)])
    #expect(updates.reloaded == [RowID(0, 3)])
    #expect(updates.reconfigured == [RowID(3, 0)])
  }

  /// Moving the numbers that are out of order, and no fewer, leaves the others in order.
  @Test func theFewestNumbersMove() {
    for count in 0...6 {
      for choice in 0..<Int(pow(Double(count), Double(count))) {
        let numbers = (0..<count).map { choice / Int(pow(Double(count), Double($0))) % count }
        guard Set(numbers).count == count else { continue }
        // The length of the longest increasing subsequence, by trying all.
        let longest =
          (0..<1 << count).map { set in
            let kept = numbers.indices.filter { set >> $0 & 1 > 0 }.map { numbers[$0] }
            return kept == kept.sorted() ? kept.count : 0
          }.max() ?? 0
        let moved = SnapshotDifference.outOfOrder(numbers)
        let kept = numbers.filter { !moved.contains($0) }
        #expect(kept == kept.sorted(), "\(numbers)")
        #expect(kept.count == longest, "\(numbers)")
        #expect(kept.count + moved.count == count, "\(numbers)")
      }
    }
    #expect(SnapshotDifference.outOfOrder([7, 3, 12, 40]) == [7])
  }
}
