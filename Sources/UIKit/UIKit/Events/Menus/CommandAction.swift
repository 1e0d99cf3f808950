import Foundation

/// The action with which a menu shows a command; it sends the command up the responder chain.
final class CommandAction: UIAction {
  let command: UICommand

  /// Returns the element for a command after its target could validate it; a command without a target
  /// is disabled.
  ///
  /// - Parameter start: The first responder of the chain to search; the first responder by default.
  static func make(_ command: UICommand, from start: UIResponder? = nil) -> CommandAction {
    let first = start ?? UIApplication.shared.firstInChain
    let isPossible = first.flatMap { command.validatedTarget(from: $0) } != nil
    return CommandAction(command, from: start, isPossible: isPossible)
  }

  private init(_ command: UICommand, from start: UIResponder?, isPossible: Bool) {
    self.command = command
    super.init(
      title: command.title, subtitle: command.subtitle, image: command.image,
      discoverabilityTitle: command.discoverabilityTitle,
      attributes: isPossible ? command.attributes : command.attributes.union(.disabled),
      state: command.state
    ) { [weak start] _ in
      if let first = start ?? UIApplication.shared.firstInChain { command.send(from: first) }
    }
    accessibilityIdentifier = command.accessibilityIdentifier
  }

  required init?(coder: NSCoder) { nil }
}

extension UIMenu {
  /// Returns the menu with its commands sent from `start` on, without those that have no target.
  func bound(to start: UIResponder) -> UIMenu {
    replacingChildren(
      children.compactMap { element in
        switch element {
        case let command as UICommand:
          let target = start.target(forAction: command.action, withSender: command)
          return target == nil ? nil : CommandAction.make(command, from: start)
        case let menu as UIMenu:
          let bound = menu.bound(to: start)
          return bound.children.isEmpty && !menu.children.isEmpty ? nil : bound
        default: return element
        }
      })
  }
}

extension UIApplication {
  /// The responder at which actions without a target begin: the first responder, or the controller in
  /// front.
  var firstInChain: UIResponder? {
    _keyWindow?.firstResponder ?? KeyCommands.frontmost(in: _keyWindow)
  }
}
