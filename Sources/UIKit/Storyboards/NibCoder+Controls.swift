/// What labels, images, buttons and effect views read.
@MainActor
extension NibCoder {
  package func decode(label: UILabel) {
    label.text =
      element["text"] ?? element.child(key: "text", named: "string")?.text
      ?? element.child(key: "text", named: "mutableString")?.text
    if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) {
      label.textAlignment = alignment
    }
    if let mode = element["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) {
      label.lineBreakMode = mode
    }
    if let lines = element.integer("numberOfLines") { label.numberOfLines = max(lines, 0) }
    if let font = element.child(key: "fontDescription") { label.font = InterfaceValue.font(font) }
    if let color = element.child(key: "textColor", named: "color") {
      label.textColor = InterfaceValue.color(color, document: session.document)
    } else {
      _ = element.child(key: "textColor")
    }
    if let color = element.child(key: "highlightedColor", named: "color") {
      label.highlightedTextColor = InterfaceValue.color(color, document: session.document)
    } else {
      _ = element.child(key: "highlightedColor")
    }
    if let adjusts = element.flag("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    if let fits = element.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = fits }
    if let scale = element.optionalNumber("minimumScaleFactor") { label.minimumScaleFactor = scale }
    // Without a letter-fitting font a label has no use for the minimum, which the file always has.
    _ = (element["minimumFontSize"], element["baselineAdjustment"])
    if let width = element.optionalNumber("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
    if let color = element.child(key: "shadowColor", named: "color") {
      label.shadowColor = InterfaceValue.color(color, document: session.document)
    } else {
      _ = element.child(key: "shadowColor")
    }
    if let offset = element.child(key: "shadowOffset") {
      label.shadowOffset = CGSize(width: offset.number("width"), height: offset.number("height"))
    }
    if let enabled = element.flag("enabled") { label.isEnabled = enabled }
    if let text = element.child(key: "attributedText") {
      label.attributedText = InterfaceValue.attributedString(text, document: session.document)
    }
  }

  package func decode(switch control: UISwitch) {
    if let isOn = element.flag("on") { control.isOn = isOn }
    if let color = element.child(key: "onTintColor", named: "color") {
      control.onTintColor = InterfaceValue.color(color, document: session.document)
    }
    if let color = element.child(key: "thumbTintColor", named: "color") {
      control.thumbTintColor = InterfaceValue.color(color, document: session.document)
    }
  }

  package func decode(indicator: UIActivityIndicatorView) {
    switch element["style"] {
    case "large": indicator.style = .large
    case "whiteLarge": indicator.style = .whiteLarge
    case "white": indicator.style = .white
    case "gray": indicator.style = .gray
    default: indicator.style = .medium
    }
    if let color = element.child(key: "color", named: "color") {
      indicator.color = InterfaceValue.color(color, document: session.document)
    }
    // A file says `NO` by leaving it out.
    indicator.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { indicator.startAnimating() }
  }

  package func decode(refreshControl: UIRefreshControl) {
    if let title = element.child(key: "attributedTitle") {
      refreshControl.attributedTitle = InterfaceValue.attributedString(
        title, document: session.document)
    }
  }

  package func decode(imageView: UIImageView) {
    imageView.image = image(named: element["image"])
    imageView.highlightedImage = image(named: element["highlightedImage"])
    if let highlighted = element.flag("highlighted") { imageView.isHighlighted = highlighted }
  }

  package func decode(control: UIControl) {
    if let enabled = element.flag("enabled") { control.isEnabled = enabled }
    if let selected = element.flag("selected") { control.isSelected = selected }
    if let highlighted = element.flag("highlighted") { control.isHighlighted = highlighted }
    if let name = element["contentHorizontalAlignment"] {
      let alignments: [String: UIControl.ContentHorizontalAlignment] = [
        "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ]
      if let alignment = alignments[name] { control.contentHorizontalAlignment = alignment }
    }
    if let name = element["contentVerticalAlignment"] {
      let alignments: [String: UIControl.ContentVerticalAlignment] = [
        "top": .top, "center": .center, "bottom": .bottom, "fill": .fill,
      ]
      if let alignment = alignments[name] { control.contentVerticalAlignment = alignment }
    }
  }

  package func decode(effectView: UIVisualEffectView) {
    if let blur = element.child("blurEffect") {
      effectView.effect = blur["style"].flatMap { Self.blurStyles[$0] }.map {
        UIBlurEffect(style: $0)
      }
    }
    if let content = element.child(key: "contentView") {
      decode(content, into: effectView.contentView)
    }
  }

  /// `nil` for no name; an image that the bundle lacks is reported. `element` is the one that names
  /// it.
  func image(named name: String?, in element: InterfaceElement? = nil) -> UIImage? {
    guard let name else { return nil }
    let element = element ?? self.element
    if element["catalog"] == "system" {
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
