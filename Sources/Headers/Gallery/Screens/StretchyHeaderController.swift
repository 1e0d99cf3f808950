import ElasticHeaders
import UIKit

/// A table header whose own frame never changes, while its content grows beyond its top edge.
///
/// The table is a plain one. The controller forwards its scrolling to the header.
@available(iOS 16, *)
final class StretchyHeaderController: PondListController {
  private let header = PictureHeader(frame: CGRect(x: 0, y: 0, width: 0, height: 240))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = header
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.scrollViewDidScroll(scrollView)
  }
}

/// A picture that fills the header, and a title that grows with the pull and fades as the header scrolls out.
@available(iOS 16, *)
private final class PictureHeader: StretchyTableHeaderView {
  private let picture = UIImageView(image: UIImage(named: "PondLife", in: .module, with: nil))
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "header"
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.text = word("Life in a drop")
    title.textColor = .white
    title.font = .preferredFont(forTextStyle: .title1)
    title.adjustsFontForContentSizeCategory = true
    for view in [picture, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let area = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      title.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      title.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This header is made in code.") }

  override func stateDidChange(_ state: StretchState) {
    // The title grows with the pull, by up to half its size, from its corner.
    let growth = min(state.overscroll / 400, 0.5)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shift = growth * title.bounds.width / 2
    title.transform = CGAffineTransform(
      translationX: isRightToLeft ? -shift : shift, y: -growth * title.bounds.height / 2
    ).scaledBy(x: 1 + growth, y: 1 + growth)
    title.alpha = 1 - state.collapseProgress
  }
}
