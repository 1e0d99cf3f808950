import Lowered
import Stage
import Testing

@testable import UIKit

/// Gesture recognizers in a storyboard, as Interface Builder writes them, and a bar button item of a custom
/// class.
@MainActor @Suite(.serialized) struct TouchStoryboardTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="TouchController" customModule="Lowered" \
    sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <button opaque="NO" contentMode="scaleToFill" id="u">
                <rect key="frame" x="20" y="600" width="100" height="40"/>
                <connections>
                  <action selector="pressed:" destination="vc" eventType="touchUpInside" id="a3"/>
                </connections>
              </button>
              <button opaque="NO" contentMode="scaleToFill" id="x">
                <rect key="frame" x="20" y="700" width="100" height="40"/>
                <connections>
                  <action selector="pressed:" destination="f" eventType="touchUpInside" id="a4"/>
                </connections>
              </button>
            </subviews>
            <gestureRecognizers/>
            <connections>
              <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="c1"/>
              <outletCollection property="gestureRecognizers" destination="w" appends="YES" id="c2"/>
              <outletCollection property="gestureRecognizers" destination="p" appends="YES" id="c3"/>
              <outletCollection property="gestureRecognizers" destination="e" appends="YES" id="c4"/>
            </connections>
          </view>
          <navigationItem key="navigationItem" title="Pond" id="n">
            <barButtonItem key="rightBarButtonItem" systemItem="done" id="b" customClass="PondItem" \
    customModule="Lowered"/>
          </navigationItem>
          <connections><outlet property="tap" destination="t" id="o1"/></connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        <tapGestureRecognizer numberOfTapsRequired="2" id="t">
          <connections><action selector="tapped:" destination="vc" id="a1"/></connections>
        </tapGestureRecognizer>
        <swipeGestureRecognizer direction="left" id="w">
          <connections><action selector="swiped:" destination="vc" id="a2"/></connections>
        </swipeGestureRecognizer>
        <pongPressGestureRecognizer allowableMovement="12" minimumPressDuration="0.75" \
    cancelsTouchesInView="NO" id="p"/>
        <screenEdgePanGestureRecognizer minimumNumberOfTouches="2" enabled="NO" id="e">
          <rectEdge key="edges" left="YES" bottom="YES"/>
        </screenEdgePanGestureRecognizer>
      </objects></scene></scenes>
    </document>
    """

  private let stage = Stage(device: .iPhone14Pro)

  private func show() throws -> TouchController {
    let storyboard = UIStoryboard(
      document: try InterfaceDocument(
        data: Data(Self.text.utf8), name: "T.storyboard", bundle: .main))
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? TouchController)
    stage.show(UINavigationController(rootViewController: controller))
    stage.advance(by: 0.5)
    return controller
  }

  @Test func recognizersAreAttachedAsTheFileSays() throws {
    let recognizers = try #require(try show().view.gestureRecognizers)
    #expect(recognizers.count == 4)
    #expect((recognizers[0] as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
    #expect((recognizers[1] as? UISwipeGestureRecognizer)?.direction == .left)
    let press = try #require(recognizers[2] as? UILongPressGestureRecognizer)
    #expect(press.minimumPressDuration == 0.75)
    #expect(press.allowableMovement == 12)
    #expect(!press.cancelsTouchesInView)
    let edge = try #require(recognizers[3] as? UIScreenEdgePanGestureRecognizer)
    #expect(edge.edges == [.left, .bottom])
    #expect(edge.minimumNumberOfTouches == 2)
    #expect(!edge.isEnabled)
  }

  @Test func theirActionsAreSent() throws {
    let controller = try show()
    #expect(controller.tap === controller.view.gestureRecognizers?.first)
    let place = CGPoint(x: 200, y: 400)
    stage.tap(at: place)
    stage.advance(by: 0.1)
    stage.tap(at: place)
    stage.advance(by: 0.5)
    #expect(controller.taps == 1)
    stage.drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -200, dy: 0), duration: 0.1)
    stage.advance(by: 0.5)
    #expect(controller.swipes == [.left])
  }

  @Test func aBarsItemIsOfItsOwnClass() throws {
    let item = try #require(try show().navigationItem.rightBarButtonItem as? PondItem)
    #expect(item.isAwake)
    #expect(item.systemItem == .done)
    #expect(item.title == "Done")
  }

  /// Objective-C doesn't check the class of an argument: a button sends an action whose sender is a bar button item.
  /// Popover's demo does that.
  @Test func anActionThatDoesNotReadItsSenderTakesAny() throws {
    let controller = try show()
    stage.tap(at: CGPoint(x: 70, y: 620))
    stage.advance(by: 0.5)
    #expect(controller.presses == 1)
  }

  /// An action of the first responder goes along the responder chain. Apple, `UIControl`, "The Target-Action
  /// Mechanism": without a target, the control searches the chain for an object with the method.
  @Test func anActionOfTheFirstResponderReachesTheController() throws {
    let controller = try show()
    stage.tap(at: CGPoint(x: 70, y: 720))
    stage.advance(by: 0.5)
    #expect(controller.presses == 1)
  }
}
