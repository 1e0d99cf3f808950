import InterfaceFiles

/// Reads labels, images, buttons and effect views.
@MainActor
extension NibCoder {
  package func decode(label: UILabel) {
    label.text = longText("text")
    element.read("textAlignment", into: \.textAlignment, of: label, from: Self.alignments)
    element.read("lineBreakMode", into: \.lineBreakMode, of: label, from: Self.lineBreakModes)
    if let lines = element.integer("numberOfLines") { label.numberOfLines = max(lines, 0) }
    element.read(key: "fontDescription", into: \.font, of: label, InterfaceValue.font)
    readColor("textColor", into: \.textColor, of: label)
    readColor("highlightedColor", into: \.highlightedTextColor, of: label)
    element.read(
      "adjustsFontForContentSizeCategory", into: \.adjustsFontForContentSizeCategory, of: label)
    element.read("adjustsFontSizeToFit", into: \.adjustsFontSizeToFitWidth, of: label)
    element.read("minimumScaleFactor", into: \.minimumScaleFactor, of: label)
    element.ignore(
      "minimumFontSize", "baselineAdjustment",
      because:
        "the file always has them, and a label whose font doesn't fit letters has no use for them")
    element.read("preferredMaxLayoutWidth", into: \.preferredMaxLayoutWidth, of: label)
    readColor("shadowColor", into: \.shadowColor, of: label)
    if let offset = element.child(key: "shadowOffset") {
      label.shadowOffset = CGSize(width: offset.number("width"), height: offset.number("height"))
    }
    element.read("enabled", into: \.isEnabled, of: label)
    readAttributedText("attributedText", into: \.attributedText, of: label)
  }

  package func decode(switch control: UISwitch) {
    element.read("on", into: \.isOn, of: control)
    readColor("onTintColor", into: \.onTintColor, of: control)
    readColor("thumbTintColor", into: \.thumbTintColor, of: control)
  }

  package func decode(indicator: UIActivityIndicatorView) {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
    ]
    indicator.style = element.string("style").flatMap { styles[$0] } ?? .medium
    readColor("color", into: \.color, of: indicator)
    // A file expresses `NO` by omission.
    indicator.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { indicator.startAnimating() }
  }

  package func decode(refreshControl: UIRefreshControl) {
    readAttributedText("attributedTitle", into: \.attributedTitle, of: refreshControl)
  }

  package func decode(imageView: UIImageView) {
    imageView.image = image(named: element.string("image"))
    imageView.highlightedImage = image(named: element.string("highlightedImage"))
    element.read("highlighted", into: \.isHighlighted, of: imageView)
  }

  package func decode(control: UIControl) {
    element.read("enabled", into: \.isEnabled, of: control)
    element.read("selected", into: \.isSelected, of: control)
    element.read("highlighted", into: \.isHighlighted, of: control)
    element.read(
      "contentHorizontalAlignment", into: \.contentHorizontalAlignment, of: control,
      from: [
        "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ])
    element.read(
      "contentVerticalAlignment", into: \.contentVerticalAlignment, of: control,
      from: ["top": .top, "center": .center, "bottom": .bottom, "fill": .fill])
  }

  package func decode(effectView: UIVisualEffectView) {
    if let blur = element.child("blurEffect") {
      effectView.effect = blur.string("style").flatMap { Self.blurStyles[$0] }.map {
        UIBlurEffect(style: $0)
      }
    }
    if let content = element.child(key: "contentView") {
      decode(content, into: effectView.contentView)
    }
  }

  /// Returns a named image, or `nil` without a name. Reports an image that the bundle doesn't
  /// contain. `element` is the one that names it.
  func image(named name: String?, in element: InterfaceElement? = nil) -> UIImage? {
    guard let name else { return nil }
    let element = element ?? self.element
    if element.string("catalog") == "system" {
      if let symbol = UIImage(systemName: name) { return symbol }
      session.document.report.say(
        "there is no symbol image '\(name)'", line: element.line, once: "symbol \(name)")
      return nil
    }
    guard let image = UIImage(named: name, in: session.document.bundle, compatibleWith: nil) else {
      session.document.report.say(
        "no image named '\(name)' in the bundle \(session.document.bundle.bundleURL.lastPathComponent)",
        line: element.line, once: "image \(name)")
      return nil
    }
    return image
  }

  static let alignments: [String: NSTextAlignment] = [
    "natural": .natural, "left": .left, "center": .center, "right": .right,
    "justified": .justified,
  ]

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
