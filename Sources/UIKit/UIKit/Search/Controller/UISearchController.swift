import QuartzCore

/// A controller that searches the content of another controller. Its bar takes the search text, and its
/// view shows the results over the content.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.obscuresBackgroundDuringPresentation = false
///     navigationItem.searchController = search
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The time at which the bar's scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's choice. Here, it is while a search is active.
    case automatic = 0
    /// The app's choice.
    case manual = 1
    /// While text is entered.
    case onTextEntry = 2
    /// While a search is active.
    case onSearchActivation = 3
  }

  private let bar = UISearchBar(frame: .zero)
  var searchState = SearchState()

  /// Creates a search controller that shows its results in another controller. Pass `nil` if the searched
  /// controller shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    modalPresentationStyle = .overCurrentContext
    bar.searchController = self
    bar.placeholder = SystemText.search.text
    bar.frame = CGRect(
      x: 0, y: 0, width: Self.initialFrame.width, height: bar.intrinsicContentSize.height)
  }

  /// The object that is called when the text, the tokens or the scope change, and when the search starts
  /// and ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is called when the search starts and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The search bar. Assign the controller to a navigation item, or add the bar to the views of the
  /// searched controller.
  open var searchBar: UISearchBar { bar }

  /// The controller that shows the results, or `nil`.
  open private(set) var searchResultsController: UIViewController?

  /// Whether a search is active. Setting it starts or ends one with an animation.
  open var isActive: Bool {
    get { searchState.isActive }
    set { newValue ? begin() : end() }
  }

  // MARK: Appearance

  /// Whether the searched content is covered while a search is active. A tap on the cover ends the search.
  /// The default is true.
  open var obscuresBackgroundDuringPresentation = true { didSet { searchView?.reload() } }

  /// The older name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the navigation bar is hidden during a search. The default is true.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the results controller is shown. By default, it is shown once text is entered. Setting the
  /// property replaces this automatic choice.
  open var showsSearchResultsController: Bool {
    get { searchState.showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      searchState.showsResults = newValue
      searchView?.reload()
    }
  }

  open var automaticallyShowsSearchResultsController = true {
    didSet { if automaticallyShowsSearchResultsController { showResultsIfAutomatic() } }
  }

  /// Whether the bar's cancel button is shown automatically while a search is active. The default is true
  /// until the app shows or hides the button itself.
  open var automaticallyShowsCancelButton = true {
    didSet { if automaticallyShowsCancelButton { bar.showCancel(isActive, animated: false) } }
  }

  /// Whether the bar's scopes are shown and hidden automatically.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// The time at which the bar's scopes are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { showScopesIfAutomatic(animated: false) }
  }

  /// The placement of the bar in its navigation bar. It is always below the title.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  // MARK: Suggestions

  /// The suggestions while the bar's field is edited. They are a list over the results, or a menu below
  /// the field on wide screens. Usually, the updater sets them whenever it updates the results.
  ///
  /// The suggestions are removed, and the property becomes `nil`, in two cases: when the user chooses one,
  /// and when text is typed, the scope changes or the search ends. The updater is called after that.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { bar.searchTextField.searchFieldState.suggestions.all }
    set { bar.searchTextField.searchFieldState.suggestions.set(newValue) }
  }

  /// Whether the list of suggestions over the results is never shown. The default is false.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { bar.searchTextField.searchFieldState.suggestions.update() }
  }

  // MARK: Overrides

  open dynamic override func loadView() { view = SearchView(controller: self) }

  override func _makePresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: self, presenting: presenter)
  }

  open dynamic override var childForStatusBarStyle: UIViewController? { presentingViewController }
  open dynamic override var childForStatusBarHidden: UIViewController? { presentingViewController }
}
