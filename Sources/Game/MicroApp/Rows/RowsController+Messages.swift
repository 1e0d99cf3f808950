import UIKit

@available(iOS 16, *)
extension RowsController {
  /// Says something that has to be read before one goes on.
  func show(message: String, title: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.offer(texts[MenuText.understood])
    present(alert, animated: true)
  }
}
