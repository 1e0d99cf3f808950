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

  /// How red the water's picture is at some place, of 255: the lights are warm, the water isn't.
  private func red(at place: Vector, brightness: Float) throws -> Int {
    let layer = WaterLayer(environment(brightness), palette: Palette())
    let contents = try #require(layer.sublayers?.first?.contents)
    let image = UIImage(cgImage: contents as! CGImage)
    let pixels = CGFloat(40) / image.size.width
    let pixel = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      image.draw(
        at: CGPoint(
          x: -(CGFloat(20 + place.x) / pixels).rounded(),
          y: -(CGFloat(20 + place.y) / pixels).rounded()))
    }
    let data = try #require(pixel.cgImage?.dataProvider?.data)
    return Int(data[2])
  }

  @Test("a light is brightest in its middle and gone in the dark, on its own side")
  func lights() throws {
    let levels = try [0, 0.25, 0.5, 0.75, 1].map { try red(at: patch.center, brightness: $0) }
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 < $1 }, "\(levels)")
    let mirrored = Vector(x: -patch.center.x, y: patch.center.y)
    #expect(try red(at: mirrored, brightness: 1) == red(at: mirrored, brightness: 0))
  }

  @Test("another picture only for a change that is seen")
  func steps() throws {
    let layer = WaterLayer(environment(1), palette: Palette())
    let water = try #require(layer.sublayers?.first)
    let first = try #require(water.contents) as AnyObject
    layer.show(Light(patches: [patch], brightness: 0.99))
    #expect(water.contents as AnyObject === first)
    layer.show(Light(patches: [patch], brightness: 0.9))
    #expect(water.contents as AnyObject !== first)
  }
}
