import UIKit

/// Footers with as many lines as their text needs.
@available(iOS 16, *)
extension UITableView {
  private static let footerIdentifier = "Footer"

  func registerFooters() {
    register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: Self.footerIdentifier)
  }

  /// Returns a footer with a text; `nil` for no text. Call ``registerFooters()`` before.
  func footer(_ text: String?) -> UIView? {
    guard let text else { return nil }
    let view = dequeueReusableHeaderFooterView(withIdentifier: Self.footerIdentifier)
    var content = UIListContentConfiguration.groupedFooter()
    content.text = text
    view?.contentConfiguration = content
    return view
  }
}
