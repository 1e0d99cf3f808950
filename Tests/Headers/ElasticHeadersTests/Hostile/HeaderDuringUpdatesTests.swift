import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Headers that are replaced while rows are inserted or deleted.
@MainActor
@Suite struct HeaderDuringUpdatesTests {
  @Test("The header takes its place after the update", arguments: TableVariant.all)
  func exchanged(variant: TableVariant) {
    let scene = ElasticScene(variant)
    let fresh = TitledHeader()
    fresh.height.constant = 220
    scene.source.more = 2
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [[0, 0], [0, 1]], with: .top)
      scene.table.tableHeaderView = fresh
      #expect(scene.header.superview === scene.table)
      #expect(fresh.superview == nil)
      #expect(scene.table.tableHeaderView === fresh)
    }
    scene.stage.advance(by: 0.5)
    #expect(scene.header.superview == nil)
    #expect(scene.table.tableHeaderView === fresh)
    #expect(
      isClose(
        scene.frame(of: fresh),
        CGRect(x: 0, y: 0, width: 393, height: variant.topInset + 220)))
    #expect(scene.table.rectForHeader(inSection: 0).minY == 220)
  }

  @Test("So does one between beginUpdates and endUpdates, and none")
  func beginAndEnd() {
    let scene = ElasticScene()
    let fresh = TitledHeader()
    scene.table.beginUpdates()
    scene.table.tableHeaderView = fresh
    scene.table.beginUpdates()
    scene.table.endUpdates()
    #expect(scene.header.superview === scene.table)
    scene.table.endUpdates()
    scene.stage.advance(by: 0.5)
    #expect(fresh.superview === scene.table)
    scene.table.beginUpdates()
    scene.table.tableHeaderView = nil
    #expect(fresh.superview === scene.table)
    #expect(scene.table.tableHeaderView == nil)
    scene.table.endUpdates()
    scene.stage.advance(by: 0.5)
    #expect(fresh.superview == nil)
    #expect(scene.table.rectForRow(at: [0, 0]).minY == 0)
  }

  @Test("A table that has a drop under way postpones it too")
  func drop() {
    let scene = HostileScene(DroppingTable(frame: .zero, style: .plain))
    let fresh = TitledHeader()
    scene.table.isDropping = true
    scene.table.tableHeaderView = fresh
    scene.header.height.constant += 40
    scene.stage.advance(by: 0.3)
    #expect(fresh.superview == nil)
    scene.table.isDropping = false
    scene.table.setNeedsLayout()
    scene.stage.advance(by: 0.1)
    #expect(fresh.superview === scene.table)
    #expect(scene.header.superview == nil)
  }

  @Test("A collection view's header as well")
  func collection() {
    let stage = Stage(device: .iPhone14Pro)
    let source = CountedItems()
    let layout = ElasticHeaderFlowLayout()
    let collection = ElasticHeaderCollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    collection.alwaysBounceVertical = true
    collection.dataSource = source
    let (old, fresh) = (TitledHeader(), TitledHeader())
    fresh.height.constant = 220
    collection.headerView = old
    let controller = UIViewController()
    controller.view = collection
    TableVariant.all[0].show(controller, on: stage)
    source.count += 1
    collection.performBatchUpdates {
      collection.insertItems(at: [[0, 0]])
      collection.headerView = fresh
      #expect(old.superview === collection)
      #expect(collection.headerView === fresh)
    }
    stage.advance(by: 0.5)
    #expect(old.superview == nil)
    #expect(
      isClose(stage.frame(of: fresh), CGRect(x: 0, y: 0, width: 393, height: 59 + 220)))
    #expect(collection.layoutAttributesForItem(at: [0, 0])?.frame.minY == 220)
  }
}

/// A table that claims uncommitted updates that its data source doesn't have.
private final class DroppingTable: ElasticHeaderTableView {
  var isDropping = false

  override var hasUncommittedUpdates: Bool { isDropping || super.hasUncommittedUpdates }
}

private final class CountedItems: NSObject, UICollectionViewDataSource {
  var count = 8

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}
