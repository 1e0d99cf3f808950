/// What scroll views, tables and cells read.
@MainActor
extension NibCoder {
  package func decode(scrollView: UIScrollView) {
    if let bounces = element.flag("bounces") { scrollView.bounces = bounces }
    if let always = element.flag("alwaysBounceVertical") {
      scrollView.alwaysBounceVertical = always
    }
    if let always = element.flag("alwaysBounceHorizontal") {
      scrollView.alwaysBounceHorizontal = always
    }
    if let shows = element.flag("showsVerticalScrollIndicator") {
      scrollView.showsVerticalScrollIndicator = shows
    }
    if let shows = element.flag("showsHorizontalScrollIndicator") {
      scrollView.showsHorizontalScrollIndicator = shows
    }
    if let enabled = element.flag("scrollEnabled") { scrollView.isScrollEnabled = enabled }
    if let paging = element.flag("pagingEnabled") { scrollView.isPagingEnabled = paging }
    if let locks = element.flag("directionalLockEnabled") {
      scrollView.isDirectionalLockEnabled = locks
    }
    if let delays = element.flag("delaysContentTouches") {
      scrollView.delaysContentTouches = delays
    }
    if let cancels = element.flag("canCancelContentTouches") {
      scrollView.canCancelContentTouches = cancels
    }
    if let scale = element.optionalNumber("minimumZoomScale") {
      scrollView.minimumZoomScale = scale
    }
    if let scale = element.optionalNumber("maximumZoomScale") {
      scrollView.maximumZoomScale = scale
    }
    if let bounces = element.flag("bouncesZoom") { scrollView.bouncesZoom = bounces }
    switch element["indicatorStyle"] {
    case "black": scrollView.indicatorStyle = .black
    case "white": scrollView.indicatorStyle = .white
    default: break
    }
    switch element["keyboardDismissMode"] {
    case "onDrag": scrollView.keyboardDismissMode = .onDrag
    case "interactive": scrollView.keyboardDismissMode = .interactive
    default: break
    }
    if let insets = element.child(key: "scrollIndicatorInsets") {
      scrollView.scrollIndicatorInsets = InterfaceValue.insets(insets)
    }
    let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]
    if let behavior = element["contentInsetAdjustmentBehavior"].flatMap({ behaviors[$0] }) {
      scrollView.contentInsetAdjustmentBehavior = behavior
    }
    if let insets = element.child(key: "contentInset") {
      scrollView.contentInset = InterfaceValue.insets(insets)
    }
    if let size = element.child(key: "contentSize") {
      scrollView.contentSize = CGSize(width: size.number("width"), height: size.number("height"))
    }
  }

  /// The style is fixed when a table is made, so it is read before anything else.
  package var tableStyle: UITableView.Style {
    switch element["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  package func decode(tableView: UITableView) {
    // Making a table gives it its style's background, over the one that the file names.
    decodeBackground(of: tableView)
    _ = element["dataMode"]
    if let height = element.optionalNumber("rowHeight") { tableView.rowHeight = height }
    if let height = element.optionalNumber("estimatedRowHeight") {
      tableView.estimatedRowHeight = height
    }
    // 28 is what Interface Builder writes for a table that says nothing of its section heights; the
    // -1 that it means stands in newer files.
    if let height = element.optionalNumber("sectionHeaderHeight") {
      tableView.sectionHeaderHeight = height
    }
    if let height = element.optionalNumber("sectionFooterHeight") {
      tableView.sectionFooterHeight = height
    }
    if let height = element.optionalNumber("estimatedSectionHeaderHeight") {
      tableView.estimatedSectionHeaderHeight = height
    }
    if let height = element.optionalNumber("estimatedSectionFooterHeight") {
      tableView.estimatedSectionFooterHeight = height
    }
    if let allows = element.flag("allowsSelection") { tableView.allowsSelection = allows }
    if let allows = element.flag("allowsMultipleSelection") {
      tableView.allowsMultipleSelection = allows
    }
    if let allows = element.flag("allowsSelectionDuringEditing") {
      tableView.allowsSelectionDuringEditing = allows
    }
    if let allows = element.flag("allowsMultipleSelectionDuringEditing") {
      tableView.allowsMultipleSelectionDuringEditing = allows
    }
    switch element["separatorStyle"] {
    case "none": tableView.separatorStyle = .none
    case "singleLine", "default": tableView.separatorStyle = .singleLine
    default: break
    }
    if let insets = element.child(key: "separatorInset") {
      tableView.separatorInset = InterfaceValue.insets(insets)
    }
    if let color = element.child(key: "separatorColor") {
      tableView.separatorColor = InterfaceValue.color(color, document: session.document)
    }
    if let insets = element.flag("contentViewInsetsToSafeArea") {
      tableView.insetsContentViewsToSafeArea = insets
    }
    if let padding = element.optionalNumber("sectionHeaderTopPadding") {
      tableView.sectionHeaderTopPadding = padding
    }
    for prototype in element.items(of: "prototypes") { register(prototype, in: tableView) }
    let sections = element.items(of: "sections").filter { $0.name == "tableViewSection" }
    if !sections.isEmpty { tableView.table.staticSections = sections.map(makeSection) }
    if let view = element.child(key: "backgroundView") {
      tableView.backgroundView = session.makeView(view)
    }
    // Views that were dropped above and below the cells. They go past the properties, which a
    // subclass may override: on iOS it finds them in its superclass when it awakes.
    if let header = element.child(key: "tableHeaderView") {
      tableView._setTableHeaderView(session.makeView(header))
    }
    if let footer = element.child(key: "tableFooterView") {
      tableView._setTableFooterView(session.makeView(footer))
    }
  }

  private func makeSection(_ element: InterfaceElement) -> StaticTableSection {
    element.taken()
    var section = StaticTableSection(header: element["headerTitle"], footer: element["footerTitle"])
    for child in element.items(of: "cells") {
      guard let cell = session.makeView(child) as? UITableViewCell else { continue }
      section.cells.append(cell)
      section.heights.append(child.optionalNumber("rowHeight"))
    }
    return section
  }

  /// A prototype is an archive of its own: each cell is made from it afresh.
  private func register(_ prototype: InterfaceElement, in tableView: UITableView) {
    prototype.isDeferred = true
    let document = session.document
    guard let identifier = prototype["reuseIdentifier"] else {
      return document.report.say(
        "a prototype cell without a reuse identifier can't be dequeued", line: prototype.line,
        once: "prototype \(prototype.line)")
    }
    tableView.reuse.setCellMaker(identifier) {
      prototype.isDeferred = false
      defer { prototype.isDeferred = true }
      let session = InterfaceSession(document: document)
      let cell = session.makeView(prototype) as? UITableViewCell
      session.finish(prototype)
      return cell
    }
  }

  private var cellStyle: UITableViewCell.CellStyle {
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  package var reuseIdentifier: String? { element["reuseIdentifier"] }

  package func decode(cell: UITableViewCell) {
    cell._setStyle(cellStyle, reuseIdentifier: reuseIdentifier)
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
    if let type = element["accessoryType"].flatMap({ accessories[$0] }) {
      cell.accessoryType = type
    }
    let selections: [String: UITableViewCell.SelectionStyle] = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    if let style = element["selectionStyle"].flatMap({ selections[$0] }) {
      cell.selectionStyle = style
    }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.optionalNumber("indentationWidth") { cell.indentationWidth = width }
    _ = element["rowHeight"]
    if let insets = element.child(key: "separatorInset") {
      cell.separatorInset = InterfaceValue.insets(insets)
    }
    if let view = element.child(key: "backgroundView") {
      cell.backgroundView = session.makeView(view)
    }
    if let view = element.child(key: "selectedBackgroundView") {
      cell.selectedBackgroundView = session.makeView(view)
    }
    if let view = element.child(key: "accessoryView") {
      cell.accessoryView = session.makeView(view)
    }
    guard let content = element.child(key: "contentView") else { return }
    // A cell of one of the system's styles names its own labels: they exist, and are only described.
    let own: [(attribute: String, view: UIView?)] = [
      ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel),
      ("imageView", cell.imageView),
    ]
    for (attribute, view) in own {
      if let id = element[attribute], let view { session.standIn(view, forID: id) }
    }
    decode(content, into: cell.contentView)
  }
}
