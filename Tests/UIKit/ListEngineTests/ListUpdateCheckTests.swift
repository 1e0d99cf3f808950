import Foundation
import ListEngine
import OozeKernel
import Testing

/// iOS's consistency check of a batch of changes, with its messages.
@Suite struct ListUpdateCheckTests {
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
