import CoreGraphics

/// A view next to a list cell's content: a symbol, a control, or a custom view.
///
///     cell.accessories = [.disclosureIndicator(), .delete()]
public struct UICellAccessory {
  public typealias ActionHandler = () -> Void
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// The width reserved for an accessory, which is centred in it.
  public enum LayoutDimension {
    /// The accessory's own width.
    case actual
    /// The width of the system's own controls, so that the contents of cells are aligned.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case detail
    case popUpMenu
    case customView(UIView)
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isHidden: Bool
  let reservedLayoutWidth: LayoutDimension
  let tintColor: UIColor?
  /// The placement; `nil` for the system's placement of the type.
  var placement: Placement?
  var backgroundColor: UIColor?
  var font: UIFont?
  var adjustsFont = true
  var text: String?
  var menu: UIMenu?
  var style = OutlineDisclosureOptions.Style.automatic
  var showsVerticalSeparator = false
  var maintainsFixedSize = false
  var handler: ActionHandler?
  var menuHandler: MenuSelectedElementDidChangeHandler?

  /// The options common to all kinds of accessories.
  protocol Options {
    var isHidden: Bool { get }
    var reservedLayoutWidth: LayoutDimension { get }
    var tintColor: UIColor? { get }
  }

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: some Options,
    _ change: (inout Self) -> Void = { _ in }
  ) {
    accessoryType = type
    self.displayed = displayed
    isHidden = options.isHidden
    reservedLayoutWidth = options.reservedLayoutWidth
    tintColor = options.tintColor
    change(&self)
  }

  // MARK: Trailing

  /// Returns a chevron, which shows that a tap leads to further content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options)
  }

  /// Returns a chevron that turns down when an outline shows the item's children. Without a handler a tap
  /// expands or collapses the item in its section snapshot.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, options) {
      $0.style = options.style
      $0.handler = actionHandler
    }
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// Returns an info button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options) { $0.handler = actionHandler }
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label, displayed, options) {
      $0.text = text
      $0.font = options.font
      $0.adjustsFont = options.adjustsFontForContentSizeCategory
    }
  }

  /// Returns a button that shows the chosen element of a menu, and opens the menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu, displayed, options) {
      $0.menu = menu
      $0.menuHandler = selectedElementDidChangeHandler
    }
  }

  /// Returns a grip by which a finger moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options) {
      $0.showsVerticalSeparator = options.showsVerticalSeparator
    }
  }

  // MARK: Leading

  /// Returns a minus button. Without a handler a tap shows the item's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options) {
      $0.backgroundColor = options.backgroundColor
      $0.handler = actionHandler
    }
  }

  /// Returns a plus button.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options) {
      $0.backgroundColor = options.backgroundColor
      $0.handler = actionHandler
    }
  }

  /// Returns a circle that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options) {
      $0.backgroundColor = options.backgroundColor
    }
  }

  // MARK: Custom views

  /// Returns a custom view, at either side.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed, configuration
    ) {
      $0.placement = configuration.placement
      $0.maintainsFixedSize = configuration.maintainsFixedSize
    }
  }
}
