import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of split views, popover segues and page view controllers in the format of Interface
/// Builder.
@MainActor
@Suite(.serialized)
struct StoryboardContainerTests {
  private func controller(_ scenes: String, initial: String) throws -> UIViewController {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), name: "T", bundle: .main)
    return try #require(UIStoryboard(document: document).instantiateInitialViewController())
  }

  private func scene(_ id: String, _ subviews: String = "", _ connections: String = "") -> String {
    """
    <scene><objects><viewController title="\(id)" id="\(id)">
      <view key="view" contentMode="scaleToFill" id="v\(id)">
      <rect key="frame" x="0" y="0" width="834" height="1194"/><subviews>\(subviews)</subviews></view>
      <connections>\(connections)</connections></viewController></objects></scene>
    """
  }

  @Test("A split view has its relationships and settings", arguments: ["", "doubleColumn"])
  func splitView(_ style: String) throws {
    let stage = Stage(device: .iPadPro11)
    stage.rotate(to: .landscapeRight)
    let attributes = style.isEmpty ? "" : "style=\"\(style)\" behavior=\"tile\""
    let found = try controller(
      """
      <scene><objects><splitViewController \(attributes) id="split"><connections>
        <segue destination="list" kind="relationship" relationship="masterViewController" id="a"/>
        <segue destination="detail" kind="relationship" relationship="detailViewController" id="b"/>
      </connections></splitViewController></objects></scene>
      """ + scene("list") + scene("detail"), initial: "split")
    let split = try #require(found as? UISplitViewController)
    #expect(split.style == (style.isEmpty ? .unspecified : .doubleColumn))
    #expect(split.viewControllers.count == 2)
    stage.show(split)
    stage.advance(by: 0.2)
    let tops = split.viewControllers.map {
      ($0 as? UINavigationController)?.topViewController?.title ?? $0.title
    }
    #expect(tops == ["list", "detail"])
    #expect(split.viewControllers[0].view.bounds.width == 320)
  }

  @Test("A popover segue is presented at the anchor in the file")
  func popover() throws {
    let stage = Stage(device: .iPadPro11)
    let home = try controller(
      scene(
        "home",
        """
        <view contentMode="scaleToFill" id="anchor">
        <rect key="frame" x="300" y="300" width="100" height="40"/></view>
        """,
        """
        <segue destination="bubble" kind="popoverPresentation" identifier="go" \
        popoverAnchorView="anchor" id="p"><popoverArrowDirection key="popoverArrowDirection" \
        left="YES"/></segue>
        """) + scene("bubble"), initial: "home")
    stage.show(home)
    stage.advance(by: 0.1)
    home.performSegue(withIdentifier: "go", sender: nil)
    stage.advance(by: 1)
    let popover = home.presentedViewController?.popoverPresentationController
    #expect(popover?.permittedArrowDirections == .left)
    #expect(popover?.arrowDirection == .left)
    #expect(popover?.sourceView?.frame.minX == 300)
    let frame = home.presentedViewController.map { $0.view.convert($0.view.bounds, to: nil) }
    #expect(frame?.minX == 413)
  }

  @Test("A page view controller has its spine and its style")
  func book() throws {
    let stage = Stage(device: .iPadPro11)
    let found = try controller(
      """
      <scene><objects><pageViewController transitionStyle="pageCurl" \
      navigationOrientation="vertical" spineLocation="mid" doubleSided="YES" id="book"/>
      </objects></scene>
      """, initial: "book")
    let book = try #require(found as? UIPageViewController)
    #expect(book.transitionStyle == .pageCurl)
    #expect(book.navigationOrientation == .vertical)
    #expect(book.spineLocation == .mid)
    #expect(book.isDoubleSided)
    _ = stage
  }
}
