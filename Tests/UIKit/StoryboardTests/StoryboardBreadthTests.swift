import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of common storyboard content besides views and outlets, in the format of Interface
/// Builder.
@MainActor @Suite(.serialized) struct StoryboardBreadthTests {
  private func storyboard(_ scenes: String, initial: String = "vc") throws -> UIStoryboard {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <scenes>\(scenes)</scenes>
      <resources><namedColor name="Pond"><color red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
      </document>
      """
    return UIStoryboard(
      document: try InterfaceDocument(
        data: Data(xml.utf8), name: "Test.storyboard", bundle: .main))
  }

  /// Shows a controller whose view of 393 × 852 points contains `content`. The scene also contains
  /// `scene`.
  private func show(
    _ content: String, controller: String = "", connections: String = "", scene: String = "",
    device: Stage.Device = .iPhone14Pro, landscape: Bool = false
  ) throws -> (Stage, UIViewController) {
    let stage = Stage(device: device)
    if landscape { stage.rotate(to: .landscapeLeft) }
    let storyboard = try storyboard(
      """
      <scene sceneID="s"><objects>
      <viewController id="vc" \(controller)>
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\(content)</view>
      <connections>\(connections)</connections>
      </viewController>\(scene)
      </objects></scene>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController())
    stage.show(controller)
    stage.advance(by: 0.1)
    return (stage, controller)
  }

  // MARK: Size classes

  private static let variations = """
    <subviews>
      <label text="Tall" numberOfLines="1" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <fontDescription key="fontDescription" type="system" pointSize="10"/>
        <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
        <variation key="widthClass=compact" text="narrow"/>
        <variation key="heightClass=compact-widthClass=compact" text="small"/>
      </label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
    </subviews>
    <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="5" id="k1">
        <variation key="heightClass=compact" constant="50"/>
      </constraint>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="k2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="7" id="k3"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="k4"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="k5"/>
    </constraints>
    <variation key="default"><mask key="constraints"><exclude reference="k3"/></mask></variation>
    <variation key="heightClass=compact">
      <mask key="subviews"><exclude reference="b"/></mask>
      <mask key="constraints"><exclude reference="k2"/><include reference="k3"/></mask>
    </variation>
    """

  @Test("Size classes select attributes, constraints and views, and the more specific ones win")
  func sizeClasses() throws {
    let reports = StoryboardReports()
    let outlets = """
      <outlet property="first" destination="a" id="o1"/><outlet property="second" destination="b" id="o2"/>
      """
    let own = "customClass=\"BreadthController\" customModule=\"StoryboardTests\""
    for landscape in [false, true] {
      let (stage, shown) = try show(
        Self.variations, controller: own, connections: outlets, landscape: landscape)
      let controller = try #require(shown as? BreadthController)
      let label = try #require(controller.first as? UILabel)
      // A phone in landscape is compact in both directions.
      #expect(label.text == (landscape ? "small" : "narrow"))
      #expect(label.font.pointSize == (landscape ? 30 : 10))
      let origin = landscape ? CGPoint(x: 50, y: 7) : CGPoint(x: 5, y: 100)
      // An origin is the centre minus half the size, which loses the last bit.
      #expect(abs(label.frame.minX - origin.x) < 1e-9)
      #expect(abs(label.frame.minY - origin.y) < 1e-9)
      // Views that aren't installed are created too, and a weak outlet keeps referring to one.
      #expect(controller.second != nil)
      #expect((controller.second?.superview == nil) == landscape)
      withExtendedLifetime(stage) {}
    }
    #expect(reports.lines.count == 2)
    #expect(reports.lines.allSatisfy { $0.contains("size-class variations") })
  }

  // MARK: Older files

  @Test("The layout guides of older files become the safe area's edges")
  func barGuides() throws {
    let reports = StoryboardReports()
    let (_, controller) = try show(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="k1"/>
        <constraint firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="20" id="k2"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k3"/>
        <constraint firstItem="a" firstAttribute="width" constant="10" id="k4"/>
      </constraints>
      """,
      controller: "><layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/>"
        + "<viewControllerLayoutGuide type=\"bottom\" id=\"bottom\"/></layoutGuides><nil key=\"x\"/"
    )
    let view = try #require(controller.view.subviews.first)
    // An iPhone 14 Pro has 59 above and 34 below.
    #expect(abs(view.frame.minY - (59 + 8)) < 1e-9)
    #expect(abs(view.frame.maxY - (852 - 34 - 20)) < 1e-9)
    #expect(reports.lines == [])
  }

  // MARK: Scenes

  @Test("Views outside the controller, container views, and storyboards that embed themselves")
  func scenes() throws {
    let reports = StoryboardReports()
    let (_, shown) = try show(
      """
      <subviews>
        <containerView id="c"><rect key="frame" x="10" y="20" width="100" height="200"/>
          <connections><segue destination="inner" kind="embed" id="sg"/></connections></containerView>
      </subviews>
      """,
      controller: "customClass=\"BreadthController\" customModule=\"StoryboardTests\"",
      connections: "<outlet property=\"second\" destination=\"extra\" id=\"o1\"/>",
      scene: """
        <view contentMode="scaleToFill" id="extra"><rect key="frame" x="0.0" y="0.0" width="30" height="40"/></view>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
        <customObject id="own" customClass="UIScrollView"/>
        <exit id="exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="t"><objects><viewController title="Inner" id="inner"><view key="view" id="iv">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews><containerView id="ic"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <connections><segue destination="inner" kind="embed" id="loop"/></connections></containerView></subviews>
        </view></viewController>
        """)
    let controller = try #require(shown as? BreadthController)
    #expect(controller.second?.frame.size == CGSize(width: 30, height: 40))
    let child = try #require(controller.children.first)
    #expect(child.title == "Inner")
    #expect(child.view.superview === controller.view.subviews.first)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(reports.matching("embeds itself") == 1)
    #expect(reports.matching("the class UIScrollView") == 1)
    #expect(reports.lines.count == 2, "\(reports.lines)")
  }

  @Test("A stack view can have the standard spacing, and a view an empty list of recognizers")
  func standardSpacing() throws {
    let reports = StoryboardReports()
    let (_, controller) = try show(
      """
      <gestureRecognizers/>
      <subviews><stackView opaque="NO" contentMode="scaleToFill" spacingType="standard" id="stack">
        <rect key="frame" x="0" y="100" width="108" height="30"/>
        <subviews><view id="a"><rect key="frame" x="0" y="0" width="50" height="30"/></view>
        <view id="b"><rect key="frame" x="58" y="0" width="50" height="30"/></view></subviews>
      </stackView></subviews>
      """)
    let stack = try #require(controller.view.subviews.first as? UIStackView)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
    #expect(reports.lines == [])
  }

  @Test("Each missing segue, action, symbol and colour is reported once")
  func absent() throws {
    let reports = StoryboardReports()
    let (_, controller) = try show(
      """
      <subviews>
        <button opaque="NO" buttonType="system" id="b1"><rect key="frame" x="0" y="0" width="50" height="30"/>
          <state key="normal" title="Go" image="no.such.symbol" catalog="system"/>
          <connections><action selector="go:" destination="vc" eventType="touchUpInside" id="a1"/>
          <segue destination="vc" kind="previewing" identifier="next" id="s1"/></connections></button>
        <button opaque="NO" buttonType="system" id="b2"><state key="normal" title="Again" image="no.such.symbol" catalog="system"/>
          <color key="backgroundColor" name="Lost"/>
          <connections><action selector="go:" destination="vc" eventType="touchUpInside" id="a2"/>
          <segue destination="vc" kind="previewing" id="s2"/></connections></button>
        <mapView opaque="NO" id="f1"/><mapView opaque="NO" id="f2"/>
        <sceneKitView id="g1"/>
      </subviews>
      <color key="backgroundColor" name="Pond"/>
      """)
    #expect(controller.view.subviews.count == 5)
    #expect(
      controller.view.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    for word in [
      "'go:'", "'previewing'", "no.such.symbol", "'Lost'", "<mapView>",
      "<sceneKitView>",
    ] {
      #expect(reports.matching(word) == 1, "\(word) in \(reports.lines)")
    }
    #expect(reports.lines.count == 6, "\(reports.lines)")
  }

  // MARK: Tables

  @Test("Static cells: sections, titles, heights, styles and accessories without a data source")
  func staticCells() throws {
    let reports = StoryboardReports()
    let cells = [
      ("IBUITableViewCellStyleDefault", "disclosureIndicator", "rowHeight=\"70\""),
      ("IBUITableViewCellStyleValue1", "checkmark", ""),
      ("IBUITableViewCellStyleValue2", "detailButton", ""),
      ("IBUITableViewCellStyleSubtitle", "detailDisclosureButton", ""),
    ].enumerated().map { index, cell in
      """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="none" indentationWidth="10" accessoryType="\(cell.1)" style="\(cell.0)" textLabel="t\(index)" \(index > 0 ? "detailTextLabel=\"d\(index)\"" : "") \(cell.2) id="cell\(index)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" id="cc\(index)"><subviews>
      <label text="Title \(index)" id="t\(index)"/>\(index > 0 ? "<label text=\"Detail\" id=\"d\(index)\"/>" : "")
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let storyboard = try storyboard(
      """
      <scene sceneID="s"><objects>
      <tableViewController clearsSelectionOnViewWillAppear="NO" id="vc">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="table">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <sections>
        <tableViewSection headerTitle="First" footerTitle="After" id="s1"><cells>\(cells[0])\(cells[1])</cells></tableViewSection>
        <tableViewSection id="s2"><cells>\(cells[2])\(cells[3])</cells></tableViewSection>
      </sections>
      <connections><outlet property="dataSource" destination="vc" id="o1"/><outlet property="delegate" destination="vc" id="o2"/></connections>
      </tableView>
      <refreshControl key="refreshControl" opaque="NO" id="refresh"/>
      </tableViewController>
      </objects></scene>
      """)
    let stage = Stage(device: .iPhone14Pro)
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    stage.show(controller)
    stage.advance(by: 0.1)
    let table = try #require(controller.tableView)
    #expect(!controller.clearsSelectionOnViewWillAppear)
    #expect(controller.refreshControl != nil)
    #expect(table.numberOfSections == 2)
    #expect((0..<2).map(table.numberOfRows) == [2, 2])
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "First")
    #expect(controller.tableView(table, titleForFooterInSection: 0) == "After")
    #expect(controller.tableView(table, titleForHeaderInSection: 1) == nil)
    let paths = [[0, 0], [0, 1], [1, 0], [1, 1]].map { IndexPath(row: $0[1], section: $0[0]) }
    #expect(paths.map { table.rectForRow(at: $0).height } == [70, 44, 44, 44])
    let shown = try paths.map { try #require(table.cellForRow(at: $0)) }
    #expect(shown.map { $0.textLabel?.text } == (0..<4).map { "Title \($0)" })
    #expect(shown.map { $0.detailTextLabel?.text } == [nil, "Detail", "Detail", "Detail"])
    #expect(
      shown.map(\.accessoryType) == [
        .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
      ])
    // The same cell is shown again.
    table.contentOffset.y = 2000
    stage.advance(by: 0.1)
    table.contentOffset.y = -table.adjustedContentInset.top
    stage.advance(by: 0.1)
    #expect(table.cellForRow(at: paths[0]) === shown[0])
    #expect(reports.lines == [])
  }

  // MARK: Views

  @Test("Switches, indicators, attributed texts, traits and button configurations")
  func views() throws {
    let reports = StoryboardReports()
    let (_, controller) = try show(
      """
      <subviews>
        <switch opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" id="v0"><color key="onTintColor" systemColor="systemRedColor"/></switch>
        <activityIndicatorView opaque="NO" hidesWhenStopped="YES" animating="YES" style="large" id="v1"/>
        <control opaque="NO" id="v2"/>
        <label opaque="NO" userLabel="Heading" restorationIdentifier="r" id="v3">
          <accessibility key="accessibilityConfiguration" value="three"><accessibilityTraits key="traits" header="YES" link="YES"/></accessibility>
          <attributedString key="attributedText">
            <fragment content="Red "><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><font key="NSFont" metaFont="system" size="21"/></attributes></fragment>
            <fragment content="plain"><attributes><paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" baseWritingDirection="natural" lineSpacing="4" tighteningFactorForTruncation="0.0"/></attributes></fragment>
          </attributedString>
          <nil key="highlightedColor"/>
        </label>
        <button opaque="NO" buttonType="system" id="v4"><color key="tintColor" systemColor="systemGreenColor"/>
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <state key="normal" title="x"/>
          <buttonConfiguration key="configuration" style="filled" title="Go" cornerStyle="capsule" imagePlacement="trailing" imagePadding="5">
            <color key="baseBackgroundColor" systemColor="systemIndigoColor"/>
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          </buttonConfiguration></button>
        <scrollView appearanceType="dark" minimumZoomScale="0.5" maximumZoomScale="3" indicatorStyle="white" keyboardDismissMode="onDrag" id="v5"/>
      </subviews>
      <size key="freeformSize" width="10" height="10"/>
      """)
    let views = controller.view.subviews
    let toggle = try #require(views[0] as? UISwitch)
    #expect(toggle.isOn)
    #expect(toggle.onTintColor == .systemRed)
    let indicator = try #require(views[1] as? UIActivityIndicatorView)
    #expect(indicator.isAnimating)
    #expect(indicator.hidesWhenStopped)
    #expect(indicator.style == .large)
    #expect(type(of: views[2]) == UIControl.self)
    let label = try #require(views[3] as? UILabel)
    #expect(label.text == "Red plain")
    #expect(label.accessibilityTraits == [.header, .link])
    #expect(label.accessibilityValue == "three")
    let text = try #require(label.attributedText)
    let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 21)
    let paragraph = text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle
    #expect(paragraph?.alignment == .right)
    #expect(paragraph?.lineSpacing == 4)
    let button = try #require(views[4] as? UIButton)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.configuration?.cornerStyle == .capsule)
    #expect(button.configuration?.imagePlacement == .trailing)
    #expect(button.configuration?.baseBackgroundColor == .systemIndigo)
    #expect(button.configuration?.contentInsets.leading == 2)
    let scroll = try #require(views[5] as? UIScrollView)
    #expect(scroll.minimumZoomScale == 0.5)
    #expect(scroll.maximumZoomScale == 3)
    #expect(scroll.indicatorStyle == .white)
    #expect(scroll.keyboardDismissMode == .onDrag)
    #expect(scroll.traitCollection.userInterfaceStyle == .dark)
    #expect(reports.lines == [])
  }

  /// Xcode 11 and 12 also write the components that the color had then, and the color for earlier systems.
  @Test(arguments: [
    (
      #"systemColor="systemRedColor" red="1" green="0.23" blue="0.18" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
      UIColor.systemRed
    ),
    (
      #"systemColor="systemGrayColor" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      .systemGray
    ),
    (#"systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#, .systemBackground),
    (#"xcode11CocoaTouchSystemColor="labelColor" cocoaTouchSystemColor="darkTextColor""#, .label),
  ])
  func colorsOfEarlierVersions(_ attributes: String, _ color: UIColor) throws {
    let reports = StoryboardReports()
    let (_, controller) = try show(
      """
      <subviews><view id="v0"><color key="backgroundColor" \(attributes)/></view></subviews>
      """)
    #expect(controller.view.subviews[0].backgroundColor == color)
    #expect(reports.lines == [])
  }

  /// https://github.com/Skyscanner/SkyFloatingLabelTextField makes its labels after `super.init(coder:)`, and its
  /// `text` uses them.
  @Test("A text that isn't in the file isn't set")
  func absentTexts() throws {
    let reports = StoryboardReports()
    let (_, controller) = try show(
      """
      <subviews>
      <textField id="f1" customClass="RecordingField" customModule="StoryboardTests"/>
      <textField text="One" placeholder="Two" id="f2" customClass="RecordingField" customModule="StoryboardTests"/>
      </subviews>
      """)
    let fields = controller.view.subviews.compactMap { $0 as? RecordingField }
    #expect(fields.map(\.record) == [[], ["One", "Two"]])
    #expect(fields.map(\.text) == ["", "One"])
    #expect(reports.lines == [])
  }

  /// Apple, `UITableView.sectionIndexColor`, `sectionIndexBackgroundColor`, `sectionIndexTrackingBackgroundColor`,
  /// `sectionIndexMinimumDisplayRowCount`.
  @Test("A table's section index")
  func sectionIndex() throws {
    let reports = StoryboardReports()
    let colors = [
      "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor",
    ]
    .enumerated().map { index, key in
      "<color key=\"\(key)\" red=\"\(Double(index) / 2)\" green=\"0\" blue=\"0\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    }
    let (_, controller) = try show(
      """
      <subviews><tableView sectionIndexMinimumDisplayRowCount="7" id="t">\(colors.joined())</tableView></subviews>
      """)
    let table = try #require(controller.view.subviews.first as? UITableView)
    let black = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    #expect(table.sectionIndexMinimumDisplayRowCount == 7)
    #expect(table.sectionIndexColor == black)
    #expect(table.sectionIndexBackgroundColor == UIColor(red: 0.5, green: 0, blue: 0, alpha: 0.5))
    #expect(
      table.sectionIndexTrackingBackgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(reports.lines == [])
  }

  @Test("Bar items: system items, images, several items, and a title view")
  func barItems() throws {
    let reports = StoryboardReports()
    let storyboard = try storyboard(
      """
      <scene sceneID="s"><objects>
      <viewController definesPresentationContext="YES" modalPresentationStyle="overFullScreen" id="vc">
      <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
      <navigationItem key="navigationItem" id="item">
        <view key="titleView" contentMode="scaleToFill" id="tv"><rect key="frame" x="0" y="0" width="80" height="30"/></view>
        <barButtonItem key="leftBarButtonItem" systemItem="add" id="l"/>
        <rightBarButtonItems>
          <barButtonItem title="Save" style="done" id="r1"/>
          <barButtonItem id="r2"><view key="customView" id="cv"><rect key="frame" x="0" y="0" width="8" height="9"/></view></barButtonItem>
        </rightBarButtonItems>
      </navigationItem>
      </viewController></objects></scene>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.definesPresentationContext)
    #expect(controller.modalPresentationStyle == .overFullScreen)
    #expect(controller.edgesForExtendedLayout == .bottom)
    let item = controller.navigationItem
    #expect(item.titleView?.frame.width == 80)
    #expect(item.leftBarButtonItem?.systemItem == .add)
    #expect(item.rightBarButtonItems?.map(\.title) == ["Save", nil])
    #expect(item.rightBarButtonItems?.first?.style == .done)
    #expect(item.rightBarButtonItems?.last?.customView?.frame.height == 9)
    #expect(reports.lines == [])
  }

  @Test("A reference to a missing storyboard is reported, and the rest loads")
  func references() throws {
    let reports = StoryboardReports()
    let storyboard = try storyboard(
      """
      <scene sceneID="n"><objects><navigationController id="nav">
      <connections><segue destination="ref" kind="relationship" relationship="rootViewController" id="sg"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="r"><objects>
      <viewControllerPlaceholder storyboardName="Elsewhere" referencedIdentifier="x" id="ref" sceneMemberID="viewController"/>
      </objects></scene>
      """, initial: "nav")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.viewControllers.isEmpty)
    #expect(reports.matching("Elsewhere.storyboard") == 1)
    #expect(reports.lines.count == 1)
  }
}

/// The reports since its creation.
@MainActor
final class StoryboardReports {
  private(set) var lines: [String] = []

  init() { InterfaceReport.sink = { [weak self] in self?.lines.append($0) } }

  func matching(_ text: String) -> Int { lines.count { $0.contains(text) } }
}

final class BreadthController: UIViewController {
  weak var first: UIView?
  weak var second: UIView?
}

/// A field that records the texts that are set while its superclass decodes it, and later.
final class RecordingField: UITextField {
  var record: [String?] = []

  override var text: String? { didSet { record.append(text) } }
  override var placeholder: String? { didSet { record.append(placeholder) } }
}
