import CoreGraphics
import Foundation

/// The registration of a view whose contents show previews of controllers, returned by
/// `registerForPreviewing(with:sourceView:)`.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer that opens a preview; another recognizer may require it to fail.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// The area that is lifted, in the source view's coordinates; its bounds unless the delegate sets another.
  var sourceRect: CGRect { get set }
}

/// Provides the controllers that are shown as previews.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller for a position in the source view; nil for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called when the preview was tapped, to show its controller in full.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// An entry in the menu of a preview.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

/// An action in the menu of a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// With a checkmark.
    case selected = 1
    case destructive = 2
  }

  public let title: String
  let style: Style
  /// Called with the action and the previewed controller.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }

  fileprivate func menuElement(for controller: UIViewController) -> UIMenuElement {
    UIAction(
      title: title, attributes: style == .destructive ? .destructive : [],
      state: style == .selected ? .on : .off
    ) { [self] _ in handler(self, controller) }
  }
}

/// An entry with further actions in the menu of a preview.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  private let style: UIPreviewAction.Style
  private let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  fileprivate func menuElement(for controller: UIViewController) -> UIMenuElement {
    UIMenu(
      title: title, options: style == .destructive ? .destructive : [],
      children: actions.map { $0.menuElement(for: controller) })
  }
}

extension UIViewController {
  /// The menu below a preview of the controller; nil without entries.
  var previewMenu: UIMenu? {
    let elements = previewActionItems.compactMap { item in
      (item as? UIPreviewAction)?.menuElement(for: self)
        ?? (item as? UIPreviewActionGroup)?.menuElement(for: self)
    }
    return elements.isEmpty ? nil : UIMenu(children: elements)
  }
}
