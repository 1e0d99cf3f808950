import QuartzCore

/// A question to the user: in the middle of the screen as an alert, or at its lower edge as an action
/// sheet. It is presented, and dismissed automatically when a button has been chosen.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The presentation of an alert: as an alert or as an action sheet.
  public enum Style: Int, Sendable {
    /// At the lower edge of the screen: a choice of actions.
    case actionSheet = 0
    /// In the middle of the screen: information or a decision before going on.
    case alert = 1
  }

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
  }

  /// Whether the controller is an alert or an action sheet.
  open private(set) var preferredStyle = Style.actionSheet

  /// The title of the alert.
  open override var title: String? { didSet { contentChanged() } }
  /// The text below the title.
  open var message: String? { didSet { contentChanged() } }

  /// The buttons in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel")
    actions.append(action)
    contentChanged()
  }

  /// The emphasized button of an alert, one of `actions`; nil emphasizes the cancel button.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction == nil || actions.contains { $0 === preferredAction },
        "preferredAction must be one of the alert's actions")
      contentChanged()
    }
  }

  /// The text fields in the order in which they were added, or nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private(set) var fields: [UITextField] = []

  /// Adds a text field to an alert, below its message. The first one gets the keyboard when the alert
  /// appears.
  ///
  /// - Parameter configurationHandler: Called immediately, to set the field's texts and traits.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertController.Style.alert")
    let field = UITextField(frame: .zero)
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.returnKeyPressed(in: field) },
      for: .primaryActionTriggered)
    fields.append(field)
    configurationHandler?(field)
    contentChanged()
  }

  /// Moves to the next field. In the last field chooses the emphasized button, or the only one other than the
  /// cancel button (own choice).
  private func returnKeyPressed(in field: UITextField?) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
      return
    }
    let others = actions.filter { $0.style != .cancel }
    if let action = preferredAction ?? (others.count == 1 ? others[0] : nil) { choose(action) }
  }

  /// Gives the first field the keyboard, once.
  func beginTyping() {
    guard !hasBegunTyping, let first = fields.first else { return }
    hasBegunTyping = true
    first.becomeFirstResponder()
  }

  private var hasBegunTyping = false

  open dynamic override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    beginTyping()
  }

  open dynamic override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewIfLoaded?.endEditing(true)
  }

  /// The action with which the alert is cancelled, if there is one.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  private func contentChanged() { alertView?.reload() }

  // MARK: Parts that apps set by key-value coding, although Apple doesn't document them

  /// A controller whose view is shown between the texts and the buttons, in the height that it prefers.
  var contentViewController: UIViewController? {
    didSet {
      guard contentViewController !== oldValue else { return }
      oldValue?.willMove(toParent: nil)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentViewController { addChild(contentViewController) }
      contentChanged()
      contentViewController?.didMove(toParent: self)
    }
  }

  /// The texts with attributes, which replace the plain ones.
  var attributedTitle: NSAttributedString? { didSet { contentChanged() } }
  var attributedMessage: NSAttributedString? { didSet { contentChanged() } }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    alertView?.setNeedsLayout()
  }

  /// The view around the card, which takes the touches outside it.
  private var alertView: AlertView?

  /// Makes the card the root view: apps add views to it, although Apple calls the hierarchy private.
  open dynamic override func loadView() {
    let whole = AlertView(controller: self)
    alertView = whole
    view = whole.panel
  }

  override var shownRoot: UIView {
    loadViewIfNeeded()
    alertView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
    return alertView ?? view
  }

  /// Dismisses the alert, and then runs the action's handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Whether it is shown in a popover, without the cancel button: a touch outside it cancels.
  private(set) var isInPopover = false {
    didSet {
      guard isInPopover != oldValue else { return }
      contentChanged()
      if isInPopover, let whole = shownRoot as? AlertView {
        preferredContentSize = whole.popoverSize
      }
    }
  }

  private lazy var anchor = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)

  /// The popover that an action sheet uses on a tablet; if no source was set, the alert is shown in the
  /// middle.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad ? anchor : nil
  }

  override func _makePresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    let hasAnchor = anchor.sourceView != nil || anchor.barButtonItem != nil
    if preferredStyle == .actionSheet, hasAnchor, let presenter,
      UIDevice.current.userInterfaceIdiom == .pad,
      presenter.traitCollection.horizontalSizeClass != .compact
    {
      isInPopover = true
      return anchor
    }
    isInPopover = false
    return AlertPresentationController(presentedViewController: self, presenting: presenter)
  }
}
