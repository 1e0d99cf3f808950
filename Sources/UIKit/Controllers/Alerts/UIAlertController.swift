import QuartzCore

/// Asks the user something: in the middle of the screen as an alert, or from its lower edge as an
/// action sheet. It is presented, and goes by itself when a button has been chosen.
@MainActor
open class UIAlertController: UIViewController {
  /// Where the question is asked.
  public enum Style: Int, Sendable {
    /// From the lower edge of the screen: a choice of what to do with something.
    case actionSheet = 0
    /// In the middle of the screen: something to know or to decide before going on.
    case alert = 1
  }

  private var chosenStyle = Style.actionSheet

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    chosenStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
  }

  /// Where the question is asked.
  open var preferredStyle: Style { chosenStyle }

  /// The question in a few words.
  open override var title: String? { didSet { contentChanged() } }
  /// What there is to know about the question.
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

  /// The button of an alert that stands out, one of `actions`; nil leaves that to the cancel button.
  open var preferredAction: UIAlertAction? {
    didSet {
      precondition(
        preferredAction == nil || actions.contains { $0 === preferredAction },
        "preferredAction must be one of the alert's actions")
      contentChanged()
    }
  }

  /// The action that the alert cancels with, if there is one.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  private func contentChanged() { alertView?.reload() }

  open override func loadView() { view = AlertView(controller: self) }

  /// Dismisses the alert, and then runs the action's handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }

  override func _makePresentationController(
    presenter: UIViewController?
  ) -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: presenter)
  }
}
