import Foundation
import OozeKernel

/// Smooth noise in the plane and in time, between -1 and 1: Perlin's gradient noise of 1985 with the smoother
/// step of 2002. The same position and time always give the same value.
struct GradientNoise: Sendable {
  /// The approximate distance from one crest to the next, in points.
  var scale: Double
  /// Distinguishes the two components of a field.
  var seed: UInt64

  func value(at point: PlaneVector, time: Double) -> Double {
    let p = (x: point.x / scale, y: point.y / scale, t: time)
    guard abs(p.x) < 1e9, abs(p.y) < 1e9, abs(p.t) < 1e9 else { return 0 }
    let cell = (x: p.x.rounded(.down), y: p.y.rounded(.down), t: p.t.rounded(.down))
    let f = (x: p.x - cell.x, y: p.y - cell.y, t: p.t - cell.t)
    func corner(_ i: Int, _ j: Int, _ k: Int) -> Double {
      let hash = Self.hash(Int(cell.x) + i, Int(cell.y) + j, Int(cell.t) + k, seed)
      let x = f.x - Double(i)
      let y = f.y - Double(j)
      let t = f.t - Double(k)
      // One of the twelve directions to the edges of a cube.
      switch hash % 12 {
      case 0: return x + y
      case 1: return x - y
      case 2: return -x + y
      case 3: return -x - y
      case 4: return x + t
      case 5: return x - t
      case 6: return -x + t
      case 7: return -x - t
      case 8: return y + t
      case 9: return y - t
      case 10: return -y + t
      default: return -y - t
      }
    }
    let u = (x: Self.ease(f.x), y: Self.ease(f.y), t: Self.ease(f.t))
    func row(_ j: Int, _ k: Int) -> Double { Self.mix(corner(0, j, k), corner(1, j, k), u.x) }
    func plane(_ k: Int) -> Double { Self.mix(row(0, k), row(1, k), u.y) }
    return Self.mix(plane(0), plane(1), u.t).clamped(to: -1...1)
  }

  private static func ease(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }
  private static func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

  /// Mixes the cell's coordinates with the finish of SplitMix64.
  private static func hash(_ x: Int, _ y: Int, _ t: Int, _ seed: UInt64) -> UInt64 {
    var z = seed &+ UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    z = z &+ UInt64(bitPattern: Int64(y)) &* 0xD1B5_4A32_D192_ED03
    z = z &+ UInt64(bitPattern: Int64(t)) &* 0x8CB9_2BA7_2F3D_8DD7
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
