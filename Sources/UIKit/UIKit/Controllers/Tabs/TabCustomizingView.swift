import QuartzCore

/// The view over the content in which the user drags tabs into a tab bar.
///
/// It shows all tabs in rows above the bar; those in the bar are dimmed. A tab that is dropped on one of the
/// bar's replaces it; if both are in the bar, they exchange places.
final class TabCustomizingView: UIView, UIGestureRecognizerDelegate {
  private weak var bar: UITabBar?
  private let choices: [UITabBarItem]
  /// Clips the view that slides up from behind the bar.
  private let opening = UIView(frame: .zero)
  private let sheet = UIView(frame: .zero)
  private let navigationBar = UINavigationBar(frame: .zero)
  private let cells: [TabChoiceView]
  private let press = UILongPressGestureRecognizer()
  private var drag: Drag?

  /// The item under the finger, and its drop target in the bar.
  private struct Drag {
    let item: UITabBarItem
    let view: TabChoiceView
    var target: Int?
  }

  /// The width of a column and the height of a row, in points, the space above the rows, and the scale of a
  /// lifted item (own choices).
  private static let columnWidth: CGFloat = 90
  private static let rowHeight: CGFloat = 84
  private static let topMargin: CGFloat = 20
  private static let liftedScale: CGFloat = 1.3
  /// The opacity of tabs that are in the bar, and of the one that would be replaced (own choices).
  private static let dimmed: CGFloat = 0.3
  /// The seconds in which the view appears and disappears, and an item falls back (own choices).
  private static let slideDuration = 0.4
  private static let dropDuration = 0.2

  init(_ choices: [UITabBarItem], for bar: UITabBar, done: @escaping () -> Void) {
    self.bar = bar
    self.choices = choices
    cells = choices.map(TabChoiceView.init)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    opening.clipsToBounds = true
    sheet.backgroundColor = .systemBackground
    let item = UINavigationItem(title: SystemText.configure.text)
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in done() })
    navigationBar.setItems([item], animated: false)
    addSubview(opening)
    opening.addSubview(sheet)
    sheet.addSubview(navigationBar)
    for cell in cells { sheet.addSubview(cell) }
    press.minimumPressDuration = 0
    press.delegate = self
    press.addTarget(self, action: Selector("pressed()", TabCustomizingView.pressed))
    addGestureRecognizer(press)
    accessibilityViewIsModal = true
    showWhatStandsInTheBar()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Presenting and dismissing

  func slideIn() {
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      sheet.transform = CGAffineTransform(translationX: 0, y: sheet.bounds.height)
    }
    UIView.animate(withDuration: Self.slideDuration) { self.sheet.transform = .identity }
  }

  func slideOut(animated: Bool, completion: @escaping () -> Void) {
    putDown()
    isUserInteractionEnabled = false
    guard animated, window != nil else {
      removeFromSuperview()
      return completion()
    }
    UIView.animate(withDuration: Self.slideDuration) {
      self.sheet.transform = CGAffineTransform(translationX: 0, y: self.sheet.bounds.height)
    } completion: { _ in
      self.removeFromSuperview()
      completion()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar, let parent = superview else { return }
    let top = convert(bar.bounds, from: bar).minY
    opening.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, top))
    sheet.bounds.size = opening.bounds.size
    sheet.center = CGPoint(x: opening.bounds.midX, y: opening.bounds.midY)
    let insets = parent.safeAreaInsets
    let barHeight = navigationBar.sizeThatFits(bounds.size).height
    let overlap = window?.screen.barOverlap ?? 0
    navigationBar.frame = CGRect(
      x: 0, y: max(0, insets.top - overlap), width: bounds.width, height: barHeight)
    let width = bounds.width - insets.left - insets.right
    let columns = max(1, Int(width / Self.columnWidth))
    let each = width / CGFloat(columns)
    let isRightToLeft = self.isRightToLeft
    for (index, cell) in cells.enumerated() {
      let column = index % columns
      cell.frame = CGRect(
        x: insets.left + CGFloat(isRightToLeft ? columns - 1 - column : column) * each,
        y: navigationBar.frame.maxY + Self.topMargin + CGFloat(index / columns) * Self.rowHeight,
        width: each, height: Self.rowHeight)
    }
  }

  private func showWhatStandsInTheBar() {
    for cell in cells {
      cell.alpha = bar?.items?.contains { $0 === cell.item } == true ? Self.dimmed : 1
    }
  }

  // MARK: Dragging

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== press || choice(at: press.location(in: self)) != nil
  }

  private func pressed() {
    let point = press.location(in: self)
    switch press.state {
    case .began: lift(at: point)
    case .changed: move(to: point)
    case .ended: drop()
    default: putDown()
    }
  }

  /// Returns the item above the bar or in it at a point of this view, if it can be moved.
  private func choice(at point: CGPoint) -> UITabBarItem? {
    if let cell = cells.first(where: { $0.convert($0.bounds, to: self).contains(point) }) {
      return cell.item
    }
    return place(at: point, reach: 0).flatMap { bar?.items?[$0] }
  }

  /// Returns the index of the bar's item at a point, if another may replace it.
  ///
  /// - Parameter reach: The greatest distance of the point above the bar, in points.
  private func place(at point: CGPoint, reach: CGFloat) -> Int? {
    guard let bar, convert(bar.bounds, from: bar).minY - reach <= point.y else { return nil }
    let index = bar.buttons.firstIndex { button in
      let frame = button.convert(button.bounds, to: self)
      return frame.minX <= point.x && point.x < frame.maxX
    }
    guard let index, choices.contains(where: { $0 === bar.buttons[index].item }) else { return nil }
    return index
  }

  private func lift(at point: CGPoint) {
    guard let item = choice(at: point) else { return }
    let view = TabChoiceView(item)
    view.bounds.size = CGSize(width: Self.columnWidth, height: Self.rowHeight)
    view.center = point
    view.tintColor = bar?.tintColor
    addSubview(view)
    drag = Drag(item: item, view: view)
    UIView.animate(withDuration: Self.dropDuration) {
      view.transform = CGAffineTransform(scaleX: Self.liftedScale, y: Self.liftedScale)
    }
    move(to: point)
  }

  private func move(to point: CGPoint) {
    guard var drag else { return }
    drag.view.center = point
    let target = place(at: point, reach: Self.rowHeight / 2)
    if target != drag.target {
      drag.target = target
      showTarget(target)
    }
    self.drag = drag
  }

  private func showTarget(_ target: Int?) {
    for (index, button) in (bar?.buttons ?? []).enumerated() {
      button.alpha = index == target ? Self.dimmed : 1
    }
  }

  private func drop() {
    if let drag, let target = drag.target { bar?.put(drag.item, inPlaceOf: target) }
    putDown()
  }

  private func putDown() {
    guard let drag else { return }
    self.drag = nil
    showTarget(nil)
    showWhatStandsInTheBar()
    UIView.animate(withDuration: Self.dropDuration) {
      drag.view.alpha = 0
    } completion: { _ in
      drag.view.removeFromSuperview()
    }
  }
}
