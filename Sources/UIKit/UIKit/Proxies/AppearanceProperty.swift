import Foundation

/// A property that proxies apply to views. Apple's headers mark these with
/// `UI_APPEARANCE_SELECTOR`.
@MainActor struct AppearanceProperty {
  /// The class that declares the property.
  private let owner: UIView.Type
  /// Copies the property from a proxy to a view that hasn't set it. The last argument creates new
  /// views for comparison.
  let copy: (_ proxy: UIView, _ view: UIView, _ new: (UIView) -> UIView) -> Void

  private init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isSame: @escaping (Value, Value) -> Bool
  ) {
    owner = View.self
    copy = { proxy, view, new in
      guard let proxy = proxy as? View, let view = view as? View,
        let newProxy = new(proxy) as? View, let newView = new(view) as? View
      else { return }
      let value = proxy[keyPath: path]
      guard !isSame(value, newProxy[keyPath: path]),
        isSame(view[keyPath: path], newView[keyPath: path])
      else { return }
      view[keyPath: path] = value
    }
  }

  private init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(path) { $0 == $1 }
  }

  /// Text attributes are compared as dictionaries of objects.
  private init<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) {
    self.init(path) { a, b in
      a.map { NSDictionary(dictionary: $0) } == b.map { NSDictionary(dictionary: $0) }
    }
  }

  /// An appearance object counts as set once it has been assigned.
  private init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isSet: KeyPath<View, Bool>
  ) {
    owner = View.self
    copy = { proxy, view, _ in
      guard let proxy = proxy as? View, let view = view as? View, proxy[keyPath: isSet],
        !view[keyPath: isSet]
      else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }

  static let owners = Set(all.map { ObjectIdentifier($0.owner) })

  static let all: [AppearanceProperty] = [
    AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.ownTintColor),
    AppearanceProperty(\UINavigationBar.barStyle),
    AppearanceProperty(\UINavigationBar.barTintColor),
    AppearanceProperty(\UINavigationBar.isTranslucent),
    AppearanceProperty(\UINavigationBar.shadowImage),
    AppearanceProperty(\UINavigationBar.titleTextAttributes),
    AppearanceProperty(\UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty(\UINavigationBar.prefersLargeTitles),
    AppearanceProperty(\UINavigationBar.backgroundImages),
    AppearanceProperty(\UINavigationBar.titleOffsets),
    AppearanceProperty(\UINavigationBar.backIndicatorImage) { $0 === $1 },
    AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage) { $0 === $1 },
    AppearanceProperty(\UINavigationBar.standardAppearance, isSet: \.hasStandardAppearance),
    AppearanceProperty(\UINavigationBar.compactAppearance) { $0 === $1 },
    AppearanceProperty(\UINavigationBar.scrollEdgeAppearance) { $0 === $1 },
    AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance) { $0 === $1 },
    AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.barTintColor),
    AppearanceProperty(\UITabBar.isTranslucent),
    AppearanceProperty(\UITabBar.unselectedItemTintColor),
    AppearanceProperty(\UITabBar.standardAppearance, isSet: \.hasStandardAppearance),
    AppearanceProperty(\UITabBar.scrollEdgeAppearance) { $0 === $1 },
    AppearanceProperty(\UIToolbar.barStyle), AppearanceProperty(\UIToolbar.barTintColor),
    AppearanceProperty(\UIToolbar.isTranslucent),
    AppearanceProperty(\UIToolbar.backgroundImages), AppearanceProperty(\UIToolbar.shadowImages),
    AppearanceProperty(\UIToolbar.standardAppearance, isSet: \.hasStandardAppearance),
    AppearanceProperty(\UIToolbar.compactAppearance) { $0 === $1 },
    AppearanceProperty(\UIToolbar.scrollEdgeAppearance) { $0 === $1 },
    AppearanceProperty(\UILabel.textColor), AppearanceProperty(\UILabel.font),
    AppearanceProperty(\UILabel.shadowColor), AppearanceProperty(\UILabel.highlightedTextColor),
    AppearanceProperty(\UITextField.textColor), AppearanceProperty(\UITextField.font),
    AppearanceProperty(\UITextField.keyboardAppearance),
    AppearanceProperty(\UITextView.textColor), AppearanceProperty(\UITextView.font),
    AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(\UISegmentedControl.images),
    AppearanceProperty(\UISearchBar.barTintColor),
    AppearanceProperty(\UISearchBar.backgroundImage) { $0 === $1 },
    AppearanceProperty(\UISearchBar.scopeBarBackgroundImage) { $0 === $1 },
    AppearanceProperty(\UISearchBar.scopeImages),
    AppearanceProperty(\UISearchBar.searchFieldBackgroundPositionAdjustment),
    AppearanceProperty(\UISearchBar.searchTextPositionAdjustment),
    AppearanceProperty(\UIActivityIndicatorView.color),
    AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableView.separatorEffect),
    AppearanceProperty(\UITableView.separatorInset),
    AppearanceProperty(\UITableView.sectionIndexColor),
    AppearanceProperty(\UITableViewCell.separatorInset),
    AppearanceProperty(\UIScrollView.indicatorStyle),
  ]
}
