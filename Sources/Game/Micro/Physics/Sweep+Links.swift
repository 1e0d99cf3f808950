extension Sweep {
  /// Solves a block's links once, including muscles, four at a time.
  func solveLinks<Books: Ledger>(_ block: Solver.Block, _ ledger: inout Books) {
    guard let packs = packs.baseAddress else { return }
    for index in block.packs {
      let pack = packs + index
      let a = FourCells(cells, pack.pointee.a)
      let b = FourCells(cells, pack.pointee.b)
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

  /// Records the elastic energy ½ k C² that the muscles add by changing lengths.
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
