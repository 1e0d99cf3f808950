import CoreGraphics
import OozeKernel
import Testing

@Suite struct ImageDecodingTests {
  @Test func everyFormatShowsThePicture() throws {
    for (name, data) in ImageFixtures.all {
      let image = try CGImage.decode(data)
      #expect(image.width == 16)
      #expect(image.height == 8)
      #expect(image.exifOrientation == 1)
      let bitmap = Bitmap(image)
      for y in 0..<8 {
        for x in 0..<16 {
          let expected = [Pixel.red, .green, .blue, .white][(x >= 8 ? 1 : 0) + (y >= 4 ? 2 : 0)]
          // A JPEG isn't exact, and its block borders coincide with the quarters' in one direction only.
          let tolerance = name == "jpeg" ? 140 : 0
          #expect(bitmap[x, y].differs(from: expected) <= tolerance, "\(name) \(x) \(y)")
        }
      }
    }
  }

  @Test func opacityIsReported() throws {
    #expect(try CGImage.decode(ImageFixtures.jpeg).alphaInfo == .noneSkipLast)
    let transparent = makeImage([[.clear, .red]])
    let png = try #require(transparent.pngData())
    #expect(try CGImage.decode(png).alphaInfo == .last)
    #expect(try CGImage.decode(png).utType == "public.png")
  }

  /// PNG stores straight alpha, so decoded pixels may differ by the rounding of a division and a
  /// multiplication.
  @Test func pngsComeBackAsTheyWere() throws {
    for alpha in stride(from: 0, through: 255, by: 15) {
      let row = stride(from: 0, through: alpha, by: 5).map {
        Pixel($0, alpha - $0, alpha / 2, alpha)
      }
      let image = makeImage([row])
      let again = Bitmap(try CGImage.decode(try #require(image.pngData())))
      for (x, pixel) in row.enumerated() {
        #expect(again[x, 0].differs(from: pixel) <= 1, "\(pixel)")
      }
    }
  }

  @Test(arguments: 1...8)
  func exifOrientationIsReported(orientation: Int) throws {
    for isBigEndian in [false, true] {
      let data = ImageFixtures.jpeg.withEXIF(orientation: orientation, isBigEndian: isBigEndian)
      let image = try CGImage.decode(data)
      // The pixels stay as they are stored.
      #expect(image.exifOrientation == orientation)
      #expect(image.width == 16)
      #expect(image.height == 8)
    }
  }

  @Test func orientationsThatDoNotExistAreUpright() throws {
    for orientation in [0, 9, 255] {
      let data = ImageFixtures.jpeg.withEXIF(orientation: orientation, isBigEndian: false)
      #expect(try CGImage.decode(data).exifOrientation == 1)
    }
  }

  @Test func truncatedFilesAreErrors() {
    for (name, data) in ImageFixtures.all {
      for count in stride(from: 0, to: data.count - 2, by: max(1, data.count / 40)) {
        #expect(throws: ImageDecodingError.self, "\(name) cut to \(count)") {
          try CGImage.decode(data.prefix(count))
        }
      }
    }
  }

  @Test func whatIsNoImageIsOfNoKnownFormat() {
    for text in [
      "", "x", "<svg xmlns='http://www.w3.org/2000/svg'/>", "/* XPM */", "P6 1 1 255 abc",
    ] {
      #expect(throws: ImageDecodingError.unknownFormat) { try CGImage.decode(Data(text.utf8)) }
    }
    #expect(
      CGImage(
        pngDataProviderSource: CGDataProvider(data: ImageFixtures.jpeg)!, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent) == nil)
    #expect(
      CGImage(
        jpegDataProviderSource: CGDataProvider(data: ImageFixtures.jpeg)!, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent)?.width == 16)
  }

  @Test func bombsAreRefusedByTheirHeaders() {
    let limits = ImageLimits.default
    for (width, height) in [(60000, 60000), (16384, 16384), (17000, 2), (2, 40000)] {
      #expect(throws: ImageDecodingError.tooManyPixels(width: width, height: height)) {
        try CGImage.decode(.pngBomb(width: width, height: height), limits: limits)
      }
    }
    for (width, height) in [(65535, 65535), (20000, 4)] {
      for data in [
        Data.gifBomb(width: width, height: height), .bmpBomb(width: width, height: height),
      ] {
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(data, limits: limits) }
      }
    }
    let small = ImageLimits(maximumBytes: 100, maximumPixels: 100, maximumDimension: 15)
    #expect(throws: ImageDecodingError.tooManyBytes(count: 690, limit: 100)) {
      try CGImage.decode(ImageFixtures.jpeg, limits: small)
    }
    let narrow = ImageLimits(maximumBytes: 10_000, maximumPixels: 1000, maximumDimension: 15)
    let few = ImageLimits(maximumBytes: 10_000, maximumPixels: 127, maximumDimension: 1000)
    for (name, data) in ImageFixtures.all {
      for limits in [narrow, few] {
        #expect(throws: ImageDecodingError.tooManyPixels(width: 16, height: 8), "\(name)") {
          try CGImage.decode(data, limits: limits)
        }
      }
    }
  }

  /// Any bytes give an image within the limits or a typed error.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func mutatedFilesNeverCrash(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let limits = ImageLimits(maximumBytes: 1 << 16, maximumPixels: 1 << 18, maximumDimension: 2048)
    var decoded = 0
    for (name, original) in ImageFixtures.all {
      for _ in 0..<60 {
        let data = original.mutated(&random)
        do throws(ImageDecodingError) {
          let image = try CGImage.decode(data, limits: limits)
          #expect(image.width * image.height <= limits.maximumPixels, "\(name)")
          #expect(Bitmap(image).width == image.width)
          decoded += 1
        } catch {
          if case .tooManyBytes = error { Issue.record("\(name) is not that large") }
        }
      }
    }
    // A lower number means that only the first bytes are tested.
    #expect(decoded > 20)
  }
}

extension Data {
  fileprivate func withEXIF(orientation: Int, isBigEndian: Bool) -> Data {
    func short(_ value: Int) -> [UInt8] {
      let bytes = [UInt8(value >> 8), UInt8(value & 255)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    func long(_ value: Int) -> [UInt8] {
      isBigEndian ? short(0) + short(value) : short(value) + short(0)
    }
    // A TIFF header, then one directory of one entry: tag 0x0112, one SHORT.
    let tiff =
      Array((isBigEndian ? "MM" : "II").utf8) + short(42) + long(8) + short(1) + short(0x112)
      + short(3) + long(1) + short(orientation) + short(0) + long(0)
    let body = Array("Exif\0\0".utf8) + tiff
    let length = body.count + 2
    return prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + body
      + dropFirst(2)
  }

  fileprivate static func pngBomb(width: Int, height: Int) -> Data {
    func big(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
    }
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      let checked = Array(name.utf8) + body
      return big(body.count) + checked + big(Int(crc(checked)))
    }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, 0])
        + chunk("IDAT", [0x78, 0x9C, 1, 0, 0, 255, 255]) + chunk("IEND", []))
  }

  fileprivate static func gifBomb(width: Int, height: Int) -> Data {
    let size = [width & 255, width >> 8, height & 255, height >> 8].map { UInt8($0) }
    return Data(
      Array("GIF89a".utf8) + size + [0x80, 0, 0, 0, 0, 0, 255, 255, 255] + [0x2C, 0, 0, 0, 0]
        + size + [0, 2, 2, 0x44, 1, 0, 0x3B])
  }

  fileprivate static func bmpBomb(width: Int, height: Int) -> Data {
    func little(_ value: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(value >> $0 & 255) } }
    return Data(
      Array("BM".utf8) + little(1 << 20) + little(0) + little(54) + little(40) + little(width)
        + little(height) + [1, 0, 24, 0] + [UInt8](repeating: 0, count: 24))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  /// Returns the data with a few bytes changed, removed, duplicated or cut off.
  fileprivate func mutated(_ random: inout SplitMix64) -> Data {
    var bytes = [UInt8](self)
    for _ in 0..<Int.random(in: 1...6, using: &random) where bytes.count > 16 {
      // The first bytes identify the format; without them, no other code is reached.
      let at = Int.random(in: 12..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[at] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes[at] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random)!
      case 3: bytes.removeSubrange(at..<Swift.min(bytes.count, at + 8))
      case 4: bytes.insert(contentsOf: bytes[at..<Swift.min(bytes.count, at + 16)], at: at)
      default: bytes.removeLast(Int.random(in: 0...(bytes.count - at) / 4, using: &random))
      }
    }
    return Data(bytes)
  }
}
