import Stage
import Testing

@testable import UIKit

/// Accessories next to the content of list cells.
///
/// Source: Apple, UICellAccessory, UICollectionViewListCell.
@MainActor @Suite(.serialized) struct ListAccessoryTests {
  /// The tolerance for CGFloat arithmetic, in points.
  private static let noise: CGFloat = 1e-6

  private func bench(
    _ direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ accessories: @escaping (Int) -> [UICellAccessory]
  ) -> ListBench {
    let bench = ListBench(
      UICollectionLayoutListConfiguration(appearance: .plain), direction: direction)
    bench.configure = { cell, item in cell.accessories = accessories(item) }
    bench.show([3])
    return bench
  }

  private func types(_ all: [ListAccessory]) -> [UICellAccessory.AccessoryType] {
    all.map(\.accessory.accessoryType)
  }

  private static let kinds: [@MainActor () -> UICellAccessory] = [
    { .reorder() }, { .disclosureIndicator() }, { .insert() }, { .checkmark() },
    { .label(text: "Label") }, { .multiselect() }, { .outlineDisclosure() }, { .delete() },
    { .detail() },
  ]

  /// In any order of the accessories, each is at its side and position, and none overlaps another or the
  /// content.
  @Test(arguments: 0..<24, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func order(seed: Int, direction: UIUserInterfaceLayoutDirection) throws {
    var random = SplitMix(state: UInt64(seed))
    let chosen = Self.kinds.shuffled(using: &random).prefix(1 + random.next(5)).map { $0() }
    let bench = bench(direction) { _ in chosen }
    for isEditing in [false, true, false] {
      bench.view.isEditing = isEditing
      bench.stage.advance(by: 0.6)
      let cell = try #require(bench.cell(1))
      let leading: [UICellAccessory.AccessoryType] = [.multiselect, .delete, .insert]
      let trailing: [UICellAccessory.AccessoryType] = [
        .label, .outlineDisclosure, .detail, .checkmark, .disclosureIndicator, .reorder,
      ]
      let editing: Set<UICellAccessory.AccessoryType> = [.multiselect, .delete, .insert, .reorder]
      let shown = Set(chosen.map(\.accessoryType)).filter { isEditing || !editing.contains($0) }
      #expect(types(cell.listCellState.leading) == leading.filter(shown.contains))
      #expect(types(cell.listCellState.trailing) == trailing.filter(shown.contains))
      var views =
        cell.listCellState.leading.map(\.view) + [cell.contentView]
        + cell.listCellState.trailing.map(\.view)
      if direction == .rightToLeft { views.reverse() }
      #expect(views.allSatisfy { $0.alpha == 1 && $0.superview === cell })
      for (left, right) in zip(views, views.dropFirst()) {
        #expect(left.frame.maxX <= right.frame.minX + 0.01, "\(left.frame) \(right.frame)")
      }
      #expect(views[0].frame.minX >= 0)
      #expect(views.last!.frame.maxX <= 393.01)
      for type in shown {
        let one = (cell.listCellState.leading + cell.listCellState.trailing).first {
          $0.accessory.accessoryType == type
        }
        #expect(one.map { abs($0.view.frame.midY - cell.bounds.midY) < 0.5 } == true)
      }
    }
  }

  @Test func placesOfOwnViews() throws {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)) }
    func own(_ index: Int, _ placement: UICellAccessory.Placement) -> UICellAccessory {
      .customView(
        configuration: .init(
          customView: views[index], placement: placement, maintainsFixedSize: true))
    }
    let bench = bench { item in
      guard item == 0 else { return [] }
      return [
        .disclosureIndicator(), .checkmark(), own(0, .leading()), own(1, .trailing()),
        own(
          2,
          .trailing(
            at: UICellAccessory.Placement.position(after: .disclosureIndicator()))),
        own(
          3,
          .trailing(
            displayed: .whenEditing,
            at: UICellAccessory.Placement.position(before: .checkmark()))),
      ]
    }
    var cell = try #require(bench.cell(0))
    #expect(cell.listCellState.leading.map(\.view) == [views[0]])
    #expect(
      types(cell.listCellState.trailing)
        == [
          .customView(views[1]), .checkmark, .disclosureIndicator, .customView(views[2]),
        ])
    bench.view.isEditing = true
    bench.stage.advance(by: 0.6)
    cell = try #require(bench.cell(0))
    #expect(
      types(cell.listCellState.trailing)
        == [
          .customView(views[1]), .customView(views[3]), .checkmark, .disclosureIndicator,
          .customView(views[2]),
        ])
    #expect(views[3].frame.size == CGSize(width: 20, height: 10))
  }

  /// Reserved widths, indentation, and hidden accessories.
  @Test func widthsAndIndentation() throws {
    let bench = bench { item in
      switch item {
      case 0: [.checkmark(options: .init(reservedLayoutWidth: .custom(60)))]
      case 1: [.checkmark(options: .init(isHidden: true))]
      default: [.delete(displayed: .always)]
      }
    }
    let first = try #require(bench.cell(0))
    let pixel: CGFloat = 1.0 / 3
    let width: CGFloat = 393 - 16 - 60 - 8
    let middle: CGFloat = 393 - 16 - 30
    #expect(abs(first.contentView.frame.width - width) < Self.noise)
    // The symbol begins on a whole pixel.
    #expect(abs(first.listCellState.trailing[0].view.center.x - middle) <= pixel / 2 + Self.noise)
    #expect(bench.cell(1)?.contentView.frame.width == 393)
    let last = try #require(bench.cell(2))
    // As in tables: the symbol's middle is at 27, and the content begins at 38.
    #expect(last.listCellState.leading[0].view.center.x == 27)
    #expect(last.contentView.frame.minX == 38)
    last.indentationLevel = 2
    bench.stage.advance(by: 0.1)
    #expect(last.listCellState.leading[0].view.center.x == 47)
    #expect(last.contentView.frame.minX == 58)
    last.indentsAccessories = false
    last.indentationWidth = 15
    bench.stage.advance(by: 0.1)
    #expect(last.listCellState.leading[0].view.center.x == 27)
    #expect(last.contentView.frame.minX == 68)
    #expect(last.frame.height == 44)
  }

  @Test func actionsAndColors() throws {
    var events: [String] = []
    let bench = bench { item in
      [
        .detail(actionHandler: { events.append("detail \(item)") }),
        .insert(
          displayed: .always, options: .init(tintColor: .black, backgroundColor: .systemTeal),
          actionHandler: { events.append("insert \(item)") }),
      ]
    }
    let cell = try #require(bench.cell(1))
    bench.tap(cell.listCellState.trailing[0].view)
    bench.tap(cell.listCellState.leading[0].view)
    #expect(events == ["detail 1", "insert 1"])
    let control = try #require(cell.listCellState.leading[0].view as? CellEditControl)
    #expect(control.circleColor == .systemTeal)
    #expect(control.signColor == .black)
    // The same views are reused for other accessories of their types.
    cell.accessories = [.detail(actionHandler: { events.append("again") })]
    let view = cell.listCellState.trailing[0].view
    bench.stage.advance(by: 0.6)
    #expect(cell.listCellState.trailing[0].view === view)
    #expect(cell.listCellState.leading.isEmpty)
    #expect(control.superview == nil)
    bench.tap(view)
    #expect(events.last == "again")
  }

  /// While items are edited, a circle shows which are selected.
  @Test func choosingMany() throws {
    let bench = bench { _ in [.multiselect()] }
    bench.view.allowsMultipleSelectionDuringEditing = true
    bench.view.allowsSelectionDuringEditing = true
    bench.view.isEditing = true
    bench.stage.advance(by: 0.6)
    for item in [0, 2] { bench.tap(bench.cell(item)!.contentView) }
    #expect(bench.view.indexPathsForSelectedItems?.map(\.item) == [0, 2])
    for item in 0..<3 {
      let circle = try #require(
        bench.cell(item)?.listCellState.leading.first?.view as? CellEditControl)
      #expect(circle.isChosen == (item != 1))
      #expect(circle.kind == .choice)
      #expect(bench.cell(item)?.configurationState.isEditing == true)
    }
    bench.view.isEditing = false
    bench.stage.advance(by: 0.6)
    #expect(bench.cell(0)?.listCellState.leading.isEmpty == true)
    #expect(bench.cell(0)?.contentView.frame.minX == 0)
  }

  static let textSizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Symbols grow with body text, and so does the space reserved for them; nothing overlaps.
  ///
  /// Source: F-TABLE-11; Apple, Human Interface Guidelines, Typography ("increase the size of meaningful
  /// interface icons as font size increases").
  @Test(arguments: 0..<9, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func signsGrowWithText(kind: Int, direction: UIUserInterfaceLayoutDirection) throws {
    let accessory = Self.kinds[kind]()
    let bench = bench(direction) { _ in [accessory, .checkmark(), .disclosureIndicator()] }
    bench.view.isEditing = true
    bench.stage.advance(by: 0.6)
    var usual: [CGSize] = []
    for textSize in [.large] + Self.textSizes + [.large] {
      bench.stage.textSize = textSize
      bench.stage.advance(by: 0.6)
      let cell = try #require(bench.cell(1))
      let all = cell.listCellState.leading + cell.listCellState.trailing
      let signs = all.filter { $0.accessory.accessoryType != .label }
      if usual.isEmpty { usual = signs.map(\.view.frame.size) }
      #expect(signs.count == usual.count)
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: textSize),
        UITraitCollection(displayScale: 3),
      ])
      for (sign, size) in zip(signs, usual) where sign.accessory.accessoryType != .reorder {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let width = metrics.scaledValue(for: size.width, compatibleWith: traits)
        let height = metrics.scaledValue(for: size.height, compatibleWith: traits)
        let frame = sign.view.frame
        #expect(abs(frame.width - width) < Self.noise)
        #expect(abs(frame.height - height) < Self.noise)
        #expect(frame.minY >= 0)
        #expect(frame.maxY <= cell.bounds.height)
      }
      var views = cell.listCellState.leading.map(\.view) + [cell.contentView]
      views += cell.listCellState.trailing.map(\.view)
      if direction == .rightToLeft { views.reverse() }
      for (left, right) in zip(views, views.dropFirst()) {
        #expect(left.frame.maxX <= right.frame.minX + 0.01, "\(left.frame) \(right.frame)")
      }
      #expect(views[0].frame.minX >= 0)
      #expect(views.last!.frame.maxX <= 393.01)
    }
  }

  /// The symbols of table cells grow too.
  @Test(arguments: [
    UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton,
    .detailDisclosureButton,
  ])
  func signsOfTablesGrow(type: UITableViewCell.AccessoryType) throws {
    let rows = EditableRows()
    let (stage, table) = rows.show()
    table.rowHeight = UITableView.automaticDimension
    var usual: CGSize?
    for textSize in [.large] + Self.textSizes + [.large] {
      stage.textSize = textSize
      table.reloadData()
      stage.advance(by: 0.1)
      let cell = table.visibleCells[1]
      cell.accessoryType = type
      stage.advance(by: 0.1)
      let sign = try #require(cell.visibleAccessory)
      let size = usual ?? sign.frame.size
      usual = size
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: textSize),
        UITraitCollection(displayScale: 3),
      ])
      let width = UIFontMetrics.default.scaledValue(for: size.width, compatibleWith: traits)
      #expect(abs(sign.frame.width - width) < Self.noise)
      #expect(abs(cell.bounds.width - 16 - sign.frame.maxX) <= 1.0 / 3 + Self.noise)
      #expect(cell.contentView.frame.maxX <= sign.frame.minX)
    }
  }
}
