import CoreGraphics
import OozeKernel
import Testing

@Suite struct ImageTests {
  /// Every supported layout, with the result for the same four pixels.
  @Test func layoutsAreRead() throws {
    let rgb = CGColorSpaceCreateDeviceRGB()
    func image(
      _ bytes: [UInt8], bits: Int = 8, perPixel: Int = 32, _ alpha: CGImageAlphaInfo,
      _ order: CGBitmapInfo = [], _ space: CGColorSpace? = nil, decode: [CGFloat]? = nil
    ) -> Pixel? {
      let provider = CGDataProvider(data: Data(bytes))!
      let info = order.union(CGBitmapInfo(rawValue: alpha.rawValue))
      let image = CGImage(
        width: 1, height: 1, bitsPerComponent: bits, bitsPerPixel: perPixel,
        bytesPerRow: bytes.count, space: space ?? rgb, bitmapInfo: info, provider: provider,
        decode: decode, shouldInterpolate: false, intent: .defaultIntent)
      return image.map { Bitmap($0)[0, 0] }
    }
    let straight = Pixel(100, 50, 0, 128)
    #expect(image([200, 100, 0, 128], .last) == straight)
    #expect(image([128, 200, 100, 0], .first) == straight)
    #expect(image([0, 100, 200, 128], .first, .byteOrder32Little) == straight)
    #expect(image([128, 0, 100, 200], .last, .byteOrder32Little) == straight)
    #expect(image([100, 50, 0, 128], .premultipliedLast) == straight)
    #expect(image([100, 50, 0, 128], .premultipliedLast, .byteOrder32Big) == straight)
    #expect(image([0, 50, 100, 128], .premultipliedFirst, .byteOrder32Little) == straight)
    #expect(image([200, 100, 0, 7], .noneSkipLast) == Pixel(200, 100, 0, 255))
    #expect(image([7, 200, 100, 0], .noneSkipFirst) == Pixel(200, 100, 0, 255))
    #expect(image([200, 100, 0], perPixel: 24, .none) == Pixel(200, 100, 0, 255))
    #expect(
      image([200, 9, 100, 9, 0, 9, 128, 9], bits: 16, perPixel: 64, .last) == straight)
    #expect(
      image([9, 200, 9, 100, 9, 0], bits: 16, perPixel: 48, .none, .byteOrder16Little)
        == Pixel(200, 100, 0, 255))
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(image([90], perPixel: 8, .none, [], gray) == Pixel(90, 90, 90, 255))
    #expect(image([90, 128], perPixel: 16, .last, [], gray) == Pixel(45, 45, 45, 128))
    #expect(image([0x80], bits: 1, perPixel: 1, .none, [], gray) == .white)
    #expect(image([0x90], bits: 4, perPixel: 4, .none, [], gray) == Pixel(153, 153, 153, 255))
    #expect(image([90], perPixel: 8, .alphaOnly, [], gray) == Pixel(0, 0, 0, 90))
    #expect(
      image([90], perPixel: 8, .none, [], gray, decode: [1, 0]) == Pixel(165, 165, 165, 255))
    #expect(
      image([200, 100, 0], perPixel: 24, .none, decode: [0, 1, 1, 0, 0.5, 1])
        == Pixel(200, 155, 128, 255))
    // A colour larger than its alpha must not overflow into others.
    #expect(image([255, 255, 255, 10], .premultipliedLast) == Pixel(10, 10, 10, 10))
  }

  @Test func layoutsThatMakeNoSenseAreNone() {
    let provider = CGDataProvider(data: Data(count: 64))!
    func make(
      _ width: Int, _ height: Int, _ bits: Int, _ perPixel: Int, _ bytesPerRow: Int,
      _ info: UInt32
    ) -> CGImage? {
      CGImage(
        width: width, height: height, bitsPerComponent: bits, bitsPerPixel: perPixel,
        bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent)
    }
    #expect(make(4, 4, 8, 32, 16, 1) != nil)
    #expect(make(4, 4, 8, 32, 15, 1) == nil, "rows that overlap")
    #expect(make(4, 5, 8, 32, 16, 1) == nil, "too few bytes")
    #expect(make(0, 4, 8, 32, 16, 1) == nil)
    #expect(make(4, -1, 8, 32, 16, 1) == nil)
    #expect(make(4, 4, 8, 24, 16, 1) == nil)
    #expect(make(4, 4, 7, 28, 16, 1) == nil)
    #expect(make(4, 4, 8, 32, 16, 31) == nil)
    #expect(make(4, 4, 8, 32, 16, 0x101) == nil)
    #expect(make(1 << 40, 1 << 40, 8, 32, 1 << 50, 1) == nil)
    #expect(make(4, 2, 8, 32, .max, 1) == nil)
  }

  @Test func bytesComeBackInTheirLayout() throws {
    var random = SplitMix64(seed: 11)
    let bytes = Data((0..<48).map { _ in UInt8.random(in: 0...255, using: &random) })
    let image = try #require(
      CGImage(
        width: 3, height: 3, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue),
        provider: CGDataProvider(data: bytes)!, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    #expect(image.dataProvider?.data == bytes)
    #expect(image.bytesPerRow == 16)
    #expect(image.alphaInfo == .noneSkipLast)
    #expect(image.bitsPerPixel == 32)
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 1)))
    let cut = try #require(part.dataProvider?.data)
    try #require(cut.count == 8)
    #expect(cut[0] == bytes[20])
    #expect(cut[4] == bytes[24])
    #expect(cut[7] == 255)
  }

  @Test func contextsWriteTheirLayout() throws {
    let layouts: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
      (.premultipliedLast, [], [100, 50, 0, 128]),
      (.premultipliedLast, .byteOrder32Big, [100, 50, 0, 128]),
      (.premultipliedLast, .byteOrder32Little, [128, 0, 50, 100]),
      (.premultipliedFirst, [], [128, 100, 50, 0]),
      (.premultipliedFirst, .byteOrder32Little, [0, 50, 100, 128]),
      (.noneSkipLast, [], [100, 50, 0, 255]),
      (.noneSkipFirst, [], [255, 100, 50, 0]),
    ]
    for (alpha, order, expected) in layouts {
      let info = order.rawValue | alpha.rawValue
      // In memory of the caller, with rows that are longer than necessary.
      var memory = [UInt8](repeating: 0, count: 3 * 20)
      try memory.withUnsafeMutableBytes { buffer in
        let context = try #require(
          CGContext(
            data: buffer.baseAddress, width: 3, height: 3, bitsPerComponent: 8, bytesPerRow: 20,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
        context.setFillColor(red: 200 / 255, green: 100 / 255, blue: 0, alpha: 128 / 255)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        for (index, byte) in expected.enumerated() where alpha == .premultipliedLast || index < 9 {
          let found = Int(buffer[2 * 20 + 4 + index])
          let isSkipped = [.noneSkipLast, .noneSkipFirst].contains(alpha) && byte == 255
          #expect(isSkipped || abs(found - Int(byte)) <= 1, "\(alpha) \(order.rawValue)")
        }
        #expect(buffer[0] == 0 || alpha == .noneSkipFirst)
        // Bytes that the caller writes count as drawn.
        buffer[0] = 255
        buffer[1] = 255
        buffer[2] = 255
        buffer[3] = 255
        context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        #expect(Bitmap(context)?[0, 0] == .white, "\(alpha) \(order.rawValue)")
      }
    }
    var gray = [UInt8](repeating: 0, count: 4)
    gray.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0)
      context?.setFillColor(gray: 0.5, alpha: 1)
      context?.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    #expect(gray == [128, 0, 0, 0])
    for info: UInt32 in [0, 3, 4, 31, 0x101] {
      #expect(
        CGContext(
          data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info) == nil)
    }
  }

  @Test func theDataPointerStaysUpToDate() throws {
    let context = makeContext(2, 2)
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(data[3] == 0)
    context.setFillColor(Pixel.green.color)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect((0..<4).map { data[$0] } == [0, 255, 0, 255])
  }

  @Test func croppingTakesWholePixels() throws {
    let image = makeImage(
      (0..<5).map { y in (0..<7).map { x in Pixel(x * 30, y * 50, 0, 255) } })
    for x in -2..<8 {
      for y in -2..<6 {
        for (width, height) in [(1, 1), (3, 2), (20, 20)] {
          let rect = CGRect(x: x, y: y, width: width, height: height)
          let (left, top) = (max(0, x), max(0, y))
          let (right, bottom) = (min(7, x + width), min(5, y + height))
          guard left < right, top < bottom else {
            #expect(image.cropping(to: rect) == nil)
            continue
          }
          let part = try #require(image.cropping(to: rect))
          #expect(part.width == right - left)
          #expect(part.height == bottom - top)
          #expect(Bitmap(part)[0, 0] == Pixel(left * 30, top * 50, 0, 255))
        }
      }
    }
    let fraction = try #require(
      image.cropping(to: CGRect(x: 0.5, y: 0.5, width: 1, height: 1)))
    #expect(fraction.width == 2)
    #expect(fraction.height == 2)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: .infinite)?.width == 7)
  }

  /// Black is transparent in an image mask and white in a gray image, for both `masking` and `clip`.
  @Test func masksLetThrough() throws {
    let bytes: [UInt8] = [0, 85, 170, 255]
    let provider = CGDataProvider(data: Data(bytes))!
    let mask = try #require(
      CGImage(
        maskWidth: 4, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4,
        provider: provider, decode: nil, shouldInterpolate: false))
    let gray = try #require(
      CGImage(
        width: 4, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    #expect(mask.isMask)
    #expect(!gray.isMask)
    let red = makeImage([[.red, .red, .red, .red]])
    let all = CGRect(x: 0, y: 0, width: 4, height: 1)
    for (image, expected) in [(mask, [255, 170, 85, 0]), (gray, [0, 85, 170, 255])] {
      let masked = Bitmap(try #require(red.masking(image)))
      let context = makeContext(4, 1)
      context.interpolationQuality = .none
      context.clip(to: all, mask: image)
      context.setFillColor(Pixel.red.color)
      context.fill(all)
      let clipped = try #require(Bitmap(context))
      for x in 0..<4 {
        #expect(masked[x, 0].differs(from: Pixel(expected[x], 0, 0, expected[x])) <= 1)
        #expect(clipped[x, 0].differs(from: Pixel(expected[x], 0, 0, expected[x])) <= 1)
      }
    }
    let context = makeContext(4, 1)
    context.interpolationQuality = .none
    context.setFillColor(Pixel.green.color)
    context.draw(mask, in: all)
    #expect(Bitmap(context)?[1, 0] == Pixel(0, 170, 0, 170))
    let keyed = try #require(
      gray.copy(maskingColorComponents: [80, 180]).map { Bitmap($0) })
    #expect((0..<4).map { keyed[$0, 0].a } == [255, 0, 0, 255])
    #expect(red.copy(maskingColorComponents: [0, 1, 0, 1, 0, 1]) == nil, "it has alpha")
  }

  @Test func takingAnImageCopiesNothingAndStartsOver() throws {
    let context = CGContext(lazyBitmapOfSize: CGSize(width: 2, height: 1), scale: 1)
    #expect(context.takeImage() == nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let first = try #require(context.takeImage())
    #expect(context.makeImage() == nil)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let second = try #require(context.takeImage())
    #expect(Bitmap(first)[0, 0].a == 255)
    #expect(Bitmap(first)[1, 0].a == 0)
    #expect(Bitmap(second)[0, 0].a == 0)
    #expect(Bitmap(second)[1, 0].a == 255)
    #expect(first.serial != second.serial)
    #expect(first != second)
  }
}
