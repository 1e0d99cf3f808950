import CoreGraphics
import Foundation

extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Writes the colour as its components, those of a dynamic colour for the light and the dark appearance. A pattern is
  /// written as transparent black.
  public func encode(with coder: NSCoder) { ArchivedColor(self).encode(with: coder) }
}

/// The components of a colour in an archive.
struct ArchivedColor {
  private var light: [CGFloat]
  /// `nil` if the colour is the same in both appearances.
  private var dark: [CGFloat]?

  init(_ color: UIColor) {
    light = Self.components(of: color, .light)
    let dark = Self.components(of: color, .dark)
    self.dark = dark == light ? nil : dark
  }

  init?(_ coder: NSCoder) {
    guard let light = Self.read("UIColor", coder) else { return nil }
    self.light = light
    dark = Self.read("UIColorDark", coder)
  }

  func encode(with coder: NSCoder) {
    coder.encode(Self.text(light), forKey: "UIColor")
    if let dark { coder.encode(Self.text(dark), forKey: "UIColorDark") }
  }

  var color: UIColor {
    guard let dark else { return Self.color(light) }
    let (inLight, inDark) = (Self.color(light), Self.color(dark))
    return UIColor { $0.userInterfaceStyle == .dark ? inDark : inLight }
  }

  /// Two components are white and alpha, as in Core Graphics.
  private static func color(_ components: [CGFloat]) -> UIColor {
    components.count == 2
      ? UIColor(white: components[0], alpha: components[1])
      : UIColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  private static func components(
    of color: UIColor, _ style: UIUserInterfaceStyle
  ) -> [CGFloat] {
    let traits = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(userInterfaceStyle: style),
    ])
    let color = color.resolvedColor(with: traits).cgColor
    guard color.pattern == nil else { return [0, 0] }
    if color.numberOfComponents == 2, let grey = color.components { return grey }
    let (red, green, blue, alpha) = color.rgba
    return [red, green, blue, alpha]
  }

  private static func text(_ components: [CGFloat]) -> NSString {
    NSString(string: components.map { "\($0)" }.joined(separator: " "))
  }

  private static func read(_ key: String, _ coder: NSCoder) -> [CGFloat]? {
    guard coder.containsValue(forKey: key),
      let text = coder.decodeObject(of: NSString.self, forKey: key)
    else { return nil }
    let components = text.components(separatedBy: " ").compactMap { Double($0).map { CGFloat($0) } }
    return [2, 4].contains(components.count) ? components : nil
  }
}
