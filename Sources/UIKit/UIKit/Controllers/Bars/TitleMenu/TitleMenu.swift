import Foundation

/// The menu of a navigation item's title.
extension UINavigationItem {
  /// Whether the title has a menu.
  var hasTitleMenu: Bool {
    titleView == nil && title?.isEmpty == false
      && (titleMenuProvider != nil || renameDelegate != nil || documentProperties != nil)
  }

  /// Returns the present menu; nil if it would be empty, or the provider returns nil.
  ///
  /// - Parameter start: The first responder of the chain in which commands are performed.
  func titleMenu(from start: UIResponder, header: MenuHeaderView?) -> UIMenu? {
    let suggested = Self.documentCommands.filter {
      start.target(forAction: $0.action, withSender: $0) != nil
    }
    let menu: UIMenu?
    if let titleMenuProvider {
      menu = titleMenuProvider(suggested)
    } else {
      let rename = suggested.filter { EditAction($0.action) == .rename }
      menu = UIMenu(children: renameDelegate == nil ? [] : rename)
    }
    guard let menu = menu?.bound(to: start) else { return nil }
    menu.header = header
    return menu.children.isEmpty && header == nil ? nil : menu
  }

  /// The actions on a document, in Apple's order ("Duplicate, Move, Rename, Export" in the
  /// documentation of `UIMenu.Identifier.document`), and printing.
  private static var documentCommands: [UICommand] {
    let commands: [(title: SystemText, symbol: String, action: EditAction)] = [
      (.duplicate, "doc.on.doc", .duplicate), (.move, "folder", .move),
      (.rename, "pencil", .rename), (.export, "square.and.arrow.up", .export),
      (.print, "printer", .printContent),
    ]
    return commands.map {
      UICommand(
        title: $0.title.text, image: UIImage(systemName: $0.symbol), action: $0.action.selector)
    }
  }
}

extension NavigationBarContentView {
  /// Returns the menu of the title, with the document's header.
  func makeTitleMenu() -> UIMenu? {
    let header = item.documentProperties.map { properties in
      DocumentHeaderView(
        properties,
        close: { [weak self] in self?.titleControl.dismissMenu(animated: true) },
        present: { [weak self] in self?.present($0) })
    }
    let top = (superview as? UINavigationBar)?.navigationController?.topViewController
    return item.titleMenu(from: top ?? self, header: header)
  }

  /// Shows a sheet over the bar's controller, as a popover from the title if there is space.
  private func present(_ sheet: UIViewController) {
    let chain = sequence(first: self as UIResponder, next: \.next)
    guard let controller = chain.lazy.compactMap({ $0 as? UIViewController }).first else { return }
    sheet.popoverPresentationController?.sourceView = titleControl
    controller.present(sheet, animated: true)
  }
}
