import CoreGraphics
import Foundation
import Testing

/// Source: Apple, CGShading, CGFunction and CGLayer.
@Suite struct ShadingTests {
  private func context(_ side: Int = 100) -> CGContext {
    CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
  }

  /// Returns a pixel at a position from the bottom left, as in the context.
  private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [Int] {
    let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
    let start = (context.height - 1 - y) * context.bytesPerRow + 4 * x
    return (0..<4).map { Int(bytes[start + $0]) }
  }

  /// Returns a function in which red falls quadratically and blue rises, unlike a gradient of two colours.
  private func square() -> CGFunction {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        let t = input[0]
        output[0] = 1 - t * t
        output[1] = 0
        output[2] = 2 * t
        output[3] = 1
      }, releaseInfo: nil)
    let range: [CGFloat] = [0, 1, 0, 1, 0, 1, 0, 1]
    return CGFunction(
      info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: range,
      callbacks: &callbacks)!
  }

  @Test func axialShadingsTakeTheFunctionsColours() throws {
    let context = context()
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 20, y: 0),
        end: CGPoint(x: 80, y: 0), function: square(), extendStart: false, extendEnd: true))
    context.drawShading(shading)
    for x in 21..<79 {
      let t = (CGFloat(x) + 0.5 - 20) / 60
      let expected = [1 - t * t, 0, min(1, 2 * t), 1].map { Int($0 * 255) }
      let found = pixel(context, x, 50)
      for (a, b) in zip(found, expected) { #expect(abs(a - b) <= 3, "\(x): \(found)") }
    }
    #expect(pixel(context, 10, 50) == [0, 0, 0, 0])
    #expect(pixel(context, 95, 50) == [0, 0, 255, 255])
  }

  @Test func radialShadingsAreRound() throws {
    let context = context()
    let center = CGPoint(x: 50, y: 50)
    let shading = try #require(
      CGShading(
        radialSpace: CGColorSpaceCreateDeviceRGB(), start: center, startRadius: 0, end: center,
        endRadius: 40, function: square(), extendStart: false, extendEnd: false))
    context.drawShading(shading)
    for (x, y) in [(70, 50), (30, 50), (50, 70), (50, 30)] {
      #expect(abs(pixel(context, x, y)[0] - 191) <= 8)
    }
    #expect(pixel(context, 2, 2) == [0, 0, 0, 0])
  }

  @Test func functionsOfTheWrongKindAreRefused() {
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(
      CGShading(
        axialSpace: gray, start: .zero, end: CGPoint(x: 1, y: 0), function: square(),
        extendStart: true, extendEnd: true) == nil)
    var none = CGFunctionCallbacks()
    #expect(
      CGFunction(
        info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil,
        callbacks: &none) == nil)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func layersAreDrawnOverAndOver(scale: CGFloat) throws {
    let context = context(90)
    // One of the layers is drawn at twice its height, so interpolation would make the edges soft.
    context.interpolationQuality = .none
    context.scaleBy(x: scale, y: scale)
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 10, height: 6), auxiliaryInfo: nil))
    #expect(layer.size == CGSize(width: 10, height: 6))
    let inner = try #require(layer.context)
    #expect(inner.width == Int(10 * scale))
    inner.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    inner.fill(CGRect(x: 0, y: 0, width: 10, height: 3))
    context.draw(layer, at: CGPoint(x: 5, y: 5))
    context.draw(layer, in: CGRect(x: 15, y: 10, width: 10, height: 12))
    let side = Int(90 / scale)
    for x in 0..<side {
      for y in 0..<side {
        let isRed =
          (5..<15).contains(x) && (5..<8).contains(y)
          || (15..<25).contains(x) && (10..<16).contains(y)
        let at = (Int((CGFloat(x) + 0.5) * scale), Int((CGFloat(y) + 0.5) * scale))
        #expect(
          pixel(context, at.0, at.1) == (isRed ? [255, 0, 0, 255] : [0, 0, 0, 0]), "\(x) \(y)")
      }
    }
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }
}
