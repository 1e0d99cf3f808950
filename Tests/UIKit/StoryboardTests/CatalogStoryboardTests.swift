import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of older storyboards, as in sample apps that grew for years.
@MainActor @Suite(.serialized) struct CatalogStoryboardTests {
  private func controller(_ content: String) throws -> UIViewController {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>\(content)</objects></scene></scenes>
      </document>
      """
    let storyboard = UIStoryboard(
      document: try InterfaceDocument(data: Data(xml.utf8), name: "Catalog", bundle: .main))
    return try #require(storyboard.instantiateInitialViewController())
  }

  private func table(header: String, footer: String, style: String, titled: Bool) throws
    -> UITableViewController
  {
    let title = titled ? "headerTitle=\"Tinted\" footerTitle=\"What it means\"" : ""
    let section = { (id: String) in
      "<tableViewSection \(title) id=\"\(id)\"><cells><tableViewCell id=\"c\(id)\"/></cells></tableViewSection>"
    }
    let heights = "sectionHeaderHeight=\"\(header)\" sectionFooterHeight=\"\(footer)\""
    let controller = try controller(
      """
      <tableViewController id="vc"><tableView key="view" dataMode="static" style="\(style)" rowHeight="44" \(heights) id="t">
      <sections>\(section("a"))\(section("b"))</sections></tableView></tableViewController>
      """)
    return try #require(controller as? UITableViewController)
  }

  /// Interface Builder wrote 10 and 18 for grouped tables without explicit heights. Titles have the
  /// space of automatic heights.
  @Test(arguments: ["grouped", "insetGrouped"], ["10", "18", "28"])
  func titlesOfGroupsHaveRoom(style: String, height: String) throws {
    for titled in [true, false] {
      let (written, automatic) = (
        try table(header: height, footer: height, style: style, titled: titled),
        try table(header: "-1", footer: "-1", style: style, titled: titled)
      )
      for controller in [written, automatic] {
        let stage = Stage(device: .iPhone14Pro)
        stage.show(controller)
        stage.advance(by: 0.1)
      }
      for section in 0..<2 {
        let header = written.tableView.rectForHeader(inSection: section).height
        let footer = written.tableView.rectForFooter(inSection: section).height
        guard titled else {
          #expect(header == CGFloat(Double(height)!))
          continue
        }
        #expect(header == automatic.tableView.rectForHeader(inSection: section).height)
        #expect(footer == automatic.tableView.rectForFooter(inSection: section).height)
      }
    }
  }

  /// It wrote 22 and 28 for plain tables. They have no visible effect if a section has no title.
  @Test(arguments: ["22", "28", "-1"])
  func plainTablesBeginWithTheirRows(height: String) throws {
    for titled in [true, false] {
      let controller = try table(header: height, footer: height, style: "plain", titled: titled)
      let stage = Stage(device: .iPhone14Pro)
      stage.show(controller)
      stage.advance(by: 0.1)
      for section in 0..<2 {
        let header = controller.tableView.rectForHeader(inSection: section).height
        let footer = controller.tableView.rectForFooter(inSection: section).height
        #expect(titled ? header >= 22 : header == 0)
        #expect(titled ? footer >= 22 : footer == 0)
      }
      let row = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
      #expect(row.minY == 0 || titled)
    }
  }

  @Test(arguments: [
    ("contactAdd", UIButton.ButtonType.contactAdd), ("detailDisclosure", .detailDisclosure),
    ("infoLight", .infoLight), ("infoDark", .infoDark), ("close", .close), ("system", .system),
    ("roundedRect", .system), ("custom", .custom),
  ])
  func buttonsOfEachType(name: String, type: UIButton.ButtonType) throws {
    let reports = StoryboardReports()
    let controller = try controller(
      """
      <viewController id="vc"><view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><button buttonType="\(name)" id="b"/></subviews></view></viewController>
      """)
    let button = try #require(controller.view.subviews.first as? UIButton)
    #expect(button.buttonType == type)
    #expect(button.intrinsicContentSize.width > 20 || type.symbol == nil)
    #expect(reports.lines.isEmpty)
  }

  /// The colour of iOS 13 takes precedence over the one for older systems.
  @Test func coloursOfTwoSystems() throws {
    let reports = StoryboardReports()
    let controller = try controller(
      """
      <viewController id="vc"><view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/>
      </view></viewController>
      """)
    #expect(controller.view.backgroundColor == .systemBackground)
    #expect(reports.lines.isEmpty)
  }

  @Test func titlesOfBars() throws {
    let reports = StoryboardReports()
    let scenes = """
      <navigationController id="vc" automaticallyAdjustsScrollViewInsets="NO">
      <navigationBar key="navigationBar" barStyle="black" largeTitles="YES" id="bar">
      <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="system" pointSize="21"/><color key="textColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></textAttributes>
      <textAttributes key="largeTitleTextAttributes"><color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></textAttributes>
      </navigationBar>
      <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      <viewController id="root"><view key="view" id="v"/>
      <navigationItem key="navigationItem" title="Countries" prompt="Choose one" largeTitleDisplayMode="never" id="i"/></viewController>
      """
    let controller = try #require(try controller(scenes) as? UINavigationController)
    let bar = controller.navigationBar
    #expect(bar.prefersLargeTitles)
    #expect(bar.barStyle == .black)
    #expect((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize == 21)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(white: 0, alpha: 1))
    #expect(
      bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(!controller.automaticallyAdjustsScrollViewInsets)
    let item = try #require(controller.topViewController?.navigationItem)
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.prompt == "Choose one")
    #expect(reports.lines.isEmpty)
  }

  @Test func toolbars() throws {
    let reports = StoryboardReports()
    let items = """
      <barButtonItem systemItem="add" id="b1"/><barButtonItem systemItem="flexibleSpace" id="b2"/><barButtonItem title="Done" style="done" id="b3"/>
      """
    let scenes = """
      <navigationController id="vc" toolbarHidden="NO"><navigationBar key="navigationBar" id="bar"/><toolbar key="toolbar" barStyle="black" id="tb"/>
      <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="s"/></connections>
      </navigationController>
      <viewController id="root"><view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><toolbar translucent="NO" id="own"><rect key="frame" x="0.0" y="200" width="393" height="44"/><items>\(items)</items></toolbar></subviews></view>
      <toolbarItems>\(items.replacingOccurrences(of: "id=\"b", with: "id=\"c"))</toolbarItems></viewController>
      """
    let controller = try #require(try controller(scenes) as? UINavigationController)
    let stage = Stage(device: .iPhone14Pro)
    stage.show(controller)
    stage.advance(by: 0.1)
    let root = try #require(controller.topViewController)
    let own = try #require(root.view.subviews.first as? UIToolbar)
    #expect(own.items?.map { $0.title ?? "" } == ["", "", "Done"])
    #expect(!own.isTranslucent)
    #expect(root.toolbarItems?.count == 3)
    #expect(!controller.isToolbarHidden)
    #expect(controller.toolbar.barStyle == .black)
    #expect(controller.toolbar.items?.count == 3)
    #expect(reports.lines.isEmpty)
  }
}
