import Foundation
import Micro
import Testing

@testable import MicroApp

@Suite("The camera") struct CameraTests {
  private let size = CGSize(width: 390, height: 844)

  @Test("it follows as fast at every frame rate", arguments: [20.0, 30, 60, 120])
  func rates(rate: Double) {
    var camera = DishCamera(center: .zero, size: size)
    let target = Vector(x: 10, y: -4)
    for _ in 0..<Int(rate) { camera.follow(target, size: size, elapsed: 1 / rate) }
    // After a second, e^(−1/0.22) of the way is left: 1.06 %.
    let left = 1 - exp(-1 / 0.22)
    #expect(abs(Double(camera.center.x) - 10 * left) < 0.01)
    #expect(abs(Double(camera.center.y) + 4 * left) < 0.01)
  }

  @Test("a place is converted to the screen and back")
  func places() {
    var camera = DishCamera(center: Vector(x: 3, y: 7), size: size)
    camera.magnification = 1.4
    for _ in 0..<100 { camera.follow(Vector(x: 5, y: 5), size: size, elapsed: 0.1) }
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 390, y: 844), CGPoint(x: 100, y: 600)] {
      let place = camera.place(of: point, size: size)
      let back = CGPoint(x: CGFloat(place.x), y: CGFloat(place.y))
        .applying(camera.transform(size))
      #expect(abs(back.x - point.x) < 0.01)
      #expect(abs(back.y - point.y) < 0.01)
    }
    #expect(abs(camera.place(of: CGPoint(x: 195, y: 422), size: size).x - 5) < 1e-3)
  }

  @Test("only a disc that touches the screen is visible")
  func sight() {
    let camera = DishCamera(center: .zero, size: size)
    let half = Float(size.width / 2 / camera.zoom)
    for side in [Float(-1), 1] {
      #expect(camera.sees(Vector(x: side * (half + 1.9), y: 0), radius: 2, size: size))
      #expect(!camera.sees(Vector(x: side * (half + 2.1), y: 0), radius: 2, size: size))
    }
  }

  @Test("the zoom stays within its bounds")
  func magnification() {
    var camera = DishCamera(center: .zero, size: size)
    camera.magnification = 100
    #expect(camera.magnification == 2.5)
    camera.magnification = 0
    #expect(camera.magnification == 0.4)
  }
}
