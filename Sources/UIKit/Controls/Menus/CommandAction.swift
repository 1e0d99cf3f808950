import Foundation

/// How a menu shows a command: as an action that sends it from the first responder on.
final class CommandAction: UIAction {
  let command: UICommand

  /// The element for a command as it stands after who would carry it out could validate it; a
  /// command that nobody carries out is disabled.
  static func make(_ command: UICommand) -> CommandAction {
    let first = UIApplication.shared._firstInChain
    let isPossible = first.flatMap { command.validatedTarget(from: $0) } != nil
    return CommandAction(command, isPossible: isPossible)
  }

  private init(_ command: UICommand, isPossible: Bool) {
    self.command = command
    super.init(
      title: command.title, subtitle: command.subtitle, image: command.image,
      discoverabilityTitle: command.discoverabilityTitle,
      attributes: isPossible ? command.attributes : command.attributes.union(.disabled),
      state: command.state
    ) { _ in
      if let first = UIApplication.shared._firstInChain { command.send(from: first) }
    }
  }

  required init?(coder: NSCoder) { nil }
}

extension UIApplication {
  /// Where actions without a target begin: at the first responder, or the controller in front.
  var _firstInChain: UIResponder? {
    _keyWindow?._firstResponder ?? KeyCommands.frontmost(in: _keyWindow)
  }
}
