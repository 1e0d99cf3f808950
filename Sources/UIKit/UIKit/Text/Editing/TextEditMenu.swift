import CoreGraphics
import Foundation

/// The edit menu of a text, for the selection or at the caret.
@MainActor final class TextEditMenu: NSObject, @MainActor UIEditMenuInteractionDelegate {
  private weak var host: (any TextInputHost)?
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  /// The selection at the time the menu was shown.
  private var range: UITextRange?

  init(host: any TextInputHost) {
    self.host = host
    super.init()
    interaction.closesByTouchesOnView = false
    host.addInteraction(interaction)
  }

  var isShown: Bool { interaction.isMenuShown }

  /// Shows the menu for the selection.
  func show() {
    guard let host, host.isFirstResponder, let range = host.selectedTextRange else { return }
    self.range = range
    let rect = target(range)
    guard !rect.isNull else { return }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
  }

  func close() { interaction.dismissMenu() }

  /// Called when the selection or the text may have changed, which requires another menu, or moved,
  /// in which case the menu follows.
  func selectionMayHaveChanged() {
    guard isShown else { return }
    guard let host, host.isFirstResponder, let now = host.selectedTextRange, let range,
      host.compare(now.start, to: range.start) == .orderedSame,
      host.compare(now.end, to: range.end) == .orderedSame, !target(now).isNull
    else { return close() }
    interaction.updateVisibleMenuPosition(animated: false)
  }

  /// Returns the visible part of a range, in the host's coordinates.
  private func target(_ range: UITextRange) -> CGRect {
    guard let host else { return .null }
    let visible = host.visibleTextRect.insetBy(dx: -1, dy: -1)
    if range.isEmpty {
      let caret = host.caretRect(for: range.start)
      return visible.intersects(caret) ? caret : .null
    }
    return host.selectionRects(for: range).map(\.rect)
      .reduce(CGRect.null) { $0.union($1.intersection(visible)) }
  }

  // MARK: Delegate

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let host, let range else { return nil }
    let suggestedActions =
      suggestedActions
      + EditMenuContents.commands(
        of: UIMenuController.shared.menuItems, from: host, sender: .shared)
    return host.editMenu(for: range, suggestedActions: suggestedActions)
      ?? host.delegateEditMenu(for: range, suggestedActions)
      ?? UIMenu(children: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { range.map(target) ?? .null }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    host?.willPresentEditMenu(animator: animator)
    host?.delegateWillPresentEditMenu(animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    host?.willDismissEditMenu(animator: animator)
    host?.delegateWillDismissEditMenu(animator)
  }
}
