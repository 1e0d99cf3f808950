import Foundation
import Stage
import Testing

@testable import UIKit

/// Columns on tablets: frames, traits, modes, buttons and fingers.
///
/// Sources: Apple's reference of `UISplitViewController` and `UISplitViewControllerDelegate`.
@MainActor @Suite(.serialized) struct SplitColumnTests {
  private func makeBench(
    _ style: UISplitViewController.Style, in orientation: UIInterfaceOrientation,
    isRightToLeft: Bool = false
  ) -> SplitBench {
    let bench = SplitBench(style, in: orientation, isRightToLeft: isRightToLeft)
    bench.split.setViewController(SplitBench.page("P"), for: .primary)
    if style == .tripleColumn {
      bench.split.setViewController(SplitBench.page("S"), for: .supplementary)
    }
    bench.split.setViewController(SplitBench.page("D"), for: .secondary)
    return bench
  }

  @Test("Two columns tile in landscape, and in portrait the primary one is hidden")
  func twoColumns() {
    let bench = makeBench(.doubleColumn, in: .landscapeRight)
    bench.show()
    #expect(bench.split.displayMode == .oneBesideSecondary)
    #expect(bench.split.splitBehavior == .tile)
    #expect(bench.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(bench.frame(.secondary) == CGRect(x: 320.5, y: 0, width: 873.5, height: 834))
    let primary = bench.split.viewController(for: .primary)
    #expect(primary?.splitViewController === bench.split)
    #expect(primary?.traitCollection.horizontalSizeClass == .compact)
    #expect(
      bench.split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass == .regular)
    bench.stage.rotate(to: .portrait)
    bench.stage.advance(by: 0.5)
    #expect(bench.split.displayMode == .secondaryOnly)
    #expect(bench.split.splitBehavior == .overlay)
    #expect(bench.frame(.primary) == nil)
    #expect(bench.frame(.secondary) == CGRect(x: 0, y: 0, width: 834, height: 1194))
    bench.split.show(.primary)
    bench.stage.advance(by: 1)
    #expect(bench.split.displayMode == .oneOverSecondary)
    #expect(bench.frame(.primary) == CGRect(x: 0, y: 0, width: 320, height: 1194))
    #expect(bench.frame(.secondary) == CGRect(x: 0, y: 0, width: 834, height: 1194))
    // A touch outside hides it again.
    bench.stage.tap(at: CGPoint(x: 600, y: 600))
    bench.stage.advance(by: 1)
    #expect(bench.split.displayMode == .secondaryOnly)
    #expect(bench.frame(.primary) == nil)
  }

  @Test(
    "The primary column is at the edge that is asked for",
    arguments: [false, true], [UISplitViewController.PrimaryEdge.leading, .trailing])
  func edges(_ isRightToLeft: Bool, _ edge: UISplitViewController.PrimaryEdge) {
    let bench = makeBench(.doubleColumn, in: .landscapeRight, isRightToLeft: isRightToLeft)
    bench.split.primaryEdge = edge
    bench.show()
    let isRight = isRightToLeft != (edge == .trailing)
    #expect(
      bench.frame(.primary) == CGRect(x: isRight ? 874 : 0, y: 0, width: 320, height: 834))
    #expect(
      bench.frame(.secondary) == CGRect(x: isRight ? 0 : 320.5, y: 0, width: 873.5, height: 834))
  }

  /// For each behavior: every mode, with the callbacks in order.
  @Test(arguments: [
    UISplitViewController.SplitBehavior.tile, .overlay, .displace,
  ])
  func threeColumns(_ behavior: UISplitViewController.SplitBehavior) {
    let bench = makeBench(.tripleColumn, in: .landscapeRight)
    bench.split.preferredSplitBehavior = behavior
    bench.split.preferredDisplayMode = .secondaryOnly
    bench.show()
    #expect(bench.frame(.primary) == nil)
    #expect(bench.frame(.supplementary) == nil)
    let two: UISplitViewController.DisplayMode =
      behavior == .tile
      ? .twoBesideSecondary : behavior == .overlay ? .twoOverSecondary : .twoDisplaceSecondary
    let one: UISplitViewController.DisplayMode =
      behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    bench.log = []
    bench.split.show(.primary)
    bench.stage.advance(by: 1)
    #expect(bench.log == ["mode \(two.rawValue)", "show 0", "show 1"])
    #expect(bench.split.displayMode == two)
    #expect(bench.frame(.primary)?.minX == 0)
    #expect(bench.frame(.supplementary)?.minX == 320.5)
    bench.log = []
    bench.split.hide(.primary)
    bench.stage.advance(by: 1)
    #expect(bench.log == ["mode \(one.rawValue)", "hide 0"])
    #expect(bench.frame(.primary) == nil)
    #expect(bench.frame(.supplementary)?.minX == 0)
    bench.log = []
    bench.split.hide(.supplementary)
    bench.stage.advance(by: 1)
    #expect(bench.log == ["mode 1", "hide 1"])
    #expect(bench.frame(.supplementary) == nil)
    bench.split.show(.supplementary)
    bench.stage.advance(by: 1)
    #expect(bench.split.displayMode == one)
  }

  @Test("The button is in the bar of the outermost column and shows and hides columns")
  func button() throws {
    let bench = makeBench(.doubleColumn, in: .landscapeRight)
    bench.show()
    let item = bench.split.displayModeButtonItem
    func bar() -> [Bool] {
      [UISplitViewController.Column.primary, .secondary].map {
        bench.split.viewController(for: $0)?.navigationItem.systemLeadingItems
          .contains { $0 === item } ?? false
      }
    }
    #expect(bar() == [true, false])
    let view = try #require(item.buttonView)
    bench.stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    bench.stage.advance(by: 1)
    #expect(bench.split.displayMode == .secondaryOnly)
    #expect(bar() == [false, true])
    bench.split.presentsWithGesture = false
    #expect(bar() == [false, false])
    bench.split.displayModeButtonVisibility = .always
    #expect(bar() == [false, true])
    bench.split.displayModeButtonVisibility = .never
    #expect(bar() == [false, false])
  }

  @Test("A finger from the edge moves the column in, and back out if it lets go early")
  func swipe() {
    let bench = makeBench(.doubleColumn, in: .portrait)
    bench.show()
    bench.log = []
    bench.stage.touchDown(at: CGPoint(x: 5, y: 600))
    for x in stride(from: 15, through: 165, by: 10) {
      bench.stage.advance(by: 1 / 60)
      bench.stage.touchMove(to: CGPoint(x: x, y: 600))
    }
    let half = bench.frame(.primary)
    #expect(half.map { $0.minX > -320 && $0.minX < 0 } == true, "\(String(describing: half))")
    for _ in 0..<30 { bench.stage.advance(by: 1 / 60) }
    bench.stage.touchMove(to: CGPoint(x: 60, y: 600))
    bench.stage.advance(by: 0.3)
    bench.stage.touchUp()
    bench.stage.advance(by: 1)
    #expect(bench.split.displayMode == .secondaryOnly)
    #expect(bench.frame(.primary) == nil)
    #expect(
      bench.log == ["finger", "mode 3", "show 0", "mode 1", "hide 0", "let go"], "\(bench.log)")
    bench.stage.drag(from: CGPoint(x: 5, y: 600), by: CGVector(dx: 395, dy: 0), duration: 0.3)
    bench.stage.advance(by: 1)
    #expect(bench.split.displayMode == .oneOverSecondary)
    #expect(bench.frame(.primary)?.minX == 0)
    bench.stage.drag(from: CGPoint(x: 300, y: 600), by: CGVector(dx: -280, dy: 0), duration: 0.3)
    bench.stage.advance(by: 1)
    #expect(bench.split.displayMode == .secondaryOnly)
    #expect(bench.frame(.primary) == nil)
    #expect(!bench.stage.renderLoop.needsFrame)
  }

  @Test("Children get balanced appearance calls")
  func appearance() {
    let bench = SplitBench(.doubleColumn, in: .portrait)
    let journal = Journal()
    let primary = RecordingController("P", journal: journal)
    bench.split.setViewController(primary, for: .primary)
    bench.split.setViewController(RecordingController("D", journal: journal), for: .secondary)
    bench.show()
    #expect(primary.messages.isEmpty)
    bench.split.show(.primary)
    #expect(primary.messages == [.willAppear])
    bench.stage.advance(by: 1)
    #expect(primary.messages == [.willAppear, .didAppear])
    bench.split.hide(.primary)
    #expect(primary.messages.last == .willDisappear)
    bench.stage.advance(by: 1)
    #expect(primary.messages == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    // It reverses half way.
    bench.split.show(.primary)
    bench.stage.advance(by: 0.1)
    bench.split.hide(.primary)
    bench.stage.advance(by: 1)
    #expect(primary.messages.count % 4 == 0)
    #expect(primary.messages.last == .didDisappear)
  }
}
