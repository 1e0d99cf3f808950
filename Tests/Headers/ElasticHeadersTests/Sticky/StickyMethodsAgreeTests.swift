import OozeKernel
import ElasticHeaders
import Stage
import Testing

/// Method 1 and method 2 of F-HEADER-07, side by side.
@MainActor
@Suite struct StickyMethodsAgreeTests {
  /// The plain table gets a thousand scrolls, and the others get a hundred each.
  @Test(
    "Identical frames over 1,000 random scrolls: drags, throws, jumps, animations, reloads",
    arguments: zip(TableVariant.all, [1000, 100, 100, 100]))
  func randomScrolls(variant: TableVariant, count: Int) {
    let scenes = StickyStretchyCell.Method.allCases.map { StickyScene($0, variant) }
    var random = SplitMix64(seed: 20_180_613)
    var stretched = 0
    for scroll in 0..<count {
      let kind = Int.random(in: 0..<6, using: &random)
      let amount = CGFloat.random(in: -420...500, using: &random)
      let pause = Double.random(in: 0...0.06, using: &random)
      for scene in scenes {
        perform(kind, amount, on: scene)
        scene.stage.advance(by: pause)
      }
      let frames = scenes.map(\.frame)
      #expect(frames[0] == frames[1], "scroll \(scroll), kind \(kind), by \(amount)")
      #expect(scenes[0].table.contentOffset == scenes[1].table.contentOffset)
      if let frame = frames[0], frame.height > 280 { stretched += 1 }
    }
    #expect(stretched > count / 10, "the scrolls have to pull the cell")
  }

  private func perform(_ kind: Int, _ amount: CGFloat, on scene: StickyScene) {
    scene.stage.makeCurrent()
    let table = scene.table
    switch kind {
    case 0, 1:
      scene.stage.drag(
        from: CGPoint(x: 196, y: 426), by: CGVector(dx: 0, dy: amount * 0.8), duration: 0.1)
    case 2: table.contentOffset.y = -amount
    case 3: table.setContentOffset(CGPoint(x: 0, y: -amount), animated: true)
    case 4: table.scrollToRow(at: [0, 0], at: .top, animated: false)
    default: table.reloadData()
    }
  }
}
