import CoreGraphics
import QuartzCore

/// A menu on the screen: the view over the window that takes every touch, the menu, and the menus that were
/// opened from it.
final class MenuPresentation: WindowOverlay {
  private let menu: UIMenu
  private let keepsOrder: Bool
  private let didChoose: (UIAction, UIMenu) -> Void
  /// Called with a touch on the source, which closes the menu without an effect on the source.
  var didTouchSource: (() -> Void)?
  private var lists: [MenuListView] = []
  /// Whether the menu is above its source: decided when it opens.
  private var standsAbove = false

  /// Shows `menu` next to `source`, which has to be in a window.
  ///
  /// - Parameters:
  ///   - keepsOrder: Whether the first element stays on top if the menu is above its source.
  ///   - didChoose: Called with the action and the menu from which it was chosen.
  static func present(
    _ menu: UIMenu, from source: UIView, keepsOrder: Bool,
    didChoose: @escaping (UIAction, UIMenu) -> Void, didEnd: @escaping () -> Void
  ) -> MenuPresentation? {
    guard let window = source.window else { return nil }
    menu.prepareToShow()
    let presentation = MenuPresentation(
      menu, source, window.bounds, keepsOrder, didChoose, didEnd)
    window.addSubview(presentation)
    presentation.begin()
    return presentation
  }

  private init(
    _ menu: UIMenu, _ source: UIView, _ frame: CGRect, _ keepsOrder: Bool,
    _ didChoose: @escaping (UIAction, UIMenu) -> Void, _ didEnd: @escaping () -> Void
  ) {
    self.menu = menu
    self.keepsOrder = keepsOrder
    self.didChoose = didChoose
    super.init(source, frame, didEnd: didEnd)
  }

  required init?(coder: NSCoder) {
    fatalError("A menu is shown by its button")
  }

  private func begin() {
    let list = open(menu)
    grow(list, outOf: anchor(of: list.frame), duration: MenuMetrics.duration)
  }

  private func open(_ menu: UIMenu) -> MenuListView {
    let list = MenuListView(menu, room: area.width)
    if lists.isEmpty { standsAbove = hasMoreRoomAbove(for: list.contentHeight) }
    list.isReversed = standsAbove && !keepsOrder
    list.choose = { [weak self, weak list] in self?.choose($0, from: list?.menu ?? menu) }
    addSubview(list)
    lists.append(list)
    list.frame = place(list)
    list.layoutIfNeeded()
    return list
  }

  // MARK: Layout

  private var area: CGRect { area(margin: MenuMetrics.margin) }

  /// Whether a menu of that height doesn't fit below its source, and there is more space above.
  private func hasMoreRoomAbove(for height: CGFloat) -> Bool {
    let (above, below) = (sourceFrame.minY - area.minY, area.maxY - sourceFrame.maxY)
    return above > below && height > below - MenuMetrics.gap
  }

  private func place(_ list: MenuListView) -> CGRect {
    let (area, source) = (area, sourceFrame)
    let room =
      standsAbove
      ? source.minY - MenuMetrics.gap - area.minY : area.maxY - source.maxY - MenuMetrics.gap
    var size = list.sizeThatFits(CGSize(width: area.width, height: max(room, area.height / 2)))
    size.height = min(size.height, area.height)
    let wanted = source.midX <= bounds.midX ? source.minX : source.maxX - size.width
    let x = wanted.clamped(area.minX, max(area.minX, area.maxX - size.width))
    let y =
      standsAbove ? source.minY - MenuMetrics.gap - size.height : source.maxY + MenuMetrics.gap
    return CGRect(
      x: x, y: y.clamped(area.minY, max(area.minY, area.maxY - size.height)), width: size.width,
      height: size.height)
  }

  /// Returns the point of the menu nearest to its source, in the unit square.
  private func anchor(of frame: CGRect) -> CGPoint {
    guard frame.width > 0, frame.height > 0 else { return CGPoint(x: 0.5, y: 0.5) }
    let point = sourceFrame.middle
    return CGPoint(
      x: ((point.x - frame.minX) / frame.width).clamped(to: 0...1),
      y: ((point.y - frame.minY) / frame.height).clamped(to: 0...1))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard hasWindowSize else { return }
    for list in lists where list.transform.isIdentity { list.frame = place(list) }
  }

  // MARK: Choosing

  private func choose(_ element: UIMenuElement, from menu: UIMenu) {
    switch element {
    case let submenu as UIMenu: openFurther(submenu)
    case let action as UIAction: choose(action, from: menu)
    default: break
    }
  }

  private func choose(_ action: UIAction, from menu: UIMenu) {
    if let group = menu.selectionGroup(of: action) {
      for other in group.leaves { other.state = other === action ? .on : .off }
    }
    let stays = action.attributes.contains(.keepsMenuPresented)
    if !stays { end(animated: true) }
    didChoose(action, menu)
    if stays { lists.last?.reload() }
  }

  private func openFurther(_ menu: UIMenu) {
    let covered = lists.last
    let list = open(menu)
    list.alpha = 0
    UIView.animate(
      withDuration: MenuMetrics.fadeDuration, delay: 0, options: [.allowUserInteraction]
    ) {
      list.alpha = 1
      covered?.transform = CGAffineTransform(
        scaleX: MenuMetrics.coveredScale, y: MenuMetrics.coveredScale)
      covered?.alpha = 0.6
    }
  }

  /// Replaces the shown menus by others.
  func update(_ block: (UIMenu) -> UIMenu) {
    for list in lists { list.show(block(list.menu)) }
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func closeLast() {
    let closed = lists.removeLast()
    let uncovered = lists.last
    closed.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: MenuMetrics.fadeDuration,
      animations: {
        closed.alpha = 0
        uncovered?.transform = .identity
        uncovered?.alpha = 1
      }, completion: { _ in closed.removeFromSuperview() })
  }

  // MARK: Touches

  /// Follows a finger that the menu's button tracks: over the menu it highlights.
  func track(_ point: CGPoint) {
    guard let list = lists.last else { return }
    list.highlight(at: convert(point, to: list))
  }

  /// Called when the tracked finger was lifted. A menu that it never reached stays open.
  func endTracking(_ point: CGPoint) {
    guard let list = lists.last else { return }
    list.choose(at: convert(point, to: list))
  }

  func cancelTracking() {
    lists.last?.highlight(at: nil)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden else { return nil }
    if let list = lists.last, let hit = list.hitTest(convert(point, to: list), with: event) {
      return hit
    }
    return self
  }

  /// Handles a touch outside the menu, which closes it, or its submenu.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard lists.count == 1 else { return closeLast() }
    let isOnSource = touches.first.map { sourceFrame.contains($0.location(in: self)) } ?? false
    if isOnSource, let didTouchSource { return didTouchSource() }
    end(animated: true)
  }

  /// The open lists, from the first menu to the one opened last.
  var shownLists: [MenuListView] { lists }
}

extension UIMenu {
  /// Notifies the elements that are made again for each presentation.
  fileprivate func prepareToShow() {
    for child in children {
      (child as? UIDeferredMenuElement)?.willShow()
      (child as? UIMenu)?.prepareToShow()
    }
  }
}
