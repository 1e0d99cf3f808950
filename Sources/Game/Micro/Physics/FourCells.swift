/// Four cells as lanes: one end of the constraints of a pack.
struct FourCells {
  private let first: UnsafeMutablePointer<PointMass>
  private let second: UnsafeMutablePointer<PointMass>
  private let third: UnsafeMutablePointer<PointMass>
  private let fourth: UnsafeMutablePointer<PointMass>

  @inline(__always)
  init(_ cells: UnsafeMutablePointer<PointMass>, _ numbers: SIMD4<Int32>) {
    first = cells + Int(numbers.x)
    second = cells + Int(numbers.y)
    third = cells + Int(numbers.z)
    fourth = cells + Int(numbers.w)
  }

  typealias Lanes = (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Returns the positions and velocities of these cells relative to others: four numbers each of x, y, vx and vy.
  @inline(__always)
  func motion(from other: FourCells) -> Lanes {
    transposed(
      first.pointee.motion - other.first.pointee.motion,
      second.pointee.motion - other.second.pointee.motion,
      third.pointee.motion - other.third.pointee.motion,
      fourth.pointee.motion - other.fourth.pointee.motion)
  }

  /// Returns the mobilities of these cells: four numbers each of xx, xy and yy.
  @inline(__always)
  func answer() -> Lanes {
    transposed(
      first.pointee.answer, second.pointee.answer, third.pointee.answer, fourth.pointee.answer)
  }

  /// Returns the sums of the mobilities of these cells and others.
  @inline(__always)
  func answer(with other: FourCells) -> Lanes {
    transposed(
      first.pointee.answer + other.first.pointee.answer,
      second.pointee.answer + other.second.pointee.answer,
      third.pointee.answer + other.third.pointee.answer,
      fourth.pointee.answer + other.fourth.pointee.answer)
  }

  /// Applies an impulse to each cell within a substep. The arguments are h times the impulse.
  @inline(__always)
  func take(_ x: SIMD4<Float>, _ y: SIMD4<Float>) {
    first.pointee.take(x.x, y.x)
    second.pointee.take(x.y, y.y)
    third.pointee.take(x.z, y.z)
    fourth.pointee.take(x.w, y.w)
  }

  /// Applies the opposite impulse to each cell.
  @inline(__always)
  func give(_ x: SIMD4<Float>, _ y: SIMD4<Float>) {
    first.pointee.give(x.x, y.x)
    second.pointee.give(x.y, y.y)
    third.pointee.give(x.z, y.z)
    fourth.pointee.give(x.w, y.w)
  }

  @inline(__always)
  private func transposed(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>
  ) -> Lanes {
    (
      SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z),
      SIMD4(a.w, b.w, c.w, d.w)
    )
  }
}
