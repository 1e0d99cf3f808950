import ElasticHeaders
import UIKit

/// A header that shows more text when the user asks for it. The list below moves by the same distance, and the
/// visible rows stay in place when it is scrolled.
@available(iOS 16, *)
final class ResizeController: PondListController {
  private let header = PondHeader(title: "A drop of water", subtitle: short, room: 60)
  private let more = UIButton(type: .system)
  private var isLong = false

  private static let short = "Forty neighbours live here."
  private static let long = """
    Forty neighbours live here. Some swim, some walk on bundles of cilia, some wait on a stalk for \
    what comes by. Most of them are a single cell, and a drop is a world that takes them a day to \
    cross.
    """

  override func loadView() {
    let table = ElasticHeaderTableView(frame: .zero, style: .plain)
    table.tableHeaderView = header
    tableView = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    more.setTitle(word("More"), for: .normal)
    more.accessibilityIdentifier = "more"
    more.contentHorizontalAlignment = .leading
    more.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
    more.titleLabel?.adjustsFontForContentSizeCategory = true
    more.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    header.texts.addArrangedSubview(more)
  }

  private func toggle() {
    isLong.toggle()
    header.subtitle.text = word(isLong ? Self.long : Self.short)
    more.setTitle(word(isLong ? "Less" : "More"), for: .normal)
    (tableView as? ElasticHeaderTableView)?.setNeedsHeaderResize(animated: true)
  }
}
