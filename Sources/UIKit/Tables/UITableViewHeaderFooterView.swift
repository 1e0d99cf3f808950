import CoreGraphics
import Foundation

/// A section's header or footer that a table can use again.
@MainActor open class UITableViewHeaderFooterView: UIView {
  private let content = UIView()
  private var identifier: String?
  private var background: UIView?
  private var label: UILabel?
  private var detailLabel: UILabel?
  private var tableStyle = UITableView.Style.plain

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
    if let coder = coder as? NibCoder { identifier = coder.reuseIdentifier }
  }

  open var reuseIdentifier: String? { identifier }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  // MARK: Content

  open var contentView: UIView { content }

  /// The title, made when it is first asked for.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    self.label = label
    content.addSubview(label)
    styleLabels()
    return label
  }

  open var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    let label = UILabel()
    detailLabel = label
    content.addSubview(label)
    styleLabels()
    return label
  }

  /// Behind the content, as large as the view.
  open var backgroundView: UIView? {
    get { background }
    set {
      if background !== newValue { background?.removeFromSuperview() }
      background = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }

  /// The looks of the table that shows the view.
  func _adopt(style: UITableView.Style) {
    tableStyle = style
    styleLabels()
    if style == .plain, background == nil, backgroundColor == nil, content.backgroundColor == nil,
      label != nil || type(of: self) == UITableViewHeaderFooterView.self
    {
      backgroundColor = .secondarySystemBackground
    }
  }

  private func styleLabels() {
    let isPlain = tableStyle == .plain
    label?.font = .preferredFont(forTextStyle: isPlain ? .headline : .footnote)
    label?.textColor = isPlain ? .label : .secondaryLabel
    detailLabel?.font = .preferredFont(forTextStyle: .footnote)
    detailLabel?.textColor = .secondaryLabel
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if content.frame != bounds { content.frame = bounds }
    background?.frame = bounds
    layOutLabels()
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The height that the content view's constraints ask for in the given width; zero without any.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: targetSize.width, height: size.height)
  }

  /// A plain title stands in the middle of the height, a group's at its bottom.
  private func layOutLabels() {
    guard let label else { return }
    var inset = TableMetrics.textInset
    // The text of a plate's title begins where that of its rows does.
    if tableStyle == .insetGrouped { inset += TableMetrics.insetGroupedMargin(width: bounds.width) }
    let left = safeAreaInsets.left + inset
    let width = max(0, bounds.width - left - safeAreaInsets.right - inset)
    let size = label.sizeThatFits(CGSize(width: width, height: bounds.height))
    let height = min(size.height, bounds.height)
    let scale = max(1, traitCollection.displayScale)
    let middle = ((bounds.height - height) / 2 * scale).rounded() / scale
    let y = tableStyle == .plain ? middle : max(0, bounds.height - height - 7)
    label.frame = CGRect(x: left, y: y, width: width, height: height)
    if let detailLabel {
      let detail = detailLabel.sizeThatFits(CGSize(width: width, height: bounds.height))
      detailLabel.frame = CGRect(
        x: left, y: y + height, width: width, height: detail.height)
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Makes a view of the dynamic class. See `NSObject._make()` for how and why.
  @_silgen_name("ooze_UITableViewHeaderFooterView_allocate")
  package static func _make(reuseIdentifier: String?) -> Self

  @_silgen_name("ooze_UITableViewHeaderFooterView_allocate")
  package convenience init(_reuseIdentifier: String?) {
    self.init(reuseIdentifier: _reuseIdentifier)
  }
}
