import Foundation
import Testing

@testable import Projects

/// The symbols that Xcode generates for asset catalogues.
struct AssetSymbolsTests {
  @Test(arguments: [
    ("AccentColor", "accentColor"), ("pond water", "pondWater"), ("icon-24/small", "icon24Small"),
    ("24hours", "_24hours"), ("Logo", "logo"), ("café_au_lait", "caféAuLait"),
  ])
  func symbols(_ name: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(for: name) == symbol)
  }

  private func symbols(_ sources: [String], kind: ProjectModule.Kind = .app) throws -> String? {
    let folder = try ProjectFolder([
      "Art.xcassets/Pond.imageset/Contents.json": "{}",
      "Art.xcassets/Deep/Eel.imageset/Contents.json": "{}",
      "Art.xcassets/BrandColor.colorset/Contents.json": "{}",
    ])
    var module = ProjectModule(name: "App", kind: kind, sources: [])
    module.resources = [ProjectResource(file: folder.root.appendingPathComponent("Art.xcassets"))]
    return AssetSymbols(module, sources: sources).text
  }

  @Test func nothingIsMadeThatNobodyAsksFor() throws {
    #expect(try symbols(["let a = UIImage(named: \"Pond\")"]) == nil)
    let own = "extension UIColor { static let brand = UIColor.red }\nview.tintColor = .brand"
    #expect(try symbols([own]) == nil, "the project has its own")
  }

  @Test func aModuleWithoutCataloguesHasNone() {
    let module = ProjectModule(name: "App", kind: .library, sources: [])
    #expect(AssetSymbols(module, sources: ["load(resource: 3)", "ImageResource"]).text == nil)
  }

  @Test func typesOfTheProjectsOwnStay() throws {
    for own in ["public struct ImageResource {}", "typealias ColorResource = String"] {
      #expect(try symbols([own, "UIImage(resource: .eel)"]) == nil, "\(own)")
    }
    #expect(try symbols(["struct ImageResourceList {}", "UIImage(resource: .eel)"]) != nil)
  }

  /// An image's name may be a Swift keyword.
  @Test func wordsOfTheLanguageAreNames() throws {
    let folder = try ProjectFolder(["Art.xcassets/default.imageset/Contents.json": "{}"])
    var module = ProjectModule(name: "App", kind: .app, sources: [])
    module.resources = [ProjectResource(file: folder.root.appendingPathComponent("Art.xcassets"))]
    let text = try #require(AssetSymbols(module, sources: ["UIImage.default"]).text)
    #expect(try SwiftLiterals.names(in: text).contains("`default`"))
  }

  @Test func whatIsAskedForIsMade() throws {
    let text = try #require(try symbols(["UIImage(resource: .eel)", "view.tintColor = .brand"]))
    #expect(
      text.contains("static let `eel` = ImageResource(name: \"Eel\", bundle: resourceBundle)"))
    #expect(text.contains("static let `pond` = ImageResource(name: \"Pond\""))
    #expect(text.contains("static var `brand`: UIColor { UIColor(resource: .`brandColor`) }"))
    #expect(!text.contains("static var `pond`"))
    #expect(text.contains("Bundle.main"))
    #expect(try symbols(["UIImage.pond"], kind: .library)?.contains("Bundle.module") == true)
  }
}
