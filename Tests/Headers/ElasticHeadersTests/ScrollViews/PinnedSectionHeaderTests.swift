import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// Pinned section headers and footers of a collection view, below an elastic header.
@MainActor
@Suite struct PinnedSectionHeaderTests {
  /// The parts of a section, because different neighbours mark its end.
  struct Sections: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let counts: [Int]
    var header: CGFloat = 40
    var footer: CGFloat = 0
    var inset = UIEdgeInsets(top: 12, left: 8, bottom: 20, right: 8)

    static let all = [
      Sections(testDescription: "headers", counts: [7, 4, 30, 1, 12]),
      Sections(testDescription: "headers and footers", counts: [7, 4, 30, 1, 12], footer: 24),
      Sections(testDescription: "empty sections", counts: [3, 0, 0, 9, 0, 20], footer: 24),
      Sections(testDescription: "footers alone", counts: [7, 30, 12], header: 0, footer: 24),
      Sections(
        testDescription: "large gaps", counts: [5, 6, 30],
        inset: .init(
          top: 200, left: 0, bottom: 300, right: 0)),
    ]
  }

  /// A collection view on a stage.
  @MainActor
  private final class Scene: NSObject, UICollectionViewDataSource {
    let stage = Stage(device: .iPhone14Pro)
    let collection: UICollectionView
    let layout: UICollectionViewFlowLayout
    private let sections: Sections

    init(
      _ sections: Sections, isElastic: Bool, inNavigation: Bool, header: UIView? = nil,
      minimum: CGFloat = 0
    ) {
      self.sections = sections
      layout = isElastic ? ElasticHeaderFlowLayout() : UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 60)
      layout.sectionInset = sections.inset
      layout.headerReferenceSize = CGSize(width: 0, height: sections.header)
      layout.footerReferenceSize = CGSize(width: 0, height: sections.footer)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
      if isElastic {
        let elastic = ElasticHeaderCollectionView(frame: .zero, collectionViewLayout: layout)
        elastic.headerView = header
        elastic.minimumHeaderHeight = minimum
        collection = elastic
      } else {
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      }
      super.init()
      collection.alwaysBounceVertical = true
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      for kind in Self.kinds {
        collection.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "")
      }
      collection.dataSource = self
      let controller = UIViewController()
      controller.view = collection
      TableVariant(style: .plain, inNavigation: inNavigation).show(controller, on: stage)
    }

    static let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]

    func scroll(to offset: CGFloat) {
      stage.makeCurrent()
      collection.contentOffset.y = offset
      stage.advance(by: 1.0 / 60)
    }

    /// Returns the kind, the section and the frame on the screen of each visible header and footer.
    func pinned() -> [String] {
      Self.kinds.flatMap { kind in
        collection.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section).sorted()
          .compactMap { section -> String? in
            let view = collection.supplementaryView(
              forElementKind: kind, at: IndexPath(item: 0, section: section))
            guard let frame = view.map(stage.frame(of:)) else { return nil }
            let (top, bottom) = (frame.minY.rounded(.toNearestOrEven), frame.maxY.rounded())
            // Views that are only just visible may be there in one and not in the other.
            guard bottom > 1, top < 851 else { return nil }
            return "\(kind) \(section): \(top)…\(bottom)"
          }
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections.counts[section] }

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
        ofKind: kind, withReuseIdentifier: "", for: indexPath)
    }
  }

  /// Below a header of 160 points, content looks as in a plain flow layout at an offset 160 points smaller. The
  /// area that the header covers behaves like an inset.
  @Test(
    "Pinned section headers stick at the top, not at the header's bottom, or below one that stays",
    arguments: Sections.all, [false, true])
  func pinned(sections: Sections, inNavigation: Bool) throws {
    for minimum in [CGFloat(0), 60] {
      let header = TitledHeader()
      let elastic = Scene(
        sections, isElastic: true, inNavigation: inNavigation, header: header, minimum: minimum)
      let plain = Scene(sections, isElastic: false, inNavigation: inNavigation)
      let top = -elastic.collection.adjustedContentInset.top
      #expect(
        elastic.collection.contentSize.height
          == plain.collection.contentSize.height + ElasticScene.resting)
      var seen = 0
      let end = elastic.collection.contentSize.height - 852
      for offset in stride(from: top - 40, through: max(end, 200) + 60, by: 23) {
        elastic.scroll(to: offset)
        let state = try #require((elastic.collection as? ElasticHeaderCollectionView)?.headerState)
        let cover = minimum > 0 ? max(state.containerFrame.maxY - offset + top, 0) : 0
        plain.collection.contentInset.top = cover
        plain.scroll(to: offset - ElasticScene.resting)
        let found = elastic.pinned()
        #expect(found == plain.pinned(), "minimum \(minimum) at \(offset)")
        seen += found.count
      }
      #expect(seen > 50)
    }
  }

  @Test("They are behind a header that stays, even lifted as iOS lifts them", arguments: [0, 1])
  func order(lift: CGFloat) throws {
    let header = TitledHeader()
    let scene = Scene(
      Sections.all[0], isElastic: true, inNavigation: false, header: header, minimum: 60)
    let kind = UICollectionView.elementKindSectionHeader
    for offset in stride(from: CGFloat(0), through: 900, by: 30) {
      for path in scene.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let view = scene.collection.supplementaryView(forElementKind: kind, at: path)
        view?.layer.zPosition = lift
      }
      scene.scroll(to: offset)
      let views = scene.collection.subviews
      let place = try #require(views.firstIndex(of: header))
      #expect(!views[place...].contains { $0 is UICollectionReusableView })
    }
    #expect(header.layer.zPosition == lift)
  }

  @Test("A scroll lays only what is pinned out anew", arguments: [CGFloat(0), 60])
  func cost(minimum: CGFloat) throws {
    let scene = Scene(
      Sections.all[0], isElastic: true, inNavigation: false, header: TitledHeader(),
      minimum: minimum)
    let delegate = SizesAsked()
    scene.collection.delegate = delegate
    scene.collection.reloadData()
    scene.stage.advance(by: 0.1)
    let asked = delegate.count
    #expect(asked > 0)
    for offset in stride(from: CGFloat(0), through: 900, by: 30) { scene.scroll(to: offset) }
    #expect(delegate.count == asked)
  }

  @Test("They follow a minimum height that changes while nothing scrolls")
  func minimumChanges() throws {
    let scene = Scene(Sections.all[0], isElastic: true, inNavigation: true, header: TitledHeader())
    let collection = try #require(scene.collection as? ElasticHeaderCollectionView)
    scene.scroll(to: 900)
    for minimum in [CGFloat(60), 90, 0] {
      collection.minimumHeaderHeight = minimum
      scene.stage.advance(by: 0.1)
      let tops = collection.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).map { scene.stage.frame(of: $0).minY }
      #expect(tops.contains { isClose($0, 293.0 / 3 + minimum) }, "\(minimum): \(tops)")
    }
  }

  @Test("Switched off and on while it is scrolled")
  func switching() throws {
    let scene = Scene(Sections.all[0], isElastic: true, inNavigation: true, header: TitledHeader())
    let path = IndexPath(item: 0, section: 2)
    let kind = UICollectionView.elementKindSectionHeader
    func top() throws -> CGFloat {
      try #require(scene.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
        .frame.minY
    }
    let home = try top()
    scene.scroll(to: home + 200)
    #expect(isClose(try top(), home + 200 + 293.0 / 3))
    scene.layout.sectionHeadersPinToVisibleBounds = false
    scene.stage.advance(by: 0.1)
    #expect(try top() == home)
    #expect(!scene.layout.sectionHeadersPinToVisibleBounds)
    scene.layout.sectionHeadersPinToVisibleBounds = true
    scene.stage.advance(by: 0.1)
    #expect(isClose(try top(), home + 200 + 293.0 / 3))
  }
}

/// A delegate that counts how often a flow layout asks for sizes.
private final class SizesAsked: NSObject, UICollectionViewDelegateFlowLayout {
  private(set) var count = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    count += 1
    return CGSize(width: 100, height: 60)
  }
}
