import Lowered
import Stage
import Testing

@testable import UIKit

/// The `@IBSegueAction` methods of a lowered controller that create destinations, and its unwind action.
@MainActor @Suite(.serialized) struct SegueActionTests {
  private let stage = Stage(device: .iPhone14Pro)

  private static let prefix = "customModule=\"Lowered\" sceneMemberID=\"viewController\""

  private static func storyboard(_ segue: String, embedded: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="list">
      <scenes><scene sceneID="s"><objects>
        <viewController id="list" customClass="ListController" \(prefix)>
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <button id="b" buttonType="system">
                <rect key="frame" x="100" y="500" width="100" height="40"/>
                <state key="normal" title="Go"/>
                <connections>\(segue)</connections>
              </button>
              <containerView id="c"><rect key="frame" x="0" y="100" width="200" height="100"/>
                <connections>\(embedded)</connections>
              </containerView>
            </subviews>
          </view>
        </viewController>
      </objects></scene>
      <scene sceneID="t"><objects>
        <viewController id="detail" customClass="DetailController" \(prefix)>
          <view key="view" contentMode="scaleToFill" id="w">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          </view>
          <connections>
            <segue destination="x" kind="unwind" identifier="home" unwindAction="back:" id="u"/>
          </connections>
        </viewController>
        <exit id="x" userLabel="Exit" sceneMemberID="exit"/>
      </objects></scene></scenes>
    </document>
    """
  }

  private func show(_ segue: String, embedded: String = "") throws -> ListController {
    let text = Self.storyboard(segue, embedded: embedded)
    let storyboard = UIStoryboard(
      document: try InterfaceDocument(data: Data(text.utf8), name: "L.storyboard", bundle: .main))
    let list = try #require(storyboard.instantiateInitialViewController() as? ListController)
    stage.show(list)
    stage.advance(by: 0.5)
    return list
  }

  private static func segue(_ selector: String, identifier: String = "go") -> String {
    """
    <segue destination="detail" kind="presentation" identifier="\(identifier)" \
    destinationCreationSelector="\(selector)" id="s"/>
    """
  }

  @Test(arguments: [
    ("makeDetail:", "made"), ("makeSent:sender:", "sent"),
    ("makeNamed:sender:segueIdentifier:", "go"), ("makeNone:", "plain"),
  ])
  func theSourceMakesTheDestination(_ selector: String, _ text: String) throws {
    let list = try show(Self.segue(selector))
    stage.tap(at: CGPoint(x: 150, y: 520))
    stage.advance(by: 1)
    let detail = try #require(list.presentedViewController as? DetailController)
    #expect(detail.text == text)
    #expect(detail.view.bounds.width == 393)
    #expect(list.senders == (text == "sent" ? ["true"] : []))
    detail.performSegue(withIdentifier: "home", sender: nil)
    stage.advance(by: 1)
    #expect(list.presentedViewController == nil)
    #expect(list.title == "back from home")
  }

  /// A missing method is reported once, and the storyboard then creates the destination itself.
  @Test func aMissingMethodIsReported() throws {
    var lines: [String] = []
    let sink = InterfaceReport.sink
    InterfaceReport.sink = { lines.append($0) }
    defer { InterfaceReport.sink = sink }
    let list = try show(Self.segue("makeOther:"))
    stage.tap(at: CGPoint(x: 150, y: 520))
    stage.advance(by: 1)
    #expect((list.presentedViewController as? DetailController)?.text == "plain")
    #expect(lines.count { $0.contains("no method 'makeOther:'") } == 1)
  }

  @Test func aContainersControllerIsMadeByItsParent() throws {
    let list = try show(
      "",
      embedded: """
        <segue destination="detail" kind="embed" identifier="inside" \
        destinationCreationSelector="makeNamed:sender:segueIdentifier:" id="e"/>
        """)
    #expect((list.children.first as? DetailController)?.text == "inside")
  }
}
