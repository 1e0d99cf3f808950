import CoreGraphics
import Foundation

extension UIButton {
  /// A closure that changes the pointer's appearance above the button. It receives the default one.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// Whether the pointer changes above the button; `false` by default. Setting a provider makes it
  /// true.
  public var isPointerInteractionEnabled: Bool {
    get { pointerInteraction != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if let interaction = pointerInteraction { return removeInteraction(interaction) }
      addInteraction(ButtonPointer())
    }
  }

  /// Called when the pointer moves above the button. Nil, or a provider that returns nil, means the default.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { pointerInteraction?.provider }
    set {
      if newValue != nil { isPointerInteractionEnabled = true }
      pointerInteraction?.provider = newValue
      pointerInteraction?.invalidate()
    }
  }

  /// Whether the pointer is above the button, if pointer interaction is enabled.
  public var isHovered: Bool { pointerInteraction?.isHovered ?? false }

  private var pointerInteraction: ButtonPointer? {
    interactions.lazy.compactMap { $0 as? ButtonPointer }.first
  }
}

/// A button's own interaction with the pointer.
private final class ButtonPointer: UIPointerInteraction, UIPointerInteractionDelegate {
  var provider: UIButton.PointerStyleProvider?
  private(set) var isHovered = false

  init() { super.init(delegate: nil) }

  override weak var delegate: (any UIPointerInteractionDelegate)? { self }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button = view as? UIButton, button.window != nil else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(
      button.frame, radius: max(button.layer.cornerRadius, UIPointerShape.defaultCornerRadius))
    return provider?(button, effect, shape) ?? UIPointerStyle(effect: effect, shape: shape)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { isHovered = true }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { isHovered = false }
}
