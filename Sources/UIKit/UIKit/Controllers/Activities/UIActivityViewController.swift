import QuartzCore

/// A sheet with actions on items that an application shares: copying, and the application's own
/// actions.
///
///     let sheet = UIActivityViewController(activityItems: [text, url], applicationActivities: nil)
///     sheet.completionWithItemsHandler = { type, completed, _, _ in … }
///     present(sheet, animated: true)
///
/// Mail, messages and other applications aren't available.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let ownActivities: [UIActivity]
  /// The activities that aren't shown.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called once: when an activity has finished, or when the sheet was closed without one.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The older handler, called if the newer one isn't set.
  open var completionHandler: CompletionHandler?
  /// Whether an activity may be shown prominently; none is here.
  open var allowsProminentActivity = true
  private var isOver = false
  /// Whether the sheet was presented when it began to disappear; at the end it no longer is.
  private var wasPresented = false
  private var running: UIActivity?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
    preferredContentSize = ActivityMetrics.size
  }

  /// Returns nil: a file can't contain the items.
  public required init?(coder: NSCoder) { nil }

  /// The placeholders for the items until an activity is chosen.
  private var placeholders: [Any] {
    items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  /// The activities that accept the items, in the order in which they are shown.
  var activities: [UIActivity] {
    let items = placeholders
    return (ownActivities + [CopyActivity()]).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return isExcluded != true && activity.canPerform(withActivityItems: items)
    }
  }

  open dynamic override func loadView() {
    let contents = ActivityView(placeholders, subject: subject, activities)
    contents.choose = { [weak self] in self?.choose($0) }
    contents.close = { [weak self] in self?.dismiss(animated: true) }
    view = contents
  }

  /// The subject that an app sets by key-value coding, although Apple doesn't document it.
  var ownSubject: String?

  private var subject: String? {
    ownSubject ?? subjectOfItems
  }

  private var subjectOfItems: String? {
    items.lazy.compactMap { $0 as? any UIActivityItemSource }
      .map { $0.activityViewController(self, subjectForActivityType: nil) }
      .first { !$0.isEmpty }
  }

  private func choose(_ activity: UIActivity) {
    guard running == nil, !isOver else { return }
    running = activity
    let type = activity.activityType
    let chosen = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    activity.finished = { [weak self] completed in self?.finish(type, completed) }
    activity.prepare(withActivityItems: chosen)
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Handles the end of an activity: a cancelled one leaves the sheet open, as on iOS.
  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    running = nil
    if let inner = presentedViewController, !inner.isBeingDismissed, !completed {
      return dismiss(animated: true)
    }
    guard !isOver else { return }
    isOver = true
    let tell = { [self] in report(type, completed) }
    guard let presenting = presentingViewController else { return tell() }
    presenting.dismiss(animated: true, completion: tell)
  }

  private func report(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    if let completionWithItemsHandler {
      completionWithItemsHandler(type, completed, nil, nil)
    } else {
      completionHandler?(type, completed)
    }
  }

  open dynamic override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    wasPresented = presentingViewController != nil
  }

  open dynamic override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // If the sheet is only covered by another presentation, it is still presented.
    guard wasPresented, isBeingDismissed || presentingViewController == nil, !isOver else { return }
    isOver = true
    report(nil, false)
  }
}
