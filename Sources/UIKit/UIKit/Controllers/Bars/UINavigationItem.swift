import QuartzCore

/// The content of a navigation bar while a controller is on top: title, buttons, and the back button that
/// leads to it.
@preconcurrency @MainActor
open class UINavigationItem: _AccessibleObject {
  /// The text of the button that leads back to this item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title if it fits, or "Back", or only the chevron.
    case `default` = 0
    /// "Back", or only the chevron.
    case generic = 1
    /// Only the chevron.
    case minimal = 2
  }

  /// Whether the bar has a large title while this item is on top.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The same as the item below; the lowest has a large title.
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The placement of a search bar in its navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// In the bar's row, if it has space.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// The kind of navigation, which determines the layout of the bar.
  public enum ItemStyle: Int, Sendable {
    /// The style for moving down and back up through a hierarchy: the title is in the middle.
    case navigator = 0
    /// Going back and forth: the title is at the leading side.
    case browser = 1
    /// Working on one document: the title is at the leading side.
    case editor = 2
  }

  /// The bar that shows the item.
  weak var navigationBar: UINavigationBar?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Creates an empty item; the contents of an archive are read later.
  public required init?(coder: NSCoder) { super.init() }

  /// The text in the middle of the bar, or at its leading side: see ``style``.
  open var title: String? {
    didSet { if title != oldValue { navigationBar?.titleDidChange(of: self) } }
  }
  /// A line of text above the bar's row, which makes the bar higher, or nil.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      navigationBar?.titleDidChange(of: self)
      navigationBar?.invalidateIntrinsicContentSize()
      navigationBar?.navigationController?.setNeedsContentLayout()
    }
  }
  /// A view that replaces the title, in the width that it asks for if it fits, or nil.
  open var titleView: UIView? { didSet { changed() } }

  /// Whether the bar has a large title while this item is on top, if it prefers large titles at all.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { navigationBar?.navigationController?.setNeedsContentLayout() }
  }

  /// The controller whose search bar is below the title, or nil.
  var search: (any CoveringSearch)? {
    didSet { if search !== oldValue { searchDidChange(from: oldValue) } }
  }

  /// Whether the search bar disappears as content scrolls, and reappears when it is pulled down. True
  /// by default; the content initially hides it.
  open var hidesSearchBarWhenScrolling = true {
    didSet { navigationBar?.navigationController?.setNeedsContentLayout() }
  }

  /// The preferred placement of the search bar. It is always below the title, as on iOS in a narrow width.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// The actual placement of the search bar: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  private func searchDidChange(from old: (any CoveringSearch)?) {
    if let old {
      if old.isActive { old.isActive = false }
      old.coveringBar.removeFromSuperview()
      old.coveringBar.setPlace(.own)
    }
    navigationBar?.itemDidChange(self)
    navigationBar?.navigationController?.setNeedsContentLayout()
  }

  /// The kind of navigation. `.navigator` by default.
  open var style = ItemStyle.navigator { didSet { changed() } }

  /// An action that the back button performs instead of going back, or nil.
  open var backAction: UIAction? { didSet { changed() } }

  /// The button that leads back to this item, or nil for the usual one. Only its title and image are
  /// used, not its action and view.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The text of the button that leads back to this item; nil means the title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The text of the button that leads back to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }

  /// Whether the back button is hidden while this item is on top. The setter doesn't animate.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the left buttons are next to the back button instead of replacing it. False by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }

  /// The first of the buttons on the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons on the leading side, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      leadingGroups = nil
      changed()
    }
  }
  /// Buttons of a split view controller, before those on the leading side.
  var systemLeadingItems: [UIBarButtonItem] = [] { didSet { changed() } }
  /// The first of the buttons on the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The buttons on the trailing side, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      trailingGroups = nil
      changed()
    }
  }

  /// The groups of buttons on the leading side, from the edge inwards. Setting them sets
  /// `leftBarButtonItems`, and the other way round.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingGroups ?? Self.group(leftBarButtonItems ?? []) }
    set {
      for group in newValue { group.onChange = { [weak self] in self?.showLeadingGroups() } }
      leadingGroups = newValue
      showLeadingGroups()
    }
  }
  private var leadingGroups: [UIBarButtonItemGroup]?

  /// The groups of buttons on the trailing side, in reading order. Setting them sets
  /// `rightBarButtonItems`, whose order is the reverse, and the other way round.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingGroups ?? Self.group((rightBarButtonItems ?? []).reversed()) }
    set {
      for group in newValue { group.onChange = { [weak self] in self?.showTrailingGroups() } }
      trailingGroups = newValue
      showTrailingGroups()
    }
  }
  private var trailingGroups: [UIBarButtonItemGroup]?

  /// A group at the trailing edge, outside of the other trailing buttons, or nil.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      oldValue?.onChange = nil
      pinnedTrailingGroup?.onChange = { [weak self] in self?.changed() }
      changed()
    }
  }

  /// The groups in the middle of wide bars with the styles `.browser` and `.editor`. Otherwise, or if they
  /// don't fit, they are in a menu behind a button at the trailing side.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      for group in oldValue where group.navigationItem === self {
        group.navigationItem = nil
        group.onChange = nil
        group.isDisplayingRepresentativeItem = false
      }
      for group in centerItemGroups {
        group.navigationItem = self
        group.onChange = { [weak self] in self?.changed() }
      }
      changed()
    }
  }

  /// Elements at the end of the overflow menu; with them the overflow button is always there.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }

  /// The source of a popover that should point at the overflow button; nil while that isn't shown.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    let content = navigationBar?.content
    guard let content, content.item === self, content.showsOverflow else { return nil }
    return overflowItem
  }

  /// The overflow button.
  private(set) lazy var overflowItem: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage.actions, style: .plain, target: nil, action: nil)
    item.accessibilityLabel = SystemText.more.text
    item.makeMenu = { [weak self] in
      guard let self, let content = navigationBar?.content else { return nil }
      return overflowMenu(for: content.overflowedGroups)
    }
    return item
  }()

  /// The name under which the user's own order of the groups would be stored; stored only, because users
  /// can't customize bars here.
  open var customizationIdentifier: String?

  /// A closure that makes the menu of the title, from the suggested elements and its own; called each time
  /// before the menu is shown. If it is nil, the title only has a menu for other reasons.
  ///
  /// The suggested elements are commands on a document, as far as the controller on top or a later responder
  /// in the chain implements them. Commands without an implementation are left out of the menu.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }

  /// The delegate that decides whether the title can be changed in the bar, and that receives the new title.
  /// Setting only this delegate gives the title a menu with just Rename. Setting nil ends a change in
  /// progress.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet {
      if renameDelegate == nil { navigationBar?.endRenaming(of: self, .cancelled) }
      changed()
    }
  }

  /// The document that the header of the title's menu describes, or nil.
  open var documentProperties: UIDocumentProperties? {
    didSet {
      oldValue?.onChange = nil
      documentProperties?.onChange = { [weak self] in self?.changed() }
      changed()
    }
  }

  /// Shows the leading groups. Items that are set replace groups, so the groups are stored meanwhile.
  private func showLeadingGroups() {
    guard let groups = leadingGroups else { return }
    leftBarButtonItems = groups.shownItems
    leadingGroups = groups
  }

  private func showTrailingGroups() {
    guard let groups = trailingGroups else { return }
    rightBarButtonItems = groups.shownItems.reversed()
    trailingGroups = groups
  }

  private static func group(_ items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
    items.isEmpty ? [] : [.fixedGroup(items: items)]
  }

  private var pinnedItems: [UIBarButtonItem] {
    pinnedTrailingGroup.map { [$0].shownItems } ?? []
  }

  /// All buttons on the trailing side, from the edge inwards.
  var shownTrailingItems: [UIBarButtonItem] { pinnedItems.reversed() + (rightBarButtonItems ?? []) }

  /// The number of them that are nearer to the edge than the overflow button.
  var pinnedTrailingCount: Int { pinnedItems.count { !$0.isHidden } }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated: animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Replaces the button on the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { self.leftBarButtonItem = item }
  }

  /// Replaces the buttons on the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { self.leftBarButtonItems = items }
  }

  /// Replaces the button on the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated: animated) { self.rightBarButtonItem = item }
  }

  /// Replaces the buttons on the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated: animated) { self.rightBarButtonItems = items }
  }

  /// The bar's appearance while this item is on top; nil means the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = owned(standardAppearance) }
  }
  /// The appearance of the lower bar of phones in landscape; nil means the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = owned(compactAppearance) }
  }
  /// The appearance while no content is under the bar; nil means the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = owned(scrollEdgeAppearance) }
  }
  /// The appearance while no content is under the lower bar of phones in landscape; nil means the bar's
  /// own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = owned(compactScrollEdgeAppearance) }
  }

  private func changed() { navigationBar?.itemDidChange(self) }

  /// Returns the item's own copy of an assigned appearance.
  private func owned(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    defer { navigationBar?.appearanceDidChange() }
    return appearance?.owned { [weak self] in self?.navigationBar?.appearanceDidChange() }
  }

  private func change(animated: Bool, _ changes: () -> Void) {
    changes()
    if animated { navigationBar?.fadeInItems(of: self) }
  }
}

extension UINavigationItem {
  /// The prompt's height above the bar's row, in points.
  var promptHeight: CGFloat { prompt == nil ? 0 : BarMetrics.promptHeight }
}
