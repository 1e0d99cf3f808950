import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Source: Apple, “Asset Catalog Format Reference” (Image Set Type, `preserves-vector-representation`), and
/// Xcode's help on single-scale vector images.
@MainActor @Suite struct VectorImageTests {
  init() { putPhoneToWork() }

  /// A drawing of 20 by 10 points, red left of the centre, with an edge that isn't on a whole point.
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
    <rect width="9.5" height="10" fill="#f00"/></svg>
    """

  private func bundle(
    _ svg: String, image: String = "", properties: String = ""
  ) throws -> CatalogBundle {
    let files = try CatalogBundle()
    try files.write("A.xcassets/Leaf.imageset/leaf.svg", svg)
    try files.write(
      "A.xcassets/Leaf.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","filename":"leaf.svg"\#(image)}],"properties":{\#(properties)}}"#
    )
    return files
  }

  private func leaf(_ files: CatalogBundle, scale: CGFloat = 2) -> UIImage? {
    UIImage(
      named: "Leaf", in: files.bundle, compatibleWith: UITraitCollection(displayScale: scale))
  }

  /// Returns whether every pixel matches the drawing: red before `edge`, and half red at the edge.
  private func isSharp(_ image: CGImage, edge: CGFloat) -> Bool {
    image.pixels.enumerated().allSatisfy { index, pixel in
      let x = CGFloat(index % image.width)
      let covered = min(max(edge - x, 0), 1) * 255
      return abs(CGFloat(pixel.alpha) - covered) <= 2 && pixel.green == 0
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func eachScaleHasItsOwnPixels(scale: CGFloat) throws {
    let files = try bundle(Self.drawing)
    let image = try #require(leaf(files, scale: scale))
    #expect(image.scale == scale)
    #expect(image.size == CGSize(width: 20, height: 10))
    let bitmap = try #require(image.cgImage)
    #expect(bitmap.width == Int(20 * scale))
    #expect(bitmap.height == Int(10 * scale))
    #expect(isSharp(bitmap, edge: 9.5 * scale))
  }

  @Test(arguments: [2.5, 4, 8] as [CGFloat]) func whatIsKeptIsDrawnSharplyAtAnySize(
    factor: CGFloat
  ) throws {
    for keeps in [true, false] {
      let files = try bundle(
        Self.drawing, properties: #""preserves-vector-representation":\#(keeps)"#)
      let image = try #require(leaf(files))
      let size = CGSize(width: 20 * factor, height: 10 * factor)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        image.draw(in: CGRect(origin: .zero, size: size))
      }
      #expect(isSharp(drawn.cgImage!, edge: 19 * factor) == keeps)
    }
  }

  /// Source: Apple, `UIImage.init(named:)`: the method returns the image object of the system's cache, so items of lists
  /// that contain an image stay equal when they are made again.
  @Test(arguments: [false, true]) func anImageThatIsLoadedTwiceIsEqual(keeps: Bool) throws {
    let files = try bundle(
      Self.drawing, properties: #""preserves-vector-representation":\#(keeps)"#)
    let image = try #require(leaf(files))
    #expect(image == leaf(files))
    #expect(image.hash == leaf(files)?.hash)
    #expect(image != leaf(files, scale: 3))
  }

  @Test func viewsShowTheDrawingInTheirSize() throws {
    let files = try bundle(
      Self.drawing,
      properties: #""preserves-vector-representation":true,"template-rendering-intent":"template""#)
    let image = try #require(leaf(files))
    #expect(image.renderingMode == .alwaysTemplate)
    let view = UIImageView(image: image)
    view.tintColor = .red
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    view.layoutIfNeeded()
    view.display(view.layer)
    let contents = try #require(view.layer.contents)
    let bitmap = contents as! CGImage
    #expect(bitmap.width % 40 == 0)
    #expect(bitmap.width >= 160)
    #expect(isSharp(bitmap, edge: 9.5 * CGFloat(bitmap.width) / 20))
  }

  @Test func aNamedScaleIsTheOnlyOne() throws {
    let files = try bundle(Self.drawing, image: #","scale":"2x""#)
    #expect(leaf(files, scale: 3)?.scale == 2)
  }

  /// A file that isn't a drawing, or that requires something that is rejected, gives no image and does no
  /// harm.
  @Test(arguments: [
    "", "no markup", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'",
    "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/hostname'>]><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>&a;</text></svg>",
    "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>&b;</text></svg>",
    "<svg xmlns='http://www.w3.org/2000/svg' width='99999999' height='99999999'/>",
    "<svg xmlns='http://www.w3.org/2000/svg' width='20000' height='1'/>",
    "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>",
    "<html><body/></html>", "\u{0}<svg/>",
  ]) func refused(svg: String) throws {
    #expect(leaf(try bundle(svg)) == nil)
    #expect(throws: ImageDecodingError.self) { _ = try SVGPicture(Data(svg.utf8)) }
  }

  @Test func encodingsThatHideThingsAreRefused() throws {
    let data = try #require(Self.drawing.data(using: .utf16))
    #expect(throws: ImageDecodingError.damaged("its text is not UTF-8")) {
      _ = try SVGPicture(data)
    }
    let limit = VectorPicture.limits.maximumBytes
    #expect(throws: ImageDecodingError.tooManyBytes(count: limit + 1, limit: limit)) {
      _ = try SVGPicture(Data(count: limit + 1))
    }
  }

  /// Files next to the drawing and network resources aren't read.
  @Test func namedFilesAreNotRead() throws {
    let files = try CatalogBundle()
    try files.write("red.png", CatalogBundle.png(.red, side: 8))
    let path = files.folder.appendingPathComponent("red.png").path
    for name in ["file://" + path, path, "red.png", "http://localhost/red.png"] {
      for element in ["image href", "use href", "image xlink:href"] {
        let svg = """
          <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
          width="8" height="8"><\(element)="\(name)" width="8" height="8"/></svg>
          """
        guard let picture = try? VectorPicture(Data(svg.utf8)),
          let image = try? picture.image(width: 8, height: 8)
        else { continue }
        #expect(image.pixels.allSatisfy { $0.alpha == 0 }, "\(element) \(name)")
      }
    }
  }

  /// Nested uses, with ten times as many at each level. Drawing a billion of them would never finish.
  @Test func bombsEnd() {
    var body = "<g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...9 {
      let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
      body += "<g id='a\(level)'>\(uses)</g>"
    }
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><defs>\(body)</defs>\
      <use href='#a9'/></svg>
      """
    expectNothingOrWhole(Data(svg.utf8), width: 8, height: 8)
  }

  /// Expects no image, or one with the requested number of pixels.
  private func expectNothingOrWhole(_ file: Data, width: Int, height: Int) {
    guard let picture = try? VectorPicture(file),
      let image = try? picture.image(width: width, height: height)
    else { return }
    #expect(image.width == width)
    #expect(image.height == height)
    #expect(image.pixels.count == width * height)
  }

  @Test func largeBitmapsAreRefused() throws {
    let picture = try VectorPicture(Data(Self.drawing.utf8))
    for (width, height) in [(0, 5), (-1, 5), (20_000, 5), (16_000, 16_000)] {
      #expect(throws: ImageDecodingError.tooManyPixels(width: width, height: height)) {
        _ = try picture.image(width: width, height: height)
      }
    }
  }

  // MARK: PDF

  /// Returns the same drawing as the first of two pages.
  private static func pages() -> Data {
    let page = CGRect(x: 0, y: 0, width: 20, height: 10)
    return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9.5, height: 10))
      context.beginPage()
    }
  }

  private func bundle(_ pdf: Data, properties: String = "") throws -> CatalogBundle {
    let files = try CatalogBundle()
    try files.write("A.xcassets/Leaf.imageset/leaf.pdf", pdf)
    try files.write(
      "A.xcassets/Leaf.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","filename":"leaf.pdf"}],"properties":{\#(properties)}}"#)
    return files
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func aFileOfPagesIsItsFirst(scale: CGFloat) throws {
    let image = try #require(leaf(try bundle(Self.pages()), scale: scale))
    #expect(image.scale == scale)
    #expect(image.size == CGSize(width: 20, height: 10))
    let bitmap = try #require(image.cgImage)
    #expect(bitmap.width == Int(20 * scale))
    #expect(isSharp(bitmap, edge: 9.5 * scale))
  }

  @Test func aKeptPageIsDrawnSharplyAtAnySize() throws {
    for keeps in [true, false] {
      let properties = #""preserves-vector-representation":\#(keeps)"#
      let image = try #require(leaf(try bundle(Self.pages(), properties: properties)))
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let size = CGSize(width: 80, height: 40)
      let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        image.draw(in: CGRect(origin: .zero, size: size))
      }
      #expect(isSharp(drawn.cgImage!, edge: 76) == keeps)
    }
  }

  @Test func whatIsNoFileOfPagesIsRefused() throws {
    let whole = Self.pages()
    let files = [
      Data(), Data("%PDF-".utf8), Data("%PDF-1.4\n%%EOF\n".utf8), Data(whole.prefix(200)),
      Data("%PDF-1.4\n".utf8) + Data(count: 4000),
    ]
    for file in files {
      #expect(throws: ImageDecodingError.self) { _ = try VectorPicture(file) }
      #expect(leaf(try bundle(file)) == nil)
    }
    let limit = VectorPicture.limits.maximumBytes
    #expect(throws: ImageDecodingError.tooManyBytes(count: limit + 1, limit: limit)) {
      _ = try VectorPicture(Data("%PDF-".utf8) + Data(count: limit - 4))
    }
  }

  /// A file with changed bytes draws something or nothing, and never ends the process.
  @Test(arguments: 1...8) func mutantsDoNoHarm(seed: UInt64) {
    var random = SplitMix(state: seed)
    let whole = Self.pages()
    for _ in 0..<25 {
      var mutant = whole
      for _ in 0..<4 {
        mutant[Int.random(in: 5..<mutant.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      expectNothingOrWhole(mutant, width: 20, height: 10)
    }
  }
}
