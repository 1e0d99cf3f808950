import Stage
import Testing

@testable import UIKit

/// A table and its model, with the same random operations applied to both.
@MainActor final class TableModelBench {
  let stage = Stage(device: .iPhone14Pro)
  let app: TableModelApp
  let table: UITableView
  private(set) var model: TableModel
  var generator: SplitMix
  private let style: UITableView.Style
  /// Whether the table fills the screen and rotates with it.
  private let fillsScreen: Bool
  private var hasTableHeader = false
  private var selected: Set<Int> = []

  init(seed: Int) {
    generator = SplitMix(state: UInt64(seed))
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    style = styles[seed % 3]
    let app = TableModelApp(
      rows: TableModelApp.Rows.allCases[seed % 6],
      headers: TableModelApp.Views.allCases[generator.next(3)],
      footers: TableModelApp.Views.allCases[generator.next(3)])
    self.app = app
    fillsScreen = seed % 7 == 0
    let style = style
    let size = fillsScreen ? CGSize(width: 393, height: 852) : CGSize(width: 320, height: 480)
    table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    // F-TABLE-05: the top padding is 22 in plain tables.
    let truth = TableModel.Truth(
      row: app.height, header: app.headerHeight, footer: app.footerHeight,
      measuresRows: app.rowKind != .fixed,
      measuresViews: (app.headers == .views, app.footers == .views),
      padding: style == .plain ? 22 : 0)
    model = TableModel(
      truth: truth, size: size,
      margin: { style == .insetGrouped ? 2 * TableMetrics.insetGroupedMargin(width: $0) : 0 })
    setUp()
  }

  private func setUp() {
    table.contentInsetAdjustmentBehavior = .never
    table.allowsMultipleSelection = true
    table.register(MeasuredCell.self, forCellReuseIdentifier: "cell")
    if app.rowKind == .fixed { table.rowHeight = 64 }
    if app.rowKind == .estimated || app.rowKind == .measuredEstimate {
      table.estimatedRowHeight = 90
    }
    table.dataSource = app
    table.delegate = app
    let controller = UIViewController()
    if fillsScreen { controller.view = table } else { controller.view.addSubview(table) }
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  private func next(_ bound: Int) -> Int { generator.next(bound) }

  // MARK: Estimates of unseen parts

  private func freshRow(_ id: Int) -> CGFloat {
    switch app.rowKind {
    case .fixed: 64
    case .given: app.height(id, width: model.size.width - model.margin(model.size.width))
    case .estimated, .measuredEstimate: 90
    case .estimatedEach: app.estimate(id)
    // F-TABLE-01: rows of 44.
    case .measured: 44
    }
  }

  /// Whether heights are requested again whenever rows are counted.
  private var asksAnew: Bool { app.rowKind == .fixed || app.rowKind == .given }

  private func freshSection(_ index: Int) -> TableModel.Section {
    let section = app.sections[index]
    let isFirst = index == 0 && !hasTableHeader
    let isPlain = style == .plain
    let header: CGFloat
    switch app.headers {
    case .views: header = TableMetrics.plainHeaderHeight
    case .titles:
      header =
        isPlain
        ? TableMetrics.plainHeaderHeight
        : pixels(
          isFirst ? TableMetrics.groupedFirstTitleHeight : TableMetrics.groupedTitleHeight)
    case .none:
      header =
        isPlain
        ? 0 : pixels(isFirst ? TableMetrics.groupedFirstHeaderHeight : TableMetrics.groupedGap)
    }
    let footer: CGFloat
    switch app.footers {
    case .views: footer = TableMetrics.plainHeaderHeight
    case .titles: footer = TableMetrics.groupedFooterTitleHeight
    case .none: footer = isPlain ? 0 : pixels(TableMetrics.groupedGap)
    }
    return TableModel.Section(
      id: section.id, padding: isPlain && header > 0 ? 22 : 0, header: header, footer: footer,
      rows: section.rows.map { TableModel.Row(id: $0, height: freshRow($0)) })
  }

  /// Returns the nearest pixel, ties up.
  private func pixels(_ value: CGFloat) -> CGFloat { (value * 3 + 0.5 + 1e-5).rounded(.down) / 3 }

  // MARK: Operations

  /// Applies a random operation to both. Returns its description.
  func step() -> String {
    switch next(20) {
    case 0..<5: return scroll()
    case 5..<7: return scrollToRow()
    case 7..<11: return batch(rate: 20)
    case 11: return batch(rate: 80)
    case 12: return reload(isNew: true)
    case 13: return reload(isNew: false)
    case 14: return changeInset()
    case 15: return changeHeader()
    case 16: return grow()
    case 17: return growView()
    case 18: return select()
    default: return next(fillsScreen ? 4 : 1) == 0 ? resize() : scroll()
    }
  }

  private func scroll() -> String {
    let range = model.highest - model.lowest
    let delta = CGFloat(next(2001) - 1000) * [0.06, 0.4, 1][next(3)]
    let isJump = next(5) == 0
    let target = isJump ? model.lowest + range * CGFloat(next(101)) / 100 : model.offset + delta
    model.scroll(to: pixels(target))
    table.contentOffset.y = model.offset
    layOut()
    return "scroll to \(target)"
  }

  private func scrollToRow() -> String {
    let section = app.sections.indices.filter { !app.sections[$0].rows.isEmpty }
    guard !section.isEmpty else { return scroll() }
    let chosen = section[next(section.count)]
    let row = next(app.sections[chosen].rows.count)
    let position = UITableView.ScrollPosition(rawValue: next(4)) ?? .none
    table.scrollToRow(
      at: IndexPath(row: row, section: chosen), at: position, animated: false)
    place(chosen, row, position)
    for _ in 0..<8 where app.rowKind != .fixed {
      let before = model.offset
      model.layOut()
      place(chosen, row, position)
      if abs(model.offset - before) < 0.1 { break }
    }
    layOut()
    return "scroll to row \(row) of section \(chosen), \(position)"
  }

  /// Scrolls as documented: moves the row to the top, middle or bottom of the visible area, or by
  /// the least distance. In a plain table, a floating header covers the top.
  private func place(_ section: Int, _ row: Int, _ position: UITableView.ScrollPosition) {
    let minY = model.minY(section: section, row: row)
    let maxY = minY + model.sections[section].rows[row].height
    let insets = model.insets
    let cover = insets.top + (style == .plain ? model.sections[section].header : 0)
    let seen = model.size.height - insets.top - insets.bottom
    let top = minY - cover
    let bottom = maxY + insets.bottom - model.size.height
    let target: CGFloat
    switch position {
    case .top: target = top
    case .bottom: target = bottom
    case .middle: target = (minY + maxY) / 2 - insets.top - seen / 2
    default:
      if minY < model.offset + cover {
        target = top
      } else if maxY > model.offset + model.size.height - insets.bottom {
        target = bottom
      } else {
        return
      }
    }
    model.scroll(to: pixels(target))
  }

  private func batch(rate: Int) -> String {
    let batch = TableModelBatch(app.sections, rate: rate, &generator, newID: app.newID)
    let known = Dictionary(uniqueKeysWithValues: model.sections.map { ($0.id, $0) })
    let heights = Dictionary(
      uniqueKeysWithValues: model.sections.flatMap { $0.rows.map { ($0.id, $0.height) } })
    app.sections = batch.result
    UIView.performWithoutAnimation { perform(batch) }
    model.sections = app.sections.indices.map { index in
      var section = freshSection(index)
      if let old = known[section.id], batch.keptSections.contains(section.id) {
        if app.headers == .views {
          section.header = old.header
          section.padding = old.padding
        }
        if app.footers == .views { section.footer = old.footer }
      }
      for row in section.rows.indices where !asksAnew {
        let id = section.rows[row].id
        if batch.keptRows.contains(id), let height = heights[id] {
          section.rows[row].height = height
        }
      }
      return section
    }
    let kept = batch.keptRows.subtracting(batch.reloadedRows)
    selected.formIntersection(kept)
    model.keepViews(rows: kept, sections: batch.keptSections)
    model.askAgain(batch.reconfiguredRows)
    layOut()
    return "update \(batch)"
  }

  private func perform(_ batch: TableModelBatch) {
    let table = table
    table.performBatchUpdates {
      table.deleteSections(batch.deletedSections, with: .fade)
      table.insertSections(batch.insertedSections, with: .fade)
      table.reloadSections(batch.reloadedSections, with: .fade)
      for move in batch.movedSections { table.moveSection(move.from, toSection: move.to) }
      table.deleteRows(at: batch.deleted, with: .left)
      table.insertRows(at: batch.inserted, with: .right)
      table.reloadRows(at: batch.reloaded, with: .none)
      table.reconfigureRows(at: batch.reconfigured)
      for move in batch.moved { table.moveRow(at: move.from, to: move.to) }
    }
  }

  /// After a reload, the heights of the old rows are the estimates for the rows at the same
  /// positions.
  private func reload(isNew: Bool) -> String {
    if isNew {
      app.sections = (0..<next(6)).map { _ in
        .init(id: app.newID(), rows: (0..<next(13)).map { _ in app.newID() })
      }
    }
    table.reloadData()
    let old = model.sections
    model.sections = app.sections.indices.map { index in
      var section = freshSection(index)
      guard index < old.count else { return section }
      if app.headers == .views {
        section.header = old[index].header
        section.padding = old[index].padding
      }
      if app.footers == .views { section.footer = old[index].footer }
      for row in section.rows.indices.prefix(old[index].rows.count) where !asksAnew {
        section.rows[row].height = old[index].rows[row].height
      }
      return section
    }
    model.forgetViews()
    selected = []
    layOut()
    return "reload \(isNew)"
  }

  private func changeInset() -> String {
    let insets = (top: CGFloat(next(4) * 25), bottom: CGFloat(next(4) * 17))
    table.contentInset = UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    model.insets = insets
    layOut()
    return "inset \(insets)"
  }

  private func changeHeader() -> String {
    let height = CGFloat(next(4) * 60)
    hasTableHeader = height > 0
    table.tableHeaderView =
      height > 0 ? UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)) : nil
    model.tableHeader = height
    layOut()
    return "table header \(height)"
  }

  /// Changes a row's height and notifies the table in one of the possible ways.
  private func grow() -> String {
    let all = app.sections.enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(row: $0, section: section) }
    }
    guard !all.isEmpty else { return scroll() }
    let path = all[next(all.count)]
    let id = app.sections[path.section].rows[path.row]
    app.rowGrowth[id] = CGFloat(next(5) * 20 - 40)
    let way = next(3)
    UIView.performWithoutAnimation {
      switch way {
      case 0:
        table.beginUpdates()
        table.endUpdates()
      case 1: table.reconfigureRows(at: [path])
      default:
        table.reloadRows(at: [path], with: .automatic)
        selected.remove(id)
      }
    }
    refresh(reloading: way == 2 ? [id] : [])
    if way == 1 { model.askAgain([id]) }
    layOut()
    return "row \(path) grows, \(way)"
  }

  private func growView() -> String {
    guard !app.sections.isEmpty else { return scroll() }
    let section = next(app.sections.count)
    app.viewGrowth[app.sections[section].id] = CGFloat(next(4) * 15)
    UIView.performWithoutAnimation {
      table.beginUpdates()
      table.endUpdates()
    }
    refresh(reloading: [])
    layOut()
    return "header \(section) grows"
  }

  /// Requests all of the app's heights again and measures the visible rows.
  private func refresh(reloading: Set<Int>) {
    let old = model.sections
    model.sections = app.sections.indices.map { index in
      var section = freshSection(index)
      if app.headers == .views {
        section.header = old[index].header
        section.padding = old[index].padding
      }
      if app.footers == .views { section.footer = old[index].footer }
      if !asksAnew { section.rows = old[index].rows }
      return section
    }
    let all = Set(app.sections.flatMap(\.rows))
    model.keepViews(
      rows: all.subtracting(reloading), sections: Set(app.sections.map(\.id)))
  }

  private func select() -> String {
    guard let paths = table.indexPathsForVisibleRows, !paths.isEmpty else { return scroll() }
    let path = paths[next(paths.count)]
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    selected.insert(app.sections[path.section].rows[path.row])
    return "select \(path)"
  }

  private func resize() -> String {
    if fillsScreen {
      let isWide = model.size.width > model.size.height
      stage.rotate(to: isWide ? .portrait : .landscapeLeft)
      stage.advance(by: 0.5)
      model.size = CGSize(width: model.size.height, height: model.size.width)
    } else {
      model.size =
        [
          CGSize(width: 320, height: 480), CGSize(width: 480, height: 320),
          CGSize(width: 420, height: 480), CGSize(width: 320, height: 200),
        ][next(4)]
      table.frame.size = model.size
    }
    layOut()
    return "resize to \(model.size)"
  }

  private func layOut() {
    table.layoutIfNeeded()
    model.clamp()
    model.layOut()
  }

  // MARK: Comparison

  /// Returns the differences between the table and the model.
  func differences() -> [String] {
    var found: [String] = []
    func compare(_ what: String, _ a: CGFloat, _ b: CGFloat) {
      if abs(a - b) > 1e-6 { found.append("\(what): \(a), not \(b)") }
    }
    compare("offset", table.contentOffset.y, model.offset)
    compare("content height", table.contentSize.height, model.contentHeight)
    compare("content width", table.contentSize.width, model.size.width)
    compareCounts(&found)
    var y = model.tableHeader
    for (index, section) in model.sections.enumerated() {
      let rect = table.rect(forSection: index)
      compare("section \(index)", rect.minY, y)
      compare("height of section \(index)", rect.height, section.height)
      y += section.padding
      compare("header \(index)", table.rectForHeader(inSection: index).minY, y)
      compare(
        "height of header \(index)", table.rectForHeader(inSection: index).height, section.header)
      y += section.header
      for (row, content) in section.rows.enumerated() {
        let rect = table.rectForRow(at: IndexPath(row: row, section: index))
        compare("row \(row) of section \(index)", rect.minY, y)
        compare("height of row \(row) of section \(index)", rect.height, content.height)
        y += content.height
      }
      compare("footer \(index)", table.rectForFooter(inSection: index).minY, y)
      y += section.footer
    }
    compareCells(&found)
    compareViews(&found)
    return found + table.faults
  }

  private func compareCounts(_ found: inout [String]) {
    if table.indexPathsForVisibleRows ?? [] != model.seenPaths {
      found.append("in sight: \(table.indexPathsForVisibleRows ?? []), not \(model.seenPaths)")
    }
    if app.askedCells != model.askedCells {
      found.append("cells asked for: \(app.askedCells), not \(model.askedCells)")
    }
    if table.counts.cellsCreated != model.madeCells {
      found.append("cells made: \(table.counts.cellsCreated), not \(model.madeCells)")
    }
    let chosen = Set(
      (table.indexPathsForSelectedRows ?? []).map { app.sections[$0.section].rows[$0.row] })
    if chosen != selected { found.append("selected: \(chosen), not \(selected)") }
  }

  private func compareCells(_ found: inout [String]) {
    for path in table.indexPathsForVisibleRows ?? [] {
      let id = app.sections[path.section].rows[path.row]
      guard let cell = table.cellForRow(at: path), cell.superview === table, cell.tag == id,
        cell.frame.isClose(to: table.rectForRow(at: path)),
        cell.isSelected == selected.contains(id)
      else {
        found.append("cell \(path)")
        continue
      }
    }
    let cells = table.subviews.count { $0 is UITableViewCell && !$0.isHidden }
    if cells != model.seen.count { found.append("\(cells) cells on screen") }
  }

  /// A plain table's headers stay at the top of the visible area, and its footers at the bottom,
  /// while their section is visible. Others stay in place.
  private func compareViews(_ found: inout [String]) {
    let top = model.offset + model.insets.top
    let bottom = model.offset + model.size.height - model.insets.bottom
    for (index, section) in model.sections.enumerated() {
      var header = model.minY(header: index)
      var footer = model.minY(footer: index)
      let end = model.minY(section: index) + section.height
      if style == .plain {
        footer = min(footer, max(bottom - section.footer, header + section.header))
        header = max(header, min(top, end - section.header))
      }
      let isSeen = model.seenSections.contains(section.id)
      let views = [
        (app.headers, table.tableState.sectionViews.view(.header, index), header, section.header),
        (app.footers, table.tableState.sectionViews.view(.footer, index), footer, section.footer),
      ]
      for (kind, view, y, height) in views where kind != .none {
        guard isSeen == (view != nil) else {
          found.append("views of section \(index): \(view != nil)")
          continue
        }
        let frame = CGRect(x: 0, y: y, width: model.size.width, height: height)
        if let view, !view.frame.isClose(to: frame) {
          found.append("view of section \(index): \(view.frame), not \(frame)")
        }
        if let view, kind == .views, view.tag != section.id {
          found.append("view of section \(index) is that of another")
        }
      }
    }
  }
}
