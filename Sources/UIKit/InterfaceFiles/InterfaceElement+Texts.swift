import Foundation

/// Translations of the form `"aBc-12-xyz.text" = "…";` in a table with the name of the file.
extension InterfaceElement {
  /// Replaces the texts of this element's objects and of all its descendants.
  ///
  /// Editors leave texts of deleted objects behind; these are ignored. O(elements + texts).
  package func localize(_ texts: [String: String]) {
    var byObject: [Substring: [(property: Substring, text: String)]] = [:]
    for (key, text) in texts where key != text {
      guard let dot = key.firstIndex(of: ".") else { continue }
      byObject[key[..<dot], default: []].append((key[key.index(after: dot)...], text))
    }
    if !byObject.isEmpty { localize(byObject) }
  }

  private func localize(_ byObject: [Substring: [(property: Substring, text: String)]]) {
    if let id = attributes["id"], let texts = byObject[id[...]] {
      for (property, text) in texts { setText(property, text) }
    }
    for child in children { child.localize(byObject) }
  }

  private func setText(_ property: Substring, _ text: String) {
    if let state = Self.titles[property] {
      part("state", key: state)?.setOwnText("title", text)
    } else if property.hasPrefix("configuration.") {
      part("buttonConfiguration", key: "configuration")?
        .setOwnText(String(property.dropFirst("configuration.".count)), text)
    } else if let attribute = Self.accessibility[property] {
      part("accessibility")?.setOwnText(attribute, text)
    } else if property.hasSuffix("]"), let bracket = property.firstIndex(of: "[") {
      let index = Int(property[property.index(after: bracket)...].dropLast())
      setText(index, of: property[..<bracket], text)
    } else if !property.hasPrefix("ibShadowed") {
      // A placeholder that the editor itself shows isn't the app's text.
      setOwnText(String(property), text)
    }
  }

  /// The titles of a button's states.
  private static let titles: [Substring: String] = [
    "normalTitle": "normal", "highlightedTitle": "highlighted", "disabledTitle": "disabled",
    "selectedTitle": "selected",
  ]

  private static let accessibility: [Substring: String] = [
    "accessibilityLabel": "label", "accessibilityHint": "hint", "accessibilityValue": "value",
  ]

  /// Sets one of several texts: the title of a segment or a scope, or a runtime attribute's text.
  private func setText(_ index: Int?, of list: Substring, _ text: String) {
    func item(_ items: [InterfaceElement]?) -> InterfaceElement? {
      guard let index, let items, items.indices.contains(index) else { return nil }
      return items[index]
    }
    switch list {
    case "segmentTitles": item(part("segments")?.children)?.setOwnText("title", text)
    case "scopeButtonTitles": item(part("scopeButtonTitles")?.children)?.text = text
    case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
      let texts = part("userDefinedRuntimeAttributes")?.children.filter {
        $0.attributes["type"] == "localizedString"
      }
      item(texts)?.setOwnText("value", text)
    default: break
    }
  }

  private func part(_ name: String, key: String? = nil) -> InterfaceElement? {
    children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
  }

  /// Sets a text. Long texts and those with line breaks are elements instead of attributes.
  private func setOwnText(_ name: String, _ text: String) {
    let isAttribute = attributes[name] != nil
    let own = children.first {
      $0.attributes["key"] == name && ($0.name == "string" || $0.name == "mutableString")
    }
    if let own, !isAttribute { own.text = text } else { setAttributes([name: text]) }
  }
}
