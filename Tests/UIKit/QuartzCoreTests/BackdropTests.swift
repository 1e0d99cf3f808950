import QuartzCore
import Testing

@MainActor @Suite struct BackdropTests {
  /// Renders black on the left, white on the right, and a backdrop over the middle.
  private func render(
    _ backdrop: Backdrop, opacity: Float = 1, inGroup: Bool = false
  ) -> Pixels {
    let test = TestLoop(width: 100, height: 100)
    test.root.backgroundColor = .black
    _ = test.addLayer(frame: CGRect(x: 50, y: 0, width: 50, height: 100), color: .white)
    let layer = BackdropLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    layer.backdrop = backdrop
    layer.opacity = opacity
    let parent = CALayer()
    parent.frame = test.root.bounds
    if inGroup { parent.opacity = 0.999 }
    parent.addSublayer(layer)
    // Two layers, so that they form a group.
    parent.addSublayer(CALayer())
    test.root.addSublayer(parent)
    return test.render()
  }

  @Test(arguments: [3.0, 8, 16]) func blursWhatLiesBehind(radius: Double) {
    let pixels = render(Backdrop(blurRadius: radius, saturation: 1, tint: .clear))
    for (distance, share) in [(-1.0, 0.159), (0, 0.5), (1, 0.841)] {
      let x = Int((50 + distance * radius).rounded())
      // The border is between two pixels.
      let value = Double(pixels[x - 1, 50][0] + pixels[x, 50][0]) / 510
      #expect(abs(value - share) < 0.03, "\(radius), \(distance)")
    }
    #expect(pixels[30, 5] == [0, 0, 0, 255])
    #expect(pixels[51, 5] == [255, 255, 255, 255])
  }

  @Test func edgesAreNotDarkened() {
    let test = TestLoop(width: 100, height: 100)
    test.root.backgroundColor = .white
    let layer = BackdropLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    layer.backdrop = Backdrop(blurRadius: 20, saturation: 1.8, tint: .clear)
    test.root.addSublayer(layer)
    let pixels = test.render()
    for y in [0, 1, 20, 42, 43] {
      for x in [0, 1, 50, 98, 99] { #expect(near(pixels[x, y], [255, 255, 255, 255])) }
    }
  }

  @Test func tintLiesOnTop() {
    let pixels = render(
      Backdrop(
        blurRadius: 0, saturation: 1, tint: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(near(pixels[20, 50], [128, 0, 0, 255]))
    #expect(near(pixels[80, 50], [255, 128, 128, 255]))
  }

  @Test func opacityMixesWithWhatIsSharp() {
    let pixels = render(
      Backdrop(blurRadius: 0, saturation: 1, tint: RGBA(red: 0, green: 1, blue: 0, alpha: 1)),
      opacity: 0.5)
    #expect(near(pixels[20, 50], [0, 128, 0, 255]))
  }

  @Test func seesThroughGroups() {
    let pixels = render(Backdrop(blurRadius: 5, saturation: 1, tint: .clear), inGroup: true)
    #expect(abs(pixels[50, 50][0] - 128) < 16)
    #expect(near(pixels[20, 50], [0, 0, 0, 255], 3))
    #expect(near(pixels[80, 50], [255, 255, 255, 255], 3))
  }

  @Test func saturation() {
    let test = TestLoop(width: 10, height: 10)
    test.root.backgroundColor = .of(0.6, 0.4, 0.4)
    let layer = BackdropLayer()
    layer.frame = test.root.bounds
    layer.backdrop = Backdrop(blurRadius: 0, saturation: 0, tint: .clear)
    test.root.addSublayer(layer)
    let grey = test.render()[5, 5]
    #expect(grey[0] == grey[1])
    #expect(grey[1] == grey[2])
    layer.backdrop = Backdrop(blurRadius: 0, saturation: 2, tint: .clear)
    let strong = test.render()[5, 5]
    #expect(strong[0] > 153)
    #expect(strong[1] < 102)
  }
}
