import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of separators with an effect.
///
/// Source: Apple, UITableView, `separatorEffect`: “The effect applied to table separators.”
@MainActor @Suite struct SeparatorEffectTests {
  private func effectViews(_ view: UIView) -> [UIVisualEffectView] {
    view.subviews.compactMap { $0 as? UIVisualEffectView }
  }

  /// Returns the visible plain lines.
  private func lines(_ view: UIView) -> [CALayer] {
    (view.layer.sublayers ?? []).filter { $0.name == "separator" && !$0.isHidden }
  }

  @Test func linesAreEffectViewsWhileThereIsAnEffect() throws {
    let bench = TableBench(rows: [3])
    let cells = bench.table.visibleCells
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { lines($0).count == 1 && effectViews($0).isEmpty })
    let frames = cells.map { lines($0)[0].frame }
    let fillers = lines(bench.table).map(\.frame)

    let effect = UIVibrancyEffect(
      blurEffect: UIBlurEffect(style: .systemMaterial), style: .separator)
    bench.table.separatorEffect = effect
    bench.frame()
    for (cell, frame) in zip(cells, frames) {
      let view = try #require(effectViews(cell).first)
      #expect(view.effect == effect)
      #expect(view.frame == frame)
      #expect(lines(cell).isEmpty)
      #expect(view.contentView.backgroundColor == .white)
      #expect(view.contentView.frame == view.bounds)
    }
    #expect(lines(bench.table).isEmpty)
    #expect(Set(effectViews(bench.table).map(\.frame.minY)) == Set(fillers.map(\.minY)))

    bench.table.separatorEffect = UIBlurEffect(style: .dark)
    #expect(effectViews(cells[0]).map(\.effect) == [UIBlurEffect(style: .dark)])
    #expect(effectViews(cells[0])[0].contentView.backgroundColor == nil)
    bench.table.separatorColor = .systemRed
    #expect(effectViews(cells[0])[0].contentView.backgroundColor == .systemRed)

    bench.table.separatorEffect = nil
    bench.frame()
    for (cell, frame) in zip(cells, frames) {
      #expect(effectViews(cell).isEmpty)
      #expect(lines(cell).map(\.frame) == [frame])
    }
    #expect(effectViews(bench.table).isEmpty)
    #expect(lines(bench.table).map(\.frame) == fillers)
  }

  @Test func noSeparatorsNoEffect() {
    let bench = TableBench(rows: [3])
    bench.table.separatorEffect = UIBlurEffect(style: .light)
    bench.table.separatorStyle = .none
    bench.frame()
    #expect(effectViews(bench.table).isEmpty)
    #expect(bench.table.visibleCells.allSatisfy { effectViews($0).allSatisfy(\.isHidden) })
    bench.table.separatorStyle = .singleLine
    bench.frame()
    #expect(bench.table.visibleCells.allSatisfy { effectViews($0).count { !$0.isHidden } == 1 })
  }

  @Test func proxiesTellOfIt() {
    final class Pond: UITableView {}
    let effect = UIBlurEffect(style: .systemThinMaterial)
    Pond.appearance().separatorEffect = effect
    let (told, own) = (Pond(), Pond())
    own.separatorEffect = UIBlurEffect(style: .dark)
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    for table in [told, own] { controller.view.addSubview(table) }
    #expect(told.separatorEffect == effect)
    #expect(own.separatorEffect == UIBlurEffect(style: .dark))
  }
}
