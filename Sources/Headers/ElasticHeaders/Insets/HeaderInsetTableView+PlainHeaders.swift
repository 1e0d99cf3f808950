import UIKit

/// Section headers and footers that are plain views: `headerView(forSection:)` doesn't return them.
extension HeaderInsetTableView {
  /// Returns the header of a section if it isn't a `UITableViewHeaderFooterView`: the view with a header's size
  /// that is nearest to the table's place for that header, or to the place where this class put it.
  func plainHeader(
    of section: Int, home: SectionHeaderPlace, among others: inout [UIView]?
  ) -> UIView? {
    guard mayHavePlainViews else { return nil }
    let candidates = others ?? subviews.filter(isOfUnknownRole)
    others = candidates
    var system = home
    system.line = systemLine
    let systemFrame = system.frame(insets: .zero)
    return nearest(to: systemFrame, among: candidates)
      ?? placed[section].flatMap { nearest(to: $0, among: candidates) }
  }

  /// Whether a view is the header or footer of a visible section but not an instance of the table's own
  /// classes.
  func isPlainSectionView(_ view: UIView) -> Bool {
    guard mayHavePlainViews, isOfUnknownRole(view) else { return false }
    return sectionsInSight().contains { section in
      let room = rect(forSection: section).insetBy(dx: 0, dy: -tolerance)
      let homes = [
        headerView(forSection: section) == nil ? rectForHeader(inSection: section) : nil,
        footerView(forSection: section) == nil ? rectForFooter(inSection: section) : nil,
        placed[section],
      ]
      // Headers stick, and so do footers: each stays within its section.
      return homes.contains { home in
        guard let home, home.height > 0 else { return false }
        return view.frame.isAbout(as: home, tolerance) && view.frame.minY >= room.minY
          && view.frame.maxY <= room.maxY
      }
    }
  }

  /// Whether the delegate can have returned plain views.
  private var mayHavePlainViews: Bool {
    #if canImport(ObjectiveC)
      let methods = [
        #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)),
        #selector(UITableViewDelegate.tableView(_:viewForFooterInSection:)),
      ]
      return methods.contains { delegate?.responds(to: $0) == true }
    #else
      // Without Objective-C, every delegate implements every method.
      return delegate != nil
    #endif
  }

  private func isOfUnknownRole(_ view: UIView) -> Bool {
    guard !(view is UITableViewCell || view is UITableViewHeaderFooterView) else { return false }
    return ![tableHeaderView, tableFooterView, backgroundView, refreshControl].contains {
      $0 === view
    }
  }

  /// The number of points by which a header may differ from the table's rectangle for it: rounding to pixels or
  /// points, and the space above headers, which may or may not be part of either.
  var tolerance: CGFloat {
    let rounding: CGFloat = 1
    guard #available(iOS 15, *), style == .plain else { return rounding }
    let padding = sectionHeaderTopPadding
    return rounding
      + (padding == UITableView.automaticDimension ? Self.automaticPadding : padding.length)
  }

  /// The space above the headers of plain tables since iOS 15, in points (F-TABLE-05).
  private static let automaticPadding: CGFloat = 22

  private func nearest(to place: CGRect, among candidates: [UIView]) -> UIView? {
    let tolerance = self.tolerance
    return candidates.filter {
      $0.frame.isAbout(as: place, tolerance) && abs($0.frame.maxY - place.maxY) <= tolerance
    }
    .min { abs($0.frame.maxY - place.maxY) < abs($1.frame.maxY - place.maxY) }
  }
}

extension CGRect {
  /// Whether the rectangle has the width and x position of another, and about the same height.
  fileprivate func isAbout(as other: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= 1 && abs(width - other.width) <= 1
      && abs(height - other.height) <= tolerance
  }
}
