import Foundation

/// The reusable cells, headers and footers that have left the screen.
@MainActor final class TableReuse {
  private(set) var cells = ReusePool<UITableViewCell>()
  private(set) var headerFooters = ReusePool<UITableViewHeaderFooterView>()

  // MARK: Registration

  func register(cell aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return cells.setMaker(nil, identifier) }
    guard let cellClass = aClass as? UITableViewCell.Type else {
      preconditionFailure(
        "\(aClass) is registered for the cell identifier \(identifier) and isn't a UITableViewCell")
    }
    setCellMaker(identifier) { cellClass.makeDynamic(style: .default, reuseIdentifier: identifier) }
  }

  func register(headerFooter aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return headerFooters.setMaker(nil, identifier) }
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "\(aClass) is registered for the header and footer identifier \(identifier) and is no "
          + "UITableViewHeaderFooterView")
    }
    setHeaderFooterMaker(identifier) { viewClass.makeDynamic(reuseIdentifier: identifier) }
  }

  /// Registers a function that creates cells, from a nib or a storyboard prototype.
  func setCellMaker(_ identifier: String, _ make: (() -> UITableViewCell?)?) {
    cells.setMaker(make.map { make in { _ in make() } }, identifier)
  }

  func setHeaderFooterMaker(_ identifier: String, _ make: (() -> UITableViewHeaderFooterView?)?) {
    headerFooters.setMaker(make.map { make in { _ in make() } }, identifier)
  }

  // MARK: Dequeuing

  func takeCell(_ identifier: String) -> UITableViewCell? { cells.take(identifier) }

  func makeCell(_ identifier: String) -> UITableViewCell? {
    let cell = cells.maker(identifier)?(.zero)
    // A nib need not contain the identifier for which it is registered.
    if let cell, cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
    return cell
  }

  func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = headerFooters.take(identifier) else { return nil }
    view.prepareForReuse()
    return view
  }

  func makeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    headerFooters.maker(identifier)?(.zero)
  }

  // MARK: Returning views

  /// The identifier for which a cell, header or footer can be reused, or `nil`.
  static func identifier(of view: UIView) -> String? {
    (view as? UITableViewCell)?.reuseIdentifier
      ?? (view as? UITableViewHeaderFooterView)?.reuseIdentifier
  }

  /// Stores a view for reuse. Views without an identifier, and views that aren't cells, headers or
  /// footers, are ignored.
  func put(_ view: UIView) {
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      cell.forgetWhatItStandsFor()
      cells.put(cell, identifier)
    } else if let view = view as? UITableViewHeaderFooterView,
      let identifier = view.reuseIdentifier
    {
      view.forgetWhatItStandsFor()
      headerFooters.put(view, identifier)
    }
  }
}

extension UITableView {
  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let visible = tableState.updates.reconfiguring, visible.cell.reuseIdentifier == identifier {
      return visible.cell
    }
    if let cell = reuse.takeCell(identifier) {
      endWaiting(of: cell)
      cell.cellState.table = self
      UIView.withoutAnimation { cell.prepareForReuse() }
      return cell
    }
    guard let cell = reuse.makeCell(identifier) else { return nil }
    counts.cellsCreated += 1
    cell.cellState.table = self
    return cell
  }

  /// Returns a header or footer that waits for reuse, or `nil` if there is none.
  func takeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = reuse.takeHeaderFooter(identifier)
    view.map { endWaiting(of: $0) }
    return view
  }

  /// Takes a view that waited for reuse, hidden since the last reload, out of the table.
  private func endWaiting(of view: UIView) {
    guard view.superview === self else { return }
    view.removeFromSuperview()
    view.isHidden = false
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = takeHeaderFooter(identifier) ?? reuse.makeHeaderFooter(identifier)
    // The default look depends on the table's style.
    view?.headerFooterState.style = style
    return view
  }
}
