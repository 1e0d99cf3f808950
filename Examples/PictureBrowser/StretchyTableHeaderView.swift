import UIKit

/// A table header whose content reaches up to the top of the table's bounds and grows with a pull. The
/// header itself keeps its frame, so that the rows below don't move.
class StretchyTableHeaderView: UIView {
  let contentView = UIView()
  private var top: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    let top = contentView.topAnchor.constraint(equalTo: topAnchor)
    self.top = top
    NSLayoutConstraint.activate([
      top,
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// To be called whenever the table has scrolled.
  func tableDidScroll(_ table: UIScrollView) {
    top?.constant = min(table.contentOffset.y, 0)
  }
}
