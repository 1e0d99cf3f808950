import UIKit

@available(iOS 16, *)
extension UIAlertController {
  func offer(
    _ title: String, _ style: UIAlertAction.Style = .default, act: @escaping () -> Void = {}
  ) {
    addAction(UIAlertAction(title: title, style: style) { _ in act() })
  }
}

@available(iOS 16, *)
extension UIViewController {
  /// Asks for confirmation before something that can't be undone.
  func ask(
    _ question: String, detail: String? = nil, cancel: String,
    cancelled: @escaping () -> Void = {}, _ action: String, act: @escaping () -> Void
  ) {
    let alert = UIAlertController(title: question, message: detail, preferredStyle: .alert)
    alert.offer(cancel, .cancel, act: cancelled)
    alert.offer(action, .destructive, act: act)
    present(alert, animated: true)
  }
}
