extension UITableView {
  /// Makes cells for the identifier from a nib whose one top-level object is a cell.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.setCellMaker(
      identifier,
      nib.map { nib in
        { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
      })
  }

  /// Makes headers and footers for the identifier from a nib whose one top-level object is one.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.setHeaderFooterMaker(
      identifier,
      nib.map { nib in
        {
          nib.instantiate(withOwner: nil).lazy
            .compactMap { $0 as? UITableViewHeaderFooterView }.first
        }
      })
  }
}
