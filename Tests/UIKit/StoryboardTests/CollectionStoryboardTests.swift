import Stage
import Testing

@testable import UIKit

@MainActor struct CollectionStoryboardTests {
  private static let file = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
    <collectionViewController id="root" storyboardIdentifier="items">
      <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="scaleToFill" dataMode="prototypes" id="view">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
    minimumLineSpacing="7" minimumInteritemSpacing="8" id="flow">
          <size key="itemSize" width="60" height="70"/>
          <size key="headerReferenceSize" width="20" height="50"/>
          <size key="footerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells>
          <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" reuseIdentifier="cell" id="cell">
            <rect key="frame" x="0.0" y="50" width="60" height="70"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" id="content">
              <rect key="frame" x="0.0" y="0.0" width="60" height="70"/>
              <subviews>
                <label tag="5" text="A" id="label">
                  <rect key="frame" x="0.0" y="0.0" width="60" height="20"/>
                </label>
              </subviews>
            </view>
            <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>
            <size key="customSize" width="60" height="70"/>
          </collectionViewCell>
        </cells>
        <collectionReusableView key="sectionHeaderView" opaque="NO" reuseIdentifier="header" \
    id="header">
          <rect key="frame" x="0.0" y="0.0" width="20" height="50"/>
        </collectionReusableView>
        <connections>
          <outlet property="dataSource" destination="root" id="c1"/>
          <outlet property="delegate" destination="root" id="c2"/>
        </connections>
      </collectionView>
    </collectionViewController>
    </objects></scene></scenes></document>
    """

  @Test func theWholeScene() throws {
    let storyboard = UIStoryboard(
      document: try InterfaceDocument(data: Data(Self.file.utf8), name: "T", bundle: .main))
    var lines: [String] = []
    let sink = InterfaceReport.sink
    InterfaceReport.sink = { lines.append($0) }
    defer { InterfaceReport.sink = sink }
    let controller =
      storyboard.instantiateViewController(withIdentifier: "items") as! UICollectionViewController
    let data = Source()
    controller.collectionView.dataSource = data
    let stage = Stage(device: .iPhone14Pro)
    stage.show(controller)
    stage.advance(by: 0.1)
    let view: UICollectionView = controller.collectionView
    let flow = view.collectionViewLayout as! UICollectionViewFlowLayout
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.minimumLineSpacing == 7)
    #expect(flow.minimumInteritemSpacing == 8)
    #expect(flow.itemSize == CGSize(width: 60, height: 70))
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(flow.headerReferenceSize.width == 20)
    let cell = view.visibleCells[0]
    #expect(cell.frame.size == CGSize(width: 60, height: 70))
    #expect(cell.frame.minX == 21)
    #expect((cell.contentView.viewWithTag(5) as? UILabel)?.text == "A")
    #expect(cell.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    #expect(view.visibleCells.count > 1)
    #expect(view.delegate === controller)
    #expect(lines == [])
  }

  @Test func automaticSizes() {
    let element = """
      <collectionView id="v"><rect key="frame" x="0" y="0" width="300" height="400"/>
      <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" \
      minimumLineSpacing="10" minimumInteritemSpacing="10" id="f">
      <size key="itemSize" width="128" height="128"/></collectionViewFlowLayout></collectionView>
      """
    let nib = UINib(
      data: Data(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(element)</objects></document>"
          .utf8), bundle: nil)
    let view = nib.instantiate(withOwner: nil).first as! UICollectionView
    let flow = view.collectionViewLayout as! UICollectionViewFlowLayout
    #expect(flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    #expect(flow.itemSize.width == 128)
    #expect(view.frame.height == 400)
  }
}

@MainActor private final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
