import QuartzCore

/// A panel of an alert: texts and buttons with hairlines between them, over a blurred background with
/// round corners.
final class AlertPanel: UIView {
  private let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  /// The texts and fields, which scroll if they are higher than their area.
  let header = UIScrollView(frame: .zero)
  let scrollView = UIScrollView(frame: .zero)
  private var lines: [UIView] = []
  /// Called with the panel's new tint colour.
  var onTint: ((UIColor?) -> Void)?

  init(radius: CGFloat) {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    for view in [header, scrollView] {
      view.contentInsetAdjustmentBehavior = .never
      view.delaysContentTouches = false
    }
    for view in [effectView, header, scrollView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    onTint?(ownTintColor)
  }

  /// Shows buttons at their places in `area`, with a hairline before each, except for an area's first
  /// with nothing above. The header is above the area.
  func place(
    _ rows: [(view: UIView, frame: CGRect)], area: CGRect, contentHeight: CGFloat,
    headerHeight: CGFloat = 0
  ) {
    effectView.frame = bounds
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: area.minY)
    header.contentSize = CGSize(width: bounds.width, height: headerHeight)
    header.isScrollEnabled = headerHeight > area.minY
    scrollView.frame = area
    scrollView.contentSize = CGSize(width: area.width, height: contentHeight)
    scrollView.isScrollEnabled = contentHeight > area.height
    for line in lines { line.removeFromSuperview() }
    lines = []
    let pixel = 1 / max(1, traitCollection.displayScale)
    for row in rows {
      row.view.frame = row.frame
      if row.view.superview !== scrollView { scrollView.addSubview(row.view) }
      if row.frame.minY > 0 || area.minY > 0 {
        addLine(CGRect(x: row.frame.minX, y: row.frame.minY, width: row.frame.width, height: pixel))
      }
      if row.frame.minX > 0 {
        addLine(
          CGRect(x: row.frame.minX, y: row.frame.minY, width: pixel, height: row.frame.height))
      }
    }
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    scrollView.addSubview(line)
    lines.append(line)
  }
}
