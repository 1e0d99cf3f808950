import OozeKernel
import ElasticHeaders
import Stage
import Testing

/// With zero insets, `HeaderInsetTableView` is `UITableView`.
@MainActor
@Suite struct ZeroInsetTests {
  /// The plain table with titles gets a thousand scrolls, and the others get twenty each.
  @Test(
    "Zero insets: frames identical to UITableView's over 1,000 random scrolls",
    arguments: SectionScene.Kind.allCases, TableVariant.all)
  func identical(kind: SectionScene.Kind, variant: TableVariant) {
    let isFirst = kind == .title && variant.style == .plain && !variant.inNavigation
    let scenes = [
      UITableView(frame: .zero, style: variant.style),
      HeaderInsetTableView(frame: .zero, style: variant.style),
    ].map {
      SectionScene($0, kind, inNavigation: variant.inNavigation, sections: [4, 0, 7, 1, 15, 2])
    }
    var random = SplitMix64(seed: 20_131_129)
    for scroll in 0..<(isFirst ? 1000 : 20) {
      let kind = Int.random(in: 0..<5, using: &random)
      let amount = CGFloat.random(in: -500...500, using: &random)
      let pause = Double.random(in: 0...0.04, using: &random)
      for scene in scenes {
        scene.perform(kind, amount)
        scene.stage.advance(by: pause)
      }
      let frames = scenes.map { scene in scene.table.subviews.map(\.frame) }
      #expect(frames[0] == frames[1], "scroll \(scroll), kind \(kind), by \(amount)")
      #expect(scenes[0].table.contentOffset == scenes[1].table.contentOffset)
    }
  }
}
