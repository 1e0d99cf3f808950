/// What buttons read.
@MainActor
extension NibCoder {
  package func decode(button: UIButton) {
    // Another type is left untaken, and so reported.
    switch element.attributes["buttonType"] {
    case "system", "roundedRect":
      _ = element["buttonType"]
      button._setType(.system)
    case "custom":
      _ = element["buttonType"]
    default: break
    }
    // Every button's file says how its title is cut off; a title that fits has no use for it.
    _ = element["lineBreakMode"]
    if let configuration = element.child(key: "configuration", named: "buttonConfiguration") {
      button.configuration = buttonConfiguration(configuration)
    }
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]
    for child in element.children where child.name == "state" {
      guard let state = child["key"].flatMap({ states[$0] }) else { continue }
      child.taken()
      if let title = child["title"] ?? child.child(key: "title")?.text {
        button.setTitle(title, for: state)
      }
      if let title = child.child(key: "attributedTitle") {
        button.setAttributedTitle(
          InterfaceValue.attributedString(title, document: session.document), for: state)
      }
      if let name = child["image"] { button.setImage(image(named: name, in: child), for: state) }
      if let name = child["backgroundImage"] {
        button.setBackgroundImage(image(named: name, in: child), for: state)
      }
      if let color = child.child(key: "titleShadowColor", named: "color") {
        button.setTitleShadowColor(
          InterfaceValue.color(color, document: session.document), for: state)
      }
      if let color = child.child(key: "titleColor", named: "color") {
        button.setTitleColor(
          InterfaceValue.color(color, document: session.document), for: state)
      }
    }
    if let font = element.child(key: "fontDescription") {
      button.titleLabel?.font = InterfaceValue.font(font)
    }
    if let insets = element.child(key: "contentEdgeInsets") {
      button.contentEdgeInsets = InterfaceValue.insets(insets)
    }
    if let insets = element.child(key: "titleEdgeInsets") {
      button.titleEdgeInsets = InterfaceValue.insets(insets)
    }
    if let insets = element.child(key: "imageEdgeInsets") {
      button.imageEdgeInsets = InterfaceValue.insets(insets)
    }
  }

  private func buttonConfiguration(_ element: InterfaceElement) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    configuration.title = element["title"] ?? element.child(key: "title")?.text
    configuration.subtitle = element["subtitle"]
    if let name = element["image"] { configuration.image = image(named: name, in: element) }
    let placements: [String: NSDirectionalRectEdge] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    if let placement = element["imagePlacement"].flatMap({ placements[$0] }) {
      configuration.imagePlacement = placement
    }
    if let padding = element.optionalNumber("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.optionalNumber("titlePadding") { configuration.titlePadding = padding }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    if let corner = element["cornerStyle"].flatMap({ corners[$0] }) {
      configuration.cornerStyle = corner
    }
    if let color = element.child(key: "baseForegroundColor", named: "color") {
      configuration.baseForegroundColor = InterfaceValue.color(color, document: session.document)
    }
    if let color = element.child(key: "baseBackgroundColor", named: "color") {
      configuration.baseBackgroundColor = InterfaceValue.color(color, document: session.document)
    }
    if let insets = element.child(key: "contentInsets") {
      configuration.contentInsets = InterfaceValue.directionalInsets(insets)
    }
    if let background = element.child(key: "background") {
      if let radius = background.optionalNumber("cornerRadius") {
        configuration.background.cornerRadius = radius
      }
      if let width = background.optionalNumber("strokeWidth") {
        configuration.background.strokeWidth = width
      }
      if let color = background.child(key: "backgroundColor", named: "color") {
        configuration.background.backgroundColor = InterfaceValue.color(
          color, document: session.document)
      }
      if let color = background.child(key: "strokeColor", named: "color") {
        configuration.background.strokeColor = InterfaceValue.color(
          color, document: session.document)
      }
    }
    return configuration
  }
}
