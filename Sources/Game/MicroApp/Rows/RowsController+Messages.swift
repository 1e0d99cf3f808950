import UIKit

@available(iOS 16, *)
extension RowsController {
  /// Shows a message that the player must read before continuing.
  func show(message: String, title: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.offer(texts[MenuText.understood])
    present(alert, animated: true)
  }
}
