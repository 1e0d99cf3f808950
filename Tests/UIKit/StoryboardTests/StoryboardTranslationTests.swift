import Foundation
import Testing

@testable import UIKit

/// Tests of localized storyboards and nibs in Xcode's format: a base file, and for each language a
/// table with the same name. Its keys are an object's identifier and a property.
///
/// Source: Apple, “Internationalization and Localization Guide”, Managing Strings Files Yourself;
/// Xcode's export of a storyboard.
@MainActor
@Suite(.serialized) struct StoryboardTranslationTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
    <scenes><scene sceneID="s"><objects>
    <viewController title="Base title" id="vc">
      <view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
          <label text="Base label" id="lab-el-1"><accessibility key="accessibilityConfiguration" label="Base voice"/></label>
          <label text="Untranslated" id="lab-el-2"/>
          <label id="lab-el-3"><string key="text">Base
    lines</string></label>
          <textField placeholder="Base place" text="" id="fie-ld-1"/>
          <button id="but-to-1"><state key="normal" title="Base normal"/><state key="selected" title="Base chosen"/></button>
          <segmentedControl selectedSegmentIndex="0" id="seg-me-1"><segments><segment title="Base 0"/><segment title="Base 1"/></segments></segmentedControl>
        </subviews>
      </view>
      <navigationItem key="navigationItem" title="Base item" id="nav-it-1"/>
    </viewController>
    </objects></scene></scenes>
    </document>
    """

  private static let texts = """
    /* Class = "UILabel"; text = "Base label"; ObjectID = "lab-el-1"; */
    "lab-el-1.text" = "Label";
    "lab-el-1.accessibilityLabel" = "Voice";
    "lab-el-3.text" = "Own\\nlines";
    "lab-el-3.ibShadowedText" = "Shadow";
    "fie-ld-1.placeholder" = "Place";
    "but-to-1.normalTitle" = "Normal";
    "but-to-1.selectedTitle" = "Chosen";
    "seg-me-1.segmentTitles[0]" = "First";
    "seg-me-1.segmentTitles[1]" = "Second";
    "seg-me-1.segmentTitles[7]" = "Nowhere";
    "seg-me-1.segmentTitles[x]" = "Nowhere";
    "nav-it-1.title" = "Item";
    "vc.title" = "Title";
    "gone.text" = "Nobody";
    "nodot" = "Nobody";
    """

  private func makeBundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Translations-\(UUID().uuidString).bundle")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  /// Returns all texts of the scene in order.
  private func shown(_ bundle: Bundle) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let controller = try #require(
      UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController())
    let views = try #require(controller.view).subviews
    let labels = views.compactMap { $0 as? UILabel }
    let field = try #require(views.first { $0 is UITextField } as? UITextField)
    let button = try #require(views.first { $0 is UIButton } as? UIButton)
    let segments = try #require(views.first { $0 is UISegmentedControl } as? UISegmentedControl)
    var texts: [String?] = [controller.title, controller.navigationItem.title]
    texts += labels.map(\.text)
    texts += [labels[0].accessibilityLabel, field.placeholder]
    texts += [button.title(for: .normal), button.title(for: .selected)]
    texts += (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) }
    return texts.map { $0 ?? "nil" }
  }

  private static let translated = [
    "Title", "Item", "Label", "Untranslated", "Own\nlines", "Voice", "Place", "Normal", "Chosen",
    "First", "Second",
  ]
  private static let base = [
    "Base title", "Base item", "Base label", "Untranslated", "Base\nlines", "Base voice",
    "Base place", "Base normal", "Base chosen", "Base 0", "Base 1",
  ]

  @Test func aTableTranslatesTheBase() throws {
    let reports = StoryboardReports()
    let bundle = try makeBundle([
      "Base.lproj/Main.storyboard": Self.storyboard, "en.lproj/Main.strings": Self.texts,
      "tlh.lproj/Main.strings": "\"lab-el-1.text\" = \"per\";",
    ])
    #expect(try shown(bundle) == Self.translated)
    #expect(reports.lines.isEmpty)
  }

  /// The base is in the development region's language. Users who speak none of the other languages
  /// see it.
  @Test func theBaseItself() throws {
    let bundle = try makeBundle([
      "Base.lproj/Main.storyboard": Self.storyboard, "tlh.lproj/Main.strings": Self.texts,
    ])
    #expect(try shown(bundle) == Self.base)
  }

  @Test func theDevelopmentRegionsTable() throws {
    let information = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>tlh</string></dict></plist>
      """
    let bundle = try makeBundle([
      "Base.lproj/Main.storyboard": Self.storyboard, "tlh.lproj/Main.strings": Self.texts,
      "Info.plist": information,
    ])
    #expect(try shown(bundle) == Self.translated)
  }

  @Test func aLanguagesOwnFile() throws {
    let own = Self.storyboard.replacing("Base", with: "Own")
    let bundle = try makeBundle([
      "Base.lproj/Main.storyboard": Self.storyboard, "en.lproj/Main.storyboard": own,
      "Base.lproj/Main.strings": Self.texts,
    ])
    #expect(try shown(bundle) == Self.base.map { $0.replacing("Base", with: "Own") })
  }

  @Test func catalogues() throws {
    let catalogue = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "lab-el-1.text" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "new", "value" : "Label" } } } },
        "lab-el-2.text" : {} } }
      """
    let bundle = try makeBundle([
      "Base.lproj/Main.storyboard": Self.storyboard, "mul.lproj/Main.xcstrings": catalogue,
    ])
    var expected = Self.base
    expected[2] = "Label"
    #expect(try shown(bundle) == expected)
  }

  @Test func nibs() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><label text="Base" id="lab-el-1"/></objects>
      </document>
      """
    let bundle = try makeBundle([
      "Base.lproj/Row.xib": nib, "en.lproj/Row.strings": "\"lab-el-1.text\" = \"Row\";",
    ])
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let objects = UINib(nibName: "Row", bundle: bundle).instantiate(withOwner: nil)
    #expect((objects.first as? UILabel)?.text == "Row")
  }
}
