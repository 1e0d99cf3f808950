/// Reads the common properties of controls.
@MainActor
extension NibCoder {
  func decode(control: UIControl) {
    element.read("enabled", into: \.isEnabled, of: control)
    element.read("selected", into: \.isSelected, of: control)
    element.read("highlighted", into: \.isHighlighted, of: control)
    element.read(
      "contentHorizontalAlignment", into: \.contentHorizontalAlignment, of: control,
      from: [
        "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ])
    element.read(
      "contentVerticalAlignment", into: \.contentVerticalAlignment, of: control,
      from: ["top": .top, "center": .center, "bottom": .bottom, "fill": .fill])
  }
}

extension UIControl: SegueSource {
  var segueView: UIView? { self }

  /// Performs a segue. Controls whose value changes have no tap to perform it for.
  func onSegue(_ trigger: String?, _ perform: @escaping () -> Void) {
    let isTapped = touchUpInsideEvents.contains(.primaryActionTriggered)
    addAction(UIAction { _ in perform() }, for: isTapped ? .touchUpInside : .valueChanged)
  }
}
