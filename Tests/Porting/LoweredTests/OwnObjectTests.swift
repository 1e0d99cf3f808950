import Lowered
import Stage
import Testing

@testable import UIKit

/// Custom objects in a storyboard, as Interface Builder writes them.
@MainActor @Suite(.serialized) struct OwnObjectTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" customClass="WaveController" customModule="Lowered" \
    sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          </view>
          <tabBarItem key="tabBarItem" title="Sea" id="i" customClass="WaveItem" customModule="Lowered">
            <connections><outlet property="wave" destination="w" id="o2"/></connections>
          </tabBarItem>
          <connections>
            <outlet property="wave" destination="w" id="o1"/>
            <outlet property="plain" destination="p" id="o3"/>
          </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
        <customObject id="w" userLabel="The wave" customClass="SteepWave" customModule="Lowered">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="duration">
              <real key="value" value="1.25"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </customObject>
        <customObject id="p"/>
        <customObject id="u" customClass="UIScrollView"/>
        <customObject id="n" customClass="NobodyKnows" customModule="Lowered"/>
      </objects></scene></scenes>
    </document>
    """

  private func make() throws -> WaveController {
    let storyboard = UIStoryboard(
      document: try InterfaceDocument(
        data: Data(Self.text.utf8), name: "O.storyboard", bundle: .main))
    return try #require(storyboard.instantiateInitialViewController() as? WaveController)
  }

  /// Before Swift 6 such an override belongs to its class's actor: Swift, "SE-0316: Global actors", "Global actor
  /// inference".
  @Test func overridesOfWhatEachObjectHasMayUseTheirView() {
    let view = WaveView()
    view.awakeFromNib()
    #expect(view.wakings == ["true"])
    #expect(view.accessibilityActivate())
    #expect(view.wakings == ["true", "true"])
  }

  @Test func areMadeConnectedAndAwake() throws {
    let controller = try make()
    controller.loadViewIfNeeded()
    let wave = try #require(controller.wave as? SteepWave)
    #expect(wave.play() == "steep")
    #expect(wave.duration == 1.25)
    #expect(wave.wakings == ["1.25 false"])
    #expect(wave.steepened == 1)
    #expect(type(of: controller.plain!) == NSObject.self)
  }

  @Test func anItemAndItsControllerHaveTheSame() throws {
    let controller = try make()
    controller.loadViewIfNeeded()
    let item = try #require(controller.tabBarItem as? WaveItem)
    #expect(item.wave === controller.wave)
    #expect(item.wakings == 1)
  }

  @Test func liveAsLongAsTheController() throws {
    weak var kept: Wave?
    try autoreleasepool {
      let controller = try make()
      controller.loadViewIfNeeded()
      kept = controller.wave
      controller.wave = nil
      (controller.tabBarItem as? WaveItem)?.wave = nil
      #expect(kept != nil)
      withExtendedLifetime(controller) {}
    }
    #expect(kept == nil)
  }
}
