import ElasticHeaders
import UIKit

/// Three lists under one header, side by side. Each list keeps the room for the header with an empty
/// one of its own; `StretchGeometry` says where the header belongs for the list in sight.
@available(iOS 16, *)
final class PagesController: UIViewController, UIScrollViewDelegate {
  private let pages = UIScrollView()
  private let lists = (0..<3).map { _ in PondListController(style: .plain) }
  private let header = PagesHeader()
  private let restingHeight: CGFloat = 220
  private let geometry = StretchGeometry()

  private var list: UITableView { lists[header.choice.selectedSegmentIndex].tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.showsHorizontalScrollIndicator = false
    pages.delegate = self
    pages.accessibilityIdentifier = "pages"
    view.addSubview(pages)
    for list in lists {
      addChild(list)
      pages.addSubview(list.view)
      list.didMove(toParent: self)
      list.onScroll = { [weak self] _ in self?.placeHeader() }
      list.tableView.contentInsetAdjustmentBehavior = .always
      list.tableView.tableHeaderView = UIView(
        frame: CGRect(x: 0, y: 0, width: 0, height: restingHeight))
    }
    header.choice.addAction(UIAction { [weak self] _ in self?.turn() }, for: .valueChanged)
    view.addSubview(header)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pages.frame = view.bounds
    let size = view.bounds.size
    for (index, list) in lists.enumerated() {
      list.view.frame = CGRect(
        x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    pages.contentSize = CGSize(width: size.width * 3, height: size.height)
    pages.contentOffset.x = CGFloat(header.choice.selectedSegmentIndex) * size.width
    placeHeader()
  }

  private func placeHeader() {
    let state = geometry.state(
      for: .init(
        bounds: list.bounds, topInset: list.adjustedContentInset.top,
        restingHeight: restingHeight, minimumHeight: 60))
    header.frame = state.containerFrame.offsetBy(dx: 0, dy: -list.bounds.minY)
    header.layoutIfNeeded()
    keepTogether()
  }

  /// The other lists show as much of the header as this one: nothing jumps when a page is turned.
  private func keepTogether() {
    let offset = list.contentOffset.y
    let collapsed = restingHeight - 60 - list.adjustedContentInset.top
    for case let other? in lists.map(\.tableView) where other !== list {
      let target = offset < collapsed ? offset : max(other.contentOffset.y, collapsed)
      if other.contentOffset.y != target { other.contentOffset.y = target }
    }
  }

  private func turn() {
    let x = CGFloat(header.choice.selectedSegmentIndex) * pages.bounds.width
    pages.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let page = (pages.contentOffset.x / max(pages.bounds.width, 1)).rounded()
    header.choice.selectedSegmentIndex = min(max(Int(page), 0), 2)
    placeHeader()
  }
}

/// A picture with the pages' names at its lower edge. Fingers that don't land on them reach the list.
@available(iOS 16, *)
private final class PagesHeader: UIView {
  let choice = UISegmentedControl(items: ["Swim", "Walk", "Wait"])
  private let picture = UIImageView(image: UIImage(named: "PondLife", in: .module, with: nil))

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "header"
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    choice.selectedSegmentIndex = 0
    choice.backgroundColor = .systemBackground.withAlphaComponent(0.8)
    addSubview(picture)
    addSubview(choice)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This header is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    choice.frame = CGRect(x: 16, y: bounds.maxY - 46, width: bounds.width - 32, height: 32)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    choice.frame.contains(point)
  }
}
