import UIKit

/// Popovers at a button and at a bar button item, which stay popovers on a phone.
final class PopoverScreen: UIViewController, UIPopoverPresentationControllerDelegate {
  let button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] action in
        guard let item = action.sender as? UIBarButtonItem else { return }
        self?.show { $0.barButtonItem = item }
      })
    button.configuration?.title = "Show a popover"
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(
      UIAction { [weak self] _ in
        self?.show { $0.sourceView = self?.button }
      }, for: .primaryActionTriggered)
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      button.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { show { $0.sourceView = button } }
  }

  private func show(at place: (UIPopoverPresentationController) -> Void) {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "A bubble with an arrow, beside what it belongs to."
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
    ])
    let fitting = label.sizeThatFits(CGSize(width: 228, height: CGFloat.greatestFiniteMagnitude))
    controller.preferredContentSize = CGSize(width: 260, height: fitting.height + 32)
    controller.modalPresentationStyle = .popover
    guard let popover = controller.popoverPresentationController else { return }
    popover.delegate = self
    place(popover)
    present(controller, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
