import QuartzCore

/// Holds a search where there is no navigation bar for it: the bar stands at the top, and the results below
/// it.
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  private let search: UISearchController

  /// Makes a controller that shows the bar of `searchController`, and its results while it is active.
  public init(searchController: UISearchController) {
    search = searchController
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  public required init?(coder: NSCoder) {
    search = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    definesPresentationContext = true
  }

  open var searchController: UISearchController { search }

  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(search.searchBar)
  }

  open dynamic override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bar = search.searchBar
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
      height: bar.intrinsicContentSize.height)
  }
}
