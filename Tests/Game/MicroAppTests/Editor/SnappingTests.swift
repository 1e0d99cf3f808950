import Micro
import Testing

@testable import MicroApp

@Suite("Snapping") struct SnappingTests {
  /// Two hundredths in each coordinate, and rounding of single precision.
  private let rounding: Float = 0.0101

  @Test("pulls to the axis, to whole quarters and to steps of 15°")
  func pulls() {
    let snapping = Snapping()
    let onAxis = snapping.snap(Vector(x: 1.05, y: 0.2), from: .zero, isSymmetric: true)
    #expect(onAxis.position == Vector(x: 1, y: 0))
    #expect(onAxis.guides == [.axis, .length(1)])
    let free = snapping.snap(Vector(x: 1.05, y: 0.2), from: .zero, isSymmetric: false)
    #expect(free.guides == [.length(1)], "11° is neither 0° nor 15°")
    let diagonal = snapping.snap(Vector(x: 0.75, y: 0.74), from: .zero, isSymmetric: true)
    #expect(diagonal.guides == [.length(1), .angle(degrees: 45)])
    #expect(diagonal.position == Vector(x: 0.71, y: 0.71))
    let between = snapping.snap(Vector(x: 0.3, y: -1.08), from: .zero, isSymmetric: true)
    #expect(between.guides == [.angle(degrees: -75)], "1.12 isn't a multiple of a quarter")
  }

  @Test(
    "stays within a link of the anchor, and is the same on both sides", arguments: [false, true])
  func grid(isSymmetric: Bool) {
    let snapping = Snapping()
    let lengths = GenomeLimits.linkLength
    for anchorY in [0, 0.92, 2.1] as [Float] {
      let anchor = Vector(x: -1, y: anchorY)
      for column in -30...30 {
        for row in -30...30 {
          let finger = Vector(x: Float(column) / 10, y: Float(row) / 10)
          let place = snapping.snap(finger, from: anchor, isSymmetric: isSymmetric)
          let length = (place.position - anchor).length
          #expect(
            length > lengths.lowerBound && length < lengths.upperBound, "\(finger) → \(place)")
          if place.guides.contains(.axis) { #expect(place.position.y == 0) }
          for case .length(let pulled) in place.guides {
            #expect(abs(length - pulled) <= rounding, "\(finger) → \(place)")
          }
          for case .angle(let degrees) in place.guides {
            let across = Vector(angle: Float(degrees) * .pi / 180).cross(place.position - anchor)
            #expect(abs(across) <= rounding, "\(finger) → \(place)")
          }
          // Straight up and down, and at the anchor itself, neither side is nearer.
          guard finger.x != anchor.x, finger != anchor else { continue }
          let mirrored = snapping.snap(
            Vector(x: finger.x, y: -finger.y), from: Vector(x: anchor.x, y: -anchor.y),
            isSymmetric: isSymmetric)
          #expect(abs(mirrored.position.x - place.position.x) <= rounding)
          #expect(abs(mirrored.position.y + place.position.y) <= rounding)
          #expect(mirrored.guides.count == place.guides.count)
        }
      }
    }
  }

  @Test("without an anchor, the axis alone pulls")
  func alone() {
    let snapping = Snapping()
    #expect(
      snapping.snap(Vector(x: 3.333, y: -0.29), isSymmetric: true).position
        == Vector(x: 3.33, y: 0))
    #expect(
      snapping.snap(Vector(x: 3.333, y: -0.29), isSymmetric: false).position
        == Vector(x: 3.33, y: -0.29))
  }
}
