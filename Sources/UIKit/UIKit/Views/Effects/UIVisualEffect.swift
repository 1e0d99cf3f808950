import Foundation

/// The effect of a ``UIVisualEffectView`` on everything behind it. Use a subclass.
@preconcurrency @MainActor open class UIVisualEffect: _ValueObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}

/// Blurs the content behind a view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The strength of the effect and the colour over the blur.
  ///
  /// The system materials adapt to light and dark appearance; those whose names end in `Light` or
  /// `Dark` don't, and neither do the three old ones `extraLight`, `light` and `dark`.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  package let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  open nonisolated override func _isEqual(to object: Any) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open nonisolated override var hash: Int { style.rawValue }
}

/// The prominence of content in a ``UIVibrancyEffect``.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// Draws the content of a ``UIVisualEffectView`` with the colours of the content behind it, stronger and
/// lighter or darker. Only the content's alpha matters, not its colours. For a view in the content of one
/// that blurs.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  package let style: UIVibrancyEffectStyle
  let blurStyle: UIBlurEffect.Style

  /// Creates an effect with the vibrancy of labels over `blurEffect`.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    blurStyle = blurEffect.style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .label
    blurStyle = .regular
    super.init(coder: coder)
  }

  open nonisolated override func _isEqual(to object: Any) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.style == style && other.blurStyle == blurStyle
  }

  open nonisolated override var hash: Int { style.rawValue }
}
