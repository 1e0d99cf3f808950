import QuartzCore
import TextEngine

/// The buttons and the title of one navigation item. During a transition the bar contains two of them.
final class NavigationBarContentView: UIView {
  let item: UINavigationItem
  /// The item that the back button leads to, or nil at the bottom of the stack.
  let backItem: UINavigationItem?
  private let onBack: () -> Void
  private let titleLabel = UILabel(frame: .zero)
  private let titlePlace = TitlePlace(frame: .zero)
  /// A control that replaces the label if the title has a menu.
  let titleControl = NavigationTitleControl(frame: .zero)
  /// The title change in progress.
  private(set) var renaming: TitleRenaming?
  private let promptLabel = UILabel(frame: .zero)
  private let backButton = BackButton(frame: .zero)
  /// The area below the bar's row, which clips the folded part.
  private let largeArea = UIView(frame: .zero)
  let largeLabel = UILabel(frame: .zero)
  /// The area of the search bar, as far as it hasn't folded away.
  private let searchArea = UIView(frame: .zero)
  /// The search bar's layout, or nil without one.
  var search: NavigationBarSearch? { didSet { if search != oldValue { setNeedsLayout() } } }
  /// Whether the title is large while the bar is higher than its row.
  var showsLargeTitle = false { didSet { setNeedsLayout() } }
  private var rowIsHidden = false
  private var leading: [BarButtonView] = []
  private var trailing: [BarButtonView] = []
  private var middle = NavigationBarCenter()
  private var overflowButton: BarButtonView?
  var appearance: UINavigationBarAppearance { didSet { reload() } }

  init(
    item: UINavigationItem, backItem: UINavigationItem?, appearance: UINavigationBarAppearance,
    onBack: @escaping () -> Void
  ) {
    self.item = item
    self.backItem = backItem
    self.appearance = appearance
    self.onBack = onBack
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    titleLabel.lineBreakMode = .byTruncatingTail
    largeArea.clipsToBounds = true
    largeArea.isUserInteractionEnabled = false
    largeArea.addSubview(largeLabel)
    promptLabel.textAlignment = .center
    searchArea.clipsToBounds = true
    let parts = [
      largeArea, searchArea, promptLabel, titleLabel, titlePlace, titleControl, backButton,
    ]
    for part in parts { addSubview(part) }
    titleControl.makeMenu = { [weak self] in self?.makeTitleMenu() }
    backButton.addAction(UIAction { [weak self] _ in self?.onBack() }, for: .touchUpInside)
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the content from the items.
  func reload() {
    for view in titlePlace.subviews where view !== item.titleView { view.removeFromSuperview() }
    if let titleView = item.titleView, titleView.superview !== titlePlace {
      titlePlace.addSubview(titleView)
    }
    let kept: [UIView?] = [
      titleLabel, titleControl, promptLabel, backButton, largeArea, searchArea, titlePlace,
      renaming?.field,
    ]
    let searchBar = item.search?.coveringBar
    for view in searchArea.subviews where view !== searchBar { view.removeFromSuperview() }
    if let searchBar, searchBar.superview !== searchArea { searchArea.addSubview(searchBar) }
    for view in subviews where !kept.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    rowIsHidden = false
    leading = buttons(for: item.systemLeadingItems + (item.leftBarButtonItems ?? []))
    trailing = buttons(for: item.shownTrailingItems)
    reloadCenter()
    reloadTitle()
    reloadBackButton()
  }

  /// Updates the groups in the middle, and the overflow button.
  private func reloadCenter() {
    let groups = item.centerItemGroups.filter { !$0.isHidden }
    let isShown = item.style != .navigator && traitCollection.horizontalSizeClass == .regular
    middle = NavigationBarCenter(isShown ? groups : [], notShown: isShown ? [] : groups) {
      buttons(for: $0)
    }
    let mayOverflow = item.additionalOverflowItems != nil || !groups.isEmpty
    overflowButton = mayOverflow ? buttons(for: [item.overflowItem]).first : nil
  }

  /// The groups in the middle that are now in the overflow menu.
  var overflowedGroups: [UIBarButtonItemGroup] {
    layoutIfNeeded()
    return middle.overflowed
  }

  /// Whether the overflow button is visible.
  var showsOverflow: Bool {
    layoutIfNeeded()
    return overflowButton?.isHidden == false && !rowIsHidden
  }

  func reloadTitle() {
    let title = StyledText(item.title ?? "", titleAttributes)
    titleLabel.show(title)
    titleLabel.isHidden = item.titleView != nil || item.hasTitleMenu || renaming != nil
    titleControl.isHidden = !item.hasTitleMenu || renaming != nil
    if item.hasTitleMenu {
      let document = item.documentProperties.flatMap { $0.wantsIconRepresentation ? $0 : nil }
      titleControl.show(title, icon: document?.barIcon)
    }
    promptLabel.isHidden = item.prompt == nil
    let promptAttributes = titleAttributes.merging([
      .font: UIFont.systemFont(ofSize: BarMetrics.promptFontSize)
    ]) { $1 }
    promptLabel.show(StyledText(item.prompt ?? "", promptAttributes))
    let largeDefaults: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: BarMetrics.largeTitleFontSize, weight: .bold),
      .foregroundColor: UIColor.label,
    ]
    largeLabel.show(
      StyledText(
        item.title ?? "", largeDefaults.merging(appearance.largeTitleTextAttributes) { $1 }))
    setNeedsLayout()
  }

  func reloadBackButton() {
    backButton.isHidden = !showsBackButton
    backButton.show(backTitles, appearance: appearance, isRightToLeft: isRightToLeft)
    backButton.showLooks(
      of: backItem?.backBarButtonItem ?? UIBarButtonItem(),
      isCompact: BarMetrics.isCompact(traitCollection))
    setNeedsLayout()
  }

  private func buttons(for items: [UIBarButtonItem]?) -> [BarButtonView] {
    (items ?? []).filter { !$0.isHidden }.map { item in
      let button = BarButtonView(
        item: item,
        looks: BarButtonLooks(
          plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance))
      addSubview(button)
      return button
    }
  }

  private var titleAttributes: [NSAttributedString.Key: Any] {
    let defaults: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: BarMetrics.fontSize, weight: .semibold),
      .foregroundColor: UIColor.label,
    ]
    return defaults.merging(appearance.titleTextAttributes) { $1 }
  }

  var showsBackButton: Bool {
    guard backItem != nil, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
  }

  /// The titles for the back button, in order of preference.
  private var backTitles: [String] {
    guard let backItem else { return [] }
    // Apple's documentation of `ItemStyle.editor`: a chevron without a title.
    if item.style == .editor { return [""] }
    let own = backItem.backButtonTitle ?? backItem.backBarButtonItem?.title
    // Before there were display modes, apps used an empty title for only the chevron.
    if own == "" { return [""] }
    switch backItem.backButtonDisplayMode {
    case .default: return [own ?? backItem.title ?? SystemText.back.text, SystemText.back.text, ""]
    case .generic: return [SystemText.back.text, ""]
    case .minimal: return [""]
    }
  }

  /// The view in the middle: the place of the app's own, or the title.
  var titleContent: UIView {
    item.titleView == nil ? (item.hasTitleMenu ? titleControl : titleLabel) : titlePlace
  }

  /// Replaces the title by a field.
  func beginRenaming() {
    let font = titleAttributes[.font] as? UIFont ?? .systemFont(ofSize: BarMetrics.fontSize)
    let renaming = TitleRenaming(item, font: font) { [weak self] in
      self?.renaming = nil
      self?.reloadTitle()
    }
    self.renaming = renaming
    addSubview(renaming.field)
    reloadTitle()
    layoutIfNeeded()
    renaming.begin()
  }

  /// Whether a command can be performed, for bars without a navigation controller: the responder chain of
  /// the title's commands begins here.
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard EditAction(action) == .rename, let bar = superview as? UINavigationBar else {
      return super.canPerformAction(action, withSender: sender)
    }
    return bar.canRename
  }

  override func rename(_ sender: Any?) { (superview as? UINavigationBar)?.beginRenaming() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
      || previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
    {
      reload()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = self.isRightToLeft
    let insets = safeAreaInsets
    let prompt = item.promptHeight
    let rowHeight =
      (superview as? UINavigationBar)?.rowHeight ?? BarMetrics.height(for: traitCollection)
    let hidesRow = search?.hidesRow == true
    let row = CGSize(
      width: bounds.width,
      height: hidesRow ? rowHeight : (bounds.height - prompt).clamped(0, rowHeight))
    promptLabel.frame = CGRect(
      x: insets.left + BarMetrics.sideMargin, y: hidesRow ? -prompt - row.height : 0,
      width: max(0, bounds.width - insets.left - insets.right - 2 * BarMetrics.sideMargin),
      height: prompt)
    let shownSearch = layoutSearch(below: hidesRow ? 0 : prompt + row.height)
    layoutLargeTitle(below: prompt + row.height, above: shownSearch)
    var layout = NavigationBarLayout(size: row)
    layout.isRightToLeft = isRightToLeft
    (layout.leadingInset, layout.trailingInset) = insets.sides(isRightToLeft: isRightToLeft)
    layout.leading = leading.map { $0.intrinsicContentSize }
    layout.trailing = trailing.map { $0.intrinsicContentSize }
    layout.title = titleSize
    layout.chevron = backButton.indicatorSize
    layout.backTitles = showsBackButton ? backButton.titleWidths : []
    layout.titleLeads = item.style != .navigator
    layout.center = middle.layout
    layout.minimumTitleWidth =
      renaming == nil ? row.width * BarMetrics.minimumTitleShare : BarMetrics.minimumRenameWidth
    layout.overflow = overflowButton?.intrinsicContentSize ?? .zero
    layout.overflowPlace = min(item.pinnedTrailingCount, trailing.count)
    layout.needsOverflow = overflowButton != nil && item.needsOverflow(for: middle.notShown)
    let frames = layout.frames().movedDown(by: hidesRow ? -row.height : prompt)
    middle.place(frames) { pixelAligned($0) }
    overflowButton?.isHidden = frames.overflow == nil
    if let overflow = frames.overflow { overflowButton?.frame = pixelAligned(overflow) }
    for (view, frame) in zip(leading, frames.leading) { view.frame = pixelAligned(frame) }
    for (view, frame) in zip(trailing, frames.trailing) { view.frame = pixelAligned(frame) }
    if showsBackButton { backButton.place(frames, barSize: row) }
    let adjustment = appearance.titlePositionAdjustment
    let title = pixelAligned(
      frames.title.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical))
    let titleHolder = renaming?.field ?? titleContent
    titleHolder.bounds.size = title.size
    titleHolder.center = CGPoint(x: title.midX, y: title.midY)
    if let titleView = item.titleView { titlePlace.show(titleView) }
    fadeRow(hidesRow)
  }

  /// Hides the row while a search replaces it.
  private func fadeRow(_ hides: Bool) {
    guard hides != rowIsHidden else { return }
    rowIsHidden = hides
    let views: [UIView?] = [titlePlace, promptLabel, backButton, overflowButton]
    for view in views + leading + trailing + middle.views { view?.alpha = hides ? 0 : 1 }
  }

  /// Places the search bar at the bar's lower edge. The folded part is clipped at the bottom; the text fades
  /// before that (own choice). Returns the visible height.
  private func layoutSearch(below row: CGFloat) -> CGFloat {
    guard let search, let bar = item.search?.coveringBar else {
      searchArea.isHidden = true
      return 0
    }
    let title = showsLargeTitle && !search.hidesRow ? BarMetrics.largeTitleHeight : 0
    let room = max(0, bounds.height - row - (search.folds ? title : 0))
    let shown = search.folds ? min(search.height, room) : search.height
    searchArea.isHidden = shown == 0
    searchArea.frame = CGRect(
      x: 0, y: bounds.height - shown, width: bounds.width, height: shown)
    bar.setPlace(search.hidesRow ? .active : .stacked)
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: search.height)
    let seen = search.height > 0 ? shown / search.height : 0
    bar.contentAlpha = search.folds ? (2 * seen - 1).clamped(to: 0...1) : 1
    return shown
  }

  /// Performs the item's action instead of going back.
  func performBackAction(_ action: UIAction) { backButton.sendAction(action) }

  /// Places the large title at the bar's lower edge; the title in the row appears when it is gone.
  private func layoutLargeTitle(below row: CGFloat, above search: CGFloat) {
    let height = max(0, bounds.height - row - search)
    largeArea.isHidden = !showsLargeTitle || height == 0
    titleLabel.alpha =
      self.search?.hidesRow == true
      ? 0
      : showsLargeTitle
        ? ((2 * BarMetrics.largeTitleFade - height) / BarMetrics.largeTitleFade).clamped(to: 0...1)
        : 1
    titleControl.alpha = titleLabel.alpha
    guard !largeArea.isHidden else { return }
    largeArea.frame = CGRect(x: 0, y: row, width: bounds.width, height: height)
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    let insets = safeAreaInsets
    let room = bounds.width - 2 * side - insets.left - insets.right
    let size = largeLabel.intrinsicContentSize
    let width = min(size.width, room)
    let x = isRightToLeft ? bounds.width - insets.right - side - width : insets.left + side
    let place = pixelAligned(
      CGRect(
        x: x, y: height - BarMetrics.largeTitleBottom - size.height, width: width,
        height: size.height))
    largeLabel.bounds.size = place.size
    largeLabel.center = CGPoint(x: place.midX, y: place.midY)
  }

  private var titleSize: CGSize? {
    if renaming != nil { return BarMetrics.renameSize }
    if let titleView = item.titleView { return titleView.barFittingSize }
    return item.title?.isEmpty == false ? titleContent.intrinsicContentSize : nil
  }

  /// Returns a frame moved to the device's pixels; its size stays as measured.
  private func pixelAligned(_ rect: CGRect) -> CGRect {
    traitCollection.pixelGrid.moved(rect)
  }

  /// Passes touches between the buttons to the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The place of an app's own title view in a navigation bar. A transition moves the place and not the app's view,
/// whose frame the app may set at any time.
private final class TitlePlace: UIView {
  /// The size that the title view had after it was placed.
  private var placedSize = CGSize.zero

  /// Makes the title view fill the place.
  func show(_ titleView: UIView) {
    titleView.frame = bounds
    placedSize = titleView.bounds.size
  }

  /// Lays out the bar again if the app has resized the title view.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let view = subviews.first, view.bounds.size != placedSize { superview?.setNeedsLayout() }
  }
}
