import CoreGraphics
import Foundation

/// One presentation of the menu of `UIMenuController`, by an interaction that is added to its view
/// meanwhile.
@MainActor final class MenuShowing: NSObject, @MainActor UIEditMenuInteractionDelegate {
  private(set) weak var target: UIView?
  private let rect: CGRect
  private let elements: () -> [UIMenuElement]
  private let tell: (Notification.Name) -> Void
  private let ended: (MenuShowing) -> Void
  private lazy var interaction = UIEditMenuInteraction(delegate: self)

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that must not be covered, in the view's coordinates.
  ///   - elements: Returns the commands, at each presentation and reload.
  ///   - tell: Posts a notification.
  ///   - ended: Called when the menu begins to disappear.
  init(
    _ target: UIView, _ rect: CGRect, elements: @escaping () -> [UIMenuElement],
    tell: @escaping (Notification.Name) -> Void, ended: @escaping (MenuShowing) -> Void
  ) {
    self.target = target
    self.rect = rect
    self.elements = elements
    self.tell = tell
    self.ended = ended
    super.init()
  }

  var isShown: Bool { interaction.isMenuShown }

  /// The frame on the screen.
  var frame: CGRect { interaction.menuFrame }

  func present(_ direction: UIMenuController.ArrowDirection) {
    guard let target else { return }
    target.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(
      identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY))
    configuration.preferredArrowDirection =
      UIEditMenuArrowDirection(rawValue: direction.rawValue) ?? .automatic
    interaction.presentEditMenu(with: configuration)
    guard isShown else { return end() }
    tell(UIMenuController.menuFrameDidChangeNotification)
  }

  func reload() {
    let before = frame
    interaction.reloadVisibleMenu()
    if isShown, frame != before { tell(UIMenuController.menuFrameDidChangeNotification) }
  }

  func dismiss() { interaction.dismissMenu() }

  private func end() {
    target?.removeInteraction(interaction)
    ended(self)
  }

  // MARK: Delegate

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let elements = elements()
    return elements.isEmpty ? nil : UIMenu(children: elements)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { rect }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    tell(UIMenuController.willShowMenuNotification)
    animator.addCompletion { [tell] in tell(UIMenuController.didShowMenuNotification) }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    tell(UIMenuController.willHideMenuNotification)
    animator.addCompletion { [tell] in tell(UIMenuController.didHideMenuNotification) }
    end()
  }
}
