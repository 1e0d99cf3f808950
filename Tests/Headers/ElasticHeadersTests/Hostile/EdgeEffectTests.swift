import Foundation
import Stage
import Testing

@testable import ElasticHeaders

/// The effect that iOS 26 draws at the top edge, under the header of a table.
@MainActor
@Suite struct EdgeEffectTests {
  private final class Effect: EdgeEffect {
    var isHidden = false
  }

  private func scene(
    _ effect: Effect, _ variant: TableVariant = TableVariant.all[1],
    configure: (ElasticHeaderTableView) -> Void = { _ in }
  ) -> ElasticScene {
    ElasticScene(variant) {
      $0.keeper.later.topEdgeEffect = { _ in effect }
      $0.headerHidesTopEdgeEffect = true
      configure($0)
    }
  }

  @Test("It is hidden while the header covers what is under the bar", arguments: TableVariant.all)
  func follows(variant: TableVariant) {
    let effect = Effect()
    let scene = scene(effect, variant)
    for travel in [CGFloat(0), 80, 159, 161, 300, 900, 161, 159, 0, -120] {
      scene.travel = travel
      #expect(effect.isHidden == (travel < ElasticScene.resting), "at \(travel)")
    }
  }

  @Test("Under a header that stays it stays hidden")
  func pinned() {
    let effect = Effect()
    let scene = scene(effect) { $0.minimumHeaderHeight = 44 }
    for travel in [CGFloat(0), 200, 900] {
      scene.travel = travel
      #expect(effect.isHidden, "at \(travel)")
    }
  }

  @Test("It comes back without a header, without underlap, and when the setting goes")
  func restored() {
    let changes: [(ElasticHeaderTableView) -> Void] = [
      { $0.tableHeaderView = nil }, { $0.headerUnderlapsTopInset = false },
      { $0.headerHidesTopEdgeEffect = false }, { $0.isElastic = false },
    ]
    for (index, change) in changes.enumerated() {
      let effect = Effect()
      let scene = scene(effect)
      #expect(effect.isHidden)
      change(scene.table)
      scene.stage.advance(by: 0.1)
      #expect(!effect.isHidden, "change \(index)")
    }
  }

  @Test("One that the app hid stays hidden")
  func hiddenByApp() {
    let effect = Effect()
    effect.isHidden = true
    let scene = scene(effect)
    scene.travel = 900
    #expect(effect.isHidden)
    scene.travel = 0
    scene.table.headerHidesTopEdgeEffect = false
    scene.stage.advance(by: 0.1)
    #expect(effect.isHidden)
  }

  @Test("Unless it is asked for, and on a system without the effect, nothing is written")
  func untouched() {
    let effect = Effect()
    let scene = ElasticScene { $0.keeper.later.topEdgeEffect = { _ in effect } }
    scene.travel = 100
    #expect(!effect.isHidden)
    #expect(!scene.table.headerHidesTopEdgeEffect)
    let older = ElasticScene { $0.headerHidesTopEdgeEffect = true }
    older.travel = 100
    #expect(older.table.headerHidesTopEdgeEffect)
  }
}
