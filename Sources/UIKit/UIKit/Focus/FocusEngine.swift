import QuartzCore

/// The engine that stores and moves the focus of a scene.
///
/// WWDC 2021, "Focus on iPad keyboard navigation": the tab key goes from one group of items to the next, the arrow keys
/// go among the items of a group, and return chooses. The focus is visible while keys move it. A touch hides it until
/// the next key ("deferral", as Apple's engineers call it in their forum, thread 711072).
@MainActor final class FocusEngine {
  private weak var knownSystem: UIFocusSystem?
  /// The focus system in use, or a new one. All systems of one engine are equal.
  var system: UIFocusSystem {
    if let knownSystem { return knownSystem }
    let system = UIFocusSystem(self)
    knownSystem = system
    return system
  }
  /// The item that currently has the focus.
  private(set) weak var focusedItem: (any UIFocusItem)?
  /// The item that regains the focus with the next key after a touch hid it.
  private weak var deferredItem: (any UIFocusItem)?
  /// The list of the row that last had the focus. Its cell may show another row by now.
  private weak var lastList: (any FocusList)?
  private var lastPath: IndexPath?
  /// The last focused item of each group.
  private var previous: [FocusGroup: Memory] = [:]
  private weak var requested: (any UIFocusEnvironment)?
  private var isUpdateScheduled = false
  /// Whether the focused item's view left its window after it got the focus.
  private var isLost = false
  private var halo: FocusHalo?

  private struct Memory {
    weak var item: (any UIFocusItem)?
    /// The index path of the row that the item was the cell of. The cell may show another row by now.
    let path: IndexPath?
  }

  /// Returns the engine of the scene that contains an environment.
  static func engine(of environment: any UIFocusEnvironment) -> FocusEngine? {
    for current in environment.focusChain {
      if let view = (current as? UIResponder)?.ownView {
        return view.window?.windowScene?.focusEngine
      }
    }
    return nil
  }

  // MARK: Keys

  /// Returns whether the engine takes a key that it has an action for, before key commands without priority.
  func wants(_ key: UIKey, in window: UIWindow) -> Bool {
    guard let command = FocusCommand(key) else { return false }
    switch command {
    case .move(let heading) where heading.isTab: return focusedItem != nil
    case .move, .choose: return focusedItem != nil && !isTyping(in: window)
    }
  }

  /// Moves the focus or chooses the focused item. Returns whether the key meant that.
  func take(_ key: UIKey, in window: UIWindow) -> Bool {
    guard let command = FocusCommand(key) else { return false }
    updateIfNeeded()
    switch command {
    case .choose: return !isTyping(in: window) && choose()
    case .move(let heading):
      if heading.isTab { return moveToGroup(heading, in: window) }
      guard !isTyping(in: window) else { return false }
      return focusedItem == nil
        ? appear(in: window, withText: false) : moveInGroup(heading, in: window)
    }
  }

  /// Whether the tab key can move the focus to a later group. Updated when the focus moves.
  private(set) var takesTab = false
  private(set) var takesBackTab = false

  private func noteTabs() {
    let window = focusedItem?.focusView?.window
    let groups = window.map { FocusPlaces(in: $0).groups() } ?? []
    let index = groups.firstIndex { $0.contains { $0.item === focusedItem } }
    takesTab = index.map { $0 < groups.count - 1 } ?? false
    takesBackTab = index.map { $0 > 0 } ?? false
  }

  private func isTyping(in window: UIWindow) -> Bool { window.firstResponder is any UIKeyInput }

  /// Returns the responder for keys that don't move the focus: the focused item while it is in the window.
  func focusedResponder(in window: UIWindow) -> UIResponder? {
    guard let responder = focusedItem as? UIResponder, responder._window === window else {
      return nil
    }
    return responder
  }

  private func choose() -> Bool {
    guard let focusedItem else { return false }
    if let list = list(of: focusedItem), let path = list.focusPath(of: focusedItem) {
      list.chooseByKey(path)
      return true
    }
    guard let control = focusedItem as? UIControl, control.isEnabled else { return false }
    control._sendActions(for: .primaryActionTriggered, with: nil)
    return true
  }

  // MARK: Moving

  /// Shows the focus where it was before, or where the app prefers it.
  private func appear(in window: UIWindow, withText: Bool) -> Bool {
    let places = FocusPlaces(in: window)
    if let deferredItem, places.place(of: deferredItem) != nil {
      return move(to: deferredItem, [])
    }
    if let cell = lastCell(scrolls: true) { return move(to: cell, []) }
    let groups = places.groups().filter { withText || !($0.first?.item is any UITextInput) }
    if let root = window.frontController,
      let item = preferredItem(in: root, places: groups.flatMap { $0 })
    {
      return move(to: item, [])
    }
    guard let item = groups.lazy.compactMap({ self.primary(of: $0) }).first else { return false }
    return move(to: item, [])
  }

  /// Returns the cell of the row that last had the focus, if the row still exists.
  ///
  /// - Parameter scrolls: Whether the list may scroll to show it.
  private func lastCell(scrolls: Bool) -> (any UIFocusItem)? {
    guard let lastList, let lastPath, lastList.window != nil, lastList.contains(lastPath),
      lastList.mayFocus(lastPath)
    else { return nil }
    let cell = scrolls ? lastList.reveal(lastPath) : lastList.shownCell(lastPath)
    return cell.flatMap { $0.canBecomeFocused ? $0 : nil }
  }

  private func moveToGroup(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let isBack = heading == .previous
    // A text with the keyboard has the focus, whether or not the focus is visible.
    let text = (window.firstResponder as? any UIKeyInput) as? any UIFocusItem
    if let typist = window.firstResponder, typist is any UIKeyInput,
      typist.takesTab(isBack: isBack)
    {
      // A text view types the tab. A text field passes the keyboard and the focus to the next field.
      guard focusedItem === typist, let next = typist.nextField(isBack: isBack) else {
        return false
      }
      return move(to: next, heading)
    }
    guard let current = text ?? focusedItem else { return appear(in: window, withText: true) }
    let groups = FocusPlaces(in: window).groups()
    guard let index = groups.firstIndex(where: { $0.contains { $0.item === current } }) else {
      return appear(in: window, withText: true)
    }
    guard groups.count > 1 else { return false }
    for step in 1..<groups.count {
      let next = (index + (isBack ? groups.count - step : step)) % groups.count
      if let item = primary(of: groups[next]), move(to: item, heading) { return true }
    }
    return false
  }

  /// Returns the item that receives the focus when it enters a group: the one with the highest priority, or the first.
  private func primary(of group: [FocusPlace]) -> (any UIFocusItem)? {
    let items = group.compactMap(\.item)
    if let list = items.lazy.compactMap({ self.list(of: $0) }).first,
      let path = list.preferredFocusPath(), list.contains(path), list.mayFocus(path),
      let cell = list.reveal(path), cell.canBecomeFocused
    {
      return cell
    }
    let memory = group.first.flatMap { previous[$0.group] }
    let isStill = memory?.item.map { list(of: $0)?.focusPath(of: $0) == memory?.path } ?? false
    let last = isStill ? memory?.item : nil
    var best: (any UIFocusItem)?
    var highest = Int.min
    for item in items {
      let priority = max(item.focusGroupPriority, systemPriority(of: item, last: last)).rawValue
      if priority > highest { (best, highest) = (item, priority) }
    }
    return best
  }

  /// Returns the engine's own priority for an item.
  ///
  /// Apple, `UIFocusItem.focusGroupPriority`: the engine's own priority is the minimum for an item. The header lists a
  /// selected item's priority as one of them.
  private func systemPriority(
    of item: any UIFocusItem, last: (any UIFocusItem)?
  ) -> UIFocusGroupPriority {
    if item === focusedItem { return .currentlyFocused }
    if (item as? any FocusRow)?.isSelected ?? false { return .prioritized }
    return item === last ? .previouslyFocused : .ignored
  }

  private func moveInGroup(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    guard let focusedItem else { return false }
    if moveInList(from: focusedItem, heading) { return true }
    let places = FocusPlaces(in: window)
    guard let current = places.place(of: focusedItem) else {
      return appear(in: window, withText: false)
    }
    let others = places.all.filter { place in
      place.group == current.group && place.item !== focusedItem
    }
    let step = FocusStep(start: current.frame, heading: heading)
    if let next = step.next(of: others, frame: \.frame) {
      let item: (any UIFocusItem)? =
        switch next.target {
        case .item(let item): item
        case .guide(let guide):
          (guide.preferredFocusEnvironments ?? []).lazy
            .compactMap { self.preferredItem(in: $0, places: places.all) }.first
        }
      if let item, item !== focusedItem {
        _ = move(to: item, heading)
        return true
      }
    }
    // The focus takes the key even if there is nothing in that direction.
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: system,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: UIFocusUpdateContext(
          from: focusedItem, to: nil, heading)
      ])
    return true
  }

  /// Continues in the list that contains a cell, including rows that aren't shown.
  private func moveInList(from item: any UIFocusItem, _ heading: UIFocusHeading) -> Bool {
    guard let list = list(of: item), let path = list.focusPath(of: item),
      let cell = list.shownCell(path),
      let next = list.focusRow(
        after: path, from: cell.convert(cell.bounds, to: list), heading),
      let target = list.reveal(next.path), target.canBecomeFocused
    else { return false }
    return move(to: target, heading)
  }

  private func list(of item: any UIFocusItem) -> (any FocusList)? {
    item.focusChain.lazy.compactMap { $0 as? any FocusList }.first
  }

  // MARK: Preferences

  /// Returns the item that receives the focus in an environment: from its preferred environments, then the environment
  /// itself, then the first visible item in it.
  private func preferredItem(
    in environment: any UIFocusEnvironment, places: [FocusPlace], depth: Int = 0
  ) -> (any UIFocusItem)? {
    // An app's environments may prefer each other in a cycle.
    guard depth < 100 else { return nil }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = preferredItem(in: preferred, places: places, depth: depth + 1) { return item }
    }
    if let item = environment as? any UIFocusItem, places.contains(where: { $0.item === item }) {
      return item
    }
    let inside = places.filter { place in place.item.map(environment.contains) ?? false }
    guard let first = inside.first else { return nil }
    return primary(of: inside.filter { $0.group == first.group })
  }

  // MARK: Requests

  /// Moves the focus to an environment before the next frame, if there is a focus.
  func request(_ environment: any UIFocusEnvironment) {
    guard focusedItem != nil else { return }
    requested = environment
    scheduleUpdate()
  }

  /// Updates the focus in an environment if the focus is inside it.
  func setNeedsUpdate(in environment: any UIFocusEnvironment) {
    guard let focusedItem, environment.contains(focusedItem) else { return }
    request(environment)
  }

  private func scheduleUpdate() {
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    RenderLoop.current.schedule(after: 0) { [weak self] in
      MainActor.assumeIsolated {
        self?.isUpdateScheduled = false
        self?.updateIfNeeded()
      }
    }
  }

  func updateIfNeeded() {
    if let environment = requested {
      requested = nil
      guard let view = FocusEngine.view(of: environment), let window = view.window else { return }
      window.layoutIfNeeded()
      let places = FocusPlaces(in: window)
      if let item = preferredItem(in: environment, places: places.all) { _ = move(to: item, []) }
    }
    guard let focusedItem else { return }
    if !isLost, isSeen(focusedItem) {
      // The row may have moved.
      lastPath = lastList?.focusPath(of: focusedItem)
      return
    }
    // The cell was removed or reused for another row, for example when a table reloads. The row keeps the focus.
    if let cell = lastCell(scrolls: false), isSeen(cell), move(to: cell, []) { return }
    set(nil, UIFocusUpdateContext(from: focusedItem, to: nil, []))
  }

  private static func view(of environment: any UIFocusEnvironment) -> UIView? {
    (environment as? UIResponder)?.ownView ?? (environment as? any UIFocusItem)?.focusView
  }

  private func isSeen(_ item: any UIFocusItem) -> Bool {
    guard let view = item.focusView, view.window != nil, item.canBecomeFocused else {
      return false
    }
    return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// Called when a view leaves its window. A cell may return with another row's content.
  func viewWillLeave(_ view: UIView) {
    guard let focusedItem, focusedItem.focusView === view else { return }
    isLost = true
    let restoring = focusedItem.focusChain.lazy.compactMap { ($0 as? UIResponder)?.restoresFocus }
    if restoring.first == false {
      previous[FocusGroup(of: focusedItem)] = nil
      lastList = nil
    }
    scheduleUpdate()
  }

  /// Called when a view is hidden with everything in it. The focus doesn't stay where nobody sees it.
  func viewWasHidden(_ view: UIView) {
    if focusedItem?.focusView?.isDescendant(of: view) == true { scheduleUpdate() }
  }

  /// Hides the focus after a touch until the next key.
  func deferFocus() {
    guard let item = focusedItem else { return }
    set(nil, UIFocusUpdateContext(from: item, to: nil, []))
    deferredItem = item
  }

  // MARK: Moving the focus

  /// Moves the focus unless an environment refuses. Returns whether the item has the focus now.
  private func move(to item: any UIFocusItem, _ heading: UIFocusHeading) -> Bool {
    if item === focusedItem, !isLost { return true }
    let context = UIFocusUpdateContext(from: focusedItem, to: item, heading)
    for environment in concerned(by: context) {
      guard environment.shouldUpdateFocus(in: context),
        (environment as? any FocusList)?.asksShouldUpdateFocus(context) ?? true
      else { return false }
    }
    set(item, context)
    return true
  }

  /// Returns the environments that the focus leaves and enters, from the inside outwards, each once.
  private func concerned(by context: UIFocusUpdateContext) -> [any UIFocusEnvironment] {
    var seen: Set<ObjectIdentifier> = []
    let both =
      (context.previouslyFocusedItem?.focusChain ?? [])
      + (context.nextFocusedItem?.focusChain ?? [])
    return both.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func set(_ item: (any UIFocusItem)?, _ context: UIFocusUpdateContext) {
    let coordinator = UIFocusAnimationCoordinator()
    let environments = concerned(by: context)
    focusedItem = item
    deferredItem = nil
    isLost = false
    if let item {
      lastList = list(of: item)
      lastPath = lastList?.focusPath(of: item)
      previous = previous.filter { $0.value.item != nil }
      previous[FocusGroup(of: item)] = Memory(item: item, path: lastPath)
      passKeyboard(to: item)
    }
    showHalo()
    noteTabs()
    for item in [context.previouslyFocusedItem, context.nextFocusedItem] { item?.focusDidChange() }
    for environment in environments {
      environment.didUpdateFocus(in: context, with: coordinator)
      (environment as? any FocusList)?.tellsFocusUpdate(context, coordinator)
    }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: system,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: context,
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ])
    coordinator.run()
    if let list = lastList, let path = lastPath, item != nil, item === focusedItem,
      list.selectionFollows(path)
    {
      list.selectByFocus(path)
    }
  }

  /// Makes the first responder follow the focus, so that the focused item receives keys and commands.
  private func passKeyboard(to item: any UIFocusItem) {
    guard let responder = item as? UIResponder, let window = responder._window else { return }
    if responder.canBecomeFirstResponder {
      responder.becomeFirstResponder()
    } else if let present = window.firstResponder,
      !sequence(first: responder, next: \.next).contains(where: { $0 === present })
    {
      present.resignFirstResponder()
    }
  }

  private func showHalo() {
    halo?.takeAway()
    halo = nil
    guard let focusedItem, let effect = focusedItem.focusEffect else { return }
    halo = FocusHalo(effect, around: focusedItem)
  }
}

/// The effect of a key on the focus.
private enum FocusCommand {
  case move(UIFocusHeading)
  case choose

  @MainActor init?(_ key: UIKey) {
    let held = key.modifierFlags
    guard held.isDisjoint(with: [.command, .control, .alternate]) else { return nil }
    if key.keyCode == .keyboardTab {
      self = .move(held.contains(.shift) ? .previous : .next)
      return
    }
    guard !held.contains(.shift) else { return nil }
    switch key.keyCode {
    case .keyboardUpArrow: self = .move(.up)
    case .keyboardDownArrow: self = .move(.down)
    case .keyboardLeftArrow: self = .move(.left)
    case .keyboardRightArrow: self = .move(.right)
    case .keyboardReturnOrEnter, .keypadEnter: self = .choose
    default: return nil
    }
  }
}

extension UIFocusHeading {
  fileprivate var isTab: Bool { self == .next || self == .previous }
}
