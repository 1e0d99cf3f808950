/// Reads text fields and text views.
@MainActor
extension NibCoder {
  package func decode(textField field: UITextField) {
    element.read(key: "fontDescription", into: \.font, of: field, InterfaceValue.font)
    element.read(
      key: "textColor", named: "color", into: \.textColor, of: field, InterfaceValue.color,
      in: session.document)
    element.read("textAlignment", into: \.textAlignment, of: field, from: Self.alignments)
    field.text = element.string("text")
    field.placeholder = element.string("placeholder")
    switch element.string("borderStyle") {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    element.read("clearButtonMode", into: \.clearButtonMode, of: field, from: Self.viewModes)
    element.read("minimumFontSize", into: \.minimumFontSize, of: field)
    element.read("adjustsFontSizeToFit", into: \.adjustsFontSizeToFitWidth, of: field)
    element.read("clearsOnBeginEditing", into: \.clearsOnBeginEditing, of: field)
    element.read(
      "allowsEditingTextAttributes", into: \.allowsEditingTextAttributes, of: field)
    element.read(
      "adjustsFontForContentSizeCategory", into: \.adjustsFontForContentSizeCategory, of: field)
    if let traits = element.child(key: "textInputTraits") { decode(traits: traits, of: field) }
  }

  package func decode(textView view: UITextView) {
    element.read(key: "fontDescription", into: \.font, of: view, InterfaceValue.font)
    element.read(
      key: "textColor", named: "color", into: \.textColor, of: view, InterfaceValue.color,
      in: session.document)
    element.read("textAlignment", into: \.textAlignment, of: view, from: Self.alignments)
    view.text =
      element.string("text") ?? element.child(key: "text", named: "string")?.text
      ?? element.child(key: "text", named: "mutableString")?.text
    element.read(
      key: "attributedText", into: \.attributedText, of: view, InterfaceValue.attributedString,
      in: session.document)
    element.read("editable", into: \.isEditable, of: view)
    element.read("selectable", into: \.isSelectable, of: view)
    element.read("allowsEditingTextAttributes", into: \.allowsEditingTextAttributes, of: view)
    element.read(
      "adjustsFontForContentSizeCategory", into: \.adjustsFontForContentSizeCategory, of: view)
    if let types = element.child(key: "dataDetectorTypes") {
      view.dataDetectorTypes = Self.detectorTypes.reduce(into: []) { found, type in
        if types.flag(type.name) == true { found.insert(type.value) }
      }
    }
    if let traits = element.child(key: "textInputTraits") { decode(traits: traits, of: view) }
  }

  private static let detectorTypes: [(name: String, value: UIDataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
    ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
    ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "always": .always, "whileEditing": .whileEditing,
    "unlessEditing": .unlessEditing,
  ]

  func decode(traits: InterfaceElement, of input: any UITextInputTraits) {
    if let type = traits.string("keyboardType").flatMap({ Self.keyboardTypes[$0] }) {
      input.keyboardType = type
    }
    if let type = traits.string("returnKeyType").flatMap({ Self.returnKeys[$0] }) {
      input.returnKeyType = type
    }
    switch traits.string("autocapitalizationType") {
    case "words": input.autocapitalizationType = .words
    case "sentences": input.autocapitalizationType = .sentences
    case "allCharacters": input.autocapitalizationType = .allCharacters
    default: input.autocapitalizationType = .none
    }
    switch traits.string("autocorrectionType") {
    case "no": input.autocorrectionType = .no
    case "yes": input.autocorrectionType = .yes
    default: break
    }
    switch traits.string("spellCheckingType") {
    case "no": input.spellCheckingType = .no
    case "yes": input.spellCheckingType = .yes
    default: break
    }
    switch traits.string("keyboardAppearance") {
    case "alert", "dark": input.keyboardAppearance = .dark
    case "light": input.keyboardAppearance = .light
    default: break
    }
    if let isSecure = traits.flag("secureTextEntry") { input.isSecureTextEntry = isSecure }
    if let waits = traits.flag("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = waits
    }
    if let content = traits.string("textContentType") {
      input.textContentType = UITextContentType(rawValue: content)
    }
  }

  private static let keyboardTypes: [String: UIKeyboardType] = [
    "alphabet": .alphabet, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
