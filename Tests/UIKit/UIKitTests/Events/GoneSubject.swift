import Stage

/// The objects that a finger, two fingers or a key act on when they disappear.
@MainActor enum GoneSubject: CaseIterable {
  case alert, actionSheet, sheet, pushed, popped, page, tab, tableMenu, collectionMenu, textView
  case textField, scrollView, tableCell, barSwipe, barTap, animator, refresh, keyboardKey
  case segments, slider, toggle, stepper, menuButton

  /// The points where the fingers land, in points of an iPhone 14 Pro's screen.
  var places: [CGPoint] {
    switch self {
    case .keyboardKey: [CGPoint(x: 60, y: 700), CGPoint(x: 200, y: 700)]
    case .alert: [CGPoint(x: 196, y: 440), CGPoint(x: 150, y: 450)]
    case .actionSheet: [CGPoint(x: 196, y: 780), CGPoint(x: 150, y: 100)]
    default: [CGPoint(x: 150, y: 330), CGPoint(x: 200, y: 370)]
    }
  }

  /// Shows the subject at the top of a navigation stack, at rest, without keeping a reference to
  /// it.
  func show(on stage: Stage) -> Shown {
    let bottom = UIViewController()
    let stack = UINavigationController(rootViewController: bottom)
    stage.show(stack)
    let host = UIViewController()
    host.view.backgroundColor = .white
    stack.pushViewController(host, animated: false)
    stage.advance(by: 0.1)
    let view = fill(host, stack)
    stage.advance(by: 0.6)
    return Shown(stack: stack, view: view)
  }

  /// Fills the host and returns the view that is removed when the subject goes by removal.
  private func fill(_ host: UIViewController, _ stack: UINavigationController) -> UIView? {
    switch self {
    case .alert, .actionSheet:
      let alert = UIAlertController(
        title: "Gone", message: nil, preferredStyle: self == .alert ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "Stay", style: .default))
      alert.addAction(UIAlertAction(title: "Go", style: .cancel))
      host.present(alert, animated: true)
      return alert.view
    case .sheet:
      let sheet = UITableViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      host.present(sheet, animated: true)
      return sheet.view
    case .pushed:
      let next = UITableViewController()
      stack.pushViewController(next, animated: true)
      return next.view
    case .popped: return host.view
    case .page:
      let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = pages
      pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      return embed(pages, in: host)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [UITableViewController(), UIViewController()]
      return embed(tabs, in: host)
    case .tableMenu, .tableCell:
      let table = Rows()
      return embed(table, in: host)
    case .collectionMenu:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 180, height: 120)
      return embed(Items(collectionViewLayout: layout), in: host)
    case .textView:
      let view = UITextView()
      view.text = String(repeating: "A long text that scrolls. ", count: 200)
      place(view, in: host)
      view.becomeFirstResponder()
      return view
    case .textField, .keyboardKey:
      let field = UITextField()
      field.text = "A text"
      place(field, in: host)
      field.becomeFirstResponder()
      return field
    case .scrollView: return place(scroll(), in: host)
    case .barSwipe, .barTap:
      stack.hidesBarsOnSwipe = self == .barSwipe
      stack.hidesBarsOnTap = self == .barTap
      return host.view
    case .animator:
      let view = UIView()
      place(view, in: host)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
      animator.isUserInteractionEnabled = true
      view.addGestureRecognizer(Scrubber(animator))
      animator.startAnimation()
      return view
    case .refresh:
      let view = scroll()
      view.refreshControl = UIRefreshControl()
      return place(view, in: host)
    case .segments: return place(UISegmentedControl(items: ["One", "Two", "Three"]), in: host)
    case .slider: return place(UISlider(), in: host)
    case .toggle: return place(UISwitch(), in: host, size: nil)
    case .stepper: return place(UIStepper(), in: host, size: nil)
    case .menuButton:
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      button.showsMenuAsPrimaryAction = true
      return place(button, in: host)
    }
  }

  private func scroll() -> UIScrollView {
    let view = UIScrollView()
    view.alwaysBounceVertical = true
    view.contentSize = CGSize(width: 300, height: 2000)
    view.addSubview(UISlider(frame: CGRect(x: 20, y: 50, width: 200, height: 80)))
    return view
  }

  @discardableResult private func place(
    _ view: UIView, in host: UIViewController, size: CGSize? = CGSize(width: 300, height: 300)
  ) -> UIView {
    host.view.addSubview(view)
    view.frame.size = size ?? view.intrinsicContentSize
    view.center = CGPoint(x: 170, y: 340)
    return view
  }

  private func embed(_ child: UIViewController, in host: UIViewController) -> UIView {
    host.addChild(child)
    child.view.frame = host.view.bounds
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    return child.view
  }

  /// The shown objects, which only the window retains.
  @MainActor struct Shown {
    weak var stack: UINavigationController?
    weak var view: UIView?
  }

  /// The ways in which the subject can disappear.
  enum Going: CaseIterable {
    case dismissal, removal, windowHidden, rootReplaced
  }

  func go(_ going: Going, _ shown: Shown, on stage: Stage) {
    stage.makeCurrent()
    switch going {
    case .dismissal:
      if let presented = shown.stack?.presentedViewController {
        presented.dismiss(animated: true)
      } else {
        shown.stack?.popViewController(animated: true)
      }
    case .removal: shown.view?.removeFromSuperview()
    case .windowHidden: stage.window?.isHidden = true
    case .rootReplaced: stage.window?.rootViewController = UIViewController()
    }
  }
}

/// A page view controller without an end.
private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { UIViewController() }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { UIViewController() }
}

/// Rows with a menu each.
private final class Rows: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    99
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { .one }
}

/// Items with a menu each.
private final class Items: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 99 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { .one }
}

extension UIContextMenuConfiguration {
  fileprivate static var one: UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "One") { _ in }])
    }
  }
}

/// A pan with which a finger scrubs an animation.
private final class Scrubber: UIPanGestureRecognizer {
  private let animator: UIViewPropertyAnimator

  init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("scrub()", Scrubber.scrub))
  }

  required init?(coder: NSCoder) { nil }

  private func scrub() {
    switch state {
    case .began, .changed:
      animator.pauseAnimation()
      animator.fractionComplete = translation(in: nil).y / 200
    default:
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
}
