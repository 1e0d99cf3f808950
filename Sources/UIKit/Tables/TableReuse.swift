import Foundation

/// Cells, headers and footers that left the screen and wait to be used again.
@MainActor final class TableReuse {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headerFooters: [String: [UITableViewHeaderFooterView]] = [:]
  /// Makes cells and headers from nibs and prototypes: entered by the storyboard room.
  var cellMakers: [String: () -> UITableViewCell?] = [:]
  var headerFooterMakers: [String: () -> UITableViewHeaderFooterView?] = [:]

  // MARK: Registering

  func register(cell aClass: AnyClass?, _ identifier: String) {
    cells[identifier] = nil
    cellMakers[identifier] = nil
    guard let aClass else {
      cellClasses[identifier] = nil
      return
    }
    guard let cellClass = aClass as? UITableViewCell.Type else {
      preconditionFailure(
        "\(aClass) is registered for the cell identifier \(identifier) and is no UITableViewCell")
    }
    cellClasses[identifier] = cellClass
  }

  func register(headerFooter aClass: AnyClass?, _ identifier: String) {
    headerFooters[identifier] = nil
    headerFooterMakers[identifier] = nil
    guard let aClass else {
      headerFooterClasses[identifier] = nil
      return
    }
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "\(aClass) is registered for the header and footer identifier \(identifier) and is no "
          + "UITableViewHeaderFooterView")
    }
    headerFooterClasses[identifier] = viewClass
  }

  // MARK: Taking

  func takeCell(_ identifier: String) -> UITableViewCell? {
    cells[identifier]?.popLast()
  }

  func makeCell(_ identifier: String) -> UITableViewCell? {
    if let make = cellMakers[identifier] {
      let cell = make()
      // A nib need not name the identifier for which it is registered.
      if let cell, cell.reuseIdentifier == nil { cell.cell.reuseIdentifier = identifier }
      return cell
    }
    return cellClasses[identifier]?._make(style: .default, reuseIdentifier: identifier)
  }

  func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = headerFooters[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  func makeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let make = headerFooterMakers[identifier] { return make() }
    return headerFooterClasses[identifier]?._make(reuseIdentifier: identifier)
  }

  // MARK: Giving back

  /// A cell without an identifier is not kept.
  func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cell._forgetWhatItStandsFor()
    cells[identifier, default: []].append(cell)
  }

  func put(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    view._forgetWhatItStandsFor()
    headerFooters[identifier, default: []].append(view)
  }
}

extension UITableView {
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let visible = table.reconfiguring, visible.cell.reuseIdentifier == identifier {
      return visible.cell
    }
    if let cell = reuse.takeCell(identifier) {
      cell._table = self
      UIView._withoutAnimation { cell.prepareForReuse() }
      return cell
    }
    guard let cell = reuse.makeCell(identifier) else { return nil }
    counts.cellsCreated += 1
    cell._table = self
    return cell
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = reuse.takeHeaderFooter(identifier) ?? reuse.makeHeaderFooter(identifier)
    // What it shows by default depends on the table's style.
    view?.state.style = style
    return view
  }
}

extension UIView {
  /// `performWithoutAnimation` that gives back what its body gives.
  static func _withoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = body() }
    return result!
  }
}
