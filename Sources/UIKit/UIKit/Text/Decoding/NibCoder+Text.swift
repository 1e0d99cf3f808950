import InterfaceFiles

/// Reads labels, text fields and text views.
@MainActor
extension NibCoder {
  static let alignments: [String: NSTextAlignment] = [
    "natural": .natural, "left": .left, "center": .center, "right": .right,
    "justified": .justified,
  ]

  func decode(label: UILabel) {
    decodeFlags(of: label)
    readText("text", into: \.text, of: label)
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

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  func decode(textField field: UITextField) {
    element.read(key: "fontDescription", into: \.font, of: field, InterfaceValue.font)
    readColor("textColor", into: \.textColor, of: field)
    element.read("textAlignment", into: \.textAlignment, of: field, from: Self.alignments)
    readText("text", into: \.text, of: field)
    readText("placeholder", into: \.placeholder, of: field)
    let borders: [String: UITextField.BorderStyle] = [
      "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    field.borderStyle = element.string("borderStyle").flatMap { borders[$0] } ?? .none
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

  func decode(textView view: UITextView) {
    // A new text view has the system's background, so the background in the file is set again.
    decodeBackground(of: view)
    element.read(key: "fontDescription", into: \.font, of: view, InterfaceValue.font)
    readColor("textColor", into: \.textColor, of: view)
    element.read("textAlignment", into: \.textAlignment, of: view, from: Self.alignments)
    readText("text", into: \.text, of: view)
    readAttributedText("attributedText", into: \.attributedText, of: view)
    element.read("editable", into: \.isEditable, of: view)
    element.read("selectable", into: \.isSelectable, of: view)
    element.read("allowsEditingTextAttributes", into: \.allowsEditingTextAttributes, of: view)
    element.read(
      "adjustsFontForContentSizeCategory", into: \.adjustsFontForContentSizeCategory, of: view)
    element.read(key: "dataDetectorTypes", into: \.dataDetectorTypes, of: view) {
      $0.options(Self.detectorTypes)
    }
    if let traits = element.child(key: "textInputTraits") { decode(traits: traits, of: view) }
  }

  private static let detectorTypes: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
    "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "always": .always, "whileEditing": .whileEditing,
    "unlessEditing": .unlessEditing,
  ]

  func decode<Input: UITextInputTraits>(traits: InterfaceElement, of input: Input) {
    traits.read("keyboardType", into: \.keyboardType, of: input, from: Self.keyboardTypes)
    traits.read("returnKeyType", into: \.returnKeyType, of: input, from: Self.returnKeys)
    // A file expresses `none` by omission.
    input.autocapitalizationType = .none
    traits.read(
      "autocapitalizationType", into: \.autocapitalizationType, of: input,
      from: ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters])
    traits.read(
      "autocorrectionType", into: \.autocorrectionType, of: input, from: ["no": .no, "yes": .yes])
    traits.read(
      "spellCheckingType", into: \.spellCheckingType, of: input, from: ["no": .no, "yes": .yes])
    traits.read(
      "keyboardAppearance", into: \.keyboardAppearance, of: input,
      from: ["alert": .dark, "dark": .dark, "light": .light])
    traits.read("secureTextEntry", into: \.isSecureTextEntry, of: input)
    traits.read(
      "enablesReturnKeyAutomatically", into: \.enablesReturnKeyAutomatically, of: input)
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
