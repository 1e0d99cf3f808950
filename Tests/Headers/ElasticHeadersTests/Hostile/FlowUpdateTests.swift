import Foundation
import Stage
import Testing

@testable import ElasticHeaders
@testable import UIKit

/// A flow layout whose own records of initial and final positions don't include the header.
@MainActor
@Suite struct FlowUpdateTests {
  @Test("Inserted items, and headers of sections, appear where they will be")
  func appearing() throws {
    let scene = Scene()
    scene.counts = [4, 7]
    scene.collection.performBatchUpdates {
      scene.collection.insertItems(at: [[0, 1]])
      scene.collection.insertSections([1])
    }
    for name in [Name("", [0, 1]), Name("", [1, 0]), Name(Scene.kind, [1, 0])] {
      let start = try #require(scene.layout.starts[name], "\(name)")
      #expect(isClose(start, try #require(scene.place(of: name))), "\(name)")
    }
    #expect(scene.layout.starts.count > 3)
  }

  @Test("Deleted items, and headers of sections, disappear where they were")
  func disappearing() throws {
    let scene = Scene(counts: [6, 4])
    let names = [Name("", [0, 2]), Name("", [1, 1]), Name(Scene.kind, [1, 0])]
    let before = try names.map { try #require(scene.place(of: $0)) }
    scene.counts = [5]
    scene.collection.performBatchUpdates {
      scene.collection.deleteItems(at: [[0, 2]])
      scene.collection.deleteSections([1])
    }
    for (name, place) in zip(names, before) {
      let end = try #require(scene.layout.ends[name], "\(name)")
      #expect(isClose(end, place), "\(name)")
    }
  }

  @Test("Reloaded items fade where they are")
  func reloading() throws {
    let scene = Scene(counts: [6])
    let place = try #require(scene.place(of: Name("", [0, 3])))
    scene.collection.performBatchUpdates { scene.collection.reloadItems(at: [[0, 3]]) }
    #expect(isClose(try #require(scene.layout.starts[Name("", [0, 3])]), place))
    #expect(isClose(try #require(scene.layout.ends[Name("", [0, 3])]), place))
  }

  @Test("An item under a finger is under the finger")
  func moving() throws {
    let scene = Scene()
    let position = CGPoint(x: 150, y: 333)
    let attributes = scene.layout.layoutAttributesForInteractivelyMovingItem(
      at: [0, 1], withTargetPosition: position)
    #expect(attributes.center == position)
  }

  @Test("Attributes that somebody keeps, and moves, are nobody else's")
  func keptAttributes() throws {
    let scene = Scene()
    let rect = CGRect(x: 0, y: 0, width: 393, height: 900)
    let first = try #require(scene.layout.layoutAttributesForElements(in: rect))
    let frames = first.map(\.frame)
    for attributes in first { attributes.frame.origin.y += 500 }
    let second = try #require(scene.layout.layoutAttributesForElements(in: rect))
    #expect(second.map(\.frame) == frames)
  }

  @Test("Items that size themselves stand one below the other, and below the header")
  func selfSizing() throws {
    let scene = Scene(counts: [5], isSelfSizing: true)
    for item in 0..<5 {
      let frame = try #require(scene.place(of: Name("", [0, item])))
      // The section's header is 30 high, and each cell requests 70.
      #expect(
        isClose(frame, CGRect(x: 0, y: 190 + 70 * CGFloat(item), width: 393, height: 70)),
        "\(item)")
    }
  }
}

/// An element's kind, empty for items, and its index path.
private struct Name: Hashable {
  let kind: String
  let path: IndexPath

  init(_ kind: String, _ path: IndexPath) {
    self.kind = kind
    self.path = path
  }
}

/// A layout whose recorded attributes are in coordinates without the header, and which collects its answers.
private final class ForgetfulLayout: ElasticHeaderFlowLayout {
  private(set) var starts: [Name: CGRect] = [:]
  private(set) var ends: [Name: CGRect] = [:]

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    change.initial = change.initial.mapValues(forgotten)
    change.final = change.final.mapValues(forgotten)
  }

  /// Cells that fade are the flow layout's, and cells that stay were remembered by the collection view.
  private func forgotten(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard attributes.alpha == 0 else { return attributes }
    return attributes.with { $0.frame.origin.y -= ElasticScene.resting }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    starts[Name("", itemIndexPath)] = answer?.frame
    return answer
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    ends[Name("", itemIndexPath)] = answer?.frame
    return answer
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    starts[Name(elementKind, elementIndexPath)] = answer?.frame
    return answer
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    ends[Name(elementKind, elementIndexPath)] = answer?.frame
    return answer
  }
}

@MainActor
private final class Scene: NSObject, UICollectionViewDataSource {
  static let kind = UICollectionView.elementKindSectionHeader

  let stage = Stage(device: .iPhone14Pro)
  let layout = ForgetfulLayout()
  let collection: ElasticHeaderCollectionView
  var counts: [Int]

  init(counts: [Int] = [3], isSelfSizing: Bool = false) {
    self.counts = counts
    layout.itemSize = CGSize(width: 393, height: 50)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 393, height: 30)
    if isSelfSizing { layout.estimatedItemSize = CGSize(width: 393, height: 50) }
    collection = ElasticHeaderCollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    collection.register(TallCell.self, forCellWithReuseIdentifier: "Cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Self.kind,
      withReuseIdentifier: "Header")
    collection.alwaysBounceVertical = true
    collection.dataSource = self
    collection.headerView = TitledHeader()
    let controller = UIViewController()
    controller.view = collection
    TableVariant.all[0].show(controller, on: stage)
  }

  func place(of name: Name) -> CGRect? {
    name.kind.isEmpty
      ? layout.layoutAttributesForItem(at: name.path)?.frame
      : layout.layoutAttributesForSupplementaryView(ofKind: name.kind, at: name.path)?.frame
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }
}

/// A cell that requests 70 points.
private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 70
    return layoutAttributes
  }
}
