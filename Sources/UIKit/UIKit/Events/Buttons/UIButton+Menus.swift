import Foundation

extension UIButton {
  /// Whether the button shows the chosen element of its menu.
  var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Marks an element of a pop-up button's menu: the first if none is marked.
  func ensureSelection() {
    guard isPopUp, let leaves = menu?.leaves, let first = leaves.first else { return }
    let selected = leaves.first { $0.state == .on } ?? first
    for leaf in leaves { leaf.state = leaf === selected ? .on : .off }
  }

  /// The chosen element of a pop-up button's menu.
  private var selectedElement: UIMenuElement? {
    isPopUp ? menu?.leaves.first { $0.state == .on } : nil
  }

  /// The title without a configuration; for a pop-up button that of the chosen element.
  var shownTitle: String? { selectedElement?.title ?? currentTitle }

  var shownImage: UIImage? {
    if let element = selectedElement { return element.image ?? currentImage }
    if let image = currentImage { return image }
    if _buttonType == .close {
      return UIImage(
        systemName: "xmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    }
    return _buttonType.symbol.flatMap(UIImage.init(systemName:))
  }
}
