/// What text fields and text views read.
@MainActor
extension NibCoder {
  package func decode(textField field: UITextField) {
    if let font = element.child(key: "fontDescription") { field.font = InterfaceValue.font(font) }
    if let color = element.child(key: "textColor", named: "color") {
      field.textColor = InterfaceValue.color(color, document: session.document)
    } else {
      _ = element.child(key: "textColor")
    }
    if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) {
      field.textAlignment = alignment
    }
    field.text = element["text"]
    field.placeholder = element["placeholder"]
    switch element["borderStyle"] {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    if let mode = element["clearButtonMode"].flatMap({ Self.viewModes[$0] }) {
      field.clearButtonMode = mode
    }
    if let size = element.optionalNumber("minimumFontSize") { field.minimumFontSize = size }
    if let fits = element.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = fits }
    if let clears = element.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let adjusts = element.flag("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = adjusts
    }
    if let traits = element.child(key: "textInputTraits") { decode(traits: traits, of: field) }
  }

  package func decode(textView view: UITextView) {
    if let font = element.child(key: "fontDescription") { view.font = InterfaceValue.font(font) }
    if let color = element.child(key: "textColor", named: "color") {
      view.textColor = InterfaceValue.color(color, document: session.document)
    } else {
      _ = element.child(key: "textColor")
    }
    if let alignment = element["textAlignment"].flatMap({ Self.alignments[$0] }) {
      view.textAlignment = alignment
    }
    view.text =
      element["text"] ?? element.child(key: "text", named: "string")?.text
      ?? element.child(key: "text", named: "mutableString")?.text
    if let text = element.child(key: "attributedText") {
      view.attributedText = InterfaceValue.attributedString(text, document: session.document)
    }
    if let isEditable = element.flag("editable") { view.isEditable = isEditable }
    if let isSelectable = element.flag("selectable") { view.isSelectable = isSelectable }
    if let adjusts = element.flag("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = adjusts
    }
    if let traits = element.child(key: "textInputTraits") { decode(traits: traits, of: view) }
  }

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "always": .always, "whileEditing": .whileEditing,
    "unlessEditing": .unlessEditing,
  ]

  func decode(traits: InterfaceElement, of input: any UITextInputTraits) {
    if let type = traits["keyboardType"].flatMap({ Self.keyboardTypes[$0] }) {
      input.keyboardType = type
    }
    if let type = traits["returnKeyType"].flatMap({ Self.returnKeys[$0] }) {
      input.returnKeyType = type
    }
    switch traits["autocapitalizationType"] {
    case "words": input.autocapitalizationType = .words
    case "sentences": input.autocapitalizationType = .sentences
    case "allCharacters": input.autocapitalizationType = .allCharacters
    default: input.autocapitalizationType = .none
    }
    switch traits["autocorrectionType"] {
    case "no": input.autocorrectionType = .no
    case "yes": input.autocorrectionType = .yes
    default: break
    }
    switch traits["spellCheckingType"] {
    case "no": input.spellCheckingType = .no
    case "yes": input.spellCheckingType = .yes
    default: break
    }
    switch traits["keyboardAppearance"] {
    case "alert", "dark": input.keyboardAppearance = .dark
    case "light": input.keyboardAppearance = .light
    default: break
    }
    if let isSecure = traits.flag("secureTextEntry") { input.isSecureTextEntry = isSecure }
    if let waits = traits.flag("enablesReturnKeyAutomatically") {
      input.enablesReturnKeyAutomatically = waits
    }
    if let content = traits["textContentType"] {
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
