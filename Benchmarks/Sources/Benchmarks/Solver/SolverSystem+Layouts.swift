/// Realistic layouts with about a given number of variables.
extension SolverSystem {
  static let layouts = [rows, halves, grid]

  /// Rows with an icon, a title and a detail below it, each as high as necessary.
  static func rows(_ variables: Int) -> SolverSystem {
    var system = SolverSystem("rows")
    var above: (icon: Box, detail: Box)?
    for row in 0..<variables / 12 {
      let icon = system.box()
      let title = system.box()
      let detail = system.box()
      system.add([(icon.x, 1)], -16)
      system.add([(icon.width, 1)], -24)
      system.add([(icon.height, 1)], -24)
      system.add([(title.x, 1), (icon.x, -1), (icon.width, -1)], -8)
      system.add([(title.y, 1), (icon.y, -1)], 0)
      system.add([(title.x, 1), (title.width, 1), (system.outer.width, -1)], 16)
      system.add([(title.height, 1)], -20 - Double(row % 3), 0, .medium)
      system.add([(detail.x, 1), (title.x, -1)], 0)
      system.add([(detail.y, 1), (title.y, -1), (title.height, -1)], -4)
      system.add([(detail.x, 1), (detail.width, 1), (system.outer.width, -1)], 16, -1)
      system.add([(detail.width, 1)], -60 - Double(row * 37 % 200), 0, .medium)
      system.add([(detail.height, 1)], -14 - Double(row % 5 * 4), 0, .medium)
      if let above {
        let end: [(Int32, Double)] = [(icon.y, 1), (above.detail.y, -1), (above.detail.height, -1)]
        system.add([(icon.y, 1), (above.icon.y, -1), (above.icon.height, -1)], -8, 1)
        system.add(end, -8, 1)
        system.add(end, -8, 0, .weak)
      } else {
        system.add([(icon.y, 1)], -8)
      }
      above = (icon, detail)
    }
    return system
  }

  /// Nested boxes: each is divided into halves with a gap, alternately side by side and one above the other.
  static func halves(_ variables: Int) -> SolverSystem {
    var system = SolverSystem("nested halves")
    let root = system.box()
    system.add([(root.x, 1)], 0)
    system.add([(root.y, 1)], 0)
    system.add([(root.width, 1), (system.outer.width, -1)], 0)
    system.add([(root.height, 1), (system.outer.height, -1)], 0)
    var waiting = [(box: root, isRow: true)]
    var next = 0
    while Int(system.variableCount) + 8 <= variables {
      let (outer, isRow) = waiting[next]
      next += 1
      let a = system.box()
      let b = system.box()
      system.add([(a.x, 1), (outer.x, -1)], -4)
      system.add([(a.y, 1), (outer.y, -1)], -4)
      system.add([(b.x, 1), (b.width, 1), (outer.x, -1), (outer.width, -1)], 4)
      system.add([(b.y, 1), (b.height, 1), (outer.y, -1), (outer.height, -1)], 4)
      if isRow {
        system.add([(b.x, 1), (a.x, -1), (a.width, -1)], -4)
        system.add([(a.y, 1), (b.y, -1)], 0)
      } else {
        system.add([(b.y, 1), (a.y, -1), (a.height, -1)], -4)
        system.add([(a.x, 1), (b.x, -1)], 0)
      }
      system.add([(a.width, 1), (b.width, -1)], 0)
      system.add([(a.height, 1), (b.height, -1)], 0)
      system.add([(a.width, 1)], -40, 1, .medium)
      system.add([(b.height, 1)], -44, 0, .weak)
      waiting += [(a, !isRow), (b, !isRow)]
    }
    return system
  }

  /// Rows of four equal parts, like stack views in a stack view.
  static func grid(_ variables: Int) -> SolverSystem {
    var system = SolverSystem("grid")
    var above: Box?
    for _ in 0..<variables / 16 {
      let row = (0..<4).map { _ in system.box() }
      system.add([(row[0].x, 1)], -16)
      if let above {
        system.add([(row[0].y, 1), (above.y, -1), (above.height, -1)], -8)
      } else {
        system.add([(row[0].y, 1)], -16)
      }
      for (box, next) in zip(row, row.dropFirst()) {
        system.add([(next.x, 1), (box.x, -1), (box.width, -1)], -8)
        system.add([(next.y, 1), (box.y, -1)], 0)
        system.add([(next.width, 1), (box.width, -1)], 0)
        system.add([(next.height, 1), (box.height, -1)], 0)
      }
      system.add([(row[3].x, 1), (row[3].width, 1), (system.outer.width, -1)], 16)
      for (column, box) in row.enumerated() {
        system.add([(box.height, 1)], -44, 1, .strong)
        system.add([(box.height, 1)], -Double(30 + column), 0, .weak)
      }
      above = row[0]
    }
    if let above {
      let end: [(Int32, Double)] = [(above.y, 1), (above.height, 1), (system.outer.height, -1)]
      system.add(end, 16, -1, .medium)
    }
    return system
  }
}
