import Micro
import Stage
import Testing

@testable import MicroApp

/// Checks pictures pixel by pixel. The contact sheets are for people.
@MainActor @Suite("Cells, links and portraits") struct ArtTests {
  nonisolated private static let palettes = [
    Palette(), Palette(vision: .colourBlind), Palette(ground: .paper),
    Palette(ground: .paper, vision: .colourBlind),
  ]

  /// Returns the brightness of an image's pixels multiplied by their opacity, row by row.
  private func greys(_ image: UIImage) throws -> [UInt8] {
    let cgImage = try #require(image.cgImage)
    let (width, height) = (cgImage.width, cgImage.height)
    let space = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width,
        space: space, bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.draw(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    return Array(UnsafeBufferPointer(start: bytes, count: width * height))
  }

  @Test("each type of cell can be told from every other without colour", arguments: palettes)
  func cells(palette: Palette) throws {
    let pictures = try CellType.allCases.map { type in
      try greys(CellArt.image(for: type, side: 48, palette: palette))
    }
    for (index, picture) in pictures.enumerated() {
      for other in pictures[..<index] {
        let differing = zip(picture, other).count { abs(Int($0) - Int($1)) > 24 }
        #expect(differing > 48, "pixels that differ clearly, of 48 × 48 points")
      }
    }
  }

  @Test("each type of link can be told from every other without colour", arguments: palettes)
  func links(palette: Palette) throws {
    let pictures = try LinkType.allCases.map { type in
      try greys(
        LinkArt.image(for: type, size: CGSize(width: 64, height: 48), palette: palette))
    }
    for (index, picture) in pictures.enumerated() {
      for other in pictures[..<index] {
        let differing = zip(picture, other).count { abs(Int($0) - Int($1)) > 16 }
        #expect(differing > 40, "pixels that differ clearly, of 64 × 48 points")
      }
    }
  }

  @Test("no part of a cell's drawing is cut off", arguments: CellType.allCases)
  func extent(type: CellType) throws {
    let image = CellArt.image(for: type, side: 64, palette: Palette())
    let picture = try greys(image)
    let width = try #require(image.cgImage).width
    for index in 0..<width {
      let border = [index, picture.count - 1 - index, index * width, index * width + width - 1]
      for place in border { #expect(picture[place] < 8) }
    }
  }

  @Test("pictures are drawn once and shared")
  func sharing() {
    let first = CellArt.image(for: .eye, side: 40, palette: Palette())
    #expect(first === CellArt.image(for: .eye, side: 40, palette: Palette()))
    let genome = SeedCreatures.eel
    let size = CGSize(width: 80, height: 60)
    let portrait = Portrait.image(of: genome, size: size, palette: Palette())
    #expect(portrait === Portrait.image(of: genome, size: size, palette: Palette()))
    #expect(portrait.size == size)
  }

  @Test("a portrait fills its frame, whatever the creature", arguments: SeedCreatures.all)
  func portrait(genome: Genome) throws {
    let image = Portrait.image(
      of: genome, size: CGSize(width: 120, height: 120), palette: Palette())
    let picture = try greys(image)
    let width = try #require(image.cgImage).width
    let columns = (0..<width).filter { column in
      (0..<width).contains { picture[$0 * width + column] > 40 }
    }
    // The creatures are longer than wide, and the frame leaves 1.1 cell lengths at each end.
    #expect(try #require(columns.last) - (try #require(columns.first)) > width * 7 / 10)
  }

  @Test("a draft that isn't viable has a portrait too")
  func drafts() {
    let nobody = Portrait.image(
      of: Genome(), size: CGSize(width: 20, height: 20), palette: Palette())
    #expect(nobody.size == CGSize(width: 20, height: 20))
    var broken = SeedCreatures.eel
    broken.cells.removeFirst(2)
    #expect(Figure(broken).cells.count == broken.cells.count)
    #expect(Figure(broken).links.count < broken.links.count)
  }

  @Test("the contact sheet of all cells and links", arguments: palettes.indices)
  func contactSheet(index: Int) throws {
    let palette = Self.palettes[index]
    let side: CGFloat = 96
    let size = CGSize(width: side * 8, height: side * 5 + 160)
    let sheet = UIGraphicsImageRenderer(size: size).image { renderer in
      renderer.cgContext.setFillColor(palette.water.cgColor)
      renderer.cgContext.fill(CGRect(origin: .zero, size: size))
      for (number, type) in CellType.allCases.enumerated() {
        let place = CGPoint(x: CGFloat(number % 8) * side, y: CGFloat(number / 8) * side)
        CellArt.image(for: type, side: side - 8, palette: palette).draw(at: place)
      }
      for (number, type) in LinkType.allCases.enumerated() {
        LinkArt.image(
          for: type, size: CGSize(width: side - 8, height: side - 8), palette: palette
        ).draw(at: CGPoint(x: CGFloat(number) * side, y: 2 * side))
      }
      for (number, genome) in SeedCreatures.all.enumerated() {
        let frame = CGRect(
          x: CGFloat(number % 3) * size.width / 3, y: 3 * side + CGFloat(number / 3) * 160,
          width: size.width / 3, height: 160)
        Portrait.image(of: genome, size: frame.insetBy(dx: 8, dy: 8).size, palette: palette)
          .draw(at: CGPoint(x: frame.minX + 8, y: frame.minY + 8))
      }
    }
    #expect(sheet.size == size)
    try Pictures.keep(sheet, "contact-sheet-\(index)")
  }
}
