import Foundation
import Stage
import Testing

@testable import UIKit

/// A drag that rests above rows and items.
///
/// Source: Apple, UISpringLoadedInteractionSupporting, and `tableView(_:shouldSpringLoadRowAt:with:)`
/// and `collectionView(_:shouldSpringLoadItemAt:with:)`.
@MainActor @Suite(.serialized) struct SpringLoadedListTests {
  /// Six rows or items; number 2 can't be chosen by a drag.
  @MainActor
  private final class Things: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate, UIDragInteractionDelegate
  {
    var log: [String] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString("a")))] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      let isCell = context.targetView === tableView.cellForRow(at: indexPath)
      log.append("may \(indexPath.row) \(isCell)")
      return indexPath.row != 2
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      let isCell = context.targetView === collectionView.cellForItem(at: indexPath)
      log.append("may \(indexPath.item) \(isCell)")
      return indexPath.item != 2
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
  }

  private let stage = Stage(device: .iPhone14Pro)
  private let things = Things()
  private let source = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))

  /// Rows of 50 points, or items of 50 by 300 below each other, from 300 points on.
  private func list(isTable: Bool) -> UIScrollView & UISpringLoadedInteractionSupporting {
    let frame = CGRect(x: 0, y: 300, width: 300, height: 400)
    let list: UIScrollView & UISpringLoadedInteractionSupporting
    if isTable {
      let table = UITableView(frame: frame)
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = things
      table.delegate = things
      list = table
    } else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = things
      view.delegate = things
      list = view
    }
    let controller = UIViewController()
    let drag = UIDragInteraction(delegate: things)
    drag.isEnabled = true
    source.addInteraction(drag)
    controller.view.addSubview(source)
    controller.view.addSubview(list)
    stage.show(controller)
    stage.advance(by: 0.1)
    stage.touchDown(at: CGPoint(x: 140, y: 140))
    stage.advance(by: 0.7)
    return list
  }

  private func rest(above row: Int) {
    stage.touchMove(to: CGPoint(x: 150, y: 325 + CGFloat(row) * 50))
    stage.advance(by: 1.2)
  }

  @Test(arguments: [true, false]) func aDragThatRestsChooses(isTable: Bool) {
    let list = list(isTable: isTable)
    #expect(!list.isSpringLoaded)
    rest(above: 1)
    #expect(things.log == [])
    list.isSpringLoaded = true
    #expect(list.isSpringLoaded)
    rest(above: 4)
    #expect(things.log == ["may 4 true", "select 4"])
    // Moving within the row asks nothing more, and the row is chosen once.
    stage.touchMove(to: CGPoint(x: 170, y: 530))
    stage.advance(by: 1.2)
    #expect(things.log.count == 2)
    rest(above: 2)
    #expect(things.log == ["may 4 true", "select 4", "may 2 true"])
    rest(above: 1)
    #expect(things.log.suffix(2) == ["may 1 true", "select 1"])
    list.isSpringLoaded = false
    #expect(!list.isSpringLoaded)
    rest(above: 3)
    #expect(things.log.count == 5)
    stage.touchUp()
    stage.advance(by: 1)
    for cell in list.subviews where cell is UITableViewCell || cell is UICollectionViewCell {
      // The shade is gone.
      #expect(cell.subviews.allSatisfy { $0.backgroundColor != .systemFill })
    }
  }
}
