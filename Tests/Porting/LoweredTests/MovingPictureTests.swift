import Foundation
import ImageIOForLinux
import Lowered
import Testing

/// Animated GIFs, read through pointers to Core Foundation values.
struct MovingPictureTests {
  /// Frames of one pixel, each with its delay in hundredths of a second (GIF89a, 23: the graphic control extension).
  private static func gif(_ delays: [Int]) -> Data {
    let frames = delays.flatMap { delay -> [UInt8] in
      [0x21, 0xF9, 4, 0, UInt8(delay & 255), UInt8(delay >> 8), 0, 0]
        + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
    }
    let head: [UInt8] = [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    return Data(Array("GIF89a".utf8) + head + frames + [0x3B])
  }

  /// Source: Apple's reference of `kCGImagePropertyGIFDelayTime`: a delay below 20 milliseconds becomes 100.
  @Test func delaysAreReadByTheirAddresses() throws {
    let hundredths = [10, 0, 4, 1, 250]
    let source = try #require(CGImageSourceCreateWithData(Self.gif(hundredths), nil))
    for (index, expected) in [0.1, 0.1, 0.04, 0.1, 2.5].enumerated() {
      // Repeated, so that an invalid pointer is noticed.
      for _ in 0..<200 { #expect(delay(of: index, in: source) == expected) }
    }
    for _ in 0..<200 { #expect(delays(in: source) == [0.1, 0, 0.04, 0.01, 2.5]) }
  }

  @Test func whatIsNotThereHasNoAddress() throws {
    let source = try #require(CGImageSourceCreateWithData(Self.gif([5]), nil))
    #expect(delay(of: 7, in: source) == 0.1)
    #expect(smallestRatio == 2.0.squareRoot())
  }
}
