import InterfaceFiles

/// Reads tables and cells.
@MainActor
extension NibCoder {
  /// The table's style. It is read first because a table is created with it.
  var tableStyle: UITableView.Style {
    switch element.string("style") {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  func decode(tableView: UITableView) {
    // A new table has its style's background, so the background in the file is set again.
    decodeBackground(of: tableView)
    element.ignore("dataMode", because: "what it says shows in the cells")
    element.read("rowHeight", into: \.rowHeight, of: tableView)
    element.read("estimatedRowHeight", into: \.estimatedRowHeight, of: tableView)
    // Interface Builder writes 28 for a table without explicit section heights. Newer files contain
    // the -1 that it means.
    element.read("sectionHeaderHeight", into: \.sectionHeaderHeight, of: tableView)
    element.read("sectionFooterHeight", into: \.sectionFooterHeight, of: tableView)
    element.read(
      "estimatedSectionHeaderHeight", into: \.estimatedSectionHeaderHeight, of: tableView)
    element.read(
      "estimatedSectionFooterHeight", into: \.estimatedSectionFooterHeight, of: tableView)
    element.read("allowsSelection", into: \.allowsSelection, of: tableView)
    element.read("allowsMultipleSelection", into: \.allowsMultipleSelection, of: tableView)
    element.read(
      "allowsSelectionDuringEditing", into: \.allowsSelectionDuringEditing, of: tableView)
    element.read(
      "allowsMultipleSelectionDuringEditing", into: \.allowsMultipleSelectionDuringEditing,
      of: tableView)
    element.read(
      "separatorStyle", into: \.separatorStyle, of: tableView,
      from: ["none": .none, "singleLine": .singleLine, "default": .singleLine])
    element.read(
      key: "separatorInset", into: \.separatorInset, of: tableView, InterfaceValue.insets)
    readColor("separatorColor", named: nil, into: \.separatorColor, of: tableView)
    element.read(
      "sectionIndexMinimumDisplayRowCount", into: \.sectionIndexMinimumDisplayRowCount,
      of: tableView)
    readColor("sectionIndexColor", named: nil, into: \.sectionIndexColor, of: tableView)
    readColor(
      "sectionIndexBackgroundColor", named: nil, into: \.sectionIndexBackgroundColor, of: tableView)
    readColor(
      "sectionIndexTrackingBackgroundColor", named: nil,
      into: \.sectionIndexTrackingBackgroundColor, of: tableView)
    element.read("contentViewInsetsToSafeArea", into: \.insetsContentViewsToSafeArea, of: tableView)
    element.read("sectionHeaderTopPadding", into: \.sectionHeaderTopPadding, of: tableView)
    for prototype in element.items(of: "prototypes") {
      register(prototype, as: "prototype cell") { identifier, make in
        tableView.reuse.setCellMaker(identifier) { make() as? UITableViewCell }
      }
    }
    let sections = element.items(of: "sections").filter { $0.name == "tableViewSection" }
    if !sections.isEmpty { tableView.tableState.staticSections = sections.map(makeSection) }
    element.read(
      key: "backgroundView", into: \.backgroundView, of: tableView, session.makeView)
    // The views above and below the cells. They are set without the properties, which a subclass may
    // override. On iOS, the subclass finds them in its superclass when it awakes.
    if let header = element.child(key: "tableHeaderView") {
      tableView.setView(session.makeView(header), .header)
    }
    if let footer = element.child(key: "tableFooterView") {
      tableView.setView(session.makeView(footer), .footer)
    }
  }

  private func makeSection(_ element: InterfaceElement) -> StaticTableSection {
    element.taken()
    var section = StaticTableSection(
      header: element.string("headerTitle"), footer: element.string("footerTitle"))
    for child in element.items(of: "cells") {
      guard let cell = session.makeView(child) as? UITableViewCell else { continue }
      section.cells.append(cell)
      section.heights.append(child.optionalNumber("rowHeight"))
    }
    return section
  }

  private var cellStyle: UITableViewCell.CellStyle {
    switch element.string("style") {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  func decode(cell: UITableViewCell) {
    cell.setStyle(cellStyle, reuseIdentifier: reuseIdentifier)
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
    element.read("accessoryType", into: \.accessoryType, of: cell, from: accessories)
    let selections: [String: UITableViewCell.SelectionStyle] = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    element.read("selectionStyle", into: \.selectionStyle, of: cell, from: selections)
    element.read("indentationLevel", into: \.indentationLevel, of: cell)
    element.read("indentationWidth", into: \.indentationWidth, of: cell)
    element.ignore("rowHeight", because: "a static table reads it, and others ask their own rows")
    element.read(key: "separatorInset", into: \.separatorInset, of: cell, InterfaceValue.insets)
    element.read(key: "backgroundView", into: \.backgroundView, of: cell, session.makeView)
    element.read(
      key: "selectedBackgroundView", into: \.selectedBackgroundView, of: cell, session.makeView)
    element.read(key: "accessoryView", into: \.accessoryView, of: cell, session.makeView)
    guard let content = element.child(key: "contentView") else { return }
    // A cell with a system style names its own labels. They already exist and are only configured.
    // A cell without a system style names none, and reading its labels would create them.
    let own: [(attribute: String, view: (UITableViewCell) -> UIView?)] = [
      ("textLabel", { $0.textLabel }), ("detailTextLabel", { $0.detailTextLabel }),
      ("imageView", { $0.imageView }),
    ]
    for (attribute, view) in own {
      guard let id = element.string(attribute), let view = view(cell) else { continue }
      session.standIn(view, forID: id)
    }
    decode(content, into: cell.contentView)
  }

  func decode(tableController: UITableViewController) {
    element.read(
      "clearsSelectionOnViewWillAppear", into: \.clearsSelectionOnViewWillAppear,
      of: tableController)
  }
}

extension UITableViewCell: SegueSource {
  var segueView: UIView? { self }

  func onSegue(_ trigger: String?, _ perform: @escaping () -> Void) {
    if trigger == "accessoryAction" { accessorySegue = perform } else { selectionSegue = perform }
  }
}
