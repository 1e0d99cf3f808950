import Foundation
import Stage
import Testing

@testable import UIKit

/// Rows and items that are dragged within their list and to another.
@MainActor @Suite(.serialized) struct ListDragTests {
  @MainActor
  final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var words: [String]
    var log: [String] = []
    var proposals = 0
    init(_ words: [String]) { self.words = words }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(
        itemProvider: NSItemProvider(object: NSString(string: words[indexPath.row])))
      item.localObject = words[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      proposals += 1
      return UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      for item in coordinator.items {
        guard let word = item.dragItem.localObject as? String else { continue }
        let end = words.count - (item.sourceIndexPath == nil ? 0 : 1)
        let target = coordinator.destinationIndexPath ?? IndexPath(row: end, section: 0)
        tableView.performBatchUpdates {
          if let source = item.sourceIndexPath {
            self.words.remove(at: source.row)
            tableView.deleteRows(at: [source], with: .none)
          }
          self.words.insert(word, at: target.row)
          tableView.insertRows(at: [target], with: .none)
        }
        coordinator.drop(item.dragItem, toRowAt: target)
      }
    }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let rows = Rows((0..<6).map { "row \($0)" })
  private let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 500))

  init() {
    let controller = UIViewController()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.dragDelegate = rows
    table.dropDelegate = rows
    table.dragInteractionEnabled = true
    controller.view.addSubview(table)
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  private func middle(_ row: Int) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func expectWhole() {
    #expect(stage.application.drags.isEmpty)
    #expect(!table.hasActiveDrag)
    #expect(!table.hasActiveDrop)
    #expect(stage.window?.subviews.contains { $0 is DragOverlay } == false)
    for cell in table.visibleCells {
      #expect(cell.alpha == 1)
      #expect(cell.transform.isIdentity)
      let path = table.indexPath(for: cell)
      #expect(path.map { table.rectForRow(at: $0) } == cell.frame)
      #expect(path.map { rows.words[$0.row] } == cell.textLabel?.text)
    }
    #expect(table.visibleCells.count == rows.words.count)
  }

  /// Each row is dropped on each other row's place, and is then in that place.
  @Test func everyRowMovesEverywhere() {
    for source in 0..<6 {
      for target in 0..<6 where target != source {
        var expected = rows.words
        expected.insert(expected.remove(at: source), at: target)
        stage.touchDown(at: middle(source))
        stage.advance(by: 0.7)
        stage.touchMove(to: middle(target))
        stage.advance(by: 0.4)
        #expect(table.hasActiveDrag)
        #expect(table.hasActiveDrop)
        // The row below the finger has moved by a row's height towards the source.
        let other = table.cellForRow(at: IndexPath(row: target, section: 0))
        let height = table.rectForRow(at: IndexPath(row: source, section: 0)).height
        #expect(other?.transform.ty == (target > source ? -height : height))
        stage.touchUp()
        stage.advance(by: 1)
        #expect(rows.words == expected, "\(source) to \(target)")
        expectWhole()
      }
    }
    #expect(rows.log.count == 60)
    #expect(rows.proposals > 0)
  }

  @Test func aCancelledDragLeavesAllAsItWas() {
    let words = rows.words
    stage.touchDown(at: middle(1))
    stage.advance(by: 0.7)
    stage.touchMove(to: middle(4))
    stage.advance(by: 0.4)
    stage.touchCancel()
    stage.advance(by: 1)
    #expect(rows.words == words)
    #expect(rows.log == ["begin", "end"])
    expectWhole()
  }

  @Test func onAPhoneItHasToBeTurnedOn() {
    stage.makeCurrent()
    let plain = UITableView(frame: .zero)
    #expect(!plain.dragInteractionEnabled)
    table.dragInteractionEnabled = false
    stage.touchDown(at: middle(1))
    stage.advance(by: 0.8)
    stage.touchMove(to: middle(3))
    #expect(rows.log.isEmpty)
    #expect(!table.hasActiveDrag)
    stage.touchUp()
    stage.advance(by: 1)
  }

  @MainActor
  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var words = (0..<9).map { "item \($0)" }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = words[indexPath.item]
      return [item]
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let target = coordinator.destinationIndexPath
      else { return }
      collectionView.performBatchUpdates {
        self.words.insert(self.words.remove(at: source.item), at: target.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [target])
      }
      coordinator.drop(item.dragItem, toItemAt: target)
    }
  }

  @Test func everyItemMovesEverywhere() throws {
    let items = Items()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 60, width: 300, height: 500), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.dragDelegate = items
    view.dropDelegate = items
    view.dragInteractionEnabled = true
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
    stage.advance(by: 0.1)
    func middle(_ item: Int) throws -> CGPoint {
      let center = try #require(
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.center)
      return view.convert(center, to: nil)
    }
    for source in 0..<9 {
      for target in 0..<9 where target != source {
        var expected = items.words
        expected.insert(expected.remove(at: source), at: target)
        stage.touchDown(at: try middle(source))
        stage.advance(by: 0.7)
        stage.touchMove(to: try middle(target))
        stage.advance(by: 0.4)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(items.words == expected, "\(source) to \(target)")
        #expect(stage.application.drags.isEmpty)
        #expect(!view.hasActiveDrag)
        for cell in view.visibleCells {
          #expect(cell.alpha == 1)
          #expect(cell.transform.isIdentity)
        }
        #expect(view.visibleCells.count == 9)
      }
    }
  }

  /// A row lifted out of an inset group has four round corners, and those of its place as it lands; a row of
  /// a plain table has none (F-TABLE-10).
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], 0..<3)
  func liftedRowsHaveCorners(style: UITableView.Style, row: Int) throws {
    let rows = Rows((0..<3).map { "row \($0)" })
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 500), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.dragDelegate = rows
    table.dragInteractionEnabled = true
    let controller = UIViewController()
    controller.view.addSubview(table)
    stage.show(controller)
    stage.advance(by: 0.1)
    let path = IndexPath(row: row, section: 0)
    let rect = table.rectForRow(at: path)
    stage.touchDown(at: table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    stage.advance(by: 0.9)
    let preview = try #require(stage.application.drags.first?.previews.first)
    let plate = try #require(preview.subviews.first).layer
    let isGroup = style == .insetGrouped
    #expect(plate.cornerRadius == (isGroup ? 10 : 0))
    #expect(plate.masksToBounds)
    if isGroup { #expect(plate.maskedCorners == .all) }
    #expect(preview.layer.shadowOpacity > 0)
    stage.touchUp()
    stage.advance(by: 0.02)
    let cell = try #require(table.cellForRow(at: path)).layer
    #expect(plate.cornerRadius == cell.cornerRadius)
    #expect(plate.maskedCorners == cell.maskedCorners)
    stage.advance(by: 1)
    #expect(preview.window == nil)
  }

  /// An item of an inset list has round corners too.
  @Test(arguments: 0..<3) func liftedItemsHaveCorners(item: Int) throws {
    let bench = ListBench(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let items = Items()
    bench.view.dragDelegate = items
    bench.view.dragInteractionEnabled = true
    bench.show([3])
    let cell = try #require(bench.cell(item))
    bench.stage.touchDown(at: bench.middle(cell))
    bench.stage.advance(by: 0.9)
    let preview = try #require(bench.stage.application.drags.first?.previews.first)
    let plate = try #require(preview.subviews.first).layer
    #expect(plate.cornerRadius == 10)
    #expect(plate.maskedCorners == .all)
    bench.stage.touchUp()
    bench.stage.advance(by: 0.02)
    #expect(plate.cornerRadius == cell.layer.cornerRadius)
    #expect(plate.maskedCorners == cell.layer.maskedCorners)
    bench.stage.advance(by: 1)
    #expect(preview.window == nil)
  }
}
