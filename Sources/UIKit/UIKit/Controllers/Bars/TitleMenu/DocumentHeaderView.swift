import QuartzCore

/// The header of a title's menu: the document's icon, name, kind and size, and a button that shares it.
final class DocumentHeaderView: MenuHeaderView {
  private enum Metrics {
    static let padding: CGFloat = 12
    static let gap: CGFloat = 10
    static let icon: CGFloat = 44
    static let button: CGFloat = 44
  }

  private let properties: UIDocumentProperties
  private let icon = UIImageView(frame: .zero)
  private let name = UILabel(frame: .zero)
  private let details = UILabel(frame: .zero)
  private let share = UIButton(type: .system)
  /// Dismisses the menu.
  private let close: () -> Void

  /// Creates a header.
  ///
  /// - Parameters:
  ///   - close: Dismisses the menu, for sharing and dragging.
  ///   - present: Shows the sheet that shares the document.
  init(
    _ properties: UIDocumentProperties, close: @escaping () -> Void,
    present: @escaping (UIViewController) -> Void
  ) {
    self.properties = properties
    self.close = close
    super.init(frame: .zero)
    let summary = properties.summary
    icon.image = summary.icon(side: Metrics.icon)
    icon.contentMode = .scaleAspectFit
    icon.isUserInteractionEnabled = properties.dragItemsProvider != nil
    name.text = summary.name
    name.font = .preferredFont(forTextStyle: .headline)
    name.numberOfLines = 2
    details.text = summary.details
    details.font = .preferredFont(forTextStyle: .footnote)
    details.textColor = .secondaryLabel
    details.numberOfLines = 2
    share.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    share.accessibilityLabel = SystemText.share.text
    share.isHidden = properties.activityViewControllerProvider == nil
    share.addAction(
      UIAction { [weak properties] _ in
        guard let provider = properties?.activityViewControllerProvider else { return }
        close()
        present(provider())
      }, for: .touchUpInside)
    for view in [icon, name, details, share] as [UIView] { addSubview(view) }
    if properties.dragItemsProvider != nil {
      let drag = UIDragInteraction(delegate: self)
      drag.isEnabled = true
      icon.addInteraction(drag)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let button = share.isHidden ? 0 : Metrics.button
    return max(0, width - 2 * Metrics.padding - Metrics.icon - Metrics.gap - button)
  }

  private func textHeights(width: CGFloat) -> (name: CGFloat, details: CGFloat) {
    let room = CGSize(width: textWidth(in: width), height: .infinity)
    return (name.sizeThatFits(room).height, details.sizeThatFits(room).height)
  }

  override func height(width: CGFloat) -> CGFloat {
    let heights = textHeights(width: width)
    let content = max(Metrics.icon, heights.name + heights.details)
    return (content + 2 * Metrics.padding).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    func place(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height).mirrored(in: bounds.width, if: isRightToLeft)
    }
    icon.frame = place(
      x: Metrics.padding, y: (bounds.height - Metrics.icon) / 2, width: Metrics.icon,
      height: Metrics.icon)
    let heights = textHeights(width: bounds.width)
    let x = Metrics.padding + Metrics.icon + Metrics.gap
    let width = textWidth(in: bounds.width)
    let top = (bounds.height - heights.name - heights.details) / 2
    name.frame = place(x: x, y: top, width: width, height: heights.name)
    details.frame = place(
      x: x, y: top + heights.name, width: width, height: heights.details)
    share.frame = place(
      x: bounds.width - Metrics.padding - Metrics.button,
      y: (bounds.height - Metrics.button) / 2, width: Metrics.button, height: Metrics.button)
  }
}

extension DocumentHeaderView: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { properties.dragItemsProvider?(session) ?? [] }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { close() }

  /// Lets the preview fade: the menu is gone, so there is no place to go back to.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
}
