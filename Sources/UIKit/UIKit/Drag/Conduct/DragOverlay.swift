import CoreGraphics
import QuartzCore

/// A view of the lifted and dragged items, over everything else in its window.
@MainActor final class DragOverlay: UIView {
  /// A preview that is being dragged.
  private struct Lifted {
    let view: ContextMenuPreview
    /// The preview at the place from which it was lifted.
    let source: UITargetedDragPreview
    /// The offset from the finger to the preview's centre.
    var offset: CGVector
  }

  private var lifted: [ObjectIdentifier: Lifted] = [:]
  private var order: [ObjectIdentifier] = []
  private let badge = BadgeView(frame: .zero)
  private(set) var point: CGPoint

  init(in window: UIWindow, point: CGPoint) {
    self.point = point
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    badge.isHidden = true
    addSubview(badge)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) {
    fatalError("A drag is shown by its interaction")
  }

  // MARK: Lifting

  /// Adds a preview at its source; ``raise()`` lifts it.
  func add(_ item: UIDragItem, _ source: UITargetedDragPreview, shows preview: UIDragPreview?) {
    let view: ContextMenuPreview
    let place = frame(of: source)
    if let preview {
      let target = UIDragPreviewTarget(
        container: self, center: CGPoint(x: place.midX, y: place.midY))
      view = ContextMenuPreview(
        UITargetedDragPreview(view: preview.view, parameters: preview.parameters, target: target),
        liftedRadius: 0)
    } else {
      view = ContextMenuPreview(source, liftedRadius: source.view.liftedCornerRadius)
    }
    view.bounds.size = view.fittingSize
    view.center = CGPoint(x: place.midX, y: place.midY)
    view.layoutIfNeeded()
    lifted[ObjectIdentifier(item)] = Lifted(
      view: view, source: source,
      offset: CGVector(dx: place.midX - point.x, dy: place.midY - point.y))
    order.append(ObjectIdentifier(item))
    insertSubview(view, at: 0)
  }

  private func frame(of preview: UITargetedDragPreview) -> CGRect {
    let size = preview.parameters.visiblePath?.bounds.size ?? preview.size
    let center = place(of: preview)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the middle of a preview's visible part, in this view.
  private func place(of preview: UITargetedDragPreview) -> CGPoint {
    let center = preview.target.container.convert(preview.target.center, to: self)
    guard let seen = preview.parameters.visiblePath?.bounds else { return center }
    return CGPoint(
      x: center.x + seen.midX - preview.view.bounds.midX,
      y: center.y + seen.midY - preview.view.bounds.midY)
  }

  var isShown: Bool {
    get { alpha > 0 }
    set { alpha = newValue ? 1 : 0 }
  }

  func raise() {
    for one in lifted.values where !one.view.isLifted {
      one.view.isLifted = true
      one.view.transform = CGAffineTransform(
        scaleX: DragMetrics.liftScale, y: DragMetrics.liftScale)
    }
  }

  // MARK: Dragging

  /// Moves all dragged previews to the finger.
  func gather() {
    guard let first = order.first.flatMap({ lifted[$0] }) else { return }
    for (index, identifier) in order.enumerated().dropFirst() {
      guard var one = lifted[identifier] else { continue }
      let step = CGFloat(index) * DragMetrics.stackStep
      one.offset = CGVector(dx: first.offset.dx + step, dy: first.offset.dy + step)
      lifted[identifier] = one
      place(one)
    }
    placeBadge()
  }

  func move(to point: CGPoint) {
    self.point = point
    UIView.performWithoutAnimation {
      for one in lifted.values { place(one) }
      placeBadge()
    }
  }

  private func place(_ one: Lifted) {
    one.view.center = CGPoint(x: point.x + one.offset.dx, y: point.y + one.offset.dy)
  }

  private func placeBadge() {
    guard let first = order.first.flatMap({ lifted[$0] }) else { return }
    let frame = first.view.frame
    badge.center = CGPoint(x: isRightToLeft ? frame.minX : frame.maxX, y: frame.minY)
  }

  /// Shows the number of items and the effect of a drop.
  func show(_ operation: UIDropOperation) {
    badge.show(count: order.count, operation)
    bringSubviewToFront(badge)
    placeBadge()
  }

  // MARK: Dropping

  func hideBadge() { badge.isHidden = true }

  /// Returns the preview of an item at the place where it was lifted.
  func source(of item: UIDragItem) -> UITargetedDragPreview? {
    lifted[ObjectIdentifier(item)]?.source
  }

  /// Returns the preview of an item at its present place.
  func here(_ item: UIDragItem) -> UITargetedDragPreview? {
    guard let one = lifted[ObjectIdentifier(item)] else { return nil }
    return UITargetedDragPreview(
      view: one.source.view, parameters: one.source.parameters,
      target: UIDragPreviewTarget(container: self, center: one.view.center))
  }

  /// Moves an item to a preview's place, or lets it fade. Call it in an animation.
  func put(_ item: UIDragItem, to target: UITargetedDragPreview?) {
    guard let one = lifted[ObjectIdentifier(item)] else { return }
    one.view.isLifted = false
    guard let target, target.target.container !== self else {
      one.view.alpha = 0
      return
    }
    one.view.transform = target.target.transform
    one.view.bounds.size = frame(of: target).size
    one.view.center = place(of: target)
    one.view.layoutIfNeeded()
  }

  /// The previews in the order of the items, for tests.
  var previews: [ContextMenuPreview] { order.compactMap { lifted[$0]?.view } }
}

extension BadgeView {
  /// Shows the number of items, a plus if they would be copied, or a slash if they can't be dropped.
  fileprivate func show(count: Int, _ operation: UIDropOperation) {
    let isForbidden = operation == .forbidden
    isHidden = count < 2 && operation != .copy && !isForbidden
    show(
      text: count > 1 && !isForbidden ? "\(count)" : nil,
      symbol: isForbidden ? "slash" : count < 2 && operation == .copy ? "plus" : nil,
      on: isForbidden ? .systemGray : operation == .copy ? .systemGreen : .systemBlue)
  }
}
