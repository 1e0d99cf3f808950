import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("The water") struct WaterTests {
  private let patch = Light.Patch(center: Vector(x: -6, y: 4), radius: 5)

  private func environment(_ brightness: Float) -> Environment {
    var environment = Environment(radius: 20)
    environment.light = Light(patches: [patch], brightness: brightness)
    return environment
  }

  /// Returns the opacity of the lights at a place, of 255.
  private func opacity(at place: Vector, brightness: Float) throws -> Int {
    let lights = try #require(WaterLayer(environment(brightness), palette: Palette()).sublayers?[1])
    let contents = try #require(lights.contents)
    let image = UIImage(cgImage: contents as! CGImage)
    let pixels = CGFloat(40) / image.size.width
    let pixel = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      image.draw(
        at: CGPoint(
          x: -(CGFloat(20 + place.x) / pixels).rounded(),
          y: -(CGFloat(20 + place.y) / pixels).rounded()))
    }
    let data = try #require(pixel.cgImage?.dataProvider?.data)
    return Int(Float(data[3]) * lights.opacity)
  }

  @Test("a light is brightest in its middle and gone in the dark, on its own side")
  func lights() throws {
    let levels = try [0, 0.25, 0.5, 0.75, 1].map { try opacity(at: patch.center, brightness: $0) }
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 < $1 }, "\(levels)")
    let mirrored = Vector(x: -patch.center.x, y: patch.center.y)
    #expect(try opacity(at: mirrored, brightness: 1) == 0)
  }

  @Test("dimming draws no picture")
  func dimming() throws {
    let layer = WaterLayer(environment(1), palette: Palette())
    let pictures = try #require(layer.sublayers).compactMap { $0.contents as AnyObject? }
    #expect(pictures.count == 2)
    layer.show(Light(patches: [patch], brightness: 0.4))
    #expect(layer.sublayers?[1].opacity == 0.4)
    let after = try #require(layer.sublayers).compactMap { $0.contents as AnyObject? }
    #expect(zip(pictures, after).allSatisfy { $0 === $1 })
  }
}
