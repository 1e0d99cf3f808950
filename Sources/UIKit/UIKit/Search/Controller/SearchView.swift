import QuartzCore

/// The views over searched content: a veil that ends the search, the results, suggestions over these, and
/// a bar that would scroll away with the content.
final class SearchView: UIView {
  private weak var controller: UISearchController?
  private let veil = UIControl(frame: .zero)
  /// Holds the results, so that they fade with the veil.
  private let results = UIView(frame: .zero)
  private let suggestions = UIView(frame: .zero)
  private var suggestionsList: SearchSuggestionsController?
  /// The bar that the content was taken from; its place stays empty.
  private weak var emptiedBar: UISearchBar?
  private var holdsBar = false
  /// Whether the bar belongs at the upper edge, and not where it was taken from.
  private var raisesBar = false

  init(controller: UISearchController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Black at 20 %, in the dark at 48 % (quoted), as under alerts.
    veil.backgroundColor = .systemDimming
    veil.accessibilityLabel = "Cancel"
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

  /// How much of veil and results is seen.
  var coverAlpha: CGFloat = 1 {
    didSet {
      veil.alpha = coverAlpha
      results.alpha = coverAlpha
      suggestions.alpha = coverAlpha
    }
  }

  // MARK: Contents

  /// Shows or hides veil and results as the controller has it.
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

  /// Lays a list of suggestions over veil and results, or takes it away.
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
    // What the list covers isn't read either.
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

  /// The list of suggestions that is shown.
  var suggestionsTable: UIScrollView? { suggestionsList?.table }

  /// Results that are hidden, as long as nothing is entered, hear that they disappear.
  private func tellResults(_ appear: Bool) {
    guard let controller, controller.appearanceState == .appeared,
      let child = controller.searchResultsController
    else { return }
    child.beginAppearanceTransition(appear, animated: false)
    child.endAppearanceTransition()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Below the bar, if it is in this view.
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

  /// Takes the content of a bar that lies in the searched content, where it is seen now.
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

  /// Moves the bar to the upper edge, or back to where it was taken from; called within an animation.
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

  /// Touches beside veil, results and bar are the searched content's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === results || hit === suggestions ? nil : hit
  }
}
