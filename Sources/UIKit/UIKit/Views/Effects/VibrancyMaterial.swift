import QuartzCore

/// The parameters of vibrancy, all in one place. None is published: they are own choices, by eye, after the
/// alphas of the label and fill colours of the same names.
enum VibrancyMaterial {
  /// Returns the source of the content's colours: the screen behind, with stronger colours, and more or less
  /// white over dark blurs and black over light ones.
  ///
  /// - Parameter isDark: Whether the surroundings are dark, which matters over adaptive blurs.
  static func backdrop(
    _ style: UIVibrancyEffectStyle, over blur: UIBlurEffect.Style, isDark: Bool
  ) -> Backdrop {
    let isLight = BlurMaterial.backdrop(blur, isDark: isDark).tint.red < 0.5
    let white: Float = isLight ? 1 : 0
    return Backdrop(
      blurRadius: 0, saturation: 1.8,
      tint: RGBA(red: white, green: white, blue: white, alpha: strength(style)))
  }

  private static func strength(_ style: UIVibrancyEffectStyle) -> Float {
    switch style {
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    case .separator: 0.29
    }
  }
}
