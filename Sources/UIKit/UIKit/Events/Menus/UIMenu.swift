import Foundation

/// A list of elements to choose from, with groups and submenus.
///
///     button.menu = UIMenu(
///       title: "Sort by", options: .singleSelection,
///       children: [UIAction(title: "Name", state: .on) { _ in … }, UIAction(title: "Date") { _ in … }])
///     button.showsMenuAsPrimaryAction = true
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The presentation of a menu inside another.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option to show its elements in the surrounding menu, as a group.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The option to show its title in the colour of destructive actions.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing one of its elements removes the mark from the others, including those of inline menus.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The size of the elements.
  public enum ElementSize: Int, Sendable {
    /// Only images, side by side.
    case small = 0
    /// Images above titles, side by side.
    case medium = 1
    /// Below each other, with all their contents.
    case large = 2
  }

  open private(set) var identifier: UIMenu.Identifier
  open private(set) var options: UIMenu.Options
  open private(set) var children: [UIMenuElement]
  open var preferredElementSize: UIMenu.ElementSize
  /// A header above the elements while the menu is shown.
  var header: MenuHeaderView?

  private static var made: UInt64 = 0

  /// Creates a menu.
  ///
  /// - Parameter identifier: The identifier; a unique one if `nil`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .large, children: [UIMenuElement] = []
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.made)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates the same menu as
  /// `init(title:subtitle:image:identifier:options:preferredElementSize:children:)`, which overload
  /// resolution prefers; for code that refers to this initializer by name.
  @_disfavoredOverload public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options,
      preferredElementSize: .large, children: children)
  }

  /// Creates the same menu with a subtitle.
  @_disfavoredOverload public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: .large, children: children)
  }

  public required init?(coder: NSCoder) { nil }

  /// Returns the same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.accessibilityIdentifier = accessibilityIdentifier
    return menu
  }

  /// The marked elements, including those of inline menus.
  open var selectedElements: [UIMenuElement] {
    leaves.filter { $0.state == .on }.map { action in
      (action as? CommandAction).map { $0.command as UIMenuElement } ?? action
    }
  }

  /// The actions of this menu and of its inline menus.
  package var leaves: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let action as UIAction: [action]
      case let command as UICommand: [CommandAction.make(command)]
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.leaves
      case let deferred as UIDeferredMenuElement:
        (deferred.elements ?? []).compactMap { $0 as? UIAction }
      default: []
      }
    }
  }

  /// Returns the single-selection menu that contains an action: this menu or one of its inline menus.
  func selectionGroup(of action: UIAction) -> UIMenu? {
    for case let menu as UIMenu in children where menu.options.contains(.displayInline) {
      if let group = menu.selectionGroup(of: action) { return group }
    }
    return options.contains(.singleSelection) && leaves.contains { $0 === action } ? self : nil
  }
}
