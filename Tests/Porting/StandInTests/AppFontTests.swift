import CoreGraphics
import CoreTextForLinux
import Foundation
import Testing
import TextEngine
import UIKit

/// Fonts that an app provides. Source: Apple, "Adding a Custom Font to Your App", CTFontManager and CGFont.
@Suite(.serialized) @MainActor struct AppFontTests {
  /// Returns Inter under another name of five letters, written into its name table.
  private static func font(named name: String) throws -> Data {
    let file = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf")
    var data = try Data(contentsOf: file)
    let (old, new) = ("Inter".utf16be, name.utf16be)
    try #require(old.count == new.count)
    while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
    return data
  }

  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func aFileIsRegistered() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("any.otf")
    try Self.font(named: "Ozean").write(to: file)
    #expect(UIFont(name: "Ozean-Bold", size: 20) == nil)
    #expect(!UIFont.familyNames.contains("Ozean"))
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    #expect(error == nil)
    let font = try #require(UIFont(name: "Ozean-Bold", size: 20))
    #expect(font.familyName == "Ozean")
    #expect(font.fontName == "Ozean-Bold")
    #expect(UIFont.familyNames.contains("Ozean"))
    #expect(UIFont(name: "Ozean Bold", size: 20)?.fontName == "Ozean-Bold")
    #expect(UIFont.fontNames(forFamilyName: "Ozean") == ["Ozean-Bold"])
    // It draws like the font that it was made from, not like the system font.
    let text = "Wave" as NSString
    let width = { (font: UIFont) in text.size(withAttributes: [.font: font]).width }
    #expect(width(font) == width(try #require(UIFont(name: "Inter-Bold", size: 20))))
    #expect(width(font) != width(.systemFont(ofSize: 20)))
  }

  @Test func dataIsRegistered() throws {
    let provider = try #require(CGDataProvider(data: Self.font(named: "Fluss") as CFData))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "Fluss-Bold")
    #expect(UIFont(name: "Fluss-Bold", size: 12) == nil)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error == nil)
    #expect(UIFont(name: "Fluss-Bold", size: 12)?.familyName == "Fluss")
    #expect(CGFont("Fluss-Bold" as CFString)?.postScriptName == "Fluss-Bold")
  }

  @Test func anAppsFontsAreThoseOfItsInformation() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // An app assembled here links to its author's files.
    let original = folder.appendingPathComponent("original")
    try Self.font(named: "Teich").write(to: original)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Teich-Bold.otf"), withDestinationURL: original)
    try Data("no font".utf8).write(to: folder.appendingPathComponent("broken.ttf"))
    let bundle = try #require(Bundle(path: folder.path))
    AppFonts.add(["broken.ttf", "gone.ttf", "Fonts/Teich-Bold.otf"], of: bundle)
    #expect(UIFont(name: "Teich-Bold", size: 12) != nil)
  }

  @Test(
    arguments: [
      ("gone.otf", nil, 101), ("empty.otf", Data(), 102), ("text.ttf", Data("no font".utf8), 102),
      ("half.otf", Data("OTTO".utf8) + Data(count: 4096), 102),
    ] as [(String, Data?, Int)])
  func whatIsNoFontIsRefused(name: String, content: Data?, code: Int) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try content?.write(to: file)
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
    let told = try #require(error?.takeRetainedValue())
    #expect(told.code == code)
    #expect(told.domain == kCTFontManagerErrorDomain)
    #expect(CFErrorCopyDescription(told).contains(name))
    if let content { #expect(CGDataProvider(data: content as CFData).flatMap(CGFont.init) == nil) }
    var heard: [Int] = []
    CTFontManagerRegisterFontURLs([file] as CFArray, .process, true) { errors, isDone in
      heard = errors.compactMap { ($0 as? NSError)?.code }
      return isDone
    }
    #expect(heard == [code])
  }

  /// A folder, and a device that never ends.
  @Test(arguments: ["/usr", "/dev/zero"]) func whatIsNoFileIsRefused(path: String) {
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: path) as CFURL, .process, nil))
  }
}

extension String {
  fileprivate var utf16be: Data { Data(utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
}
