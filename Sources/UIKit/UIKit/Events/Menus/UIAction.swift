import CoreGraphics
import Foundation

/// The handler of an action. Its argument is the action, whose ``UIAction/sender`` is the control.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and image, for controls, bar items and menus.
///
///     button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var identifier: UIAction.Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The control for which the action is performed; `nil` outside of its handler.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  private static var made: UInt64 = 0

  /// Creates an action.
  ///
  /// - Parameter identifier: The identifier; a unique one if `nil`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.made)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates the same action as the initializer with a subtitle, which overload resolution prefers; for
  /// code that refers to this initializer by name.
  @_disfavoredOverload public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  open override var title: String {
    get { _title }
    set { _title = newValue }
  }

  open override var image: UIImage? {
    get { _image }
    set { _image = newValue }
  }

  /// Calls the handler with `sender` set.
  func carryOut(sender: Any?) {
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }
}
