/// The size classes that a file's variations are chosen by.
struct InterfaceSizeClasses {
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass

  /// How many of a variation's conditions there are when all hold: 0 for `default`; `nil` when one
  /// does not hold or is not about size classes.
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

/// Size-class variations: `<variation key="heightClass=compact" …>` in an element says what of it
/// is different in that class. Attributes and keyed children replace the element's own; a mask takes
/// subviews and constraints out (`exclude`), or brings them back (`include`).
extension InterfaceElement {
  /// Chooses, in this element and all in it, what holds for the size classes. What a more particular
  /// variation says goes over what a more general one does. `true` when there was a choice.
  func resolveVariations(for classes: InterfaceSizeClasses) -> Bool {
    var hasChoice = false
    let variations = removeChildren(named: "variation")
    let fitting = variations.compactMap { variation -> (specificity: Int, InterfaceElement)? in
      let key = variation.attributes["key"] ?? ""
      if key != "default" { hasChoice = true }
      return classes.specificity(of: key).map { ($0, variation) }
    }
    // The sort is stable: of equal ones the file's last goes over the others.
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
