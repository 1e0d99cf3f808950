import CoreGraphics
import QuartzCore

extension UITableViewCell {
  // MARK: Labels and image

  var madeTextLabel: UILabel {
    if let label = cell.textLabel { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    if cell.style == .value2 {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = tintColor
      label.textAlignment = .right
    }
    cell.textLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var madeDetailLabel: UILabel? {
    if let label = cell.detailLabel { return label }
    guard cell.style != .default else { return nil }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    switch cell.style {
    case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
    case .value2: label.font = .preferredFont(forTextStyle: .footnote)
    case .value1, .default:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    }
    cell.detailLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var madeImageView: UIImageView {
    if let view = cell.imageView { return view }
    let view = UIImageView(frame: .zero)
    // A symbol beside a text grows with it.
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    cell.imageView = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  // MARK: From the table

  /// Takes over what the table decides: background, separator, round corners.
  func _adopt(_ table: UITableView, row: RowID, place: RowPlace) {
    let isNew = cell.table !== table || cell.row == nil
    cell.table = table
    cell.row = row
    if backgroundColor == nil || cell.hasTableBackground && isNew {
      cell.hasTableBackground = true
      backgroundColor =
        table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    if place != cell.place || isNew {
      cell.place = place
      roundCorners(table.style)
    }
    setNeedsLayout()
  }

  private func roundCorners(_ style: UITableView.Style) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if cell.place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if cell.place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let rounded = (swipedRow ?? self).layer
    rounded.cornerRadius = corners.isEmpty ? 0 : TableMetrics.insetGroupedCornerRadius
    rounded.maskedCorners = corners
    clipsToBounds = true
  }

  // MARK: Selection

  func replaceBackground(_ key: WritableKeyPath<CellState, UIView?>, with view: UIView?) {
    if let old = cell[keyPath: key], old !== view { old.removeFromSuperview() }
    cell[keyPath: key] = view
    guard let view else { return }
    setBackgroundConfiguration(nil)
    if key == \.background {
      insertSubview(view, at: 0)
    } else {
      view.isHidden = true
      placeSelectedBackground(view)
    }
  }

  private func placeSelectedBackground(_ view: UIView) {
    view.frame = bounds
    insertSubview(view, belowSubview: contentView)
  }

  private var showsSelection: Bool {
    (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
  }

  func selectionDidChange(animated: Bool) {
    let shows = showsSelection
    if cell.backgroundConfiguration != nil { return highlightContent(of: contentView, shows) }
    if let many = cell.multipleSelectionBackground, cell.table?.selectsMany ?? false {
      many.isHidden = !shows
      cell.selectedBackground?.isHidden = true
      return highlightContent(of: contentView, shows)
    }
    cell.multipleSelectionBackground?.isHidden = true
    if shows, cell.selectedBackground == nil {
      let view = UIView()
      view.backgroundColor = .systemGray4
      cell.selectedBackground = view
      placeSelectedBackground(view)
    }
    highlightContent(of: contentView, shows)
    guard let view = cell.selectedBackground else { return }
    guard animated, window != nil else {
      view.alpha = 1
      view.isHidden = !shows
      return
    }
    if shows, view.isHidden { view.alpha = 0 }
    view.isHidden = false
    UIView.animate(withDuration: 0.25) {
      view.alpha = shows ? 1 : 0
    } completion: { [weak self, weak view] _ in
      guard let self, let view else { return }
      view.isHidden = !self.showsSelection
      view.alpha = 1
    }
  }

  private func highlightContent(of view: UIView, _ isHighlighted: Bool) {
    for subview in view.subviews {
      switch subview {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      case is UIControl: break
      default: highlightContent(of: subview, isHighlighted)
      }
    }
  }
}
