import Foundation
@testable import UIKit
import Testing

@Suite struct NamedColorTests {
  func colorSet(_ json: String) -> UIColor? {
    (try? JSONDecoder().decode(ColorSet.self, from: Data(json.utf8)))?.color
  }

  func bytes(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [Int]? {
    color.map {
      let c = $0.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.rgba
      return [c.red, c.green, c.blue, c.alpha].map { Int(($0 * 255).rounded()) }
    }
  }

  @Test func componentsAreFractionsBytesOrHexadecimal() {
    for parts in [
      #""red":"1.000","green":"0.500","blue":"0.000","alpha":"1.000""#,
      #""red":"255","green":"128","blue":"0","alpha":"1.000""#,
      #""red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000""#,
    ] {
      let color = colorSet(
        #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{\#(parts)}}}]}"#
      )
      #expect(bytes(color, .light) == [255, 128, 0, 255])
      #expect(bytes(color, .dark) == [255, 128, 0, 255])
    }
  }

  @Test func aDarkVariantMakesTheColorDynamic() {
    let color = colorSet(
      """
      {"colors":[
        {"idiom":"universal","color":{"components":{"white":"1.0","alpha":"1.0"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
         "color":{"platform":"ios","reference":"systemRedColor"}}]}
      """)
    #expect(bytes(color, .light) == [255, 255, 255, 255])
    #expect(bytes(color, .dark) == [255, 69, 58, 255])
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"colors":[]}"#, #"{"colors":[{"idiom":"universal"}]}"#,
    #"{"colors":[{"idiom":"universal","color":{"components":{"red":"x"}}}]}"#,
    #"{"colors":[{"idiom":"universal","color":{"reference":"noSuchColor"}}]}"#,
    #"{"colors":[{"idiom":"universal","color":{"components":{"white":"nan","alpha":"1"}}}]}"#,
  ])
  func whatIsNoColorIsNil(json: String) {
    #expect(colorSet(json) == nil)
  }

  @Test func aCatalogueBesideTheExecutableIsRead() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("colors-\(ProcessInfo.processInfo.processIdentifier).bundle")
    defer { try? FileManager.default.removeItem(at: directory) }
    let set = directory.appendingPathComponent("Assets.xcassets/Brand/Accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(
      #"{"colors":[{"idiom":"universal","color":{"components":{"red":"0","green":"0","blue":"255","alpha":"1.0"}}}]}"#
        .utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: directory.path))
    #expect(
      bytes(UIColor(named: "Accent", in: bundle, compatibleWith: nil), .light) == [0, 0, 255, 255])
    // A folder is part of the name only if it provides a namespace (Apple, “Asset Catalog Format
    // Reference”, Folders).
    #expect(UIColor(named: "Brand/Accent", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
    // MessageKit's own tests compare colours that are read separately.
    let (one, two) = (
      UIColor(named: "Accent", in: bundle, compatibleWith: nil),
      UIColor(named: "Accent", in: bundle, compatibleWith: nil)
    )
    #expect(one == two)
    #expect(one?.hash == two?.hash)
    #expect(one != UIColor { _ in .blue })
    #expect(UIColor(named: "../Accent", in: bundle, compatibleWith: nil) == nil)
  }
}
