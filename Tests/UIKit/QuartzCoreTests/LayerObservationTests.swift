@_spi(Lowered) import ObjectiveCForLinux
import Testing

@testable import QuartzCore

/// Key-value observing of layers. Source: https://stackoverflow.com/a/19687115, which follows a view's geometry with
/// observers of its layer: "changing the frame of a view or layer will cause the layer to change position and bounds
/// (in that order)". Old and new values are as Apple documents `NSKeyValueObservingOptions`.
@MainActor struct LayerObservationTests {
  @Test func geometryIsReported() {
    let layer = CALayer()
    var told: [String] = []
    let observations = [
      layer.observe(\.frame) { _, _ in told.append("frame") },
      layer.observe(\.bounds) { _, _ in told.append("bounds") },
      layer.observe(\.position) { _, _ in told.append("position") },
      layer.observe(\.transform) { _, _ in told.append("transform") },
      layer.observe(\.zPosition) { _, _ in told.append("zPosition") },
      layer.observe(\.anchorPoint) { _, _ in told.append("anchorPoint") },
      layer.observe(\.anchorPointZ) { _, _ in told.append("anchorPointZ") },
      layer.observe(\.isHidden) { _, _ in told.append("isHidden") },
      layer.observe(\.opacity) { _, _ in told.append("opacity") },
    ]
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(told == ["position", "bounds", "frame"])
    told = []
    layer.bounds.size.width = 31
    layer.position.x = 5
    layer.setValue(7, forKeyPath: "position.y")
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.zPosition = 1
    layer.anchorPoint = .zero
    layer.anchorPointZ = 1
    layer.setValue(true, forKey: "hidden")
    layer.opacity = 0
    layer.opacity = 0
    #expect(
      told == [
        "bounds", "position", "position", "transform", "zPosition", "anchorPoint", "anchorPointZ",
        "isHidden", "opacity", "opacity",
      ])
    for observation in observations { observation.invalidate() }
    layer.opacity = 1
    #expect(told.count == 10)
  }

  @Test(arguments: [false, true]) func aFrameUnderATransformSetsBoth(isRotated: Bool) {
    let layer = CALayer()
    if isRotated { layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1) }
    var told: [String] = []
    let observations = [
      layer.observe(\.bounds) { _, _ in told.append("bounds") },
      layer.observe(\.position) { _, _ in told.append("position") },
    ]
    let frame = CGRect(x: 10, y: 20, width: 30, height: 50)
    layer.frame = frame
    #expect(told == ["position", "bounds"])
    #expect(abs(layer.frame.minX - frame.minX) < 1e-9)
    #expect(abs(layer.frame.maxY - frame.maxY) < 1e-9)
    for observation in observations { observation.invalidate() }
  }

  /// A colour is stored as it was set, and once more for drawing.
  @Test func oldAndNewValuesAreComplete() {
    let layer = CAShapeLayer()
    let (red, blue) = (
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    layer.fillColor = red
    layer.backgroundColor = red
    var told: [[CGColor?]] = []
    let observations = [
      layer.observe(\.fillColor, named: "fillColor", options: [.old, .new]) { _, change in
        told.append([change.oldValue ?? nil, change.newValue ?? nil])
      },
      layer.observe(\.backgroundColor, named: "backgroundColor", options: [.old, .new]) {
        _, change in told.append([change.oldValue ?? nil, change.newValue ?? nil])
      },
    ]
    layer.fillColor = blue
    layer.backgroundColor = blue
    #expect(told == [[red, blue], [red, blue]])
    for observation in observations { observation.invalidate() }
  }

  /// A presentation layer has no observers, so an animation isn't reported frame by frame.
  @Test func animationsAreNotReported() {
    let test = TestLoop()
    let layer = test.addLayer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var count = 0
    let observation = layer.observe(\.position) { _, _ in count += 1 }
    layer.position.x = 50
    test.run(until: test.loop.now + 0.5)
    #expect(layer.presentation()?.position.x == 50)
    #expect(count == 1)
    observation.invalidate()
  }
}
