import Foundation
import Testing

@testable import UIKit

/// A temporary bundle with catalogues in the format that Xcode writes.
@MainActor final class CatalogBundle {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The bundle. The catalogue is searched on the first request.
  var bundle: Bundle { Bundle(path: folder.path)! }

  func write(_ path: String, _ data: Data) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// Returns a PNG of one colour.
  static func png(_ color: UIColor, side: CGFloat) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .pngData {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
  }
}

@MainActor @Suite struct AssetCatalogTests {
  init() { putPhoneToWork() }

  private func color(_ image: UIImage?) -> [UInt8]? {
    image?.cgImage?.pixels.first.map { [$0.red, $0.green, $0.blue] }
  }

  /// Published apps name an image set as a file.
  @Test(arguments: ["Dot", "Dot.png", "Dot.jpg", "Dot.JPEG"])
  func anImageSetIsFoundByTheNameOfItsFile(_ name: String) throws {
    let files = try CatalogBundle()
    try files.write("A.xcassets/Dot.imageset/dot.png", CatalogBundle.png(.red, side: 8))
    try files.write(
      "A.xcassets/Dot.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","filename":"dot.png"}],"info":{"version":1,"author":"xcode"}}"#
    )
    #expect(color(UIImage(named: name, in: files.bundle, compatibleWith: nil)) == [255, 0, 0])
    #expect(UIImage(named: "Dot.txt", in: files.bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "Spot.png", in: files.bundle, compatibleWith: nil) == nil)
  }

  @Test func aScaleIsChosenForTheScreen() throws {
    let files = try CatalogBundle()
    for scale in 1...3 {
      try files.write(
        "A.xcassets/Dot.imageset/dot\(scale).png",
        CatalogBundle.png([.red, .green, .blue][scale - 1], side: CGFloat(8 * scale)))
    }
    let entries = (1...3).map {
      #"{"idiom":"universal","filename":"dot\#($0).png","scale":"\#($0)x"}"#
    }
    try files.write(
      "A.xcassets/Dot.imageset/Contents.json",
      #"{"images":[\#(entries.joined(separator: ","))],"info":{"version":1,"author":"xcode"}}"#)
    for scale in 1...3 {
      let traits = UITraitCollection(displayScale: CGFloat(scale))
      let image = UIImage(named: "Dot", in: files.bundle, compatibleWith: traits)
      #expect(image?.scale == CGFloat(scale))
      #expect(image?.size == CGSize(width: 8, height: 8))
    }
    #expect(UIImage(named: "dot1", in: files.bundle, compatibleWith: nil) == nil)
  }

  @Test(arguments: [
    ([1], 3, 1), ([2], 1, 2), ([1, 2], 3, 2), ([1, 3], 2, 3), ([2, 3], 1, 2), ([1, 2, 3], 2, 2),
  ])
  func withoutTheScreensScaleTheNextFinerIsTaken(there: [Int], screen: Int, taken: Int) throws {
    let files = try CatalogBundle()
    let entries = try there.map { scale in
      try files.write(
        "A.xcassets/Dot.imageset/\(scale).png", CatalogBundle.png(.red, side: CGFloat(6 * scale)))
      return #"{"idiom":"universal","filename":"\#(scale).png","scale":"\#(scale)x"}"#
    }
    try files.write(
      "A.xcassets/Dot.imageset/Contents.json",
      #"{"images":[\#(entries.joined(separator: ","))]}"#)
    let traits = UITraitCollection(displayScale: CGFloat(screen))
    let image = UIImage(named: "Dot", in: files.bundle, compatibleWith: traits)
    #expect(image?.scale == CGFloat(taken))
    #expect(image?.size == CGSize(width: 6, height: 6))
  }

  private func variants() throws -> CatalogBundle {
    let files = try CatalogBundle()
    let path = "A.xcassets/Day.imageset/"
    for (name, color) in [("any", UIColor.red), ("dark", .green), ("strong", .blue)] {
      try files.write(path + name + ".png", CatalogBundle.png(color, side: 4))
    }
    try files.write(
      path + "Contents.json",
      """
      {"images":[
        {"idiom":"universal","filename":"any.png"},
        {"idiom":"universal","filename":"dark.png",
         "appearances":[{"appearance":"luminosity","value":"dark"}]},
        {"idiom":"universal","filename":"strong.png",
         "appearances":[{"appearance":"luminosity","value":"dark"},
                        {"appearance":"contrast","value":"high"}]},
        {"idiom":"mac","filename":"any.png"},
        {"idiom":"universal","scale":"2x"}
      ],"properties":{"template-rendering-intent":"original"}}
      """)
    return files
  }

  @Test func aDarkVariantIsTakenInTheDark() throws {
    let files = try variants()
    let cases: [(UIUserInterfaceStyle, UIAccessibilityContrast, [UInt8])] = [
      (.light, .normal, [255, 0, 0]), (.dark, .normal, [0, 255, 0]), (.dark, .high, [0, 0, 255]),
      (.light, .high, [255, 0, 0]),
    ]
    for (style, contrast, expected) in cases {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(accessibilityContrast: contrast),
      ])
      let image = UIImage(named: "Day", in: files.bundle, compatibleWith: traits)
      #expect(color(image) == expected, "\(style) \(contrast)")
      #expect(image?.renderingMode == .alwaysOriginal)
    }
  }

  @Test func aViewShowsTheVariantForItsTraits() throws {
    let files = try variants()
    let view = UIImageView(image: UIImage(named: "Day", in: files.bundle, compatibleWith: nil))
    func shown() -> [UInt8]? {
      (view.layer.contents as! CGImage?)?.pixels.first.map { [$0.red, $0.green, $0.blue] }
    }
    view.display(view.layer)
    #expect(shown() == [255, 0, 0])
    view.overrideUserInterfaceStyle = .dark
    #expect(shown() == [0, 255, 0])
    view.overrideUserInterfaceStyle = .light
    #expect(shown() == [255, 0, 0])
  }

  @Test func slicingIsReadInPixels() throws {
    let files = try CatalogBundle()
    let modes = [("stretch", UIImage.ResizingMode.stretch), ("tile", .tile)]
    for (mode, _) in modes {
      try files.write("A.xcassets/\(mode).imageset/p.png", CatalogBundle.png(.red, side: 24))
      try files.write(
        "A.xcassets/\(mode).imageset/Contents.json",
        """
        {"images":[{"idiom":"universal","filename":"p.png","scale":"2x",
          "resizing":{"mode":"9-part","center":{"mode":"\(mode)","width":1,"height":1},
            "cap-insets":{"top":2,"left":4,"bottom":6,"right":8}},
          "alignment-insets":{"top":1,"left":0,"bottom":3,"right":0}}],
         "properties":{"template-rendering-intent":"template"}}
        """)
    }
    for (mode, expected) in modes {
      let image = try #require(UIImage(named: mode, in: files.bundle, compatibleWith: nil))
      #expect(image.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(image.resizingMode == expected)
      #expect(image.alignmentRectInsets == UIEdgeInsets(top: 0.5, left: 0, bottom: 1.5, right: 0))
      #expect(image.renderingMode == .alwaysTemplate)
    }
  }

  @Test func aNamespaceIsPartOfTheName() throws {
    let files = try CatalogBundle()
    for folder in ["Plain", "Named", "Named/Inner"] {
      let name = folder.replacing("/", with: "")
      try files.write(
        "A.xcassets/\(folder)/\(name)Dot.imageset/p.png", CatalogBundle.png(.red, side: 2))
      try files.write(
        "A.xcassets/\(folder)/\(name)Dot.imageset/Contents.json",
        #"{"images":[{"idiom":"universal","filename":"p.png"}]}"#)
    }
    for folder in ["Named", "Named/Inner"] {
      try files.write(
        "A.xcassets/\(folder)/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    }
    func isThere(_ name: String) -> Bool {
      UIImage(named: name, in: files.bundle, compatibleWith: nil) != nil
    }
    #expect(isThere("PlainDot"))
    #expect(!isThere("Plain/PlainDot"))
    #expect(isThere("Named/NamedDot"))
    #expect(!isThere("NamedDot"))
    #expect(isThere("Named/Inner/NamedInnerDot"))
    #expect(!isThere("Inner/NamedInnerDot"))
  }

  @Test func aDataSetIsRead() throws {
    let files = try CatalogBundle()
    try files.write("A.xcassets/Menu.dataset/menu.json", "[1]")
    try files.write(
      "A.xcassets/Menu.dataset/Contents.json",
      """
      {"data":[{"idiom":"universal","filename":"menu.json",
                "universal-type-identifier":"public.json"}]}
      """)
    let asset = try #require(NSDataAsset(name: "Menu", bundle: files.bundle))
    #expect(asset.data == Data("[1]".utf8))
    #expect(asset.name == "Menu")
    #expect(asset.typeIdentifier == "public.json")
    #expect(NSDataAsset(name: "menu", bundle: files.bundle) == nil)
    #expect(NSDataAsset(name: "Menu") == nil)
  }

  // MARK: Unreadable catalogues

  private func isMalformed(_ error: AssetCatalogError?) -> Bool {
    if case .malformed = error { true } else { false }
  }

  private func error<T>(_ read: () throws(AssetCatalogError) -> T) -> AssetCatalogError? {
    do {
      _ = try read()
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsWrongIsTold() throws {
    let files = try CatalogBundle()
    let set = files.folder.appendingPathComponent("X.imageset").path
    func reading() -> AssetCatalogError? {
      error { () throws(AssetCatalogError) in try ImageSet(path: set) }
    }
    #expect(reading() == .noContents(path: set + "/Contents.json"))
    try files.write("X.imageset/Contents.json", "{")
    #expect(isMalformed(reading()))
    try files.write("X.imageset/Contents.json", #"{"images":[]}"#)
    #expect(reading() == .malformed(path: set, reason: "the set has no image for a phone"))
    try files.write("X.imageset/Contents.json", #"{"images":[{"filename":"a.png"}]}"#)
    #expect(reading() == .missingFile(path: set + "/a.png"))
    try files.write("X.imageset/Contents.json", #"{"images":[{"filename":"../a.png"}]}"#)
    try files.write("a.png", CatalogBundle.png(.red, side: 2))
    #expect(reading() == .missingFile(path: set + "/../a.png"))
    try files.write(
      "X.imageset/Contents.json",
      String(repeating: " ", count: AssetCatalog.maximumContentsBytes + 1))
    #expect(
      reading()
        == .tooLarge(
          path: set + "/Contents.json", bytes: AssetCatalog.maximumContentsBytes + 1,
          limit: AssetCatalog.maximumContentsBytes))
    try files.write(
      "X.imageset/Contents.json",
      #"{"images":[{"filename":"a.png","resizing":{"cap-insets":{"top":1e300}}}]}"#)
    try files.write("X.imageset/a.png", CatalogBundle.png(.red, side: 2))
    #expect(isMalformed(reading()))
  }

  @Test func aPictureThatIsNoneGivesNoImage() throws {
    let files = try CatalogBundle()
    try files.write("A.xcassets/X.imageset/a.pdf", "%PDF-1.7")
    try files.write(
      "A.xcassets/X.imageset/Contents.json", #"{"images":[{"filename":"a.pdf"}]}"#)
    #expect(UIImage(named: "X", in: files.bundle, compatibleWith: nil) == nil)
  }

  /// Random damage to valid files never traps. The result is an image or nil.
  @Test func damagedCatalogueFilesAreSurvived() throws {
    let files = try CatalogBundle()
    let good = Array(
      #"{"images":[{"idiom":"universal","filename":"a.png","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}],"resizing":{"mode":"9-part","cap-insets":{"top":2,"left":4}}}],"properties":{"template-rendering-intent":"template"}}"#
        .utf8)
    try files.write("X.imageset/a.png", CatalogBundle.png(.red, side: 4))
    let set = files.folder.appendingPathComponent("X.imageset").path
    var random = SplitMix(state: 0x5EED_CA7A)
    var survivors = 0
    for _ in 0..<400 {
      var bytes = good
      for _ in 0...Int(random.next() % 4) {
        let at = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: at)
        default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: at)
        }
      }
      try files.write("X.imageset/Contents.json", Data(bytes))
      let asset = try? ImageSet(path: set).asset
      if let image = asset?.image(with: .current), image.cgImage != nil {
        survivors += 1
        #expect(image.size.width > 0)
      }
    }
    // Both outcomes must occur, or else the damage tests nothing.
    #expect(survivors > 0)
    #expect(survivors < 400)
  }
}
