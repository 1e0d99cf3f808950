import Foundation
import Stage
import Testing

@testable import UIKit

/// Older storyboards, as sample apps that grew for years have them.
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

  /// 10 and 18 are what Interface Builder wrote for grouped tables that say nothing: titles have the
  /// room of automatic heights.
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

  /// The colour of iOS 13 comes before the one for older systems.
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
}
