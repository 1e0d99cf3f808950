import Foundation

/// A group of buttons in a bar.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// Notifies the bar that shows the group of changes.
  var onChange: (() -> Void)?

  /// The buttons, in reading order.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.ownGroup = nil }
      adoptItems()
      onChange?()
    }
  }
  /// The item that represents the group if the middle of a navigation bar has no space for all of it. Without
  /// an action and a menu of its own it shows the buttons as a menu. At the sides of bars groups aren't
  /// collapsed.
  open var representativeItem: UIBarButtonItem? { didSet { onChange?() } }
  /// Whether `representativeItem` currently represents the group.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// The item whose bar has the group in its middle.
  weak var navigationItem: UINavigationItem?
  /// Whether the group is hidden and takes no space in the bar. False by default.
  open var isHidden = false { didSet { onChange?() } }
  /// Whether the user can't remove the group from the bar; stored only, because users can't customize
  /// bars here.
  open var alwaysAvailable = false
  /// The menu element that represents the group in the overflow menu of a bar; nil means its buttons, in a
  /// group.
  open var menuRepresentation: UIMenuElement?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems()
  }

  /// Always fails, because archives aren't read.
  public required init?(coder: NSCoder) { nil }

  private func adoptItems() { for item in barButtonItems { item.ownGroup = self } }

  /// Returns a group with a fixed position.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that the user may move, where bars can be customized: here it is fixed.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that the user may remove, where bars can be customized: here its default decides whether
  /// it is shown.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UIBarButtonItem {
  /// The group that contains the item, or nil.
  public var buttonGroup: UIBarButtonItemGroup? { ownGroup }

  /// Returns a fixed group of only this item.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group of only this item that the user may move, where bars can be customized.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group of only this item that the user may remove, where bars can be customized.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}

extension Sequence<UIBarButtonItemGroup> {
  /// The buttons of the groups that aren't hidden.
  @MainActor var shownItems: [UIBarButtonItem] {
    flatMap { $0.isHidden ? [] : $0.barButtonItems }
  }
}
