import Lowered
import Testing
import UIKit

/// `@NSCopying`, blocks, and publishers of properties.
@MainActor @Suite(.serialized) struct PublishingTests {
  /// A property with `@NSCopying` copies values that are set, but not the initial value.
  @Test func aCopyingPropertyCopies() {
    let drawing = Drawing()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    drawing.path = path
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(drawing.path !== path)
    #expect(drawing.path?.bounds.width == 1)
    drawing.path = nil
    #expect(drawing.path == nil)
    drawing.name = "eel"
    #expect(drawing.name == "eel")
    #expect(drawing.text == "first")
  }

  @Test func blocksAreClosures() {
    let drawing = Drawing()
    var seen: [Int] = []
    drawing.apply { seen.append($0) }
    drawing.transform = { $0 * 10 }
    drawing.apply { seen.append($0) }
    #expect(seen == [2, 10])
  }

  /// Apple's documentation of `publisher(for:options:)`: the default options are `initial` and `new`.
  @Test func propertiesArePublished() {
    let tide = Tide()
    let scroll = UIScrollView()
    let reader = TideReader(tide, scroll)
    #expect(reader.heights == [1])
    #expect(reader.later.isEmpty)
    #expect(reader.offsets == [0])
    tide.height = 2
    tide.height = 2
    tide.height = 3
    reader.name(tide)
    scroll.contentOffset.y = 40
    #expect(reader.heights == [1, 2, 3])
    #expect(reader.later == ["low"])
    #expect(reader.offsets == [0, 40])
    reader.stop()
    tide.height = 4
    scroll.contentOffset.y = 50
    #expect(reader.heights.count == 3)
    #expect(reader.offsets.count == 2)
  }
}
