import CoreGraphics
import ListEngine
import QuartzCore

extension UITableViewCell {
  // MARK: Labels and image

  var madeTextLabel: UILabel {
    if let label = cellState.textLabel { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    if cellState.style == .value2 {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = tintColor
      label.textAlignment = .right
    }
    return add(label, \.textLabel)
  }

  var madeDetailLabel: UILabel? {
    if let label = cellState.detailLabel { return label }
    guard cellState.style != .default else { return nil }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    switch cellState.style {
    case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
    case .value2: label.font = .preferredFont(forTextStyle: .footnote)
    case .value1, .default:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    }
    return add(label, \.detailLabel)
  }

  var madeImageView: UIImageView? {
    if let view = cellState.imageView { return view }
    guard cellState.style != .value2 else { return nil }
    let view = UIImageView(frame: .zero)
    // A symbol next to text grows with it.
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    return add(view, \.imageView)
  }

  private func add<View: UIView>(_ view: View, _ key: WritableKeyPath<CellState, View?>) -> View {
    cellState[keyPath: key] = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  // MARK: Table settings

  /// Takes over the table's background, separator and rounded corners.
  func adopt(_ table: UITableView, row: RowID, place: RowPlace) {
    let isNew = cellState.table !== table || cellState.row == nil
    cellState.table = table
    cellState.row = row
    if backgroundColor == nil || cellState.hasTableBackground && isNew {
      cellState.hasTableBackground = true
      backgroundColor =
        table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    if place != cellState.place || isNew {
      cellState.place = place
      if table.style == .insetGrouped {
        roundPlate(isFirst: place.isFirst, isLast: place.isLast)
        clipsToBounds = true
      }
    }
    setNeedsLayout()
  }

  // MARK: Selection

  func replaceBackground(_ key: WritableKeyPath<CellState, UIView?>, with view: UIView?) {
    if let old = cellState[keyPath: key], old !== view { old.removeFromSuperview() }
    cellState[keyPath: key] = view
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
    (cellState.isSelected || cellState.isHighlighted) && selectionStyle != .none
  }

  func selectionDidChange(animated: Bool) {
    let shows = showsSelection
    if configurations.background != nil { return highlightContent(of: contentView, shows) }
    if let many = cellState.multipleSelectionBackground, cellState.table?.selectsMany ?? false {
      many.isHidden = !shows
      cellState.selectedBackground?.isHidden = true
      return highlightContent(of: contentView, shows)
    }
    cellState.multipleSelectionBackground?.isHidden = true
    if shows, cellState.selectedBackground == nil {
      let view = UIView()
      view.backgroundColor = .systemGray4
      cellState.selectedBackground = view
      placeSelectedBackground(view)
    }
    highlightContent(of: contentView, shows)
    guard let view = cellState.selectedBackground else { return }
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
