import CoreGraphics
import ListEngine

extension UICollectionViewListCell {
  /// A guide with the width of the cell until the app adds constraints.
  var madeSeparatorGuide: UILayoutGuide {
    if let guide = listCellState.guide { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    // The app's constraints take precedence.
    let pins = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: automaticLineStart),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for pin in pins { pin.priority = .fittingSizeLevel }
    NSLayoutConstraint.activate(pins)
    listCellState.guide = guide
    setNeedsLayout()
    return guide
  }

  /// The start of automatic separators: that of the text, or else the content's margin.
  private var automaticLineStart: CGFloat {
    let room = contentFrame
    let start =
      (contentView as? UIListContentView)?.textStart(width: room.width) ?? CellMetrics.textInset
    return (isRightToLeft ? bounds.width - room.maxX : room.minX) + start
  }

  func layOutSeparators() {
    let place = listCellState.place
    layOut(place?.top, \.topLine, y: 0)
    let height = 1 / max(1, traitCollection.displayScale)
    layOut(place?.bottom, \.bottomLine, y: bounds.height - height)
  }

  private func layOut(
    _ line: ListLine?, _ key: WritableKeyPath<ListCellState, ListLineView?>, y: CGFloat
  ) {
    guard let line else {
      listCellState[keyPath: key]?.isHidden = true
      return
    }
    let shown = listCellState[keyPath: key] ?? ListLineView(frame: .zero)
    if listCellState[keyPath: key] == nil {
      UIView.withoutAnimation { addSubview(shown) }
      listCellState[keyPath: key] = shown
    }
    shown.isHidden = false
    shown.show(
      isBetweenSelected ? line.multipleSelectionColor : line.color, through: line.effect)
    let (start, end) = edges(of: line)
    shown.frame = mirrored(
      CGRect(
        x: start, y: y, width: max(0, end - start),
        height: 1 / max(1, traitCollection.displayScale)))
  }

  /// Returns the start and end of a separator, from the leading edge.
  private func edges(of line: ListLine) -> (start: CGFloat, end: CGFloat) {
    if let guide = listCellState.guide {
      // A layout without subviews placed by constraints hasn't solved those of the guide.
      engineForInterior.solve(applyingTo: nil)
      let frame = mirrored(guide.layoutFrame)
      return (line.leading ?? frame.minX, line.trailing.map { bounds.width - $0 } ?? frame.maxX)
    }
    return (line.leading ?? automaticLineStart, bounds.width - (line.trailing ?? 0))
  }

  /// Whether both this item and the next one are selected, with multiple selection.
  private var isBetweenSelected: Bool {
    guard isSelected, let view = reuseState.collectionView, view.maySelectMany,
      let path = reuseState.attributes?.indexPath, let row = RowID(path)
    else { return false }
    return view.collectionState.selection.rows.contains(RowID(row.section, row.row + 1))
  }
}

/// A separator above or below an item.
final class ListLineView: UIView {
  private var effectView: UIVisualEffectView?
  private var effect: UIVisualEffect?

  func show(_ color: UIColor, through effect: UIVisualEffect?) {
    isUserInteractionEnabled = false
    if effect != self.effect {
      self.effect = effect
      effectView?.removeFromSuperview()
      effectView = effect.map(UIVisualEffectView.init(effect:))
      if let effectView {
        effectView.frame = bounds
        effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(effectView)
      }
    }
    let target = effectView?.contentView ?? self
    if target !== self { backgroundColor = .clear }
    if target.backgroundColor != color { target.backgroundColor = color }
  }
}
