import UIKit

/// A text and an address that can be copied, or shared with a custom activity.
final class ShareScreen: UIViewController {
  private let outcome = UILabel()

  private final class StarActivity: UIActivity {
    override class var activityCategory: UIActivity.Category { .share }
    override var activityType: UIActivity.ActivityType? { .init("org.example.star") }
    override var activityTitle: String? { "Star" }
    override var activityImage: UIImage? { UIImage(systemName: "star.fill") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var configuration = UIButton.Configuration.filled()
    configuration.imagePadding = 8
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction(
        title: "Share", image: UIImage(systemName: "square.and.arrow.up")
      ) { [weak self] action in self?.share(from: action.sender as? UIView) })
    outcome.text = "Nothing shared yet"
    outcome.font = .preferredFont(forTextStyle: .body)
    outcome.adjustsFontForContentSizeCategory = true
    outcome.numberOfLines = 0
    outcome.textAlignment = .center
    outcome.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [button, outcome])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 60),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 40),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -40),
    ])
  }

  private func share(from source: UIView?) {
    let sheet = UIActivityViewController(
      activityItems: ["A text to share", URL(string: "https://www.swift.org")!],
      applicationActivities: [StarActivity()])
    sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
      self?.outcome.text = completed ? "Shared by \(type?.rawValue ?? "?")" : "Not shared"
    }
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
    present(sheet, animated: true)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    share(from: view.subviews.first)
  }
}
