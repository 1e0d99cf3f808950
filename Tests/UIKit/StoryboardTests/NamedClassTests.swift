import OozeCheckout
import Foundation
import Testing

@testable import UIKit

/// The classes that a file may name as an element's own. Whatever name a file gives, something is made of it.
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

  /// Every class that iOS has and that is here.
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
    // What it shares, no file can give it.
    #expect((controller == nil) == (name == "UIActivityViewController"))
    let holder = try #require(
      try self.controller("", view: "<view id=\"v\" customClass=\"\(name)\"/>"))
    // Neither has an element of a plain view a layout.
    #expect(holder.view.subviews.count == (name == "UICollectionView" ? 0 : 1))
  }

  /// Parts that their owners make are no file's to name, by whatever spelling.
  @Test(arguments: [
    "SheetView", "AlertPanel", "AlertView", "BarBackgroundView", "TabBarButton", "CellSign",
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
