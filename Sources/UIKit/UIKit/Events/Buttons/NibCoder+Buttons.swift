import InterfaceFiles

/// Reads buttons.
@MainActor
extension NibCoder {
  func decode(button: UIButton) {
    let types: [String: UIButton.ButtonType] = [
      "system": .system, "roundedRect": .system, "custom": .custom,
      "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
      "contactAdd": .contactAdd, "close": .close,
    ]
    if let type = element.known("buttonType", in: types), type != .custom { button.setType(type) }
    element.ignore(
      "lineBreakMode", because: "every button has it, and a title that fits has no use for it")
    if let configuration = element.child(key: "configuration", named: "buttonConfiguration") {
      button.configuration = buttonConfiguration(configuration)
    }
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]
    for child in element.children where child.name == "state" {
      guard let state = child.string("key").flatMap({ states[$0] }) else { continue }
      child.taken()
      if let title = child.string("title") ?? child.child(key: "title")?.text {
        button.setTitle(title, for: state)
      }
      if let title = child.child(key: "attributedTitle") {
        button.setAttributedTitle(
          attributedText(of: title), for: state)
      }
      if let name = child.string("image") {
        button.setImage(image(named: name, in: child), for: state)
      }
      if let name = child.string("backgroundImage") {
        button.setBackgroundImage(image(named: name, in: child), for: state)
      }
      if let color = color("titleShadowColor", in: child) {
        button.setTitleShadowColor(color, for: state)
      }
      if let color = color("titleColor", in: child) { button.setTitleColor(color, for: state) }
    }
    if let font = element.child(key: "fontDescription") {
      button.titleLabel?.font = InterfaceValue.font(font)
    }
    element.read(
      key: "contentEdgeInsets", into: \.contentEdgeInsets, of: button, InterfaceValue.insets)
    element.read(key: "titleEdgeInsets", into: \.titleEdgeInsets, of: button, InterfaceValue.insets)
    element.read(key: "imageEdgeInsets", into: \.imageEdgeInsets, of: button, InterfaceValue.insets)
  }

  private func buttonConfiguration(_ element: InterfaceElement) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element.string("style") {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    configuration.title = element.string("title") ?? element.child(key: "title")?.text
    configuration.subtitle = element.string("subtitle")
    if let name = element.string("image") { configuration.image = image(named: name, in: element) }
    let draft = InterfaceDraft(configuration)
    element.read(
      "imagePlacement", into: \.value.imagePlacement, of: draft,
      from: ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
    element.read("imagePadding", into: \.value.imagePadding, of: draft)
    element.read("titlePadding", into: \.value.titlePadding, of: draft)
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
    element.read("cornerStyle", into: \.value.cornerStyle, of: draft, from: corners)
    readColor(
      "baseForegroundColor", in: element, into: \.value.baseForegroundColor, of: draft)
    readColor(
      "baseBackgroundColor", in: element, into: \.value.baseBackgroundColor, of: draft)
    element.read(
      key: "contentInsets", into: \.value.contentInsets, of: draft,
      InterfaceValue.directionalInsets)
    if let background = element.child(key: "background") {
      background.read("cornerRadius", into: \.value.background.cornerRadius, of: draft)
      background.read("strokeWidth", into: \.value.background.strokeWidth, of: draft)
      readColor(
        "backgroundColor", in: background, into: \.value.background.backgroundColor, of: draft)
      readColor("strokeColor", in: background, into: \.value.background.strokeColor, of: draft)
    }
    return draft.value
  }
}
