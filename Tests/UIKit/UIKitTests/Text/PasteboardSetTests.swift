import Stage
import Testing

@testable import UIKit

/// Tests of pasteboards with several items, by type and index.
///
/// Sources: Apple, `UIPasteboard.setItems(_:options:)`, `types(forItemSet:)`,
/// `itemSet(withPasteboardTypes:)`, `setObjects(_:localOnly:expirationDate:)`, `itemProviders`.
@MainActor @Suite(.serialized) struct PasteboardSetTests {
  private let text = "public.utf8-plain-text"
  private let link = "public.url"

  @Test("Items are found by their types in every set of indices")
  func sets() {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    let kinds = [[text], [link], [text, link], []]
    board.items = kinds.map { types in
      Dictionary(uniqueKeysWithValues: types.map { ($0, Data($0.utf8) as Any) })
    }
    for mask in 0..<16 {
      let places = (0..<4).filter { mask >> $0 & 1 == 1 }
      let set = IndexSet(places)
      #expect(board.types(forItemSet: set) == places.map { kinds[$0].sorted() })
      for type in [text, link] {
        let holding = places.filter { kinds[$0].contains(type) }
        #expect(board.contains(pasteboardTypes: [type], inItemSet: set) == !holding.isEmpty)
        #expect(
          board.data(forPasteboardType: type, inItemSet: set)
            == holding.map { _ in Data(type.utf8) })
        #expect(board.values(forPasteboardType: type, inItemSet: set)?.count == holding.count)
      }
    }
    #expect(board.itemSet(withPasteboardTypes: [link]) == IndexSet([1, 2]))
    #expect(board.types(forItemSet: nil)?.count == 4)
  }

  @Test("Items expire at their date, and local ones stay in the program")
  func options() {
    let stage = Stage(device: .iPhone14)
    stage.show(UIViewController())
    let clock = stage.renderLoop.date
    defer {
      stage.renderLoop.date = clock
      UIPasteboard.generalDidChange = nil
      UIPasteboard.general.items = []
    }
    var sent: [String?] = []
    UIPasteboard.generalDidChange = { sent.append($0) }
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    stage.renderLoop.date = { start }
    let board = UIPasteboard.general
    board.setItems(
      [[UIPasteboard.typeAutomatic: "Secret"]],
      options: [.localOnly: true, .expirationDate: start + 60])
    #expect(sent.isEmpty)
    #expect(board.string == "Secret")
    stage.renderLoop.date = { start + 59 }
    #expect(board.hasStrings)
    stage.renderLoop.date = { start + 60 }
    #expect(!board.hasStrings)
    #expect(board.numberOfItems == 0)
    board.setItems([[UIPasteboard.typeAutomatic: "Open"]])
    #expect(sent == ["Open"])
    #expect(board.string == "Open")
  }

  @Test("Objects and providers can be written and read back")
  func providers() {
    let board = UIPasteboard.withUniqueName()
    let other = UIPasteboard.withUniqueName()
    defer { for one in [board, other] { UIPasteboard.remove(withName: one.name) } }
    board.setObjects([NSString(string: "One"), NSString(string: "Two")])
    #expect(board.strings == ["One", "Two"])
    other.itemProviders = board.itemProviders
    #expect(other.strings == ["One", "Two"])
    #expect(other.numberOfItems == 2)
  }

  @Test("A change reports the added and the removed types")
  func changes() {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    board.string = "Text"
    var told: [[String]] = []
    let addedKey = UIPasteboard.changedTypesAddedUserInfoKey
    let removedKey = UIPasteboard.changedTypesRemovedUserInfoKey
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let added = note.userInfo?[addedKey] as? [String]
      let removed = note.userInfo?[removedKey] as? [String]
      MainActor.assumeIsolated { told = [added ?? [], removed ?? []] }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    board.url = URL(string: "https://example.org")
    #expect(told == [[link], [text]])
  }
}
