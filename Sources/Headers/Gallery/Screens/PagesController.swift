import ElasticHeaders
import UIKit

/// Three lists side by side under one header. The header moves to the list that comes into sight and keeps its
/// position.
@available(iOS 16, *)
final class PagesController: UIViewController, UIScrollViewDelegate {
  private let pages = UIScrollView()
  private let lists = (0..<3).map { _ in PageController(style: .plain) }
  private let header = PondHeader(title: "Three drops", room: 90)
  private let choice = UISegmentedControl()
  private var shared: SharedHeader?

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
      list.header = header
      addChild(list)
      pages.addSubview(list.view)
      list.didMove(toParent: self)
    }
    for (index, name) in ["Swim", "Walk", "Wait"].enumerated() {
      let action = UIAction(title: word(name)) { [weak self] _ in self?.turn(to: index) }
      choice.insertSegment(action: action, at: index, animated: false)
    }
    choice.selectedSegmentIndex = 0
    header.texts.setCustomSpacing(8, after: header.subtitle)
    header.texts.addArrangedSubview(choice)
    shared = SharedHeader(header, over: lists.map(\.table))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard pages.frame.size != size else { return }
    pages.frame = view.bounds
    for (index, list) in lists.enumerated() {
      list.view.frame = CGRect(
        x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    pages.contentSize = CGSize(width: size.width * 3, height: size.height)
    pages.contentOffset.x = CGFloat(choice.selectedSegmentIndex) * size.width
  }

  private func turn(to index: Int) {
    pages.setContentOffset(CGPoint(x: CGFloat(index) * pages.bounds.width, y: 0), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    shared?.scrollViewDidScroll(pages)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let page = (pages.contentOffset.x / max(pages.bounds.width, 1)).rounded()
    choice.selectedSegmentIndex = min(max(Int(page), 0), lists.count - 1)
  }
}

/// A page with one of the lists.
@available(iOS 16, *)
private final class PageController: PondListController {
  let table = ElasticHeaderTableView(frame: .zero, style: .plain)
  weak var header: PondHeader?

  override func loadView() {
    // Horizontally, each page has its own position among the others.
    table.contentInsetAdjustmentBehavior = .scrollableAxes
    tableView = table
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let header, table.minimumHeaderHeight != header.barHeight else { return }
    table.minimumHeaderHeight = header.barHeight
  }
}
