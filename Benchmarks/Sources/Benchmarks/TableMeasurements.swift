/// Measures tables of self-sizing rows: a million against a thousand, and a cell with constraints against the
/// same cell with frames. Returns the lines with the ratios.
@MainActor
func measureTables() -> [String] {
  let counts = [1_000, 1_000_000]
  let launches = counts.map { rows in
    Measurement("launch, \(rows) self-sizing rows", warmup: 5, samples: 60) {
      SelfSizingScene(rows: rows).launch()
    }
  }
  let jumps = counts.map { rows in
    let scene = launchedScene(rows: rows)
    return Measurement("jump to the middle of \(rows) rows") { scene.jump() }
  }
  let flings = counts.map { rows in
    let scene = launchedScene(rows: rows)
    return Measurement("frame of a fling, \(rows) rows", samples: 600) { scene.fling() }
  }
  let constrained = CellScene(ConstrainedCell(style: .default, reuseIdentifier: nil)) {
    $0.show($1)
  }
  let framed = CellScene(FramedCell(style: .default, reuseIdentifier: nil)) { $0.show($1) }
  let cells = [
    Measurement("one cell by frames", samples: 400) { framed.layOut() },
    Measurement("the same cell by constraints", samples: 400) { constrained.layOut() },
  ]
  for measurement in launches + jumps + flings + cells { print(measurement.line) }
  return [
    "launch, 1,000,000 rows over 1,000: \(launches[1].ratio(to: launches[0]))",
    "jump, 1,000,000 rows over 1,000: \(jumps[1].ratio(to: jumps[0]))",
    "fling, 1,000,000 rows over 1,000: \(flings[1].ratio(to: flings[0]))",
    "one cell, constraints over frames: \(cells[1].ratio(to: cells[0]))",
  ]
}

@MainActor
private func launchedScene(rows: Int) -> SelfSizingScene {
  let scene = SelfSizingScene(rows: rows)
  scene.launch()
  return scene
}
