import Stage
import Testing

@testable import UIKit

/// Tests of searching the content of a navigation stack with fingers and keys.
///
/// Sources: Apple's reference of `UISearchController`, `UISearchControllerDelegate`,
/// `UISearchResultsUpdating` and `UINavigationItem`. On an iPhone 14 Pro a bar begins at 53.667
/// (`LargeTitleTests`); the row is 44 high, a large title 52 and a search bar 52 (quoted).
@MainActor @Suite(.serialized) struct SearchControllerTests {
  /// The rounding error when a view's edges are converted between views.
  private let noise: CGFloat = 1e-6

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.34 }

  /// The bar's height at rest, initially hidden if the search bar hides, and after pulling it down.
  @Test(arguments: [true, false], [true, false]) func heights(large: Bool, hides: Bool) {
    let bench = SearchBench(large: large, hides: hides)
    let title: CGFloat = 44 + (large ? 52 : 0)
    #expect(near(bench.bar.frame.height, hides ? title : title + 52))
    #expect(near(bench.shownSearch, hides ? 0 : 52))
    bench.drag(by: 100)
    #expect(near(bench.bar.frame.height, title + 52))
    #expect(near(bench.shownSearch, 52))
    let field = bench.frame(of: bench.field)
    #expect(near(field.minX, 16))
    #expect(near(field.width, 361))
    #expect(abs(field.height - 36) < noise)
    #expect(near(bench.frame(of: bench.bar).maxY, field.maxY + 15))
    // The whole height is safe area, and the content begins below it.
    #expect(near(bench.table.adjustedContentInset.top, 53.667 + title + 52))
    #expect(near(bench.table.contentOffset.y, -bench.table.adjustedContentInset.top))
  }

  /// Wherever a finger lifts, the search bar and the title end up either fully visible or hidden.
  @Test(arguments: [true, false]) func rests(large: Bool) {
    let bench = SearchBench(large: large)
    var seen: Set<CGFloat> = []
    for distance in [20, 30, 50, -20, -30, 70, -45, -60, 60, -110, 130, -200, 300] as [CGFloat] {
      bench.drag(by: distance)
      let height = bench.bar.frame.height
      let stops: [CGFloat] = large ? [44, 96, 148] : [44, 96]
      #expect(stops.contains { near($0, height) }, "\(height) after \(distance)")
      #expect(near(bench.shownSearch, 0) || near(bench.shownSearch, 52))
      // The bar's lower edge is at the start of the content or above it.
      let beginning = -bench.table.contentOffset.y
      #expect(bench.bar.frame.maxY >= beginning - 0.34)
      seen.insert(height.rounded())
    }
    #expect(seen.count == (large ? 3 : 2))
  }

  /// The search bar can be hidden and shown again however short the content is.
  @Test func shortContent() {
    let bench = SearchBench()
    bench.content.rows = 2
    bench.table.reloadData()
    bench.stage.advance(by: 0.1)
    #expect(near(bench.bar.frame.height, 96))
    bench.drag(by: 60)
    #expect(near(bench.bar.frame.height, 148))
    bench.drag(by: -60)
    #expect(near(bench.bar.frame.height, 96))
  }

  /// An app shows the search bar initially by not hiding it until the content has appeared.
  @Test func shownAtFirst() {
    let bench = SearchBench(hides: false)
    bench.content.navigationItem.hidesSearchBarWhenScrolling = true
    bench.stage.advance(by: 0.1)
    #expect(near(bench.bar.frame.height, 148))
    #expect(near(bench.shownSearch, 52))
    bench.drag(by: -60)
    #expect(near(bench.bar.frame.height, 96))
    #expect(near(bench.shownSearch, 0))
  }

  @Test func theOrderOfMessages() {
    let bench = SearchBench(hides: false)
    bench.tap(bench.field)
    #expect(
      bench.log == [
        "shouldBegin", "present", "willPresent", "update true “”", "didBegin", "didPresent",
      ])
    bench.log = []
    bench.stage.type("ab")
    #expect(bench.log == ["text “a”", "update true “a”", "text “ab”", "update true “ab”"])
    bench.log = []
    bench.press(.keyboardReturnOrEnter, [], "\r")
    #expect(bench.log == ["search", "didEnd"])
    #expect(bench.search.isActive)
    #expect(!bench.field.isFirstResponder)
    bench.log = []
    bench.tap(bench.search.searchBar.content.cancelButton)
    #expect(bench.log == ["cancel", "willDismiss", "update false “”", "didDismiss"])
    #expect(!bench.search.isActive)
    #expect(bench.search.searchBar.text == "")
    #expect(bench.content.presentedViewController == nil)
  }

  /// Only the search bar is visible while a search is active. Afterwards, the bar is as before.
  @Test(arguments: [true, false], [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func theBarMakesWay(
    hidesBar: Bool, direction: UIUserInterfaceLayoutDirection
  ) throws {
    let bench = SearchBench(hides: false, direction: direction)
    bench.search.hidesNavigationBarDuringPresentation = hidesBar
    let before = bench.bar.frame
    let cancel = bench.search.searchBar.content.cancelButton
    #expect(cancel.alpha == 0)
    bench.tap(bench.field)
    #expect(near(bench.bar.frame.height, hidesBar ? 52 : 148))
    #expect(near(bench.bar.frame.minY, before.minY))
    #expect(cancel.alpha == 1)
    #expect(bench.field.isFirstResponder)
    let (field, button) = (bench.frame(of: bench.field), bench.frame(of: cancel))
    #expect((button.midX > field.midX) == (direction == .leftToRight))
    #expect(!field.intersects(button))
    #expect(field.width < 361)
    if hidesBar { #expect(bench.bar.content?.titleContent.alpha == 0) }
    #expect(near(bench.table.adjustedContentInset.top, bench.frame(of: bench.bar).maxY))
    bench.press(.keyboardEscape)
    #expect(!bench.search.isActive)
    #expect(near(bench.bar.frame.height, before.height))
    #expect(cancel.alpha == 0)
    #expect(near(bench.frame(of: bench.field).width, 361))
    #expect(near(bench.table.adjustedContentInset.top, bench.frame(of: bench.bar).maxY))
  }

  @Test func commandF() {
    let bench = SearchBench()
    bench.press(.keyboardF, .command, "f")
    #expect(bench.search.isActive)
    #expect(bench.field.isFirstResponder)
    bench.stage.type("x")
    #expect(bench.search.searchBar.text == "x")
    bench.press(.keyboardEscape)
    #expect(!bench.search.isActive)
    bench.search.isActive = true
    bench.stage.advance(by: 1)
    #expect(bench.search.isActive)
    #expect(bench.search.presentingViewController === bench.content)
    bench.search.isActive = false
    bench.stage.advance(by: 1)
    #expect(bench.content.presentedViewController == nil)
  }

  /// Without a veil, the content below can be touched. With it, a touch ends the search.
  @Test(arguments: [true, false]) func whatCoversTheContent(obscures: Bool) {
    let bench = SearchBench(hides: false)
    bench.search.obscuresBackgroundDuringPresentation = obscures
    bench.tap(bench.field)
    bench.stage.tap(at: CGPoint(x: 200, y: 300))
    bench.stage.advance(by: 1)
    #expect(bench.search.isActive == !obscures)
    #expect((bench.table.indexPathForSelectedRow != nil) == !obscures)
  }

  /// Results appear with the first letter, begin below the bar, and disappear with the last letter.
  @Test func results() {
    let results = SearchBench.Content(style: .plain)
    let bench = SearchBench(results: results, hides: false)
    bench.tap(bench.field)
    #expect(!bench.search.showsSearchResultsController)
    bench.stage.type("r")
    bench.stage.advance(by: 0.1)
    #expect(bench.search.showsSearchResultsController)
    #expect(results.parent === bench.search)
    #expect(results.view.window != nil)
    #expect(near(results.tableView.adjustedContentInset.top, bench.frame(of: bench.bar).maxY))
    bench.stage.tap(at: CGPoint(x: 200, y: 200))
    bench.stage.advance(by: 0.5)
    #expect(results.tableView.indexPathForSelectedRow != nil)
    #expect(bench.table.indexPathForSelectedRow == nil)
    bench.press(.keyboardDeleteOrBackspace)
    #expect(!bench.search.showsSearchResultsController)
    bench.search.showsSearchResultsController = true
    #expect(!bench.search.automaticallyShowsSearchResultsController)
    bench.stage.advance(by: 0.1)
    #expect(bench.search.showsSearchResultsController)
  }

  @Test(arguments: [
    UISearchController.ScopeBarActivation.automatic, .manual, .onTextEntry, .onSearchActivation,
  ])
  func scopes(activation: UISearchController.ScopeBarActivation) {
    let bench = SearchBench(hides: false)
    bench.search.scopeBarActivation = activation
    bench.search.searchBar.scopeButtonTitles = ["All", "Some", "None"]
    bench.stage.advance(by: 0.1)
    #expect(near(bench.bar.frame.height, 148))
    bench.tap(bench.field)
    let onBegin = activation == .automatic || activation == .onSearchActivation
    #expect(bench.search.searchBar.showsScopeBar == onBegin)
    #expect(near(bench.bar.frame.height, onBegin ? 96 : 52))
    bench.stage.type("a")
    bench.stage.advance(by: 1)
    let onText = activation != .manual
    #expect(bench.search.searchBar.showsScopeBar == onText)
    #expect(near(bench.bar.frame.height, onText ? 96 : 52))
    guard onText else { return }
    bench.log = []
    let control = bench.frame(of: bench.search.searchBar.content.scopeControl)
    bench.stage.tap(at: CGPoint(x: control.maxX - 20, y: control.midY))
    bench.stage.advance(by: 0.5)
    #expect(bench.log == ["scope 2", "update true “a”"])
    #expect(bench.search.searchBar.selectedScopeButtonIndex == 2)
  }

  /// A pushed controller has its own bar. The search continues where it was when that controller is
  /// popped.
  @Test func pushing() {
    let bench = SearchBench(hides: false)
    bench.search.obscuresBackgroundDuringPresentation = false
    bench.tap(bench.field)
    bench.stage.type("ab")
    let pushed = UIViewController()
    pushed.title = "Pushed"
    pushed.view.backgroundColor = .systemYellow
    pushed.navigationItem.largeTitleDisplayMode = .never
    bench.navigation.pushViewController(pushed, animated: true)
    bench.stage.advance(by: 1)
    #expect(near(bench.bar.frame.height, 44))
    #expect(bench.search.view.window == nil)
    #expect(!bench.field.isFirstResponder)
    bench.navigation.popViewController(animated: true)
    bench.stage.advance(by: 1)
    #expect(bench.search.isActive)
    #expect(bench.search.searchBar.text == "ab")
    #expect(near(bench.bar.frame.height, 52))
    #expect(bench.search.view.window != nil)
    bench.search.isActive = false
    bench.stage.advance(by: 1)
    #expect(near(bench.bar.frame.height, 148))
  }

  /// An active search doesn't retain its navigation stack.
  @Test func isForgotten() {
    weak var content: UIViewController?
    weak var search: UISearchController?
    let root = UIViewController()
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: root)
    stage.show(navigation)
    do {
      let top = UITableViewController(style: .plain)
      top.navigationItem.searchController = UISearchController(searchResultsController: nil)
      content = top
      search = top.navigationItem.searchController
      navigation.pushViewController(top, animated: false)
      stage.advance(by: 0.1)
      search?.isActive = true
      stage.advance(by: 1)
    }
    #expect(search?.isActive == true)
    navigation.popViewController(animated: true)
    stage.advance(by: 2)
    #expect(content == nil)
    #expect(search == nil)
  }

  /// The older way: the bar is a table's header, moves to the top during a search, and returns.
  @Test(arguments: [true, false]) func inATableHeader(definesContext: Bool) {
    let stage = Stage(device: .iPhone14Pro)
    let content = SearchBench.Content(style: .plain)
    content.definesPresentationContext = definesContext
    let search = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: content)
    content.tableView.tableHeaderView = search.searchBar
    stage.show(navigation)
    stage.advance(by: 0.1)
    let field = search.searchBar.searchTextField
    let before = field.convert(field.bounds, to: nil)
    #expect(search.searchBar.frame.height == 56)
    stage.tap(at: CGPoint(x: before.midX, y: before.midY))
    stage.advance(by: 1)
    #expect(search.isActive)
    #expect(field.isFirstResponder)
    #expect(navigation.isNavigationBarHidden)
    #expect(search.presentingViewController === (definesContext ? content : navigation))
    let active = field.convert(field.bounds, to: nil)
    #expect(near(active.minY, 59 + 10))
    content.tableView.contentOffset.y = 300
    stage.advance(by: 0.1)
    #expect(near(field.convert(field.bounds, to: nil).minY, active.minY))
    content.tableView.contentOffset.y = -content.tableView.adjustedContentInset.top
    search.isActive = false
    stage.advance(by: 1)
    #expect(!search.isActive)
    #expect(!navigation.isNavigationBarHidden)
    #expect(field.isDescendant(of: search.searchBar))
    #expect(near(field.convert(field.bounds, to: nil).minY, before.minY))
  }

  /// A view that leaves the screen loses its safe area and returns to the same place under the same bar.
  /// Content between two edges once moved the bar, and the bar moved the content, endlessly.
  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func offTheScreen(_ large: Bool, _ hides: Bool) {
    for offset in [0, 5, 20, 44, 47, 61, 79.5, 91, 120, 300] as [CGFloat] {
      let bench = SearchBench(large: large, hides: hides)
      bench.table.contentOffset.y += offset
      bench.stage.advance(by: 0.5)
      let (place, height) = (bench.table.contentOffset, bench.bar.bounds.height)
      bench.stage.show(UIViewController())
      bench.stage.advance(by: 0.5)
      bench.navigation.view.layoutIfNeeded()
      #expect(bench.table.contentOffset == place)
      bench.stage.show(bench.navigation)
      bench.stage.advance(by: 0.5)
      #expect(bench.table.contentOffset == place, "\(offset)")
      #expect(near(bench.bar.bounds.height, height), "\(offset)")
    }
  }

  /// Nothing is drawn while nothing moves.
  @Test func idle() {
    let bench = SearchBench(hides: false)
    bench.tap(bench.field)
    bench.search.searchBar.resignFirstResponder()
    bench.stage.advance(by: 2)
    let before = bench.bar.frame
    bench.stage.advance(by: 1)
    #expect(bench.bar.frame == before)
    #expect(!bench.bar.layer.needsLayout())
  }
}
