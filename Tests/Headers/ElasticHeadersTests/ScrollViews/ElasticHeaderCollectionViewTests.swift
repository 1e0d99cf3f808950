import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// A header over a grid.
@MainActor
@Suite struct ElasticHeaderCollectionViewTests {
  @MainActor
  private final class Scene: NSObject, UICollectionViewDataSource {
    let stage = Stage(device: .iPhone14Pro)
    let collection: ElasticHeaderCollectionView
    let header = TitledHeader()

    init(layout: UICollectionViewFlowLayout = ElasticHeaderFlowLayout(), minimum: CGFloat = 0) {
      layout.itemSize = CGSize(width: 120, height: 100)
      layout.minimumLineSpacing = 10
      collection = ElasticHeaderCollectionView(frame: .zero, collectionViewLayout: layout)
      super.init()
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      collection.alwaysBounceVertical = true
      collection.dataSource = self
      collection.headerView = header
      collection.minimumHeaderHeight = minimum
      let controller = UIViewController()
      controller.view = collection
      stage.show(controller)
      stage.advance(by: 0.1)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 60 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }

    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window!) }

    func frame(ofItem item: Int) -> CGRect? {
      collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0)).map {
        collection.convert($0.frame, to: stage.window!)
      }
    }
  }

  @Test("Items begin below it, and it stretches")
  func stretches() {
    let scene = Scene()
    #expect(scene.frame(of: scene.header) == CGRect(x: 0, y: 0, width: 393, height: 219))
    #expect(scene.frame(ofItem: 0)?.minY == 219)
    // Twenty rows of three: 20 × 100 + 19 × 10.
    #expect(isClose(scene.collection.contentSize.height, 160 + 2190))
    scene.stage.pull(by: 200)
    let overscroll = -(scene.collection.contentOffset.y + 59)
    #expect(overscroll > 50)
    #expect(scene.frame(of: scene.header).minY == 0)
    #expect(isClose(scene.frame(of: scene.header).maxY, 219 + overscroll))
    #expect(scene.collection.contentInset == .zero)
  }

  @Test("All items come into sight as they scroll, in their places")
  func items() {
    let scene = Scene(minimum: 50)
    for offset in stride(from: CGFloat(-59), through: 1400, by: 70) {
      scene.collection.contentOffset.y = offset
      scene.stage.advance(by: 0.1)
      let expected = (0..<60).filter { item in
        let top = 160 + CGFloat(item / 3) * 110
        return top < offset + 852 && top + 100 > offset
      }
      let visible = scene.collection.indexPathsForVisibleItems.map(\.item).sorted()
      #expect(visible == expected, "at \(offset)")
      #expect(scene.frame(of: scene.header).minY == 0)
      let views = scene.collection.subviews
      if let place = views.firstIndex(of: scene.header) {
        #expect(!views[place...].contains { $0 is UICollectionViewCell })
      }
    }
    #expect(scene.frame(of: scene.header).height == 109)
  }

  @Test("A changed height leaves the items that are seen where they are")
  func anchored() {
    let scene = Scene()
    scene.collection.contentOffset.y = 600
    scene.stage.advance(by: 0.1)
    let place = scene.frame(ofItem: 20)
    scene.header.height.constant += 80
    scene.collection.setNeedsHeaderResize()
    scene.stage.advance(by: 0.1)
    #expect(scene.frame(ofItem: 20) == place)
    #expect(scene.collection.contentOffset.y == 680)
  }

  @Test("Another layout has no room for it: a message says so")
  func otherLayout() {
    let heard = mistakes { _ = Scene(layout: UICollectionViewFlowLayout()) }
    #expect(heard.contains { $0.contains("leaves no room for a header") })
  }
}
