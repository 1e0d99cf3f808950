import Foundation

/// A list of elements to choose from.
///
/// There are no menus yet, and none can be made: the type stands in the signatures of what can show
/// one on iOS, where `nil` leaves the menu out.
@MainActor open class UIMenu: UIMenuElement {
  package override init(title: String, subtitle: String?, image: UIImage?) {
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public required init?(coder: NSCoder) { nil }
}
