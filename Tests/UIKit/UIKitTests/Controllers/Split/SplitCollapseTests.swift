import Foundation
import Stage
import Testing

@testable import UIKit

/// Columns that collapse and expand.
///
/// Sources: Apple's reference of `UISplitViewController`, `UISplitViewControllerDelegate`,
/// `UIViewController.collapseSecondaryViewController(_:for:)` and
/// `UINavigationController.separateSecondaryViewController(for:)`.
@MainActor @Suite(.serialized) struct SplitCollapseTests {
  @Test("The callbacks are in order")
  func order() {
    let bench = SplitBench(.doubleColumn, in: .landscapeRight)
    bench.split.setViewController(SplitBench.page("P"), for: .primary)
    bench.split.setViewController(SplitBench.page("D"), for: .secondary)
    bench.show()
    bench.log = []
    bench.setCompact(true)
    #expect(bench.split.isCollapsed)
    #expect(bench.log == ["top 2", "collapsed"])
    bench.log = []
    bench.setCompact(false)
    #expect(!bench.split.isCollapsed)
    #expect(bench.log == ["expand 2", "expanded"])
    #expect(bench.frame(.primary)?.width == 320)
    #expect(bench.frame(.secondary)?.width == 873.5)
  }

  @Test("The compact column replaces all others")
  func compactColumn() {
    let bench = SplitBench(.doubleColumn, on: .iPhone14Pro)
    let compact = SplitBench.page("C")
    bench.split.setViewController(SplitBench.page("P"), for: .primary)
    bench.split.setViewController(SplitBench.page("D"), for: .secondary)
    bench.split.setViewController(compact, for: .compact)
    bench.show()
    #expect(bench.split.isCollapsed)
    #expect(bench.log == ["top 3", "collapsed"])
    #expect(compact.view.window != nil)
    #expect(compact.navigationController == nil)
    #expect(compact.view.frame.size == CGSize(width: 393, height: 852))
    #expect(bench.frame(.primary) == nil)
  }

  /// Random pushes, pops, shows, hides, collapses and expansions against lists of titles.
  @Test(arguments: 1...6)
  func random(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let bench = SplitBench(.doubleColumn, in: .landscapeRight)
    var primary = ["P"]
    var secondary = ["D"]
    var isCollapsed = false
    var isOnStack = false
    var count = 0
    bench.split.setViewController(SplitBench.page("P"), for: .primary)
    bench.split.setViewController(SplitBench.page("D"), for: .secondary)
    bench.show()
    let navigation = [UISplitViewController.Column.primary, .secondary].map {
      bench.split.viewController(for: $0)?.navigationController
    }
    var story: [String] = []
    for _ in 0..<60 {
      count += 1
      let page = "\(count)"
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        if isCollapsed {
          isCollapsed = false
          isOnStack = false
          bench.setCompact(false)
          story.append("expand")
        } else {
          let top: UISplitViewController.Column =
            Bool.random(using: &random) ? .primary : .secondary
          bench.topColumn = top
          isCollapsed = true
          isOnStack = top == .secondary
          bench.setCompact(true)
          story.append("collapse to \(top)")
        }
      case 2:
        story.append("push")
        let goesToSecondary = isCollapsed ? isOnStack : Bool.random(using: &random)
        if goesToSecondary { secondary.append(page) } else { primary.append(page) }
        let target = isCollapsed ? navigation[0] : navigation[goesToSecondary ? 1 : 0]
        target?.pushViewController(SplitBench.page(page), animated: false)
      case 3, 4:
        story.append("pop")
        if isCollapsed {
          if isOnStack, secondary.count > 1 {
            secondary.removeLast()
          } else if isOnStack {
            isOnStack = false
          } else if primary.count > 1 {
            primary.removeLast()
          }
          navigation[0]?.popViewController(animated: Bool.random(using: &random))
        } else {
          if secondary.count > 1 { secondary.removeLast() }
          navigation[1]?.popViewController(animated: false)
        }
      case 5:
        story.append("show secondary")
        if isCollapsed { isOnStack = true }
        bench.split.show(.secondary)
      case 6:
        story.append("show primary")
        if isCollapsed, isOnStack {
          isOnStack = false
          secondary = [secondary[0]]
        }
        bench.split.show(.primary)
      default:
        story.append("hide secondary")
        if isCollapsed, isOnStack {
          isOnStack = false
          secondary = [secondary[0]]
        }
        bench.split.hide(.secondary)
      }
      bench.stage.advance(by: 0.6)
      #expect(bench.split.isCollapsed == isCollapsed)
      let stack = bench.titles(navigation[0])
      #expect(
        stack == (isCollapsed && isOnStack ? primary + secondary : primary), "\(seed) \(story)")
      if !isCollapsed { #expect(bench.titles(navigation[1]) == secondary, "\(seed) \(story)") }
      guard stack == (isCollapsed && isOnStack ? primary + secondary : primary) else { return }
    }
  }

  // MARK: The classic interface

  private final class Classic: NSObject, UISplitViewControllerDelegate {
    var drops = false
    var log: [String] = []

    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
      log.append("forCollapsing")
      return nil
    }
    func primaryViewController(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? {
      log.append("forExpanding")
      return nil
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      log.append("collapse")
      return drops
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      log.append("separate")
      return nil
    }
  }

  @Test(
    "The classic interface collapses onto the primary stack, and parts again",
    arguments: [
      false, true,
    ])
  func classic(_ drops: Bool) {
    let bench = SplitBench(.unspecified, in: .landscapeRight)
    let delegate = Classic()
    delegate.drops = drops
    bench.split.delegate = delegate
    let primary = UINavigationController(rootViewController: SplitBench.page("P"))
    let secondary = UINavigationController(rootViewController: SplitBench.page("D"))
    bench.split.viewControllers = [primary, secondary]
    bench.show()
    #expect(primary.view.frame.width == 320)
    #expect(secondary.view.frame.width == 873.5)
    bench.setCompact(true)
    #expect(delegate.log == ["forCollapsing", "collapse"])
    #expect(bench.split.viewControllers == [primary])
    #expect(bench.titles(primary) == (drops ? ["P"] : ["P", "D"]))
    #expect(primary.view.frame.width == 1194)
    // The detail shown there moves along.
    primary.viewControllers[0].showDetailViewController(SplitBench.page("E"), sender: nil)
    bench.stage.advance(by: 1)
    #expect(bench.titles(primary).last == "E")
    primary.popViewController(animated: false)
    delegate.log = []
    bench.setCompact(false)
    #expect(delegate.log == ["forExpanding", "separate"])
    #expect(bench.split.viewControllers.count == 2)
    #expect(bench.titles(primary) == ["P"])
    bench.stage.advance(by: 0.5)
    #expect(primary.view.frame.width == 320)
  }

  @Test("A detail replaces the secondary controller if there is one")
  func detail() {
    let bench = SplitBench(.unspecified, in: .landscapeRight)
    let primary = UINavigationController(rootViewController: SplitBench.page("P"))
    bench.split.viewControllers = [primary, SplitBench.page("D")]
    bench.show()
    let detail = SplitBench.page("E")
    primary.topViewController?.showDetailViewController(detail, sender: nil)
    bench.stage.advance(by: 0.5)
    #expect(bench.split.viewControllers == [primary, detail])
    #expect(detail.view.window != nil)
    #expect(detail.view.bounds.width == 873.5)
  }
}
