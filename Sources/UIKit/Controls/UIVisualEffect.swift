import Foundation

/// What a ``UIVisualEffectView`` does to what lies behind it. Not used by itself.
@MainActor open class UIVisualEffect: _ValueObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }
}

/// Blurs what lies behind a view.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// How strong the effect is and what it lays over the blur.
  ///
  /// The system materials adapt to light and dark appearance; those whose names end in `Light` or
  /// `Dark` do not, nor do the three old ones `extraLight`, `light` and `dark`.
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

  package let _style: Style

  public init(style: UIBlurEffect.Style) {
    _style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    _style = .regular
    super.init(coder: coder)
  }

  open nonisolated override func _isEqual(to object: Any) -> Bool {
    (object as? UIBlurEffect)?._style == _style
  }

  open nonisolated override var hash: Int { _style.rawValue }
}
