import QuartzCore

/// Searches the content of another controller: its bar takes what the user looks for, and its view lies
/// over the content with the results.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.obscuresBackgroundDuringPresentation = false
///     navigationItem.searchController = search
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// When the scopes of the bar are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system likes it: here while a search is active.
    case automatic = 0
    /// When the app says so.
    case manual = 1
    /// While something is entered.
    case onTextEntry = 2
    /// While a search is active.
    case onSearchActivation = 3
  }

  private let bar = UISearchBar(frame: .zero)
  var searchState = SearchState()

  /// Makes a controller that shows results with another one, or with `nil` leaves them to the controller
  /// that is searched.
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
    bar.placeholder = "Search"
    bar.frame = CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: bar.intrinsicContentSize.height)
  }

  /// Comes whenever the text, the tokens or the scope changes, and when the search begins and ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Hears of the search's beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The bar. It goes into a navigation item with the controller, or anywhere in the views of the
  /// controller that is searched.
  open var searchBar: UISearchBar { bar }

  /// The controller that shows results, or `nil`.
  open private(set) var searchResultsController: UIViewController?

  /// Whether a search is under way. Setting it begins or ends one, with animation.
  open var isActive: Bool {
    get { searchState.isActive }
    set { newValue ? begin() : end() }
  }

  // MARK: What is shown

  /// Whether what is searched is covered while a search is active; a tap there ends it. True by
  /// default.
  open var obscuresBackgroundDuringPresentation = true { didSet { searchView?.reload() } }

  /// The older name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the navigation bar makes way for a search. True by default.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the controller for results is shown: by itself as soon as something is entered. Setting it
  /// makes it the app's to say.
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

  /// Whether the bar's cancel button is there while a search is active. True until the app shows or
  /// hides the button itself.
  open var automaticallyShowsCancelButton = true {
    didSet { if automaticallyShowsCancelButton { bar.showCancel(isActive, animated: false) } }
  }

  /// Whether the bar's scopes come and go by themselves.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  /// When the bar's scopes are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { showScopesIfAutomatic(animated: false) }
  }

  /// Where the bar stands in its navigation bar: always below the title.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

  // MARK: Suggestions

  /// Suggestions while the bar's field is edited: a list over the results, or on wide screens a menu below
  /// the field. Usually set by the updater, whenever it is to update the results.
  ///
  /// They are gone, and this is `nil`, when the user has chosen one, of which the updater hears, and when
  /// text is typed, the scope changes or the search ends, before the updater hears of that.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { bar.searchTextField.searchFieldState.suggestions.all }
    set { bar.searchTextField.searchFieldState.suggestions.set(newValue) }
  }

  /// Whether the list of suggestions over the results is never shown. False by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { bar.searchTextField.searchFieldState.suggestions.update() }
  }

  // MARK: Overrides

  open override func loadView() { view = SearchView(controller: self) }

  override func _makePresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: self, presenting: presenter)
  }

  open dynamic override var childForStatusBarStyle: UIViewController? { presentingViewController }
  open dynamic override var childForStatusBarHidden: UIViewController? { presentingViewController }
}
