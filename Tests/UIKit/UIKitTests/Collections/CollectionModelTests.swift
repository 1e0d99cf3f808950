import Stage
import Testing

@testable import UIKit

/// Collection views against a model under random batches, scrolls, rotations, insets and reloads. The model
/// knows names of items and computes the lines after each step by the rule of flow layouts.
@MainActor struct CollectionModelTests {
  private typealias Generator = SplitMix

  /// The shown items, in a flow layout that scrolls vertically.
  private struct Model {
    var sections: [[Int]]
    var room = CGSize(width: 393, height: 852)
    var insets = UIEdgeInsets.zero
    var inset = UIEdgeInsets(top: 7, left: 12, bottom: 9, right: 4)
    var header: CGFloat = 30
    var pins = false
    var rightToLeft: Bool
    var selected: Set<Int> = []

    /// The size of an item depends on its name.
    static func size(_ name: Int) -> CGSize {
      CGSize(width: 60 + name % 7 * 25, height: 40 + name % 5 * 12)
    }

    var expected: FlowReference.Expected {
      let sizes = sections.map { $0.map(Self.size) }
      return FlowReference.expected(
        sizes: sizes, line: 10, item: 8, inset: inset, header: header, footer: 0, pins: pins,
        room: CGSize(width: room.width - insets.left - insets.right, height: room.height),
        seen: 0..<0)
    }

    /// Returns the offset at which content that was at `y` comes to rest.
    func resting(_ y: CGFloat, length: CGFloat) -> CGFloat {
      min(max(y, -insets.top), max(-insets.top, length + insets.bottom - room.height))
    }
  }

  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let data: CollectionData
    init(_ data: CollectionData) { self.data = data }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { Model.size(data.items[indexPath.section][indexPath.item]) }
  }

  private final class Flow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// 24 seeds of 50 steps.
  @Test(arguments: 1...24) func agrees(seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 0x2545_F491_4F6C_DD1D)
    var name = 1000
    func names(_ count: Int) -> [Int] {
      (0..<count).map { _ in
        name += 1
        return name
      }
    }
    var model = Model(sections: [names(40), names(25)], rightToLeft: seed % 2 == 0)
    let layout = Flow()
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = model.inset
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    let bench = CollectionBench(
      layout, items: [], size: model.room,
      direction: model.rightToLeft ? .rightToLeft : .leftToRight)
    let view = bench.view
    let sizes = Sizes(bench.data)
    view.delegate = sizes
    view.allowsMultipleSelection = true
    bench.data.items = model.sections
    view.reloadData()
    bench.frame()
    var most = 0
    for step in 0..<50 {
      switch generator.next(9) {
      case 0, 1:
        let length = model.expected.length
        let offset = model.resting(CGFloat(generator.next(Int(length) + 1)), length: length)
        view.contentOffset.y = offset
      case 2:
        model.room.width = [393, 320, 852][generator.next(3)]
        model.room.height = [852, 393, 568][generator.next(3)]
        view.frame.size = model.room
      case 3:
        model.insets = UIEdgeInsets(
          top: CGFloat(generator.next(3) * 20), left: CGFloat(generator.next(2) * 15),
          bottom: CGFloat(generator.next(3) * 30), right: 0)
        view.contentInset = model.insets
      case 4:
        model.sections = (0..<generator.next(4)).map { _ in names(generator.next(50)) }
        model.selected = []
        bench.data.items = model.sections
        view.reloadData()
      case 5:
        model.pins.toggle()
        layout.sectionHeadersPinToVisibleBounds = model.pins
      case 6:
        for (section, items) in model.sections.enumerated() where !items.isEmpty {
          let item = generator.next(items.count)
          model.selected.insert(items[item])
          view.selectItem(
            at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
        }
      default: batch(&model, bench, &generator, names)
      }
      if generator.next(3) > 0 { bench.stage.advance(by: Double(generator.next(40)) / 100) }
      view.layoutIfNeeded()
      most = max(most, view.indexPathsForVisibleItems.count)
      check(model, bench, "seed \(seed), step \(step)")
    }
    bench.stage.advance(by: 1)
    check(model, bench, "seed \(seed) at the end")
    #expect(bench.check())
    // During an animation the disappearing cells exist in addition to the new ones.
    #expect(view.cellQueue.made <= 2 * most + 8)
  }

  private func check(_ model: Model, _ bench: CollectionBench, _ place: String) {
    let view = bench.view
    let pixel: CGFloat = 1.0 / 3
    let width = model.room.width - model.insets.left - model.insets.right
    let seen = view.bounds
    let want = FlowReference.expected(
      sizes: model.sections.map { $0.map(Model.size) }, line: 10, item: 8, inset: model.inset,
      header: model.header, footer: 0, pins: model.pins,
      room: CGSize(width: width, height: model.room.height),
      seen: seen.minY + model.insets.top..<seen.maxY - model.insets.bottom)
    #expect(abs(view.contentSize.height - want.length) < 1e-6, "\(place)")
    #expect(view.contentSize.width == width, "\(place)")
    #expect(
      view.contentOffset.y == model.resting(view.contentOffset.y, length: want.length), "\(place)")
    #expect(view.numberOfSections == model.sections.count, "\(place)")
    func turned(_ frame: CGRect) -> CGRect {
      guard model.rightToLeft else { return frame }
      return CGRect(
        x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    func agree(_ a: CGRect, _ b: CGRect) -> Bool {
      abs(a.minX - b.minX) <= pixel / 2 + 1e-6 && abs(a.minY - b.minY) <= pixel / 2 + 1e-6
        && a.size.width == b.size.width && a.size.height == b.size.height
    }
    var visible: [IndexPath] = []
    for (path, frame) in want.items {
      let found = view.layoutAttributesForItem(at: path)?.frame ?? .null
      #expect(agree(found, turned(frame)), "\(place): \(path) at \(found), not \(turned(frame))")
      guard found.intersects(seen) else { continue }
      visible.append(path)
      let cell = view.cellForItem(at: path)
      let name = model.sections[path.section][path.item]
      #expect(cell?.tag == name, "\(place): \(path)")
      #expect(cell?.isSelected == model.selected.contains(name), "\(place): \(path)")
      #expect(cell?.frame.isClose(to: found) == true, "\(place): \(path)")
    }
    #expect(view.indexPathsForVisibleItems == visible.sorted(), "\(place)")
    for (section, frame) in want.headers {
      let path = IndexPath(item: 0, section: section)
      let kind = UICollectionView.elementKindSectionHeader
      let header = view.supplementaryView(forElementKind: kind, at: path)
      #expect((header != nil) == frame.intersects(seen), "\(place): header \(section)")
      if let header { #expect(agree(header.frame, turned(frame)), "\(place): header \(section)") }
    }
    let chosen = (view.indexPathsForSelectedItems ?? []).map {
      bench.data.items[$0.section][$0.item]
    }
    #expect(Set(chosen) == model.selected, "\(place)")
  }

  /// Sections are deleted, inserted and moved, or items are; targets are positions in the result.
  private func batch(
    _ model: inout Model, _ bench: CollectionBench, _ generator: inout Generator,
    _ names: (Int) -> [Int]
  ) {
    let view = bench.view
    var changes: [() -> Void] = []
    if generator.next(2) == 0 {
      var sections = model.sections
      if !sections.isEmpty, generator.next(2) == 0 {
        let index = generator.next(sections.count)
        model.selected.subtract(sections.remove(at: index))
        changes.append { view.deleteSections([index]) }
      }
      if sections.count < 5, generator.next(2) == 0 {
        let index = generator.next(sections.count + 1)
        sections.insert(names(generator.next(30)), at: index)
        changes.append { view.insertSections([index]) }
      } else if changes.isEmpty, sections.count > 1 {
        let from = generator.next(sections.count)
        let to = generator.next(sections.count)
        sections.insert(sections.remove(at: from), at: to)
        changes.append { view.moveSection(from, toSection: to) }
      }
      model.sections = sections
    } else {
      for section in model.sections.indices {
        var items = model.sections[section]
        let gone = Set((0..<generator.next(4)).map { _ in generator.next(items.count + 1) })
          .filter { $0 < items.count }
        for index in gone.sorted(by: >) { model.selected.remove(items.remove(at: index)) }
        var added: [Int] = []
        for _ in 0..<generator.next(4) {
          let index = generator.next(items.count + 1)
          items.insert(names(1)[0], at: index)
          added = added.map { $0 >= index ? $0 + 1 : $0 } + [index]
        }
        model.sections[section] = items
        changes.append { [added] in
          view.insertItems(at: added.map { IndexPath(item: $0, section: section) })
          view.deleteItems(at: gone.map { IndexPath(item: $0, section: section) })
        }
      }
    }
    let sections = model.sections
    view.performBatchUpdates {
      bench.data.items = sections
      for change in changes { change() }
    }
  }
}
