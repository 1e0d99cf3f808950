/// A part of a file that no decoder took.
package struct UntakenPart: Equatable, Sendable, CustomStringConvertible {
  /// The line of the part's element, counted from 1.
  package let line: Int
  /// The element's name, with the property's name if it has one, or an attribute of an element.
  package let description: String
  /// The key under which the part is reported. Parts of the same kind have the same key.
  package let key: String
}

extension InterfaceElement {
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

  /// The parts that no decoder took of the element and of its decoded descendants, in the file's
  /// order. Parts that only Interface Builder's canvas needs are left out.
  package var untaken: [UntakenPart] {
    guard !isDeferred else { return [] }
    guard isTaken else {
      let key = attributes["key"] ?? ""
      let isDesignTime =
        Self.designTimeElements.contains(name) || Self.designTimeKeys.contains(key)
        || key.hasPrefix("simulated")
      if isDesignTime { return [] }
      return [
        UntakenPart(
          line: line, description: "<\(name)\(key.isEmpty ? "" : " key=\"\(key)\"")>",
          key: "<\(name) \(key)>")
      ]
    }
    let own = attributes.keys.sorted().filter {
      !takenAttributes.contains($0) && !Self.designTimeAttributes.contains($0)
    }
    return own.map {
      UntakenPart(
        line: line, description: "the attribute '\($0)' of <\(name)>", key: "\(name).\($0)")
    } + children.flatMap(\.untaken)
  }
}
