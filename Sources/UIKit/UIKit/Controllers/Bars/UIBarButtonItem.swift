import QuartzCore

/// A button in a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of the button's text.
  public enum Style: Int, Sendable {
    /// Regular weight.
    case plain = 0
    /// Framed on systems before iOS 7; since then the same as ``plain``.
    case bordered = 1
    /// Semibold, for the button that completes a task.
    case done = 2
  }

  private(set) var systemItem: SystemItem?
  weak var ownGroup: UIBarButtonItemGroup?
  /// The view that currently shows the item.
  weak var buttonView: BarButtonView?

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an empty item; the contents of an archive are read later.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a system button; `action` is sent to `target`, or up the responder chain.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    become(systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Adopts the title or glyph of a system button.
  func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = systemItem.style
    title = systemItem.title
  }

  /// Creates a button with a text; `action` is sent to `target`, or up the responder chain.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: title, image: nil, target: target as AnyObject?, action: action)
    self.style = style
  }

  /// Creates a button with an image; `action` is sent to `target`, or up the responder chain.
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(title: nil, image: image, target: target as AnyObject?, action: action)
    self.style = style
  }

  /// Creates a button with an image, and another one for the lower bars of phones in landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button with a title or an image; `action` is sent to `target`, or up the responder chain.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.target = target
    self.action = action
    self.menu = menu
  }

  /// Creates an item that shows `customView`.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns an empty space of `width` points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = makeDynamic()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// The storyboard segue that a tap performs.
  var segue: (() -> Void)?

  /// Returns a space that takes a share of the remaining space in a toolbar.
  open class func flexibleSpace() -> Self {
    let item = makeDynamic()
    item.systemItem = .flexibleSpace
    return item
  }

  /// The style of the button's text.
  open var style = Style.plain { didSet { didChange() } }
  /// The width in points; 0 or less means the width of the content.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// The colour of text and image; nil means the bar's.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// A view that replaces the button, or nil.
  open var customView: UIView? { didSet { didChange() } }
  /// The possible titles of the item, which is as wide as the widest.
  open var possibleTitles: Set<String>? { didSet { didChange() } }
  /// Whether the item is shown as selected. False by default.
  open var isSelected = false { didSet { didChange() } }
  /// Whether a tap also toggles `isSelected`. False by default.
  open var changesSelectionAsPrimaryAction = false
  /// The menu element that represents the item in the overflow menu of a bar; nil means its title and image,
  /// with its action. An item with a custom view needs one to be in that menu.
  open var menuRepresentation: UIMenuElement?
  /// Whether the item is hidden and takes no space in the bar. False by default.
  open var isHidden = false { didSet { didChange() } }
  /// The object that receives `action`; nil sends it up the responder chain.
  open weak var target: AnyObject?
  /// The method that a tap calls.
  open var action: Selector? { didSet { didChange() } }

  /// The action that a tap performs. Setting it also sets the item's title and image; it takes
  /// precedence over `action`.
  open var primaryAction: UIAction? { didSet { takePrimaryAction() } }

  /// Adopts the primary action's title and image. Property observers don't run in initializers, so those
  /// call this method.
  private func takePrimaryAction() {
    guard let primaryAction else { return didChange() }
    if systemItem == nil {
      title = primaryAction.title
      image = primaryAction.image
    }
    isEnabled = !primaryAction.attributes.contains(.disabled)
  }

  /// The menu, which a touch shows if the item has no other action, and otherwise a long press.
  open var menu: UIMenu? { didSet { didChange() } }

  /// A closure that makes the menu of an item without another action, each time before it is shown.
  var makeMenu: (() -> UIMenu?)?

  /// The appearance by the older API, in single values.
  var looks = BarItemLooks() { didSet { didChange() } }

  /// Sets the image behind the button; the one for `.normal` is the default for other states.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.button.backgrounds[state, barMetrics] = backgroundImage }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { look(\.button.backgrounds) { $0[state, barMetrics] } }

  /// Sets the image behind the button for a style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) { looks.button.backgrounds[state, barMetrics, style] = backgroundImage }

  open func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { look(\.button.backgrounds) { $0[state, barMetrics, style] } }

  /// Moves the image behind the button down, in points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.button.backgroundOffsets[.normal, barMetrics] = adjustment }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look(\.button.backgroundOffsets) { $0[.normal, barMetrics] } ?? 0
  }

  /// Moves the title right and down, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    looks.button.titleAdjustments[.normal, barMetrics] = adjustment
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look(\.button.titleAdjustments) { $0[.normal, barMetrics] } ?? .zero
  }

  /// Sets the image behind the back button that leads to the item's controller.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.backButton.backgrounds[state, barMetrics] = backgroundImage }

  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { look(\.backButton.backgrounds) { $0[state, barMetrics] } }

  /// Moves the image behind the back button down, in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.backButton.backgroundOffsets[.normal, barMetrics] = adjustment }

  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { look(\.backButton.backgroundOffsets) { $0[.normal, barMetrics] } ?? 0 }

  /// Moves the title of the back button right and down, in points.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { looks.backButton.titleAdjustments[.normal, barMetrics] = adjustment }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look(\.backButton.titleAdjustments) { $0[.normal, barMetrics] } ?? .zero
  }

  package override func didChange() { buttonView?.itemDidChange() }
}

extension UIBarButtonItem {
  /// Creates a system button that performs `primaryAction`.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    takePrimaryAction()
    self.menu = menu
  }

  /// Creates a button that performs `primaryAction`, with its title and image unless others are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takePrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Returns the button that begins and ends editing of `controller`.
  static func editItem(for controller: UIViewController) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .edit)
    item.primaryAction = UIAction(title: SystemItem.edit.title ?? "") { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    item.showEditing(controller.isEditing)
    return item
  }

  func showEditing(_ isEditing: Bool) {
    let shown: SystemItem = isEditing ? .done : .edit
    title = shown.title
    style = shown.style
  }
}
