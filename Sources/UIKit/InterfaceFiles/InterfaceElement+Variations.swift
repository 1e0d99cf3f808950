/// The size classes that select a file's variations.
package struct InterfaceSizeClasses: Sendable {
  /// A size class of one axis.
  package enum Class: Sendable {
    case unspecified
    case compact
    case regular
  }

  var horizontal: Class
  var vertical: Class

  package init(horizontal: Class, vertical: Class) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns the number of conditions of a variation if all of them hold, which is 0 for `default`.
  /// Returns `nil` if one doesn't hold or isn't about size classes.
  func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    let conditions = key.split(separator: "-")
    let holds = conditions.allSatisfy { condition in
      switch condition {
      case "widthClass=compact": horizontal == .compact
      case "widthClass=regular": horizontal == .regular
      case "heightClass=compact": vertical == .compact
      case "heightClass=regular": vertical == .regular
      default: false
      }
    }
    return holds ? conditions.count : nil
  }
}

/// Size-class variations. The element `<variation key="heightClass=compact" …>` describes the
/// differences for a size class.
///
/// Its attributes and keyed children replace the element's own. A mask removes subviews and
/// constraints (`exclude`) or adds them again (`include`).
extension InterfaceElement {
  /// Resolves the variations of this element and its descendants for the size classes. More specific
  /// variations override more general ones. Returns whether there were any.
  package func resolveVariations(for classes: InterfaceSizeClasses) -> Bool {
    var hasChoice = false
    let variations = removeChildren(named: "variation")
    let fitting = variations.compactMap { variation -> (specificity: Int, InterfaceElement)? in
      let key = variation.attributes["key"] ?? ""
      if key != "default" { hasChoice = true }
      return classes.specificity(of: key).map { ($0, variation) }
    }
    // The sort is stable, so of two equally specific variations, the last one in the file wins.
    for (_, variation) in fitting.sorted(by: { $0.specificity < $1.specificity }) {
      adopt(variation)
    }
    for child in children where child.resolveVariations(for: classes) { hasChoice = true }
    return hasChoice
  }

  private func adopt(_ variation: InterfaceElement) {
    setAttributes(variation.attributes.filter { $0.key != "key" })
    for child in variation.children {
      if child.name == "mask" { apply(mask: child) } else { replaceChild(with: child) }
    }
  }

  private func apply(mask: InterfaceElement) {
    guard let container = children.first(where: { $0.name == mask.attributes["key"] }) else {
      return
    }
    for change in mask.children {
      let part = container.children.first { $0.attributes["id"] == change.attributes["reference"] }
      part?.isInstalled = change.name == "include"
    }
  }
}
