import CoreGraphics
import QuartzCore

/// A menu's background with its rows. A finger that moves over it highlights the row below it, and chooses it
/// by being lifted.
final class MenuListView: UIView {
  /// Called with the element that was chosen.
  var choose: (UIMenuElement) -> Void = { _ in }
  private(set) var menu: UIMenu
  /// Whether the first element is at the bottom.
  var isReversed = false { didSet { if isReversed != oldValue { reload() } } }
  /// The available width on the screen, in points.
  private let room: CGFloat
  let shadow = OuterShadowView(
    radius: MenuMetrics.cornerRadius, opacity: 0.2, blur: 32)
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView(frame: .zero)
  private var rows: [MenuRowView] = []
  /// The rows with their frames and the separators between them, from top to bottom.
  private var lines: [UIView] = []
  private var header: MenuHeaderView?
  /// Whether the rows are being made. Elements that load meanwhile need no further reload.
  private var isReloading = false

  init(_ menu: UIMenu, room: CGFloat) {
    self.menu = menu
    self.room = room
    super.init(frame: .zero)
    addSubview(shadow)
    plate.layer.cornerRadius = MenuMetrics.cornerRadius
    plate.clipsToBounds = true
    addSubview(plate)
    plate.contentView.addSubview(scroll)
    scroll.alwaysBounceVertical = false
    scroll.delaysContentTouches = false
    accessibilityViewIsModal = true
    reload()
  }

  required init?(coder: NSCoder) {
    fatalError("A menu is shown by its button")
  }

  private var category: UIContentSizeCategory { DynamicType.category(traitCollection) }

  var width: CGFloat { min(MenuMetrics.width(category), room) }

  /// Makes the rows again after elements were loaded or states have changed.
  func reload() {
    isReloading = true
    defer { isReloading = false }
    for view in rows as [UIView] + lines { view.removeFromSuperview() }
    rows = []
    lines = []
    var contents = MenuContents(menu, hasLargeText: category.isAccessibilityCategory) {
      [weak self] in self?.elementsCame()
    }
    if isReversed { contents = contents.reversed }
    let hasMarks = contents.hasMarks
    var y = addHeader()
    for group in contents.groups {
      if y > 0 { y = addLine(at: y, height: MenuMetrics.groupGap, isGap: true) }
      for (place, item) in group.enumerated() {
        if place > 0 { y = addLine(at: y, height: hairline, isGap: false) }
        y = add(item, hasMarks: hasMarks, at: y)
      }
    }
    contentHeight = y
    setNeedsLayout()
  }

  /// Shows another menu in place of this one.
  func show(_ menu: UIMenu) {
    self.menu = menu
    reload()
  }

  private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

  private func elementsCame() {
    guard !isReloading else { return }
    reload()
    superview?.setNeedsLayout()
  }

  /// Adds the menu's header above its rows, and returns their start.
  private func addHeader() -> CGFloat {
    if header !== menu.header { header?.removeFromSuperview() }
    header = menu.header
    guard let header else { return 0 }
    header.frame = CGRect(x: 0, y: 0, width: width, height: header.height(width: width))
    scroll.addSubview(header)
    return header.frame.maxY
  }

  private func add(_ item: MenuContents.Item, hasMarks: Bool, at y: CGFloat) -> CGFloat {
    guard case .row(let actions, let size) = item else {
      let row = MenuRowView(item, hasMarks: hasMarks)
      return add(row, CGRect(x: 0, y: y, width: width, height: row.height(width: width)))
    }
    let each = width / CGFloat(actions.count)
    var bottom = y
    let views = actions.map { MenuRowView($0, size: size) }
    let height = views.map { $0.height(width: each) }.max() ?? 0
    for (index, row) in (isRightToLeft ? views.reversed() : views).enumerated() {
      bottom = add(row, CGRect(x: CGFloat(index) * each, y: y, width: each, height: height))
      guard index > 0 else { continue }
      addLine(CGRect(x: CGFloat(index) * each, y: y, width: hairline, height: height), .separator)
    }
    return bottom
  }

  private func add(_ row: MenuRowView, _ frame: CGRect) -> CGFloat {
    row.frame = frame
    rows.append(row)
    scroll.insertSubview(row, at: 0)
    return frame.maxY
  }

  private func addLine(at y: CGFloat, height: CGFloat, isGap: Bool) -> CGFloat {
    addLine(
      CGRect(x: 0, y: y, width: width, height: height), isGap ? .quaternarySystemFill : .separator)
    return y + height
  }

  private func addLine(_ frame: CGRect, _ color: UIColor) {
    let line = UIView(frame: frame)
    line.backgroundColor = color
    line.isUserInteractionEnabled = false
    lines.append(line)
    scroll.addSubview(line)
  }

  /// The total height of the rows; the menu is shorter if the screen is too low.
  private(set) var contentHeight: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: width, height: min(contentHeight, size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shadow.frame = bounds
    plate.frame = bounds
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: contentHeight)
    scroll.isScrollEnabled = contentHeight > bounds.height
  }

  // MARK: Choosing

  /// Returns the row below a point of the menu, if it can be chosen.
  private func row(at point: CGPoint) -> MenuRowView? {
    guard bounds.contains(point) else { return nil }
    let inside = convert(point, to: scroll)
    return rows.first { $0.isSelectable && $0.frame.contains(inside) }
  }

  /// Highlights the row below a point; none for `nil`.
  func highlight(at point: CGPoint?) {
    let under = point.flatMap(row(at:))
    for row in rows { row.isHighlighted = row === under }
  }

  /// Chooses the element below a point; returns whether there was one.
  @discardableResult func choose(at point: CGPoint) -> Bool {
    highlight(at: nil)
    guard let element = row(at: point)?.element else { return false }
    choose(element)
    return true
  }

  /// The highlighted element.
  var highlightedElement: UIMenuElement? { rows.first(where: \.isHighlighted)?.element }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(at: touches.first?.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(at: touches.first?.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    choose(at: point)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(at: nil)
  }
}
