import CoreGraphics
import Foundation

/// Shows a bar of commands next to the selection in a view: Cut, Copy, Paste and the app's own.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     view.addInteraction(interaction)
///     interaction.presentEditMenu(
///       with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
///
/// A command closes the menu, and so does a touch outside it.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var configuration: UIEditMenuConfiguration?
  private var shown: EditMenuView?
  private var watcher: EditMenuTouchWatcher?
  /// Whether touches on the view close the menu. A text view decides that itself.
  var closesByTouchesOnView = true

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { dismissMenu() }
  open func didMove(to view: UIView?) { self.view = view }

  var isMenuShown: Bool { shown != nil }

  /// The frame on the screen; zero without a menu.
  var menuFrame: CGRect {
    shown.flatMap { $0.frameOnScreen(of: $0.bounds) } ?? .zero
  }

  /// Shows the menu for a configuration, in place of a shown one.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
    let shown = EditMenuView(menu) { [weak self] action in
      self?.dismissMenu()
      action.carryOut(sender: self?.view)
    }
    guard !shown.isEmpty else { return }
    self.configuration = configuration
    self.shown = shown
    window.addSubview(shown)
    place(shown, configuration, in: window)
    let watcher = EditMenuTouchWatcher { [weak self] in self?.touchCameDown(on: $0) }
    window.addGestureRecognizer(watcher)
    self.watcher = watcher
    let animator = CompanionAnimator()
    shown.alpha = 0
    animator.addAnimations { shown.alpha = 1 }
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run(duration: MenuMetrics.fadeDuration)
  }

  /// Dismisses the menu, if one is shown.
  open func dismissMenu() {
    guard let shown, let configuration else { return }
    self.shown = nil
    self.configuration = nil
    watcher.map { $0.view?.removeGestureRecognizer($0) }
    watcher = nil
    shown.isUserInteractionEnabled = false
    let animator = CompanionAnimator()
    animator.addAnimations { shown.alpha = 0 }
    animator.addCompletion { shown.removeFromSuperview() }
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run(duration: MenuMetrics.fadeDuration)
  }

  /// Asks for the menu again while it is shown.
  open func reloadVisibleMenu() {
    guard let shown, let configuration, let window = shown.window else { return }
    guard let menu = menu(for: configuration) else { return dismissMenu() }
    shown.show(menu)
    place(shown, configuration, in: window)
  }

  /// Moves the menu to its target's present position.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let configuration, let window = shown.window else { return }
    guard animated else { return place(shown, configuration, in: window) }
    UIView.animate(withDuration: MenuMetrics.fadeDuration) {
      self.place(shown, configuration, in: window)
    }
  }

  /// Returns the position for which the menu was requested.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = view.map(EditMenuContents.suggested) ?? []
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
  }

  private func place(
    _ shown: EditMenuView, _ configuration: UIEditMenuConfiguration, in window: UIWindow
  ) {
    guard let view else { return }
    var target = CGRect(origin: configuration.sourcePoint, size: .zero)
    let asked = delegate?.editMenuInteraction(self, targetRectFor: configuration)
    if let asked, !asked.isNull { target = asked }
    var area = window.bounds.inset(by: window.safeAreaInsets)
    area.size.height =
      window.bounds.height - window.keyboardLayoutGuide.bottomInset(of: window) - area.minY
    shown.frame = EditMenuPlacement(
      area: area.insetBy(dx: MenuMetrics.margin, dy: 0), target: view.convert(target, to: window),
      direction: configuration.preferredArrowDirection
    ).frame(of: shown.fittingSize)
    shown.layoutIfNeeded()
  }

  private func touchCameDown(on touched: UIView?) {
    guard let shown, let touched, !touched.isDescendant(of: shown) else { return }
    if !closesByTouchesOnView, let view, touched.isDescendant(of: view) { return }
    dismissMenu()
  }
}

/// Reports each finger that comes down in its view, and takes part in no gesture.
final class EditMenuTouchWatcher: UIGestureRecognizer {
  private let cameDown: (UIView?) -> Void

  init(_ cameDown: @escaping (UIView?) -> Void) {
    self.cameDown = cameDown
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
  }

  required init?(coder: NSCoder) {
    fatalError("A watcher is made by its menu")
  }

  override func _touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in touches { cameDown(touch.view) }
    state = .failed
  }

  override func _canPrevent(_ recognizer: UIGestureRecognizer) -> Bool { false }
}
