import Foundation

extension UIButton {
  /// Whether the button shows the chosen element of its menu.
  var _isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Marks an element of a pop-up button's menu, the first where none is marked.
  func _ensureSelection() {
    guard _isPopUp, let leaves = menu?._leaves, let first = leaves.first else { return }
    let selected = leaves.first { $0.state == .on } ?? first
    for leaf in leaves { leaf.state = leaf === selected ? .on : .off }
  }

  /// The chosen element of a pop-up button's menu.
  private var _selectedElement: UIMenuElement? {
    _isPopUp ? menu?._leaves.first { $0.state == .on } : nil
  }

  /// The title without a configuration's: a pop-up button's is that of the chosen element.
  var _shownTitle: String? { _selectedElement?.title ?? currentTitle }

  var _shownImage: UIImage? {
    if let element = _selectedElement { return element.image ?? currentImage }
    if let image = currentImage { return image }
    if _type == .close {
      return UIImage(
        systemName: "xmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    }
    return _type.symbol.flatMap(UIImage.init(systemName:))
  }
}
