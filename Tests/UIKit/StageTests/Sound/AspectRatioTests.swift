import AVFAudio
import CoreGraphics
import Testing

/// Apple, `AVMakeRect(aspectRatio:insideRect:)`: "Returns a scaled CGRect that maintains the aspect ratio specified by a
/// CGSize within a bounding CGRect."
struct AspectRatioTests {
  @Test(arguments: [
    (CGSize(width: 4, height: 3), CGRect(x: 0, y: 12.5, width: 100, height: 75)),
    (CGSize(width: 3, height: 4), CGRect(x: 12.5, y: 0, width: 75, height: 100)),
    (CGSize(width: 200, height: 200), CGRect(x: 0, y: 0, width: 100, height: 100)),
  ])
  func theRectangleFillsTheBoundsInOneDirection(_ ratio: CGSize, _ expected: CGRect) {
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(
      AVMakeRect(aspectRatio: ratio, insideRect: bounds) == expected.offsetBy(dx: 10, dy: 20))
  }
}
