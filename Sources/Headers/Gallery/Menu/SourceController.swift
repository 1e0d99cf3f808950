import UIKit

/// The source of a screen as it was compiled: the build makes a copy.
@available(iOS 16, *)
final class SourceController: UIViewController {
  private let fileName: String

  /// Returns the text of a screen's file, or `nil` if there is no such screen.
  static func source(of fileName: String) -> String? {
    Bundle.module.url(forResource: "\(fileName).swift", withExtension: "txt")
      .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  init(fileName: String) {
    self.fileName = fileName
    super.init(nibName: nil, bundle: nil)
    title = "\(fileName).swift"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The sheet is made in code.") }

  override func loadView() {
    let text = UITextView()
    text.text = Self.source(of: fileName)
    text.font = UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .monospacedSystemFont(ofSize: 12, weight: .regular))
    text.adjustsFontForContentSizeCategory = true
    text.isEditable = false
    text.alwaysBounceVertical = true
    text.accessibilityIdentifier = "source"
    // Code reads from left to right in every language.
    text.textAlignment = .left
    view = text
  }
}
