/// Reports unsupported parts of a file, each once per file.
@MainActor
final class InterfaceReport {
  /// The destination of the reports. It is standard error unless a test replaces it.
  package static var sink: (String) -> Void = { line in
    Diagnostics.report(line, from: nil)
  }

  /// The elements that Interface Builder uses only for its own canvas.
  private static let designTimeElements: Set<String> = [
    "simulatedMetrics", "toolbarItems", "point", "device", "dependencies", "resources",
    // An explicit nil value.
    "nil",
  ]
  private static let designTimeKeys: Set<String> = ["freeformSize", "userComments"]
  private static let designTimeAttributes: Set<String> = [
    "id", "customModuleProvider", "sceneMemberID", "userLabel", "fixedFrame", "misplaced",
    "ambiguous", "verifyAmbiguity", "opaque", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "customClassName", "autoresizesSubviews",
    "clearsContextBeforeDrawing", "usesAttributedText",
    "ibShadowedHorizontalHuggingPriority", "fontDescriptionType", "tableViewCell",
    "colorLabel", "hidesAccessoryWhenEditing",
    "shouldIndentWhileEditing", "sectionIndexMinimumDisplayRowCount",
    "ibShadowedVerticalHuggingPriority", "simulatedAppContext",
    // The constraint's constant is the standard spacing, which the file also contains as a number.
    "symbolic",
  ]

  private let file: String
  private var said: Set<String> = []

  init(file: String) { self.file = file }

  func say(_ message: String, line: Int, once key: String) {
    guard said.insert(key).inserted else { return }
    Self.sink("\(file):\(line): \(message)")
  }

  /// Reports the parts that no decoder took of the element and of its decoded descendants.
  func reportUntaken(in element: InterfaceElement) {
    guard !element.isDeferred else { return }
    guard element.isTaken else {
      let key = element.attributes["key"] ?? ""
      if Self.designTimeElements.contains(element.name) || Self.designTimeKeys.contains(key)
        || key.hasPrefix("simulated")
      {
        return
      }
      say(
        "<\(element.name)\(key.isEmpty ? "" : " key=\"\(key)\"")> is not supported and was left out",
        line: element.line, once: "<\(element.name) \(key)>")
      return
    }
    for attribute in element.attributes.keys.sorted()
    where !element.takenAttributes.contains(attribute)
      && !Self.designTimeAttributes.contains(attribute)
    {
      say(
        "the attribute '\(attribute)' of <\(element.name)> is not supported and was left out",
        line: element.line, once: "\(element.name).\(attribute)")
    }
    for child in element.children { reportUntaken(in: child) }
  }
}
