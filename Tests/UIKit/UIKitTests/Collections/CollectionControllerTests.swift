import Stage
import Testing

@testable import UIKit

@MainActor struct CollectionControllerTests {
  private final class Controller: UICollectionViewController {
    var selected: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.item
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath.item) }
  }

  /// The root view contains the collection view and isn't the collection view itself, as on iOS.
  @Test func showsItems() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let controller = Controller(collectionViewLayout: layout)
    #expect(controller.collectionViewLayout === layout)
    let stage = Stage(device: .iPhone14Pro)
    stage.show(controller)
    stage.advance(by: 0.1)
    let view: UICollectionView = controller.collectionView
    #expect(view !== controller.view)
    #expect(view.superview === controller.view)
    #expect(view.frame == controller.view.bounds)
    #expect(view.dataSource === controller)
    #expect(view.delegate === controller)
    #expect(view.collectionViewLayout === layout)
    // The content begins below the status bar, of 59 points.
    #expect(view.adjustedContentInset.top == 59)
    #expect(view.contentOffset.y == -59)
    stage.tap(at: CGPoint(x: 50, y: 59 + 50))
    stage.advance(by: 0.3)
    #expect(controller.selected == [0])
    #expect(view.indexPathsForSelectedItems?.count == 1)
  }

  @Test(arguments: [false, true]) func theSelectionGoesOnReturn(clears: Bool) {
    let layout = UICollectionViewFlowLayout()
    let controller = Controller(collectionViewLayout: layout)
    controller.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: controller)
    let stage = Stage(device: .iPhone14Pro)
    stage.show(navigation)
    stage.advance(by: 0.1)
    // The navigation bar's lower edge.
    #expect(controller.collectionView.contentOffset.y == -293.0 / 3)
    controller.collectionView.selectItem(
      at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: true)
    stage.advance(by: 1)
    #expect(controller.collectionView.indexPathsForSelectedItems?.count == 1)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(controller.collectionView.indexPathsForSelectedItems?.isEmpty == clears)
  }

  @Test func anotherCollectionView() {
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    final class Own: UICollectionView {}
    let own = Own(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    let first = controller.collectionView
    controller.collectionView = own
    #expect(first?.superview == nil)
    #expect(own.superview === controller.view)
    #expect(own.dataSource === controller)
  }
}
