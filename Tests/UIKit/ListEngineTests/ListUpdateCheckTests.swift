import Foundation
import ListEngine
import OozeKernel
import Testing

/// iOS's consistency check of a batch of changes, with its messages.
@Suite struct ListUpdateCheckTests {
  private typealias Change = (inout ListUpdates) -> Void

  private func fault(_ old: [Int], _ new: [Int], _ change: Change) -> String? {
    var updates = ListUpdates(.table, oldCounts: old)
    change(&updates)
    return updates.fault(newCounts: new)
  }

  @Test func countsOfRows() {
    let text = fault([3], [3]) { $0.deleteItems([[0, 1]]) }
    #expect(
      text
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in "
        + "an existing section after the update (3) must be equal to the number of rows contained "
        + "in that section before the update (3), plus or minus the number of rows inserted or "
        + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).")
    #expect(fault([3], [2]) { $0.deleteItems([[0, 1]]) } == nil)
  }

  @Test func countsOfSections() {
    let text = fault([3], [3, 1]) { _ in }
    #expect(
      text == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "table view after the update (2) must be equal to the number of sections contained in "
        + "the table view before the update (1), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 0 deleted).")
    #expect(fault([3], [3, 1]) { $0.insertSections([1]) } == nil)
  }

  /// Every way to refer to a row or a section that doesn't exist.
  @Test func places() {
    let changes: [(String, [Int], [Int], Change)] = [
      (
        "attempt to delete row 3 from section 0 which only contains 3 rows", [3], [2],
        {
          $0.deleteItems([[0, 3]])
        }
      ),
      (
        "attempt to reload row 5 from section 0 which only contains 3 rows", [3], [3],
        {
          $0.reloadItems([[0, 5]])
        }
      ),
      (
        "attempt to insert row 9 into section 0, but there are only 4 rows in section 0", [3], [4],
        {
          $0.insertItems([[0, 9]])
        }
      ),
      (
        "attempt to delete section 2, but there are only 2 sections before", [1, 1], [1],
        {
          $0.deleteSections([2])
        }
      ),
      (
        "attempt to insert section 5 but there are only 2 sections after", [1], [1, 1],
        {
          $0.insertSections([5])
        }
      ),
      (
        "attempt to delete and reload the same index path", [3], [2],
        {
          $0.deleteItems([[0, 1]])
          $0.reloadItems([[0, 1]])
        }
      ),
      (
        "attempt to perform multiple moves to the same index path", [3], [3],
        {
          $0.moveItem([0, 0], [0, 2])
          $0.moveItem([0, 1], [0, 2])
        }
      ),
      (
        "attempt to perform an insert and a move to the same index path", [3], [4],
        {
          $0.moveItem([0, 0], [0, 2])
          $0.insertItems([[0, 2]])
        }
      ),
    ]
    for (text, old, new, change) in changes {
      let found = fault(old, new, change)
      #expect(found?.hasPrefix(text) == true, "\(text): \(found ?? "nothing")")
    }
  }

  /// The messages in full, with the numbers of sections and items.
  @Test func messages() {
    let changes: [(String, [Int], [Int], Change)] = [
      (
        "attempt to delete section 2, but there are only 2 sections before the update", [1, 1], [1],
        { $0.deleteSections([2]) }
      ),
      (
        "attempt to perform a delete and a reload of the same section (1)", [1, 1], [1],
        {
          $0.deleteSections([1])
          $0.reloadSections([1])
        }
      ),
      (
        "attempt to perform a delete and a move of the same section (1)", [1, 1], [1],
        {
          $0.deleteSections([1])
          $0.moveSection(1, 0)
        }
      ),
      (
        "attempt to delete row 0 from section 2, but there are only 2 sections before the update",
        [1, 1], [1, 0], { $0.deleteItems([[2, 0]]) }
      ),
      (
        "attempt to reload row 3 from section 0 which only contains 3 rows before the update", [3],
        [3], { $0.reloadItems([[0, 3]]) }
      ),
      (
        "attempt to insert section 5 but there are only 2 sections after the update", [1], [1, 1],
        { $0.insertSections([5]) }
      ),
      (
        "attempt to insert row 0 into section 4, but there are only 1 sections after the update",
        [1], [1], { $0.insertItems([[4, 0]]) }
      ),
      (
        "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the "
          + "update", [3], [4], { $0.insertItems([[0, 9]]) }
      ),
    ]
    for (text, old, new, change) in changes { #expect(fault(old, new, change) == text) }
    var updates = ListUpdates(.collection, oldCounts: [1])
    updates.deleteItems([[0, 0]])
    let listing =
      "Invalid batch updates detected: the number of sections and/or items returned by "
      + "the data source before and after performing the batch updates are inconsistent with the "
      + "updates.\nData source before updates = "
    #expect(updates.fault(newCounts: [1])?.contains(".\n" + listing) == true)
  }

  /// Everything that a change refers to has to exist, once, and the counts have to agree.
  @Test(arguments: 0...2, 0...3) func itemsInAllSmallCases(old: Int, new: Int) {
    for deleted in subsets(old + 1) {
      for inserted in subsets(new + 1) {
        let exists = deleted.allSatisfy { $0 < old } && inserted.allSatisfy { $0 < new }
        let agrees = old - deleted.count + inserted.count == new
        func change(_ updates: inout ListUpdates) {
          updates.deleteItems(deleted.map { [0, $0] })
          updates.insertItems(inserted.map { [0, $0] })
        }
        let isRight = exists && agrees
        #expect((fault([old], [new], change) == nil) == isRight)
        for item in 0...old {
          let reloads = fault([old], [new]) {
            change(&$0)
            $0.reloadItems([[0, item]])
          }
          #expect((reloads == nil) == (isRight && item < old && !deleted.contains(item)))
          for to in 0...new {
            let moves = fault([old], [new]) {
              change(&$0)
              $0.moveItem([0, item], [0, to])
            }
            let isMoveRight =
              item < old && to < new && !deleted.contains(item) && !inserted.contains(to)
            #expect((moves == nil) == (isRight && isMoveRight))
          }
        }
      }
    }
  }

  @Test(arguments: 0...2, 0...3) func sectionsInAllSmallCases(old: Int, new: Int) {
    let counts = (old: Array(repeating: 1, count: old), new: Array(repeating: 1, count: new))
    for deleted in subsets(old + 1) {
      for inserted in subsets(new + 1) {
        let exists = deleted.allSatisfy { $0 < old } && inserted.allSatisfy { $0 < new }
        let agrees = old - deleted.count + inserted.count == new
        func change(_ updates: inout ListUpdates) {
          updates.deleteSections(IndexSet(deleted))
          updates.insertSections(IndexSet(inserted))
        }
        let isRight = exists && agrees
        #expect((fault(counts.old, counts.new, change) == nil) == isRight)
        for section in 0...old {
          let reloads = fault(counts.old, counts.new) {
            change(&$0)
            $0.reloadSections([section])
          }
          #expect((reloads == nil) == (isRight && section < old && !deleted.contains(section)))
          for to in 0...new {
            let moves = fault(counts.old, counts.new) {
              change(&$0)
              $0.moveSection(section, to)
            }
            let isMoveRight =
              section < old && to < new && !deleted.contains(section) && !inserted.contains(to)
            #expect((moves == nil) == (isRight && isMoveRight))
          }
        }
      }
    }
  }

  private func subsets(_ count: Int) -> [Set<Int>] {
    (0..<1 << count).map { bits in Set((0..<count).filter { bits & 1 << $0 != 0 }) }
  }

  /// iOS's message, with its details.
  @Test func inconsistencies() {
    func problem(_ old: [Int], _ new: [Int], _ change: (inout ListUpdates) -> Void) -> String? {
      var updates = ListUpdates(.collection, oldCounts: old)
      change(&updates)
      return updates.fault(newCounts: new)
    }
    let path = { (item: Int) -> IndexPath in [0, item] }
    #expect(problem([3], [4]) { $0.insertItems([path(3)]) } == nil)
    #expect(problem([3], [2]) { $0.deleteItems([path(1)]) } == nil)
    #expect(problem([3], [7]) { $0.reloadSections([0]) } == nil)
    let text = problem([2], [2]) { $0.insertItems([path(0)]) } ?? ""
    let sentence = """
      Invalid update: invalid number of items in section 0. The number of items contained in an \
      existing section after the update (2) must be equal to the number of items contained \
      in that section before the update (2), plus or minus the number of items inserted or \
      deleted from that section (1 inserted, 0 deleted) and plus or minus the number of \
      items moved into or out of that section (0 moved in, 0 moved out).
      """
    #expect(text.hasPrefix(sentence))
    let lists = """
      Data source before updates = { 1 section with item counts: [2] }
      Data source after updates = { 1 section with item counts: [2] }
      Updates = [
      \tInsert item (0 - 0)
      ]
      """
    #expect(text.hasSuffix(lists))
    #expect(problem([2], [2, 1]) { _ in }!.contains("invalid number of sections"))
    #expect(problem([2], [1]) { $0.deleteItems([path(5)]) }!.contains("only contains 2 items"))
    #expect(problem([2], [3]) { $0.insertItems([path(9)]) }!.contains("only 3 items in section 0"))
  }

  /// Batches after which the data source has other counts than the changes produce end with iOS's
  /// message; those with the right counts don't.
  @Test(arguments: 1...20) func refusals(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      let old = (0..<1 + random.below(4)).map { _ in random.below(6) }
      var (new, updates) = (old, ListUpdates(.collection, oldCounts: old))
      let section = random.below(old.count)
      let gone = Set((0..<random.below(3)).map { _ in random.below(6) }).filter {
        $0 < old[section]
      }
      updates.deleteItems(gone.map { IndexPath(indexes: [section, $0]) })
      new[section] -= gone.count
      let added = random.below(3)
      new[section] += added
      updates.insertItems((0..<added).map { IndexPath(indexes: [section, $0]) })
      #expect(updates.fault(newCounts: new) == nil)
      var wrong = new
      let other = random.below(old.count)
      wrong[other] += 1
      let message = updates.fault(newCounts: wrong) ?? ""
      #expect(
        message.hasPrefix(
          "Invalid update: invalid number of items in section \(other). The number of items "
            + "contained in an existing section after the update (\(wrong[other])) must be equal to "
            + "the number of items contained in that section before the update (\(old[other]))"))
      let fewer = updates.fault(newCounts: new + [1]) ?? ""
      #expect(
        fewer.hasPrefix(
          "Invalid update: invalid number of sections. The number of sections contained in the "
            + "collection view after the update (\(new.count + 1))"))
    }
  }
}
