import QuartzCore

/// A container for a search without a navigation bar. The search bar is at the top, and the results are
/// below it.
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  open private(set) var searchController: UISearchController

  /// Creates a container that shows the bar of `searchController`, and its results while it is active.
  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    definesPresentationContext = true
  }

  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(searchController.searchBar)
  }

  open dynamic override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bar = searchController.searchBar
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: bar.intrinsicContentSize.height)
  }
}
