import Stage
import Testing

@testable import UIKit

/// Tests of search bars and system tab items in the format of Interface Builder.
@MainActor @Suite(.serialized) struct SearchBarStoryboardTests {
  @Test func searchBar() throws {
    let reports = StoryboardReports()
    let storyboard = try load(
      """
      <scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Main" id="vc">
      <view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
          <searchBar contentMode="redraw" searchBarStyle="minimal" text="Oak" placeholder="Trees" prompt="Look" showsScopeBar="YES" showsBookmarkButton="YES" showsCancelButton="YES" id="bar">
            <rect key="frame" x="0.0" y="0.0" width="393" height="119"/>
            <color key="barTintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done"/>
            <scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles>
          </searchBar>
        </subviews>
      </view>
      </viewController>
      </objects></scene>
      """, initial: "vc")
    let controller = try #require(storyboard.instantiateInitialViewController())
    let bar = try #require(controller.view.subviews.first as? UISearchBar)
    #expect(bar.searchBarStyle == .minimal)
    #expect(bar.text == "Oak")
    #expect(bar.placeholder == "Trees")
    #expect(bar.prompt == "Look")
    #expect(bar.scopeButtonTitles == ["One", "Two"])
    #expect(bar.showsScopeBar)
    #expect(bar.showsBookmarkButton)
    #expect(bar.showsCancelButton)
    #expect(!bar.showsSearchResultsButton)
    #expect(bar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(bar.keyboardType == .emailAddress)
    #expect(bar.returnKeyType == .done)
    #expect(reports.lines == [])
  }

  @Test func systemTab() throws {
    let storyboard = try load(
      """
      <scene sceneID="s"><objects>
      <viewController id="vc">
      <view key="view" id="root"/>
      <tabBarItem key="tabBarItem" systemItem="favorites" tag="3" id="item"/>
      </viewController>
      </objects></scene>
      """, initial: "vc")
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.tabBarItem.title == "Favorites")
    #expect(controller.tabBarItem.tag == 3)
    #expect(controller.tabBarItem.image != nil)
  }

  private func load(_ scenes: String, initial: String) throws -> UIStoryboard {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <scenes>\(scenes)</scenes>
      </document>
      """
    return UIStoryboard(
      document: try InterfaceDocument(
        data: Data(file.utf8), name: "Test.storyboard", bundle: .main))
  }
}
