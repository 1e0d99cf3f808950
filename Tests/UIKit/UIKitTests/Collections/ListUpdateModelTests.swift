import Stage
import Testing

@testable import UIKit

/// Lists, grids and sections that scroll sideways under random changes, against a model that knows the names
/// of the items and places them again after each change: inserts, deletes, moves and reloads of items and
/// sections, section snapshots with and without animation, and reordering.
@MainActor @Suite(.serialized) struct ListUpdateModelTests {
  private typealias Section = NSDiffableDataSourceSectionSnapshot<Int>

  /// The height of an item depends on its name.
  private static func height(_ name: Int) -> CGFloat { CGFloat(44 + name % 4 * 7) }

  private final class Cell: UICollectionViewListCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard !layoutAttributes.fixedAxes.contains(.vertical) else { return layoutAttributes }
      layoutAttributes.size.height = ListUpdateModelTests.height(tag)
      return layoutAttributes
    }
  }

  /// Sections named by numbers, with trees of items.
  private struct Model {
    var sections: [Int] = []
    var trees: [Int: Section] = [:]

    var shown: [[Int]] { sections.map { trees[$0]?.visibleItems ?? [] } }
  }

  /// The kind of a section depends on its name: lists, and sometimes a row that scrolls sideways.
  private static func isSideways(_ section: Int) -> Bool { section % 4 == 3 }

  @MainActor private final class Bench {
    let stage: Stage
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>

    init(direction: UIUserInterfaceLayoutDirection) {
      stage = Stage(device: .iPhone14Pro, layoutDirection: direction)
      weak var bench: Bench?
      let layout = UICollectionViewCompositionalLayout { index, environment in
        let name = bench?.source.sectionIdentifier(for: index) ?? 0
        guard ListUpdateModelTests.isSideways(name) else {
          return .list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
            layoutEnvironment: environment)
        }
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(90), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 4
        return section
      }
      // The view is so high that everything is visible and measured.
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 4000), collectionViewLayout: layout)
      view.contentInsetAdjustmentBehavior = .never
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      source.reorderingHandlers.canReorderItem = { _ in true }
      bench = self
      let controller = UIViewController()
      controller.view.addSubview(view)
      stage.show(controller)
    }
  }

  private func check(_ model: Model, _ bench: Bench, _ isMirrored: Bool, _ place: String) {
    let view = bench.view
    view.layoutIfNeeded()
    let shown = model.shown
    guard view.numberOfSections == shown.count,
      bench.source.snapshot().content.itemsBySection == shown
    else {
      #expect(bench.source.snapshot().content.itemsBySection == shown, "\(place)")
      return
    }
    let pixel: CGFloat = 0.34
    var y: CGFloat = 0
    var problems: [String] = []
    for (section, names) in shown.enumerated() {
      let isSideways = Self.isSideways(model.sections[section])
      if !isSideways { y += section == 0 ? 35 : 17.667 }
      for (item, name) in names.enumerated() {
        let path = IndexPath(item: item, section: section)
        var frame =
          isSideways
          ? CGRect(x: CGFloat(item) * 94, y: y, width: 90, height: 50)
          : CGRect(x: 16, y: y, width: 361, height: Self.height(name))
        if isMirrored { frame.origin.x = 393 - frame.maxX }
        if !isSideways { y = frame.maxY }
        let found = view.layoutAttributesForItem(at: path)?.frame ?? .null
        let isClose =
          abs(found.minX - frame.minX) < pixel && abs(found.minY - frame.minY) < pixel
          && abs(found.maxX - frame.maxX) < pixel && abs(found.maxY - frame.maxY) < pixel
        if !isClose { problems.append("\(path) at \(found), not \(frame)") }
        guard frame.insetBy(dx: 1, dy: 1).intersects(view.bounds) else { continue }
        let cell = view.cellForItem(at: path)
        if cell?.tag != name { problems.append("\(path) is \(cell?.tag ?? -1), not \(name)") }
        if let cell, !cell.convert(cell.bounds, to: view).isClose(to: found) {
          problems.append("\(path)'s cell is at \(cell.frame)")
        }
        guard let listCell = cell as? UICollectionViewListCell, !isSideways else { continue }
        if listCell.listCellState.place?.isLast != (item == names.count - 1) {
          problems.append("\(path) has the wrong corners")
        }
      }
      y += isSideways ? (names.isEmpty ? 0 : 50) : 17.667
    }
    if abs(view.contentSize.height - y) > 0.7 {
      problems.append("\(view.contentSize.height) high, not \(y)")
    }
    #expect(problems == [], "\(place)")
  }

  /// 50 seeds of 200 changes: 10,000.
  @Test(arguments: 1...50) func agrees(seed: Int) {
    var random = SplitMix(state: UInt64(seed) &* 0x9E37)
    let isMirrored = seed % 2 == 0
    let bench = Bench(direction: isMirrored ? .rightToLeft : .leftToRight)
    var (model, name, sectionName) = (Model(), 0, 0)
    func names(_ count: Int) -> [Int] {
      (0..<count).map { _ in
        name += 1
        return name
      }
    }
    func addSection(at index: Int) {
      model.sections.insert(sectionName, at: index)
      var tree = Section()
      tree.append(names(random.next(5)))
      model.trees[sectionName] = tree
      sectionName += 1
    }
    for _ in 0..<3 { addSection(at: model.sections.count) }
    applyAll(model, bench, false, reload: [])
    for step in 0..<200 {
      let animated = random.next(3) > 0
      let section = model.sections.isEmpty ? nil : model.sections[random.next(model.sections.count)]
      var kind = random.next(10)
      if section == nil { kind = 0 }
      let flat = model.sections.flatMap { model.trees[$0]?.visibleItems ?? [] }
      if flat.count > 45 { kind = 1 }
      switch kind {
      case 0, 1:
        // Sections are inserted, deleted and moved.
        if model.sections.count < 5, kind == 0 {
          addSection(at: random.next(model.sections.count + 1))
        }
        if model.sections.count > 1, random.next(2) == 0 || kind == 1 {
          let gone = model.sections.remove(at: random.next(model.sections.count))
          model.trees[gone] = nil
        }
        if model.sections.count > 1 {
          let moved = model.sections.remove(at: random.next(model.sections.count))
          model.sections.insert(moved, at: random.next(model.sections.count + 1))
        }
        applyAll(model, bench, animated, reload: [])
      case 2, 3, 4:
        // Another snapshot of one section: items are inserted, deleted, expanded and collapsed.
        guard let section, var tree = model.trees[section] else { break }
        if let some = tree.items.randomElement(using: &random) {
          switch random.next(5) {
          case 0: tree.append(names(1 + random.next(3)), to: some)
          case 1: tree.insert(names(1), before: some)
          case 2: tree.delete([some])
          default: if tree.isExpanded(some) { tree.collapse([some]) } else { tree.expand([some]) }
          }
        } else {
          tree.append(names(2))
        }
        model.trees[section] = tree
        bench.source.apply(tree, to: section, animatingDifferences: animated)
      case 5, 6:
        // Items move to other places in all sections, and are reloaded.
        guard flat.count > 1, let from = flat.randomElement(using: &random),
          let to = flat.randomElement(using: &random), from != to
        else { break }
        var snapshot = bench.source.snapshot()
        snapshot.moveItem(from, afterItem: to)
        if random.next(2) == 0 { snapshot.reloadItems([to]) }
        bench.source.apply(snapshot, animatingDifferences: animated)
        // If the levels don't allow the order, the section becomes flat: the shown order counts.
        for name in model.sections { model.trees[name] = bench.source.snapshot(for: name) }
        #expect(
          model.shown == snapshot.content.itemsBySection,
          "seed \(seed), step \(step): moved \(from)")
      case 7:
        applyAll(model, bench, animated, reload: section.map { [$0] } ?? [])
      case 8:
        guard let some = flat.randomElement(using: &random) else { break }
        var snapshot = bench.source.snapshot()
        snapshot.reconfigureItems([some])
        bench.source.apply(snapshot, animatingDifferences: animated)
      default: reorder(&model, bench, &random, "seed \(seed), step \(step)")
      }
      if random.next(3) == 0 { bench.stage.advance(by: Double(random.next(30)) / 100) }
      check(model, bench, isMirrored, "seed \(seed), step \(step), kind \(kind)")
    }
    bench.stage.advance(by: 1)
    check(model, bench, isMirrored, "seed \(seed) at the end")
    let inside = bench.view.visibleCells.count
    func cells(_ view: UIView) -> Int {
      view.subviews.reduce(0) { $0 + ($1 is UICollectionViewCell ? 1 : cells($1)) }
    }
    #expect(cells(bench.view) == inside, "seed \(seed): cells that nothing shows")
  }

  private func applyAll(_ model: Model, _ bench: Bench, _ animated: Bool, reload: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(model.sections)
    for section in model.sections {
      snapshot.appendItems(model.trees[section]?.visibleItems ?? [], toSection: section)
    }
    snapshot.reloadSections(reload)
    bench.source.apply(snapshot, animatingDifferences: animated)
    for section in model.sections {
      if let tree = model.trees[section], bench.source.snapshot(for: section).items != tree.items {
        bench.source.apply(tree, to: section, animatingDifferences: animated)
      }
    }
  }

  /// A finger moves an item within its list; its descendants follow.
  private func reorder(
    _ model: inout Model, _ bench: Bench, _ random: inout SplitMix, _ place: String
  ) {
    let lists = model.sections.indices.filter {
      !Self.isSideways(model.sections[$0]) && model.shown[$0].count > 1
    }
    guard let section = lists.randomElement(using: &random) else { return }
    let count = model.shown[section].count
    let (from, to) = (random.next(count), random.next(count))
    let view = bench.view
    view.layoutIfNeeded()
    let target = view.layoutAttributesForItem(at: IndexPath(item: to, section: section))?.center
    let item = model.shown[section][from]
    let below = model.trees[model.sections[section]]?.snapshot(of: item).items ?? []
    guard let target,
      view.beginInteractiveMovementForItem(at: IndexPath(item: from, section: section))
    else {
      Issue.record("\(place): the item is not lifted")
      return
    }
    view.updateInteractiveMovementTargetPosition(target)
    view.endInteractiveMovement()
    let name = model.sections[section]
    let after = bench.source.snapshot(for: name)
    #expect(Set(after.items) == Set(model.trees[name]?.items ?? []), "\(place)")
    #expect(after.snapshot(of: item).items == below, "\(place)")
    model.trees[name] = after
  }
}
