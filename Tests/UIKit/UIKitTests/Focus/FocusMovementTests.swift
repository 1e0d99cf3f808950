import Stage
import Testing

@testable import UIKit

/// Tests of moving the focus with keys.
///
/// Sources: WWDC 2021, "Focus on iPad keyboard navigation" (tab from group to group, arrows in a group, return chooses,
/// a list's selected row and the last focused one come first); Apple, `UIFocusItem.focusGroupPriority`,
/// `UICollectionViewDelegate.collectionView(_:canFocusItemAt:)`.
@MainActor @Suite(.serialized) struct FocusMovementTests {
  @Test(arguments: [Stage.Device.iPhone14, .iPhone14ProMax])
  func aPhoneHasNoFocus(device: Stage.Device) {
    let grid = FocusGrid(count: 20, columns: 3)
    let bench = FocusBench(device: device) { $0.addSubview(grid.view) }
    for heading: UIFocusHeading in [.down, .right, .next] { bench.press(heading) }
    #expect(bench.system == nil)
    #expect(bench.stage.window?.windowScene?.focusSystem == nil)
    #expect(!grid.view.visibleCells.contains { $0.isFocused })
    #expect(grid.events.isEmpty)
    #expect(!UIScreen.main.supportsFocus)
    #expect(UIScreen.main.focusedItem == nil)
  }

  /// Each step goes to the item in that direction, or nowhere. Items outside the visible area are scrolled to.
  @Test(
    arguments: [(1, 30), (3, 32), (4, 64), (7, 100)],
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func steps(_ size: (columns: Int, count: Int), direction: UIUserInterfaceLayoutDirection) {
    let grid = FocusGrid(count: size.count, columns: size.columns)
    let bench = FocusBench(direction: direction) { $0.addSubview(grid.view) }
    bench.press(.down)
    #expect(bench.row == 0)
    var random = SplitMix(seed: 19)
    var item = 0
    let forward: UIFocusHeading = direction == .rightToLeft ? .left : .right
    for _ in 0..<200 {
      let heading: UIFocusHeading = [.left, .right, .up, .down][random.below(4)]
      let column = item % size.columns
      let next: Int
      switch heading {
      case .up: next = item - size.columns
      case .down: next = item + size.columns
      case forward: next = column + 1 < size.columns ? item + 1 : item
      default: next = column > 0 ? item - 1 : item
      }
      // If the last row is shorter, there is nothing below the items beyond its end.
      let isThere = (0..<size.count).contains(next)
      bench.press(heading)
      if isThere { item = next }
      #expect(bench.row == item)
      guard let cell = bench.focused as? UICollectionViewCell else { return }
      #expect(cell.isFocused)
      #expect(grid.view.visibleCells.filter(\.isFocused).count == 1)
      #expect(grid.view.bounds.insetBy(dx: -0.5, dy: -0.5).contains(cell.frame))
    }
  }

  /// Moves down a thousand rows and up again. Cells are reused, and the row is correct each time.
  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func aTableFromEndToEnd(style: UITableView.Style) {
    let rows = FocusRows(count: 300)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 500), style: style)
    rows.attach(to: table)
    table.allowsFocus = true
    let bench = FocusBench { $0.addSubview(table) }
    bench.press(.down)
    for row in 1..<300 {
      bench.press(.down)
      #expect(bench.row == row)
    }
    bench.press(.down)
    #expect(bench.row == 299)
    for row in (0..<299).reversed() {
      bench.press(.up)
      #expect(bench.row == row)
    }
    #expect(table.bounds.contains(table.rectForRow(at: IndexPath(row: 0, section: 0))))
  }

  @Test(arguments: [2, 3, 5, 40])
  func itemsThatRefuseAreSkipped(every: Int) {
    let grid = FocusGrid(count: 200, columns: 1)
    grid.mayFocus = { $0 % every == 1 }
    let bench = FocusBench { $0.addSubview(grid.view) }
    var expected = 1
    bench.press(.down)
    while expected < 200 {
      #expect(bench.row == expected)
      expected += every
      bench.press(.down)
    }
    // At the end there is no further row.
    #expect(bench.row == expected - every)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func tabGoesFromGroupToGroup(direction: UIUserInterfaceLayoutDirection) {
    let lists = (0..<3).map { place in
      FocusGrid(
        count: 12, columns: 2, frame: CGRect(x: 20 + place * 240, y: 80, width: 200, height: 300))
    }
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
    let bench = FocusBench(direction: direction) { view in
      for list in lists { view.addSubview(list.view) }
      view.addSubview(field)
    }
    let order = direction == .rightToLeft ? [2, 1, 0] : [0, 1, 2]
    func list() -> Int? {
      lists.firstIndex { list in (bench.focused as? UIView)?.isDescendant(of: list.view) == true }
    }
    bench.press(.next)
    for place in order {
      #expect(list() == place)
      #expect(bench.row == 0)
      bench.press(.down)
      #expect(bench.row == 2)
      bench.press(.next)
    }
    #expect(bench.focused === field)
    #expect(field.isFirstResponder)
    // Each list remembers its item when the focus returns.
    bench.press(.next)
    for place in order {
      #expect(list() == place)
      #expect(bench.row == 2)
      #expect(!field.isFirstResponder)
      bench.press(.next)
    }
    bench.press(.previous)
    for place in order.reversed() {
      #expect(list() == place)
      bench.press(.previous)
    }
    #expect(bench.focused === field)
  }

  @Test func theSelectedItemComesFirst() {
    let lists = [0, 1].map { place in
      FocusGrid(
        count: 12, columns: 2, frame: CGRect(x: 20 + place * 240, y: 80, width: 200, height: 600))
    }
    let bench = FocusBench { view in for list in lists { view.addSubview(list.view) } }
    lists[1].view.selectItem(
      at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
    bench.press(.next)
    bench.press(.next)
    #expect(bench.row == 5)
    bench.press(.up)
    bench.press(.next)
    bench.press(.next)
    #expect(bench.row == 5, "the selection goes before what had the focus last")
    // The app's preference comes before both, even for rows outside the visible area.
    lists[1].preferred = 11
    bench.press(.next)
    bench.press(.next)
    #expect(bench.row == 11)
  }

  @Test(arguments: [0, 1, 999, 1000, 1500, 2500])
  func priorities(value: Int) {
    let boxes = (0..<4).map { FocusBox(frame: CGRect(x: $0 * 120, y: 100, width: 100, height: 50)) }
    for (index, box) in boxes.enumerated() { box.tag = index }
    let other = FocusGrid(count: 3, columns: 1)
    other.view.frame.origin.y = 300
    let bench = FocusBench { view in
      for box in boxes { view.addSubview(box) }
      view.addSubview(other.view)
    }
    boxes[2].focusGroupPriority = UIFocusGroupPriority(value)
    bench.press(.next)
    // A priority of 0 is the minimum, which all items have.
    #expect(bench.focused === (value > 0 ? boxes[2] : boxes[0]))
    boxes[2].focusGroupPriority = .ignored
    bench.press(.left)
    let previous = bench.focused
    boxes[3].focusGroupPriority = UIFocusGroupPriority(value)
    bench.press(.next)
    bench.press(.next)
    #expect(bench.focused === (value > 1000 ? boxes[3] : previous))
  }

  @Test func namedGroups() {
    let boxes = (0..<6).map { index in
      FocusBox(frame: CGRect(x: index * 120, y: 100, width: 100, height: 50))
    }
    for (index, box) in boxes.enumerated() {
      box.tag = index
      box.focusGroupIdentifier = index % 2 == 0 ? "even" : "odd"
    }
    let bench = FocusBench { view in for box in boxes { view.addSubview(box) } }
    bench.press(.right)
    #expect(bench.row == 0)
    for expected in [2, 4, 4] {
      bench.press(.right)
      #expect(bench.row == expected)
    }
    bench.press(.next)
    #expect(bench.row == 1)
    bench.press(.right)
    #expect(bench.row == 3)
  }
}

/// A table with numbered rows.
@MainActor final class FocusRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count: Int
  var names: [Int]
  var events: [String] = []

  init(count: Int) {
    self.count = count
    names = Array(0..<count)
  }

  func attach(to table: UITableView) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = names[indexPath.row]
    cell.textLabel?.text = "Row \(names[indexPath.row])"
    return cell
  }

  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    func name(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
    events.append(
      "did \(name(context.previouslyFocusedIndexPath))>\(name(context.nextFocusedIndexPath))")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.row)")
  }
}
