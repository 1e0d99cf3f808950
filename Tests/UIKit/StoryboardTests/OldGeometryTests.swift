import Foundation
import Testing

@testable import UIKit

/// Frames and autoresizing masks in the notations of all versions of Xcode.
///
/// Apple, "autoresizingMask": when a view's bounds change, it resizes its subviews according to their masks.
@MainActor @Suite(.serialized) struct OldGeometryTests {
  private nonisolated static let notations = [
    #"<rect key="frame" x="63" y="629" width="248" height="30"/>"#,
    // From the storyboard of a public app.
    #"<frame key="frameInset" minX="63" minY="629" width="248" height="30"/>"#,
  ]

  /// A mask and its frame in a view that is 20 points wider and 100 points higher than in the file.
  private nonisolated static let masks: [(String, CGRect)] = [
    (#"flexibleMaxX="YES" flexibleMaxY="YES""#, CGRect(x: 63, y: 629, width: 248, height: 30)),
    (#"flexibleMinX="YES" flexibleMaxY="YES""#, CGRect(x: 83, y: 629, width: 248, height: 30)),
    (#"flexibleMaxX="YES" flexibleMinY="YES""#, CGRect(x: 63, y: 729, width: 248, height: 30)),
    (#"widthSizable="YES" flexibleMinY="YES""#, CGRect(x: 63, y: 729, width: 268, height: 30)),
    (#"widthSizable="YES" heightSizable="YES""#, CGRect(x: 63, y: 629, width: 268, height: 130)),
  ]

  private func reports(_ body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    let sink = InterfaceReport.sink
    InterfaceReport.sink = { lines.append($0) }
    defer { InterfaceReport.sink = sink }
    try body()
    return lines
  }

  private func document(_ frame: String, _ mask: String) throws -> InterfaceDocument {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc"><view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><view id="v" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\(frame)<autoresizingMask key="autoresizingMask" \(mask)/></view></subviews>
      </view></viewController>
      </objects></scene></scenes></document>
      """
    return try InterfaceDocument(data: Data(xml.utf8), name: "Old.storyboard", bundle: .main)
  }

  @Test(arguments: notations, masks) func aFrameFollowsItsMask(
    _ frame: String, _ mask: (String, CGRect)
  ) throws {
    let reports = try reports {
      let controller = try #require(
        UIStoryboard(document: document(frame, mask.0)).instantiateInitialViewController())
      let view = try #require(controller.view.subviews.first)
      #expect(view.frame == CGRect(x: 63, y: 629, width: 248, height: 30))
      controller.view.frame = CGRect(x: 0, y: 0, width: 395, height: 767)
      controller.view.layoutIfNeeded()
      #expect(view.frame == mask.1)
    }
    #expect(reports == [])
  }

  @Test func aMissingNumberIsZeroAndAnUnknownEdgeIsReported() throws {
    let reports = try reports {
      let document = try document(
        #"<frame key="frameInset" maxY="4" width="150" height="20"/>"#, #"flexibleMaxX="YES""#)
      let controller = try #require(
        UIStoryboard(document: document).instantiateInitialViewController())
      let view = try #require(controller.view.subviews.first)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 20))
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("maxY") == true)
  }
}
