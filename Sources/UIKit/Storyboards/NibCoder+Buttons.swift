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
      if let name = child["image"] { button.setImage(image(named: name), for: state) }
      if let color = child.child(key: "titleColor", named: "color") {
        button.setTitleColor(
          InterfaceValue.color(color, document: session.document), for: state)
      }
    }
    if let font = element.child(key: "fontDescription") {
      button.titleLabel?.font = InterfaceValue.font(font)
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
    if let name = element["image"] { configuration.image = image(named: name) }
    return configuration
  }
}
