import Stage
import Testing

@testable import UIKit

/// Tests of text layers. Source: Apple, CATextLayer.
@MainActor @Suite(.serialized) struct TextLayerTests {
  /// The current device determines the reading direction.
  init() { putPhoneToWork() }

  /// Returns the columns and rows of a layer's own bitmap that its text covers, or `nil` if there is none.
  private func ink(_ layer: CATextLayer) -> (columns: Range<Int>, rows: Range<Int>)? {
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    guard let contents = layer.contents, let image = contents as? CGImage else { return nil }
    let pixels = image.pixels
    var (columns, rows): (Set<Int>, Set<Int>) = ([], [])
    for (index, pixel) in pixels.enumerated() where pixel.alpha > 0 {
      columns.insert(index % image.width)
      rows.insert(index / image.width)
    }
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return (left..<right + 1, top..<bottom + 1)
  }

  private func layer(_ string: Any?, width: CGFloat = 300, height: CGFloat = 120) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.string = string
    return layer
  }

  @Test func defaultsAreThoseOfIOS() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36)
    #expect(
      layer.foregroundColor.map { UIColor(cgColor: $0) } == UIColor(cgColor: UIColor.white.cgColor))
    #expect(!layer.isWrapped)
    #expect(layer.truncationMode == .none)
    #expect(layer.alignmentMode == .natural)
    #expect(layer.string == nil)
  }

  /// Apple, `CALayer.preferredFrameSize()`: "the preferred size of the layer in the coordinate space of its
  /// superlayer". https://github.com/uias/Tabman takes it as the intrinsic size of its labels.
  @Test("The preferred size is that of the text", arguments: ["", "Hill", "Hill\nMountain range"])
  func preferredSize(text: String) {
    for scale in 1...3 {
      let layer = layer(text, width: 5, height: 5)
      layer.font = UIFont.systemFont(ofSize: 17)
      layer.fontSize = 17
      layer.contentsScale = CGFloat(scale)
      let lines = text.isEmpty ? [] : text.split(separator: "\n")
      let sizes = lines.map {
        NSString(string: String($0)).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      }
      let width = sizes.map(\.width).max() ?? 0
      let height = sizes.map(\.height).reduce(0, +)
      let size = layer.preferredFrameSize()
      #expect(size.width >= width)
      #expect(size.width < width + 1 / CGFloat(scale) + 0.001)
      if !text.isEmpty { #expect(size.height >= height) }
      if !text.isEmpty { #expect(size.height < height + 1 / CGFloat(scale) + 0.001) }
    }
  }

  @Test func alignmentPlacesLines() throws {
    let text = layer("Hill")
    text.fontSize = 20
    var starts: [Int] = []
    for mode in [CATextLayerAlignmentMode.left, .center, .right] {
      text.alignmentMode = mode
      let drawn = try #require(ink(text))
      starts.append(drawn.columns.lowerBound)
      if mode == .right { #expect(drawn.columns.upperBound >= 296) }
    }
    #expect(starts[0] <= 4)
    #expect(abs(starts[1] * 2 - starts[0] - starts[2]) <= 2)
    text.alignmentMode = .natural
    #expect(try #require(ink(text)).columns.lowerBound == starts[0])
  }

  @Test func naturalIsWhereReadingBegins() throws {
    let stage = Stage(device: .iPhoneSE, layoutDirection: .rightToLeft)
    stage.show(UIViewController())
    let text = layer("Hill")
    text.fontSize = 20
    #expect(try #require(ink(text)).columns.upperBound >= 296)
    text.alignmentMode = .left
    #expect(try #require(ink(text)).columns.lowerBound <= 4)
  }

  @Test func wrapsOnlyWhenItMay() throws {
    let text = layer("one two three four five six seven eight nine ten", width: 100)
    text.fontSize = 16
    let single = try #require(ink(text)).rows
    text.isWrapped = true
    let wrapped = try #require(ink(text)).rows
    #expect(single.count < 22)
    #expect(wrapped.count > 3 * single.count)
    text.isWrapped = false
    text.string = "one\ntwo"
    let two = try #require(ink(text)).rows
    #expect(two.count > single.count)
    #expect(two.count < 3 * single.count)
  }

  @Test func truncationShowsTheEndsItIsNamedFor() throws {
    let long = "llllllllllllllllllllllllllllllllllllWWWWWW"
    let text = layer(long, width: 120, height: 30)
    text.fontSize = 20
    var pictures: [[UInt8]] = []
    for mode in [CATextLayerTruncationMode.none, .start, .middle, .end] {
      text.truncationMode = mode
      _ = try #require(ink(text))
      pictures.append((text.contents as! CGImage).pixels.map(\.alpha))
    }
    for (i, a) in pictures.enumerated() { for b in pictures[..<i] { #expect(a != b) } }
  }

  @Test func attributedTextsHaveTheirOwnLooks() throws {
    let small = layer(
      NSAttributedString(
        string: "Hill",
        attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red]))
    small.fontSize = 80
    #expect(try #require(ink(small)).rows.count < 16)
    // The darkest pixel. At this size, no pixel may be fully covered.
    let pixels = (small.contents as! CGImage).pixels
    let pixel = try #require(pixels.max { $0.alpha < $1.alpha })
    #expect(pixel.alpha > 128)
    #expect(pixel.red == pixel.alpha)
    #expect(pixel.green == 0)
  }

  @Test func fontsComeByNameAndObject() throws {
    let text = layer("Hill")
    var widths: [Int] = []
    for font in [UIFont.systemFont(ofSize: 5, weight: .black), "Courier", nil] as [CFTypeRef?] {
      text.font = font
      widths.append(try #require(ink(text)).columns.count)
    }
    #expect(Set(widths).count == 3)
  }

  @Test func sizeAndColourAnimate() throws {
    let stage = Stage(device: .iPhoneSE)
    let controller = UIViewController()
    stage.show(controller)
    let text = layer("Hill")
    text.fontSize = 20
    controller.view.layer.addSublayer(text)
    stage.advance(by: 1)
    #expect(!stage.renderLoop.needsFrame)
    let before = try #require(text.contents as? CGImage)
    text.fontSize = 60
    stage.advance(by: 0.12)
    let size = try #require(text.presentation()).fontSize
    #expect(size > 20)
    #expect(size < 60)
    stage.advance(by: 1)
    #expect((text.contents as? CGImage)?.serial != before.serial)
    #expect(text.presentation()?.fontSize == 60)
  }

  /// The ways in which the size changes during an animation.
  enum Change: CaseIterable {
    case nothing, removal, pause, jump, second, end
  }

  /// At every moment of an animation, the bitmap is that of a layer with the visible values, and no node is
  /// out of date.
  @Test(arguments: Change.allCases, [0.0, 0.1, 0.26, 0.49])
  func contentsAreWhatIsShown(_ change: Change, _ moment: Double) throws {
    let stage = Stage(device: .iPhoneSE)
    let controller = UIViewController()
    stage.show(controller)
    let text = layer("Hill")
    text.fontSize = 20
    controller.view.layer.addSublayer(text)
    stage.advance(by: 1)
    let animation = CABasicAnimation(keyPath: "fontSize")
    animation.fromValue = 40
    animation.toValue = 60
    animation.duration = 0.5
    text.add(animation, forKey: "size")
    stage.advance(by: moment)
    switch change {
    case .nothing: break
    case .removal: text.removeAllAnimations()
    case .pause:
      text.timeOffset = text.convertTime(CACurrentMediaTime(), from: nil)
      text.speed = 0
    case .jump: text.timeOffset = 0.2
    case .second:
      let color = CABasicAnimation(keyPath: "foregroundColor")
      color.fromValue = UIColor.red.cgColor
      color.toValue = UIColor.blue.cgColor
      text.add(color, forKey: "color")
    case .end: stage.advance(by: 1)
    }
    for _ in 0..<3 {
      _ = stage.layerTree()
      let window = try #require(controller.view.window)
      #expect(window.layer.firstStaleLayer == nil)
      let shown = try #require(text.presentation())
      let fresh = layer("Hill")
      (fresh.fontSize, fresh.foregroundColor) = (shown.fontSize, shown.foregroundColor)
      _ = ink(fresh)
      let drawn = try #require(text.contents as? CGImage)
      #expect(drawn.pixels == (fresh.contents as? CGImage)?.pixels)
      stage.advance(by: 0.03)
    }
  }

  /// Subclasses move the text with the context's transform, as many apps do to centre it.
  @Test func subclassesDrawElsewhere() throws {
    final class Lower: CATextLayer {
      override func draw(in ctx: CGContext) {
        ctx.translateBy(x: 0, y: 40)
        super.draw(in: ctx)
      }
    }
    let plain = layer("Hill")
    let lower = Lower()
    lower.frame = plain.frame
    lower.string = "Hill"
    let a = try #require(ink(plain)).rows
    let b = try #require(ink(lower)).rows
    #expect(b.lowerBound == a.lowerBound + 40)
  }
}
