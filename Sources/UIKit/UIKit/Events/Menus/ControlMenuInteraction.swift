import CoreGraphics

/// The interaction that represents a control's own menu. The control's touches open the menu, next to the
/// control, which isn't lifted.
final class ControlMenuInteraction: UIContextMenuInteraction {
  private weak var control: UIControl?
  private weak var place: UIView?

  init(control: UIControl) {
    self.control = control
    super.init(delegate: control)
  }

  override var view: UIView? { place }
  // The control has recognizers of its own.
  override func willMove(to view: UIView?) {}
  override func didMove(to view: UIView?) { place = view }

  override var menuAppearance: appearance { control?.presentedMenu == nil ? .unknown : .compact }
  override func location(in view: UIView?) -> CGPoint {
    guard let control else { return .zero }
    return control.convert(control.menuLocation, to: view)
  }
  override func dismissMenu() { control?.dismissMenu(animated: true) }
  override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    control?.presentedMenu?.update(block)
  }
}
