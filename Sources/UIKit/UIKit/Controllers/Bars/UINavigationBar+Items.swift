import QuartzCore

/// Changing the content of the bar.
extension UINavigationBar {
  /// The direction in which the content moves when the stack changes.
  enum Direction {
    case forward
    case backward
    case none
  }

  /// Shows another stack. With `animated`, the old content fades out and the new one fades in, and the
  /// titles move in the direction of the change, in an animation of the bar.
  func changeStack(to items: [UINavigationItem], animated: Bool) {
    let direction: Direction =
      items.count > stack.count ? .forward : items.count < stack.count ? .backward : .none
    let old = content
    guard animated, let old else { return exchangeContentAtOnce(for: items) }
    exchangeContent(for: items)
    guard let content else { return old.removeFromSuperview() }
    prepareExchange(of: old, for: content, direction: direction)
    UIView.animate(withDuration: BarMetrics.transitionDuration) {
      self.runExchange(of: old, for: content, direction: direction)
    } completion: { _ in
      self.finishExchange(of: old, for: content)
    }
  }

  /// Makes the content of the new top item in addition to the old one, which the caller removes. The
  /// same item with the same back item keeps its content.
  func exchangeContent(for items: [UINavigationItem]) {
    content?.renaming?.end(.forced)
    for item in stack where item.navigationBar === self { item.navigationBar = nil }
    stack = items
    for item in items { item.navigationBar = self }
    guard let top = items.last else {
      content = nil
      return
    }
    let new = NavigationBarContentView(
      item: top, backItem: items.dropLast().last, appearance: contentAppearance
    ) { [weak self] in self?.goBack() }
    content = new
    new.showsLargeTitle = showsLargeTitle
    new.search = search
    new.frame = bounds
    addSubview(new)
    appearanceDidChange()
    setNeedsLayout()
  }

  /// Puts the new content at its starting position.
  func prepareExchange(
    of old: NavigationBarContentView, for new: NavigationBarContentView, direction: Direction
  ) {
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      new.layoutIfNeeded()
      new.alpha = 0
      new.titleContent.transform = shift(direction, of: new, comes: true)
      new.largeLabel.transform = new.titleContent.transform
    }
    old.isUserInteractionEnabled = false
  }

  /// Moves the new content to its place and the old one away; called within an animation.
  func runExchange(
    of old: NavigationBarContentView, for new: NavigationBarContentView, direction: Direction
  ) {
    old.alpha = 0
    old.titleContent.transform = shift(direction, of: old, comes: false)
    old.largeLabel.transform = old.titleContent.transform
    new.alpha = 1
    new.titleContent.transform = .identity
    new.largeLabel.transform = .identity
  }

  /// Removes the old content.
  func finishExchange(
    of old: NavigationBarContentView, for new: NavigationBarContentView
  ) {
    old.removeFromSuperview()
    old.titleContent.transform = .identity
    new.alpha = 1
    new.titleContent.transform = .identity
    new.largeLabel.transform = .identity
  }

  /// Returns the transform of titles: new ones move in from half a bar's width, old ones leave towards
  /// the back button.
  private func shift(
    _ direction: Direction, of content: NavigationBarContentView, comes: Bool
  ) -> CGAffineTransform {
    let way: CGFloat = isRightToLeft ? -1 : 1
    let half = bounds.width / 2 * way
    return switch (direction, comes) {
    case (.none, _): .identity
    case (.forward, true), (.backward, false): CGAffineTransform(translationX: half, y: 0)
    case (.forward, false), (.backward, true): CGAffineTransform(translationX: -half * 0.7, y: 0)
    }
  }

  /// Updates the bar when an item of the stack has changed.
  func itemDidChange(_ item: UINavigationItem) {
    guard let content, item === content.item || item === content.backItem else { return }
    content.reload()
  }

  /// Updates the bar when the title of an item of the stack has changed; the buttons stay as they are.
  func titleDidChange(of item: UINavigationItem) {
    guard let content else { return }
    if item === content.item { content.reloadTitle() }
    if item === content.backItem { content.reloadBackButton() }
  }

  /// Fades in the new content after an item has changed with animation.
  func fadeInItems(of item: UINavigationItem) {
    guard let content, item === content.item else { return }
    content.fadeIn([content])
  }

  /// Goes back if there is a back button. Returns false otherwise.
  func escape() -> Bool {
    guard content?.showsBackButton == true else { return false }
    goBack()
    return true
  }

  private func goBack() {
    if let action = topItem?.backAction {
      content?.performBackAction(action)
    } else if let backHandler {
      backHandler()
    } else {
      popItem(animated: true)
    }
  }

  /// The navigation controller that owns the bar.
  var navigationController: UINavigationController? {
    superview?.viewController as? UINavigationController
  }
}
