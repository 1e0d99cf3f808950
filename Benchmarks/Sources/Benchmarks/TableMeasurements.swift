/// Tables of self-sizing rows: a million against a thousand, and one cell by constraints against
/// the same by frames.
@MainActor
func measureTables() -> [String] {
  var ratios: [String] = []
  func growth(_ what: String, _ few: Measurement, _ many: Measurement) {
    print(few.line)
    print(many.line)
    ratios.append("\(what), 1,000,000 rows over 1,000: \(many.ratio(to: few))")
  }

  let launches = [1_000, 1_000_000].map { rows in
    Measurement("launch, \(rows) self-sizing rows", warmup: 5, samples: 60) {
      SelfSizingScene(rows: rows).launch()
    }
  }
  growth("launch", launches[0], launches[1])

  let scenes = [1_000, 1_000_000].map { rows in
    let scene = SelfSizingScene(rows: rows)
    scene.launch()
    return scene
  }
  let jumps = scenes.map { Measurement("jump to the middle", samples: 200, body: $0.jump) }
  growth("jump to the middle", jumps[0], jumps[1])
  let flings = scenes.map { Measurement("frame of a fling", samples: 600, body: $0.fling) }
  growth("frame of a fling", flings[0], flings[1])

  let constrained = CellScene<ConstrainedCell> { $0.show($1) }
  let framed = CellScene<FramedCell> { $0.show($1) }
  let byConstraints = Measurement("one cell by constraints", samples: 400, body: constrained.layOut)
  let byFrames = Measurement("the same cell by frames", samples: 400, body: framed.layOut)
  print(byConstraints.line)
  print(byFrames.line)
  ratios.append("one cell, constraints over frames: \(byConstraints.ratio(to: byFrames))")
  return ratios
}
