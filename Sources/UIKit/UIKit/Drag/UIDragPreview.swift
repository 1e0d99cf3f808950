import CoreGraphics
import Foundation

/// The clipping and the background of a dragged preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place that a dragged preview animates to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// The view of an item during its drag.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  open private(set) var view: UIView

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Creates a card with a URL.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// Creates a card with a URL and a title.
  public convenience init(for url: URL, title: String?) {
    self.init(view: DragAddressView(url, title: title))
  }

  open private(set) var parameters: UIDragPreviewParameters
}

/// A view that is lifted, dragged or dropped, and its target.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }

  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: DragAddressView(url, title: title), parameters: UIDragPreviewParameters(),
      target: target)
  }

  /// Returns a preview of the same view and parameters at another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns a preview of a view at its present place; nil if it isn't in a window.
  static func shown(
    _ view: UIView, _ parameters: UIDragPreviewParameters? = nil
  ) -> UITargetedDragPreview? {
    guard let container = view.superview, view.window != nil else { return nil }
    return UITargetedDragPreview(
      view: view, parameters: parameters ?? UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: container, center: view.center, transform: view.transform))
  }
}

/// The card for a URL: the host's name, below the title if there is one.
final class DragAddressView: UIView {
  private let title = UILabel(frame: .zero)
  private let host = UILabel(frame: .zero)

  init(_ url: URL, title text: String?) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = DragMetrics.cardRadius
    title.text = text ?? url.host ?? url.absoluteString
    title.font = .preferredFont(forTextStyle: .headline)
    host.text = text == nil ? nil : url.host ?? url.absoluteString
    host.font = .preferredFont(forTextStyle: .footnote)
    host.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [title, host])
    stack.axis = .vertical
    host.isHidden = host.text == nil
    addSubview(stack)
    let room = CGSize(width: DragMetrics.cardWidth, height: .infinity)
    let titleSize = title.sizeThatFits(room)
    let hostSize = host.isHidden ? .zero : host.sizeThatFits(room)
    let inner = CGSize(
      width: min(DragMetrics.cardWidth, max(titleSize.width, hostSize.width).rounded(.up)),
      height: (titleSize.height + hostSize.height).rounded(.up))
    let inset = DragMetrics.cardPadding
    stack.frame = CGRect(origin: CGPoint(x: inset, y: inset), size: inner)
    frame.size = CGSize(width: inner.width + 2 * inset, height: inner.height + 2 * inset)
  }

  required init?(coder: NSCoder) {
    fatalError("A card is made for an address")
  }
}
