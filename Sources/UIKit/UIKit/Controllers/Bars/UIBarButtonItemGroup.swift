import Foundation

/// Buttons that belong together in a bar.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// Tells who shows the group that it has changed.
  var onChange: (() -> Void)?

  /// The buttons, in the order of reading.
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
  /// Whether `representativeItem` stands for the group now.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// The item in the middle of whose bar the group is.
  weak var navigationItem: UINavigationItem?
  /// Whether the group takes no place in the bar. False by default.
  open var isHidden = false { didSet { onChange?() } }
  /// Whether the user can't take the group out of the bar; kept, for users can't change bars here.
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

  /// Makes an empty group; what an archive holds is not read.
  public required init?(coder: NSCoder) {
    barButtonItems = []
  }

  private func adoptItems() { for item in barButtonItems { item.ownGroup = self } }

  /// A group that stays where it is.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that the user may move, where users can change bars: here it stays.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that the user may take out of the bar, where users can change bars: here it is there if it
  /// is by default.
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
  /// The group that the item is in, or nil.
  public var buttonGroup: UIBarButtonItemGroup? { ownGroup }

  /// A group of this item alone that stays where it is.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of this item alone that the user may move, where users can change bars.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item alone that the user may take out of the bar, where users can change bars.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}

extension Sequence<UIBarButtonItemGroup> {
  /// The buttons of the groups that are shown.
  @MainActor var shownItems: [UIBarButtonItem] {
    flatMap { $0.isHidden ? [] : $0.barButtonItems }
  }
}
