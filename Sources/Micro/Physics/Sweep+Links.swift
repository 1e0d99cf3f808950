extension Sweep {
  /// Once over all links, muscles included, four at a time.
  func solveLinks<Books: Ledger>(_ ledger: inout Books) {
    guard let cells = cells.baseAddress, let packs = packs.baseAddress else { return }
    for index in 0..<self.packs.count {
      let pack = packs + index
      let a = Four(cells, pack.pointee.a)
      let b = Four(cells, pack.pointee.b)
      let way = b.motion(from: a)
      let weight = b.answer(with: a)
      let earlier = pack.pointee.length
      let (x, y) = LinkPack.pull(
        pack, way.0, way.1, way.2, way.3, xx: weight.0, xy: weight.1, yy: weight.2)
      if Books.isKept {
        bookMuscles(index, from: earlier, way.0, way.1, &ledger)
        for place in 0..<4 {
          let impulse = Vector(x: x[place], y: y[place])
          strike(Int(pack.pointee.a[place]), impulse, for: .links, &ledger)
          strike(Int(pack.pointee.b[place]), -impulse, for: .links, &ledger)
        }
      } else {
        a.take(x, y)
        b.give(x, y)
      }
    }
  }

  /// What shortening or lengthening adds to the elastic energy ½ k C².
  private func bookMuscles<Books: Ledger>(
    _ index: Int, from earlier: SIMD4<Float>, _ x: SIMD4<Float>, _ y: SIMD4<Float>,
    _ ledger: inout Books
  ) {
    let pack = packs[index]
    for place in 0..<4 {
      let distance = Vector(x: x[place], y: y[place]).length
      let before = Swift.max(distance - earlier[place], pack.slack[place])
      let after = Swift.max(distance - pack.length[place], pack.slack[place])
      ledger.add(
        0.5 * stiffness[4 * index + place] * (after - before) * (after + before), to: .muscles)
    }
  }
}

/// The cells at one end of the four links of a pack.
private struct Four {
  let first: UnsafeMutablePointer<PointMass>
  let second: UnsafeMutablePointer<PointMass>
  let third: UnsafeMutablePointer<PointMass>
  let fourth: UnsafeMutablePointer<PointMass>

  @inline(__always)
  init(_ cells: UnsafeMutablePointer<PointMass>, _ numbers: SIMD4<Int32>) {
    first = cells + Int(numbers.x)
    second = cells + Int(numbers.y)
    third = cells + Int(numbers.z)
    fourth = cells + Int(numbers.w)
  }

  typealias Vectors = (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// How these cells are and move as seen from others: four numbers each of x, y, vx and vy.
  @inline(__always)
  func motion(from other: Four) -> Vectors {
    transposed(
      first.pointee.motion - other.first.pointee.motion,
      second.pointee.motion - other.second.pointee.motion,
      third.pointee.motion - other.third.pointee.motion,
      fourth.pointee.motion - other.fourth.pointee.motion)
  }

  /// How these cells and others together answer to an impulse: four numbers each of xx, xy and yy.
  @inline(__always)
  func answer(with other: Four) -> Vectors {
    transposed(
      first.pointee.answer + other.first.pointee.answer,
      second.pointee.answer + other.second.pointee.answer,
      third.pointee.answer + other.third.pointee.answer,
      fourth.pointee.answer + other.fourth.pointee.answer)
  }

  @inline(__always)
  func take(_ x: SIMD4<Float>, _ y: SIMD4<Float>) {
    first.pointee.take(x.x, y.x)
    second.pointee.take(x.y, y.y)
    third.pointee.take(x.z, y.z)
    fourth.pointee.take(x.w, y.w)
  }

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
  ) -> Vectors {
    (
      SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z),
      SIMD4(a.w, b.w, c.w, d.w)
    )
  }
}
