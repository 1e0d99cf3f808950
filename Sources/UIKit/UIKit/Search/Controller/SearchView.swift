import QuartzCore

/// The views over searched content: a veil that ends the search, the results, the suggestions over both,
/// and a bar that would otherwise scroll away with the content.
final class SearchView: UIView {
  private weak var controller: UISearchController?
  private let veil = UIControl(frame: .zero)
  /// A container for the results, so that they fade together with the veil.
  private let results = UIView(frame: .zero)
  private let suggestions = UIView(frame: .zero)
  private var suggestionsList: SearchSuggestionsController?
  /// The bar whose content was moved here. Its own place stays empty.
  private weak var emptiedBar: UISearchBar?
  private var holdsBar = false
  /// Whether the bar belongs at the upper edge instead of its original position.
  private var raisesBar = false

  init(controller: UISearchController) {
    self.controller = controller
    super.init(frame: UIViewController.initialFrame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Black at 20 %, or at 48 % in dark mode (quoted), as under alerts.
    veil.backgroundColor = .systemDimming
    veil.accessibilityLabel = SystemText.cancel.text
    veil.addAction(
      UIAction { [weak self] _ in self?.controller?.isActive = false }, for: .touchUpInside)
    results.isHidden = true
    addSubview(veil)
    suggestions.isHidden = true
    addSubview(results)
    addSubview(suggestions)
  }

  required init?(coder: NSCoder) {
    fatalError("Search controllers make their views without archives")
  }

  /// The opacity of the veil and the results.
  var coverAlpha: CGFloat = 1 {
    didSet {
      veil.alpha = coverAlpha
      results.alpha = coverAlpha
      suggestions.alpha = coverAlpha
    }
  }

  // MARK: Contents

  /// Shows or hides the veil and the results according to the controller.
  func reload() {
    guard let controller else { return }
    let shows = controller.searchState.showsResults
    if shows, let child = controller.searchResultsController, child.parent !== controller {
      add(child, to: results)
    }
    let showsResults = shows && controller.searchResultsController != nil
    if results.isHidden == showsResults {
      results.isHidden = !showsResults
      tellResults(showsResults)
    }
    veil.isHidden = !controller.obscuresBackgroundDuringPresentation || showsResults
    veil.isUserInteractionEnabled = controller.isActive
    setNeedsLayout()
    controller.resultsMayHaveChanged()
  }

  /// Shows a list of suggestions over the veil and the results, or removes it.
  func show(_ list: SearchSuggestionsController?) {
    guard let controller, list !== suggestionsList else { return }
    if let old = suggestionsList {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    suggestionsList = list
    if let list { add(list, to: suggestions) }
    suggestions.isHidden = list == nil
    // Assistive software doesn't read the content under the list either.
    veil.accessibilityElementsHidden = list != nil
    results.accessibilityElementsHidden = list != nil
    setNeedsLayout()
    controller.resultsMayHaveChanged()
  }

  private func add(_ child: UIViewController, to view: UIView) {
    controller?.addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: controller)
  }

  /// The visible list of suggestions.
  var suggestionsTable: UIScrollView? { suggestionsList?.table }

  /// Sends appearance calls to the results. Results that are hidden because the field is empty count as
  /// having disappeared.
  private func tellResults(_ appear: Bool) {
    guard let controller, controller.viewAppearance.state == .appeared,
      let child = controller.searchResultsController
    else { return }
    child.beginAppearanceIfNeeded(appear, animated: false)
    child.endAppearanceTransition()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Positions the results below the bar if the bar is in this view.
  func place() {
    guard let controller else { return }
    let bar = controller.searchBar
    veil.frame = bounds
    results.frame = bounds
    let child = controller.searchResultsController
    child?.viewIfLoaded?.frame = results.bounds
    suggestions.frame = bounds
    suggestionsList?.view.frame = suggestions.bounds
    let height = holdsBar ? bar.height : 0
    child?.barInsets.top = height
    suggestionsList?.barInsets.top = height
    guard holdsBar, raisesBar else { return }
    let top = safeAreaInsets.top
    bar.content.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    bar.content.backgroundExtension = top
  }

  // MARK: Bar

  /// Takes the content of a bar in the searched content, at its current position.
  func prepare() {
    guard let controller, !controller.standsInNavigationBar, !holdsBar else { return }
    let bar = controller.searchBar
    guard bar.window != nil, let container = controller.presentedBy?.presentation?.container else {
      return
    }
    UIView.performWithoutAnimation {
      frame = container.bounds
      if superview !== container { container.addSubview(self) }
      let place = convert(bar.bounds, from: bar)
      holdsBar = true
      emptiedBar = bar
      bar.content.tintColor = bar.tintColor
      addSubview(bar.content)
      bar.content.frame = place
    }
  }

  /// Moves the bar to the upper edge, or back to its original position. Called within an animation.
  func takeBar(_ isActive: Bool) {
    guard holdsBar, let bar = emptiedBar else { return }
    raisesBar = isActive
    if isActive {
      place()
    } else {
      bar.content.frame = convert(bar.bounds, from: bar)
      bar.content.backgroundExtension = 0
    }
    bar.content.layoutIfNeeded()
  }

  func giveBarBack() {
    guard holdsBar, let bar = emptiedBar else { return }
    holdsBar = false
    UIView.performWithoutAnimation {
      bar.content.backgroundExtension = 0
      bar.content.tintColor = nil
      bar.addSubview(bar.content)
      bar.content.frame = bar.bounds
    }
  }

  /// Touches outside the veil, the results and the bar go to the searched content.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === results || hit === suggestions ? nil : hit
  }
}
