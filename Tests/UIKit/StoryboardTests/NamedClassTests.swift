import OozeCheckout
import Foundation
import Testing

@testable import UIKit

/// Tests of the classes that a file may name as an element's custom class. Every name leads to some object.
@MainActor @Suite(.serialized) struct NamedClassTests {
  private func controller(_ element: String, view: String = "") throws -> UIViewController? {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc" \(element)><view key="view" id="root"><subviews>\(view)</subviews></view></viewController>
      </objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(
      data: Data(xml.utf8), name: "Test.storyboard", bundle: .main)
    return UIStoryboard(document: document).instantiateInitialViewController()
  }

  /// All supported iOS classes.
  private nonisolated static let systemClasses: [String] = {
    let list = try? String(
      contentsOf: OozeCheckout.root.appending(path: "Tools/uikit-api/UIKit.tsv"), encoding: .utf8)
    return (list ?? "").split(separator: "\n").compactMap { line in
      line.hasPrefix("\tclass UI") ? String(line.dropFirst("\tclass ".count)) : nil
    }.filter { NSClassFromString("UIKit.\($0)") != nil }
  }()

  @Test func iOSClassesAreThere() {
    #expect(Self.systemClasses.count > 200)
  }

  @Test(arguments: systemClasses) func aControllerOrViewOfAnyClassIsMade(name: String) throws {
    let controller = try controller("customClass=\"\(name)\"")
    controller?.loadViewIfNeeded()
    // No file can provide the items to share.
    #expect((controller == nil) == (name == "UIActivityViewController"))
    let holder = try #require(
      try self.controller("", view: "<view id=\"v\" customClass=\"\(name)\"/>"))
    // Likewise, the element of a plain view has no layout.
    #expect(holder.view.subviews.count == (name == "UICollectionView" ? 0 : 1))
  }

  /// A file can't name internal parts, whatever the spelling.
  @Test(arguments: [
    "SheetView", "AlertPanel", "AlertView", "BarBackgroundView", "UITabBarButton", "CellSign",
    "CellEditControl", "SwipeButtonsView", "SwipedRowView", "SectionIndexView",
  ]) func partsOfUIKitStandForNothing(name: String) throws {
    try #require(NSClassFromString("UIKit.\(name)") != nil)
    for written in [
      "customClass=\"\(name)\"", "customClass=\"\(name)\" customModule=\"UIKit\"",
      "customClass=\"UIKit.\(name)\"",
    ] {
      let holder = try #require(try controller("", view: "<view id=\"v\" \(written)/>"))
      holder.loadViewIfNeeded()
      let view = try #require(holder.view.subviews.first)
      #expect(type(of: view) == UIView.self, "\(written)")
    }
  }
}
