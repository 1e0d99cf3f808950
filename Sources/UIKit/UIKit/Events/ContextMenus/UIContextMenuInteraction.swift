import CoreGraphics
import QuartzCore

/// Shows a menu next to a view that a finger rests on, or that a mouse clicks with its secondary button. The
/// view is lifted above everything behind it.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// The finger may move on to an action and choose it by being lifted there.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of a menu.
  public enum appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// Over the blurred screen.
    case rich = 1
    /// Next to a pointer: not used on these devices.
    case compact = 2
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  let press = UILongPressGestureRecognizer()
  private let click = UITapGestureRecognizer()
  private var gate: ContextMenuGate?
  private var session: ContextMenuSession?
  /// The position at which the finger came down, in the window.
  private var start = CGPoint.zero
  private var pressed: UIContextMenuConfiguration?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.addTarget(self, action: Selector("pressChanged()", UIContextMenuInteraction.pressChanged))
    click.addTarget(self, action: Selector("show()", UIContextMenuInteraction.show))
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    click.buttonMaskRequired = .secondary
    let gate = ContextMenuGate { [weak self] in self?.mayBegin($0) ?? false }
    press.delegate = gate
    click.delegate = gate
    self.gate = gate
  }

  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
    self.view?.removeGestureRecognizer(click)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(click)
  }

  open var menuAppearance: appearance { session == nil ? .unknown : .rich }

  /// Returns the position at which the finger that opens, or opened, a menu came down.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.window else { return .zero }
    return window.convert(start, to: view)
  }

  /// Dismisses the menu, if one is shown.
  open func dismissMenu() { session?.dismiss() }

  /// Replaces the shown menu, and menus opened from it, by others; does nothing without a menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.menu?.update(block) }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard session == nil, let view, let delegate else { return false }
    start = recognizer.location(in: nil)
    pressed = delegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: recognizer.location(in: view))
    return pressed != nil
  }

  private func pressChanged() {
    let point = press.location(in: nil)
    switch press.state {
    case .began: show()
    case .changed where start.distance(to: point) >= MenuMetrics.dragThreshold:
      session?.menu?.track(point)
    case .ended where start.distance(to: point) >= MenuMetrics.dragThreshold:
      session?.menu?.endTracking(point)
    case .cancelled, .failed: session?.menu?.cancelTracking()
    default: break
    }
  }

  private func show() {
    guard let view, let configuration = pressed else { return }
    pressed = nil
    session = ContextMenuSession(interaction: self, configuration, view) { [weak self] ended in
      if self?.session === ended { self?.session = nil }
    }
    session?.begin()
  }
}

/// Asks whether a resting finger, or a click, opens a menu.
@MainActor final class ContextMenuGate: NSObject, UIGestureRecognizerDelegate {
  private let begins: (UIGestureRecognizer) -> Bool

  init(_ begins: @escaping (UIGestureRecognizer) -> Bool) {
    self.begins = begins
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }
}
