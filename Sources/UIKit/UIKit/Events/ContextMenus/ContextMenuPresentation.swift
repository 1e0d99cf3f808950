import CoreGraphics
import QuartzCore

/// A context menu on the screen: everything else is blurred, the preview is lifted, and the menu is next to
/// it.
final class ContextMenuPresentation: UIView {
  private let backdrop = UIVisualEffectView(effect: nil)
  private let preview: ContextMenuPreview
  private(set) weak var menu: MenuPresentation?
  private static let blur = UIBlurEffect(style: .systemUltraThinMaterial)
  private let didChoose: (UIAction) -> Void
  private let didTap: () -> Void
  private let didEnd: () -> Void
  private var isEnding = false

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - source: The frame from which the preview is lifted, in the window.
  ///   - didChoose: Called with the action when the menu disappears.
  ///   - didTap: Called when the preview is tapped.
  ///   - didEnd: Called when the menu begins to disappear.
  init(
    _ preview: ContextMenuPreview, source: CGRect, in window: UIWindow,
    didChoose: @escaping (UIAction) -> Void, didTap: @escaping () -> Void,
    didEnd: @escaping () -> Void
  ) {
    self.preview = preview
    self.didChoose = didChoose
    self.didTap = didTap
    self.didEnd = didEnd
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.frame = bounds
    backdrop.autoresizingMask = autoresizingMask
    addSubview(backdrop)
    addSubview(preview)
    preview.frame = source
    preview.layoutIfNeeded()
    window.addSubview(self)
  }

  required init?(coder: NSCoder) {
    fatalError("A context menu is shown by its interaction")
  }

  /// Lifts the preview, and shows a menu if there is one.
  func begin(
    _ menu: UIMenu?, keepsOrder: Bool, along: @escaping () -> Void, ended: @escaping () -> Void
  ) {
    let area = bounds.inset(by: safeAreaInsets)
      .insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    let place = ContextMenuLayout(
      area: area, source: preview.frame, size: preview.fittingSize,
      menuHeight: menu.map { MenuListView($0, room: area.width).contentHeight } ?? 0
    ).frame
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0, options: [.allowUserInteraction]
    ) {
      self.backdrop.effect = Self.blur
      self.preview.frame = place
      self.preview.layoutIfNeeded()
      self.preview.isLifted = true
      along()
    } completion: { _ in
      ended()
    }
    guard let menu else { return }
    self.menu = MenuPresentation.present(
      menu, from: preview, keepsOrder: keepsOrder,
      didChoose: { [weak self] action, _ in self?.didChoose(action) },
      didEnd: { [weak self] in self?.menuEnded() })
    // The screen behind is blurred, and the shadow must not darken the preview.
    self.menu?.shownLists.first?.shadow.isHidden = true
    self.menu?.didTouchSource = { [weak self] in self?.didTap() }
  }

  private func menuEnded() {
    guard !isEnding else { return }
    isEnding = true
    isUserInteractionEnabled = false
    didEnd()
  }

  /// Ends the presentation: the preview goes back to a rectangle of the window, or grows and fades.
  func end(
    to target: CGRect?, along: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    isEnding = true
    isUserInteractionEnabled = false
    menu?.end(animated: true)
    UIView.animate(withDuration: MenuMetrics.fadeDuration) {
      self.backdrop.effect = nil
      self.preview.isLifted = false
      if let target {
        self.preview.frame = target
      } else {
        self.preview.frame = self.bounds
        self.preview.alpha = 0
      }
      self.preview.layoutIfNeeded()
      along()
    } completion: { _ in
      self.removeFromSuperview()
      completion()
    }
  }

  /// Dismisses the menu, as after a touch outside it.
  func dismiss() { if let menu { menu.end(animated: true) } else { menuEnded() } }

  /// Handles a touch outside a preview without a menu.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isOnPreview = touches.first.map { preview.frame.contains($0.location(in: self)) } ?? false
    if isOnPreview { didTap() } else { dismiss() }
  }
}
