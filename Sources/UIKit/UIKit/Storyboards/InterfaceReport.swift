/// The requests of a file that are not met here, each told once for a file.
@MainActor
final class InterfaceReport {
  /// Where the lines go. Standard error, unless a test listens.
  package static var sink: (String) -> Void = { line in
    Diagnostics.report(line, from: nil)
  }

  /// Where Interface Builder keeps what concerns only its own canvas.
  private static let designTimeElements: Set<String> = [
    "simulatedMetrics", "toolbarItems", "point", "device", "dependencies", "resources",
    // A value that is said to be none.
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
    // Of a constraint whose constant is the standard spacing, which the file names as well.
    "symbolic",
  ]

  private let file: String
  private var said: Set<String> = []

  init(file: String) { self.file = file }

  func say(_ message: String, line: Int, once key: String) {
    guard said.insert(key).inserted else { return }
    Self.sink("\(file):\(line): \(message)")
  }

  /// Reports what nobody took of the element and of everything in it that was decoded.
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
