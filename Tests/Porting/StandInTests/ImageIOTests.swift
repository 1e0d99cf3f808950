import CoreGraphics
import Foundation
import ImageIOForLinux
import Testing

/// Reading and writing images with ImageIO's functions.
struct ImageIOTests {
  private static let colors: [UInt32] = [0xFFFF_0000, 0xFF00_00FF]

  /// Returns a GIF with frames of one pixel, alternating red and blue, each with its delay in hundredths of a
  /// second.
  private static func gif(delays: [Int], loops: Int?) -> Data {
    var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    if let loops {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
      bytes += [3, 1, UInt8(loops & 255), UInt8(loops >> 8), 0]
    }
    for (index, delay) in delays.enumerated() {
      bytes += [0x21, 0xF9, 4, 0, UInt8(delay & 255), UInt8(delay >> 8), 0, 0]
      // Three codes of three bits: clear, the colour's index, end.
      bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, index % 2 == 0 ? 0x44 : 0x4C, 1, 0]
    }
    return Data(bytes + [0x3B])
  }

  private static func pixel(_ image: CGImage?, _ x: Int = 0, _ y: Int = 0) -> UInt32? {
    var result: UInt32?
    image?.forEachRow(in: [y]) { result = $0[x] }
    return result
  }

  private static func dictionary(
    _ properties: CFDictionary?, _ key: CFString
  ) -> [CFString: Any]? {
    (properties as? [CFString: Any])?[key] as? [CFString: Any]
  }

  /// Source: Apple, kCGImagePropertyGIFUnclampedDelayTime and kCGImagePropertyGIFLoopCount; GIF89a,
  /// section 23.
  @Test func framesOfAGIF() throws {
    for delays in [[0, 1], [2, 5, 10], [10, 1, 300, 0, 7], Array(repeating: 4, count: 40)] {
      for loops in [nil, 0, 1, 300] {
        let source = try #require(
          CGImageSourceCreateWithData(Self.gif(delays: delays, loops: loops), nil))
        #expect(CGImageSourceGetCount(source) == delays.count)
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let whole = CGImageSourceCopyProperties(source, nil)
        let count = Self.dictionary(whole, kCGImagePropertyGIFDictionary)?[
          kCGImagePropertyGIFLoopCount]
        #expect(count as? Int == loops ?? 1)
        for index in Array(delays.indices) + delays.indices.reversed() {
          let image = CGImageSourceCreateImageAtIndex(source, index, nil)
          #expect(Self.pixel(image) == Self.colors[index % 2], "\(delays) \(index)")
          let gif = Self.dictionary(
            CGImageSourceCopyPropertiesAtIndex(source, index, nil), kCGImagePropertyGIFDictionary)
          let seconds = Double(delays[index]) / 100
          #expect(gif?[kCGImagePropertyGIFUnclampedDelayTime] as? Double == seconds)
          #expect(
            gif?[kCGImagePropertyGIFDelayTime] as? Double == (seconds < 0.02 ? 0.1 : seconds))
        }
        #expect(CGImageSourceCreateImageAtIndex(source, delays.count, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, delays.count, nil) == nil)
      }
    }
  }

  /// Returns an image with red, green, blue and white quarters, from the top left.
  private static func quarters(width: Int = 32, height: Int = 16) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let (w, h) = (CGFloat(width) / 2, CGFloat(height) / 2)
    // A bitmap context has its origin at the bottom left.
    for (x, y, color) in [
      (0, h, (1, 0, 0)), (w, h, (0, 1, 0)), (0, 0, (0, 0, 1)), (w, 0, (1, 1, 1)),
    ] as [(CGFloat, CGFloat, (CGFloat, CGFloat, CGFloat))] {
      context.setFillColor(red: color.0, green: color.1, blue: color.2, alpha: 1)
      context.fill(CGRect(x: x, y: y, width: w, height: h))
    }
    return try #require(context.makeImage())
  }

  /// Identifies a quarter by its colour, which JPEG changes slightly.
  private static func quarter(_ image: CGImage, right: Bool, bottom: Bool) -> Int {
    let x = image.width * (right ? 3 : 1) / 4
    let pixel = pixel(image, x, image.height * (bottom ? 3 : 1) / 4) ?? 0
    let (red, green, blue) = (pixel >> 16 & 255 > 128, pixel >> 8 & 255 > 128, pixel & 255 > 128)
    return red && green && blue ? 3 : red ? 0 : green ? 1 : blue ? 2 : 4
  }

  private static func jpeg(orientation: UInt8) throws -> Data {
    let data = try #require(try quarters().jpegData(quality: 1))
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0,
      0,
    ]
    let exif = Array("Exif".utf8) + [0, 0] + tiff
    return Data([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif) + data.dropFirst(2)
  }

  /// Source: EXIF 2.3, tag Orientation: the quarters that are visible at the top left and right.
  @Test func thumbnailsAreTurned() throws {
    let seen = [[0, 1], [1, 0], [3, 2], [2, 3], [0, 2], [2, 0], [3, 1], [1, 3]]
    for orientation in 1...8 {
      let data = try Self.jpeg(orientation: UInt8(orientation))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
      #expect(properties?[kCGImagePropertyOrientation] as? Int == orientation)
      #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 32)
      for (side, isTurned) in [(8, true), (16, true), (100, true), (8, false)] {
        let image = try #require(
          CGImageSourceCreateThumbnailAtIndex(
            source, 0,
            [
              kCGImageSourceCreateThumbnailFromImageAlways: true,
              kCGImageSourceCreateThumbnailWithTransform: isTurned,
              kCGImageSourceThumbnailMaxPixelSize: side,
            ] as CFDictionary))
        let isOnSide = isTurned && orientation >= 5
        let longest = min(side, 32)
        #expect(image.width == (isOnSide ? longest / 2 : longest), "\(orientation) \(side)")
        #expect(image.height == (isOnSide ? longest : longest / 2))
        let top = [false, true].map { Self.quarter(image, right: $0, bottom: false) }
        #expect(top == (isTurned ? seen[orientation - 1] : [0, 1]), "\(orientation)")
      }
      // Source: Apple, kCGImageSourceCreateThumbnailFromImageIfAbsent: without it, no thumbnail is created.
      #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    }
  }

  @Test func whatIsWrittenIsRead() throws {
    let picture = try Self.quarters()
    for type in ["public.png", "public.jpeg"] {
      var sizes: [Int] = []
      for quality in [0.1, 1] {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
        CGImageDestinationAddImage(
          destination, picture, [kCGImageDestinationLossyCompressionQuality: quality])
        #expect(CGImageDestinationFinalize(destination))
        #expect(!CGImageDestinationFinalize(destination))
        sizes.append(data.length)
        let source = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
        #expect(CGImageSourceGetType(source) == type)
        #expect(CGImageSourceGetCount(source) == 1)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(Self.quarter(image, right: true, bottom: true) == 3)
        #expect(Self.quarter(image, right: false, bottom: false) == 0)
      }
      #expect(type == "public.png" ? sizes[0] == sizes[1] : sizes[0] < sizes[1])
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
  }

  /// Source: Apple, CGImageSourceUpdateData: each call passes all the bytes so far.
  @Test func bytesThatComeLater() throws {
    let data = try #require(try Self.quarters(width: 320, height: 160).pngData())
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    for part in [4, 20, 60, data.count / 2, data.count - 1] {
      CGImageSourceUpdateData(source, data.prefix(part), false)
      #expect(CGImageSourceGetStatus(source) != .statusComplete)
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
      #expect(image == nil || image?.width == 320)
    }
    CGImageSourceUpdateData(source, data, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 160)
    let none = try #require(CGImageSourceCreateWithData(Data("no picture".utf8), nil))
    #expect(CGImageSourceGetCount(none) == 0)
    #expect(CGImageSourceGetType(none) == nil)
    #expect(CGImageSourceGetStatus(none) == .statusUnknownType)
  }
}
