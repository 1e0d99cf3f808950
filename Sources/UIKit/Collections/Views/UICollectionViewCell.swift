import CoreGraphics
import Foundation

/// One item of a collection view, used again for another item when it has left the screen.
///
/// The app's views go into ``contentView``, in front of the two backgrounds.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  private let content = CollectionCellContentView(frame: .zero)
  private var background: UIView?
  private var selectedBackground: UIView?
  private var selected = false
  private var highlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
    (coder as? NibCoder)?.decode(cell: self)
  }

  private func setUpContent() {
    content.cell = self
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Holds what the cell shows; as large as the cell.
  open var contentView: UIView { content }

  /// Behind everything, as large as the cell.
  open var backgroundView: UIView? {
    get { background }
    set {
      replace(background, with: newValue, at: 0)
      background = newValue
    }
  }

  /// In front of the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { selectedBackground }
    set {
      replace(selectedBackground, with: newValue, at: background == nil ? 0 : 1)
      selectedBackground = newValue
      showSelection()
    }
  }

  open var isSelected: Bool {
    get { selected }
    set {
      selected = newValue
      showSelection()
    }
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set {
      highlighted = newValue
      showSelection()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [content, background, selectedBackground] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if selected { isSelected = false }
    if highlighted { isHighlighted = false }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    reuse.collectionView?.contentSizeDidChange(of: self)
  }

  override var sizedView: UIView { content }

  private func replace(_ old: UIView?, with new: UIView?, at index: Int) {
    if let old, old !== new { old.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func showSelection() {
    selectedBackground?.isHidden = !(selected || highlighted)
  }
}

/// Holds what a cell shows, and notices when its constraints want another size.
private final class CollectionCellContentView: UIView {
  weak var cell: UICollectionViewCell?
  private var laidOutSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    // A layout in the size of the last one comes from within.
    if laidOutSize == bounds.size, let cell {
      cell.reuse.collectionView?.constraintsDidChange(in: cell)
    }
    laidOutSize = bounds.size
  }
}
