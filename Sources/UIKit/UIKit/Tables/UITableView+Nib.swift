extension UITableView {
  /// Registers a nib with a cell as its only top-level object for a cell reuse identifier.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.setCellMaker(
      identifier,
      nib.map { nib in
        { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
      })
  }

  /// Registers a nib with a header or footer as its only top-level object for a reuse identifier.
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
