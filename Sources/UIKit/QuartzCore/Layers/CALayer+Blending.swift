import CoreGraphics
import OozeKernel

extension CALayer {
  /// The blend modes for compositing a layer with the content behind it, by their names in Core Animation:
  /// `multiplyBlendMode`. Apple documents filters only for macOS; these names work on iOS.
  static let blendModes: [String: CGBlendMode] = [
    "normalBlendMode": .normal, "multiplyBlendMode": .multiply, "screenBlendMode": .screen,
    "overlayBlendMode": .overlay, "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
    "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
    "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
    "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
    "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
    "luminosityBlendMode": .luminosity,
  ]

  func setCompositingFilter(_ filter: Any?) {
    let name = filter as? String
    if filter != nil, name.flatMap({ Self.blendModes[$0] }) == nil {
      Diagnostics.report(
        "\(filter.map { "\($0)" } ?? "") is no filter that layers are composed with here; the "
          + "layer is drawn over what lies behind it")
    }
    change("compositingFilter", \.compositingFilter, to: name)
  }
}
