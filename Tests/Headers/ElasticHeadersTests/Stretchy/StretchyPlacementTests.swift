import ElasticHeaders
import Stage
import Testing

/// `StretchyTableHeaderView` from a storyboard, and in scroll views that aren't tables.
@MainActor
@Suite struct StretchyPlacementTests {
  /// The nib of a header with a picture that fills it and a title in the corner of its safe area, as Interface
  /// Builder saves it.
  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" id="tbl">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <view key="tableHeaderView" contentMode="scaleToFill" id="hdr" customClass="StretchyTableHeaderView" customModule="ElasticHeaders">
        <rect key="frame" x="0.0" y="0.0" width="393" height="240"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="pic">
            <accessibility key="accessibilityConfiguration" identifier="picture"/>
            <constraints><constraint firstAttribute="width" constant="393" priority="1" id="w"/></constraints>
          </view>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="ttl">
            <accessibility key="accessibilityConfiguration" identifier="title"/>
          </label>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="pic" firstAttribute="top" secondItem="hdr" secondAttribute="top" id="c1"/>
          <constraint firstItem="pic" firstAttribute="leading" secondItem="hdr" secondAttribute="leading" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="pic" secondAttribute="trailing" id="c3"/>
          <constraint firstAttribute="bottom" secondItem="pic" secondAttribute="bottom" id="c4"/>
          <constraint firstItem="ttl" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="c5"/>
          <constraint firstItem="safe" firstAttribute="bottom" secondItem="ttl" secondAttribute="bottom" constant="16" id="c6"/>
        </constraints>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="passesTouchesThrough" value="YES"/>
        </userDefinedRuntimeAttributes>
      </view>
    </tableView>
    </objects>
    </document>
    """

  @Test("From a storyboard: what was dropped on the header stretches", arguments: TableVariant.all)
  func storyboard(variant: TableVariant) throws {
    let data = Data(
      Self.nib.replacingOccurrences(
        of: "style=\"plain\"", with: "style=\"\(variant.style == .plain ? "plain" : "grouped")\""
      ).utf8)
    let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil, options: nil)
    let table = try #require(objects.compactMap { $0 as? UITableView }.first)
    let header = try #require(table.tableHeaderView as? StretchyTableHeaderView)
    #expect(header.passesTouchesThrough)
    let stage = Stage(device: .iPhone14Pro)
    let controller = StretchyController(style: variant.style)
    controller.tableView = table
    variant.show(controller, on: stage)
    let picture = try #require(stage.view(withIdentifier: "picture"))
    let title = try #require(stage.view(withIdentifier: "title"))
    for pull in [0, 200] as [CGFloat] {
      if pull > 0 { stage.pull(by: pull) }
      let overscroll = -(table.contentOffset.y + variant.topInset)
      let height = 240 + variant.topInset + overscroll
      #expect(overscroll > pull / 4 - 1)
      #expect(isClose(stage.frame(of: picture), CGRect(x: 0, y: 0, width: 393, height: height)))
      #expect(isClose(stage.frame(of: title).maxY, height - 16))
      #expect(isClose(stage.frame(of: title).minX, 16))
    }
    #expect(header.subviews == [header.contentView])
  }

  @Test("In a plain scroll view, as its first content")
  func scrollView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    let header = StretchyTableHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 280))
    scroll.addSubview(header)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    for offset in stride(from: -200.0, through: 400, by: 12) {
      scroll.contentOffset.y = offset
      header.scrollViewDidScroll(scroll)
      header.layoutIfNeeded()
      #expect(isClose(header.contentView.frame.minY, min(offset, 0)))
      #expect(isClose(header.contentView.frame.maxY, 280))
    }
  }

  @Test("In a collection view, above its items, where contentInset made room")
  func collectionView() throws {
    let stage = Stage(device: .iPhone14Pro)
    let controller = CollectionController()
    stage.show(UINavigationController(rootViewController: controller))
    stage.advance(by: 0.1)
    let rest = CGRect(x: 0, y: 0, width: 393, height: 240 + 293.0 / 3)
    #expect(isClose(controller.collection.adjustedContentInset.top, 240 + 293.0 / 3))
    #expect(isClose(stage.frame(of: controller.header.contentView), rest))
    stage.pull(by: 240)
    let overscroll = -(controller.collection.contentOffset.y + rest.height)
    #expect(overscroll > 50)
    let content = stage.frame(of: controller.header.contentView)
    #expect(isClose(content.minY, 0))
    #expect(isClose(content.height, rest.height + overscroll))
    stage.touchUp()
    stage.advance(by: 2)
    #expect(isClose(stage.frame(of: controller.header.contentView), rest))
  }
}

private final class CollectionController: UIViewController, UICollectionViewDelegate {
  let header = StretchyTableHeaderView(frame: CGRect(x: 0, y: -240, width: 0, height: 240))
  let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func loadView() {
    collection.delegate = self
    collection.alwaysBounceVertical = true
    collection.contentInset.top = 240
    collection.addSubview(header)
    view = collection
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.frame.size.width = collection.bounds.width
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { header.scrollViewDidScroll(scrollView) }
}
