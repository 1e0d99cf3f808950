import CoreGraphics
import QuartzCore
import Testing
import WireMonkey

@testable import StageBrowser

@Suite struct FrameEncoderTests {
  static func image(_ width: Int, _ height: Int, red: CGFloat) -> CGImage {
    let context = CGContext(
      lazyBitmapOfSize: CGSize(width: width, height: height), scale: 1)
    context.setFillColor(CGColor(srgbRed: red, green: 0.5, blue: 0, alpha: 0.5))
    context.fill(CGRect(x: 0, y: 0, width: width, height: max(1, height / 2)))
    return context.makeImage()!
  }

  @Test(arguments: [1, 2, 3, 0xFEED, 20_141] as [UInt64])
  func thePageHasTheTreeAfterEveryFrame(seed: UInt64) throws {
    let images = (1...5).map { Self.image($0 * 7, $0 * 3, red: CGFloat($0) / 5) }
    var random = RandomTree(seed: seed, images: images)
    var encoder = FrameEncoder()
    var page = WirePage()
    for step in 1...200 {
      let tree = random.tree()
      let frame = try page.apply(encoder.encode(tree))
      #expect(frame == UInt64(step))
      #expect(page.root == tree.root.id)
      #expect(page.layers == WirePage.layers(expecting: tree), "step \(step)")
      #expect(ByteWriter.units(page.size.width) == ByteWriter.units(tree.size.width))
      let shown = Set(page.layers.values.map(\.contents)).subtracting([0])
      #expect(shown.isSubset(of: page.images.keys))
      for _ in 0..<Int(seed % 4) + 1 { random.mutate() }
    }
  }

  @Test func anotherRootTakesTheOldOneAway() throws {
    var encoder = FrameEncoder()
    var page = WirePage()
    for seed: UInt64 in [5, 6, 7] {
      // Identifiers are never reused, so those of the second tree are shifted.
      var random = RandomTree(seed: seed, images: [])
      let tree = random.tree()
      let shifted = LayerTree(
        root: Self.shift(tree.root, by: UInt32(seed) * 1000), size: tree.size, scale: 2)
      _ = try page.apply(encoder.encode(shifted))
      #expect(page.layers == WirePage.layers(expecting: shifted))
    }
  }

  private static func shift(_ node: LayerNode, by offset: UInt32) -> LayerNode {
    LayerNode(
      id: node.id + offset, properties: node.properties,
      children: node.children.map { shift($0, by: offset) },
      mask: node.mask.map { shift($0, by: offset) })
  }

  @Test func anUnchangedTreeIsCurrentAndItsFrameIsEmpty() {
    var random = RandomTree(seed: 9, images: [])
    let tree = random.tree()
    var encoder = FrameEncoder()
    #expect(!encoder.isCurrent(tree))
    _ = encoder.encode(tree)
    #expect(encoder.isCurrent(tree))
    #expect(encoder.encode(tree).count < 12)
  }

  @Test func anImageIsSentOnce() throws {
    let image = Self.image(300, 200, red: 1)
    func tree(_ id: UInt32, x: CGFloat) -> LayerTree {
      var layer = LayerProperties()
      layer.contents = image
      layer.position.x = x
      let child = LayerNode(id: id, properties: layer)
      return LayerTree(
        root: LayerNode(id: 1, properties: LayerProperties(), children: [child]),
        size: .zero, scale: 1)
    }
    var encoder = FrameEncoder()
    var page = WirePage()
    _ = try page.apply(encoder.encode(tree(2, x: 0)))
    let pixels = try #require(page.images[image.serial])
    #expect((pixels.width, pixels.height) == (300, 200))
    #expect(pixels.pixels.first == 0x8080_4000)
    #expect(pixels.pixels.last == 0)
    // Moved, and then shown by another layer.
    #expect(encoder.encode(tree(2, x: 10)).count < 32)
    #expect(encoder.encode(tree(3, x: 10)).count < 32)
  }

  @Test func unusedImagesAreForgottenOldestFirst() throws {
    let side = 1024
    let count = ImageLedger.maximumUnusedBytes / (4 * side * side) + 3
    var encoder = FrameEncoder()
    var page = WirePage()
    var serials: [UInt64] = []
    for index in 0..<count {
      var layer = LayerProperties()
      let image = Self.image(side, side, red: CGFloat(index) / CGFloat(count))
      serials.append(image.serial)
      layer.contents = image
      _ = try page.apply(
        encoder.encode(
          LayerTree(root: LayerNode(id: 1, properties: layer), size: .zero, scale: 1)))
    }
    #expect(page.images[serials[0]] == nil)
    #expect(page.images[serials[1]] == nil)
    #expect(page.images[serials[2]] != nil)
    #expect(page.images[serials[count - 1]] != nil)
  }

  /// A table of 400 rows with one screenful visible. Each frame moves it by 7⅓ points, and sometimes reuses a
  /// row.
  @Test func aScrollFrameTakesSomeHundredBytes() throws {
    var encoder = FrameEncoder()
    var rows = (0..<20).map { Self.row(id: UInt32(100 + 4 * $0), index: $0, of: 0) }
    var sizes: [Int] = []
    for frame in 0..<300 {
      let offset = CGFloat(frame) * 22 / 3
      let first = Int(offset / 44)
      for (slot, row) in rows.enumerated() {
        let index = first + (slot - first % 20 + 20) % 20
        if row.properties.position.y != CGFloat(index) * 44 + 22 {
          rows[slot] = Self.row(id: row.id, index: index, of: frame)
        }
      }
      var list = LayerProperties()
      list.bounds = CGRect(x: 0, y: offset, width: 393, height: 852)
      let table = LayerNode(id: 2, properties: list, children: rows)
      let tree = LayerTree(
        root: LayerNode(id: 1, properties: LayerProperties(), children: [table]),
        size: list.bounds.size, scale: 3)
      sizes.append(encoder.encode(tree).count)
    }
    #expect(sizes.sorted()[sizes.count / 2] < 100)
  }

  private static func row(id: UInt32, index: Int, of frame: Int) -> LayerNode {
    var cell = LayerProperties()
    cell.bounds.size = CGSize(width: 393, height: 44)
    cell.position = CGPoint(x: 196.5, y: CGFloat(index) * 44 + 22)
    var label = LayerProperties()
    label.bounds.size = CGSize(width: 120, height: 20)
    label.contents = image(120, 20, red: CGFloat(index % 10) / 10)
    return LayerNode(
      id: id, properties: cell, children: [LayerNode(id: id + 1, properties: label)])
  }
}
