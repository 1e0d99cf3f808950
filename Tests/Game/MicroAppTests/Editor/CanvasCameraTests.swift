import CoreGraphics
import Micro
import Testing

@testable import MicroApp

@Suite("The canvas's camera") struct CanvasCameraTests {
  private var camera: CanvasCamera {
    CanvasCamera(
      centre: Vector(x: 1, y: -2), scale: 40, size: CGSize(width: 300, height: 500))
  }

  @Test("shows the head up and the right side to the right")
  func axes() {
    #expect(camera.point(of: Vector(x: 1, y: -2)) == CGPoint(x: 150, y: 250))
    #expect(camera.point(of: Vector(x: 2, y: -2)) == CGPoint(x: 150, y: 210))
    #expect(camera.point(of: Vector(x: 1, y: -1)) == CGPoint(x: 190, y: 250))
  }

  @Test("finds the place at a point, and the point of a place")
  func inverse() {
    for x in stride(from: CGFloat(0), through: 300, by: 25) {
      for y in stride(from: CGFloat(0), through: 500, by: 25) {
        let point = camera.point(of: camera.place(at: CGPoint(x: x, y: y)))
        #expect(abs(point.x - x) < 0.001)
        #expect(abs(point.y - y) < 0.001)
      }
    }
  }

  @Test("pans with the finger")
  func pan() {
    var camera = camera
    let place = camera.place(at: CGPoint(x: 100, y: 100))
    camera.pan(by: CGVector(dx: 30, dy: -50))
    let moved = camera.point(of: place)
    #expect(abs(moved.x - 130) < 0.001)
    #expect(abs(moved.y - 50) < 0.001)
  }

  @Test("zooms around the fingers, within its scales", arguments: [0.01, 0.5, 1.5, 100])
  func zoom(factor: CGFloat) {
    var camera = camera
    let fingers = CGPoint(x: 80, y: 420)
    let place = camera.place(at: fingers)
    camera.zoom(by: factor, around: fingers)
    let after = camera.point(of: place)
    #expect(abs(after.x - 80) < 0.01)
    #expect(abs(after.y - 420) < 0.01)
    #expect(CanvasCamera.scales.contains(camera.scale))
    if factor == 0.5 { #expect(camera.scale == 20) }
  }

  @Test("avoids the views in the corner", arguments: [40, 120, 260] as [CGFloat])
  func obstacle(side: CGFloat) {
    let obstacle = CGRect(x: 10, y: 10, width: side, height: side)
    for genome in SeedCreatures.all {
      var camera = camera
      camera.fit(genome, margin: 20, beside: obstacle)
      for cell in genome.cells {
        let point = camera.point(of: cell.position)
        let radius = CGFloat(cell.type.traits.radius) * camera.scale
        let circle = CGRect(
          x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        #expect(!circle.intersects(obstacle))
        #expect(CGRect(x: 0, y: 0, width: 300, height: 500).contains(circle))
      }
    }
  }

  @Test(
    "whole creatures leave room for the handles of every cell",
    arguments: [
      CGSize(width: 393, height: 270), CGSize(width: 393, height: 520),
      CGSize(width: 800, height: 700),
    ])
  @MainActor func handles(size: CGSize) {
    for genome in SeedCreatures.all {
      var camera = camera
      camera.size = size
      camera.fit(genome, margin: EditorCanvas.margin)
      let room = CGRect(origin: .zero, size: size)
        .insetBy(dx: CanvasKnob.radius, dy: CanvasKnob.radius)
      for cell in genome.cells {
        let handles = CanvasHandles(of: .cell(cell.id), in: genome, scale: camera.scale).handles
        #expect(!handles.isEmpty)
        for handle in handles { #expect(room.contains(camera.point(of: handle.place))) }
      }
    }
  }

  @Test("fits every seed creature whole", arguments: SeedCreatures.all.indices)
  func fit(creature: Int) {
    let genome = SeedCreatures.all[creature]
    var camera = camera
    camera.fit(genome, margin: 30)
    for cell in genome.cells {
      let point = camera.point(of: cell.position)
      let radius = CGFloat(cell.type.traits.radius) * camera.scale
      #expect(point.x - radius > 29.9)
      #expect(point.x + radius < 270.1)
      #expect(point.y - radius > 29.9)
      #expect(point.y + radius < 470.1)
    }
  }
}
