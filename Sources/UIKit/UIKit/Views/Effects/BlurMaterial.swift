import QuartzCore

/// The parameters of the blur styles, all in one place.
///
/// `extraLight`, `light` and `dark` are those of Apple's sample code UIImage+ImageEffects (WWDC 2013).
/// The parameters of the system materials aren't published: these are own choices, by eye.
enum BlurMaterial {
  /// Returns the parameters of a style.
  ///
  /// - Parameter isDark: Whether the surroundings are dark, which matters for adaptive styles.
  static func backdrop(_ style: UIBlurEffect.Style, isDark: Bool) -> Backdrop {
    switch style {
    case .extraLight: make(radius: 20, white: 0.97, alpha: 0.82)
    case .light: make(radius: 30, white: 1, alpha: 0.3)
    case .dark: make(radius: 20, white: 0.11, alpha: 0.73)
    case .systemUltraThinMaterialLight: make(radius: 22, white: 0.97, alpha: 0.4)
    case .systemThinMaterialLight: make(radius: 25, white: 0.97, alpha: 0.55)
    case .systemMaterialLight: make(radius: 28, white: 0.97, alpha: 0.7)
    case .systemThickMaterialLight: make(radius: 30, white: 0.97, alpha: 0.85)
    case .systemChromeMaterialLight: make(radius: 28, white: 0.976, alpha: 0.8)
    case .systemUltraThinMaterialDark: make(radius: 22, white: 0.145, alpha: 0.45)
    case .systemThinMaterialDark: make(radius: 25, white: 0.145, alpha: 0.6)
    case .systemMaterialDark: make(radius: 28, white: 0.145, alpha: 0.72)
    case .systemThickMaterialDark: make(radius: 30, white: 0.145, alpha: 0.86)
    case .systemChromeMaterialDark: make(radius: 28, white: 0.114, alpha: 0.8)
    case .regular, .systemMaterial:
      backdrop(isDark ? .systemMaterialDark : .systemMaterialLight, isDark: isDark)
    case .prominent, .systemThickMaterial:
      backdrop(isDark ? .systemThickMaterialDark : .systemThickMaterialLight, isDark: isDark)
    case .systemUltraThinMaterial:
      backdrop(
        isDark ? .systemUltraThinMaterialDark : .systemUltraThinMaterialLight, isDark: isDark)
    case .systemThinMaterial:
      backdrop(isDark ? .systemThinMaterialDark : .systemThinMaterialLight, isDark: isDark)
    case .systemChromeMaterial:
      backdrop(isDark ? .systemChromeMaterialDark : .systemChromeMaterialLight, isDark: isDark)
    }
  }

  /// Returns parameters with a saturation of 1.8, which all styles use, as the sample code does.
  private static func make(radius: CGFloat, white: Float, alpha: Float) -> Backdrop {
    Backdrop(
      blurRadius: radius, saturation: 1.8,
      tint: RGBA(red: white, green: white, blue: white, alpha: alpha))
  }
}
