import Cassowary
import CoreGraphics

/// Values that the island doesn't decide: the root's size, the frames of views placed by hand, the insets of
/// system guides. Each is a required row whose constant is edited.
extension LayoutEngine {
  // MARK: The root

  func rootSizeEdits() -> [Solver.Edit] {
    let size = root?.bounds.size ?? .zero
    return zip(rootSize, [size.width, size.height]).map { .init($0, constant: -$1) }
  }

  func releaseRootSize() {
    for constraint in rootSize { drop(constraint) }
    rootSize = []
  }

  func fixRootSize() {
    let size = root?.bounds.size ?? .zero
    let relation =
      root?.translatesAutoresizingMaskIntoConstraints != false
      // The topmost view decides its own size unless constraints do.
      ? Relation.equal() : .equal(Priority(UILayoutPriority.fittingSizeLevel.rawValue))
    rootSize = [(rootWidth, size.width), (rootHeight, size.height)].map { variable, value in
      add([Term(variable)], constant: -value, relation, .rootSize)
    }
  }

  // MARK: Known views

  func defineKnownView(_ slot: ItemSlot) {
    guard let view = slot.item as? UIView else { return }
    let frame = view.untransformedFrame
    let variables = slot.variables
    let parts = [
      (variables.minX, frame.minX), (variables.minY, frame.minY),
      (variables.width, frame.width), (variables.height, frame.height),
    ]
    slot.definition = parts.map { add([Term($0)], constant: -$1, .equal(), .given(slot)) }
  }

  // MARK: Guides

  /// Defines a system guide by rows, as expressions that are zero.
  func defineGuide(_ slot: ItemSlot) {
    guard let guide = slot.item as? UILayoutGuide, let view = guide.owningView,
      guide.kind != .custom
    else { return }
    let own = slot.variables
    func row(_ terms: [Term], _ relation: Relation = .equal()) -> Constraint {
      add(terms, constant: 0, relation, .given(slot))
    }
    if guide.kind == .scrollContent {
      // A content size set by hand holds unless a constraint contradicts it; a table always decides its
      // own.
      let size: Relation =
        view.scrollingContent?.sizesOwnContent == true ? .equal() : .equal(Priority(1))
      slot.definition = [
        row([Term(own.minX)]), row([Term(own.minY)]), row([Term(own.width)], size),
        row([Term(own.height)], size),
      ]
    } else {
      let outer = bounds(around: guide, of: view)
      let outerHeight = [Term(outer.height, -1)]
      // A band is at the top or the bottom of the view, as high as the area that covers content there.
      let liesAtBottom = guide.isBand && guide.kind != .topBars
      slot.definition = [
        row([Term(own.minX)]), row([Term(own.minY)] + (liesAtBottom ? outerHeight : [])),
        row([Term(own.width), Term(outer.width, -1)]),
        row([Term(own.height)] + (guide.isBand ? [] : outerHeight)),
      ]
      if guide.kind == .readableContent { limitReadableWidth(slot, outer.width) }
    }
    apply(givenEdits(slot))
  }

  /// Returns the rectangle that a guide's insets refer to: the view's, or for a scroll view's margins its
  /// content.
  private func bounds(
    around guide: UILayoutGuide, of view: UIView
  ) -> (width: Variable, height: Variable) {
    if guide.kind == .margins || guide.kind == .readableContent,
      let scroll = view.scrollingContent
    {
      let variables = slot(for: scroll.contentLayoutGuide).variables
      return (variables.width, variables.height)
    }
    return size(of: view)
  }

  /// Limits the readable guide: it is as wide as the margins but at most the limit, and centred in
  /// them.
  private func limitReadableWidth(_ slot: ItemSlot, _ outer: Variable) {
    let own = slot.variables
    for index in [0, 2] { drop(slot.definition[index]) }
    // minX + width/2 = outer/2 + (left − right)/2
    slot.definition[0] = add(
      [Term(own.minX), Term(own.width, 0.5), Term(outer, -0.5)], constant: 0, .equal(),
      .given(slot))
    slot.definition[2] = add(
      [Term(own.width), Term(outer, -1)], constant: 0, .equal(Self.brokenPriority), .given(slot))
    slot.definition.append(
      add(
        [Term(own.width)], constant: -UILayoutGuide.readableWidth, .lessThanOrEqual(),
        .given(slot)))
  }

  /// Returns the constants that the rows of a known view or a guide should have.
  func givenEdits(_ slot: ItemSlot) -> [Solver.Edit] {
    let constants: [CGFloat]
    switch slot.item {
    case let view as UIView:
      let frame = view.untransformedFrame
      constants = [-frame.minX, -frame.minY, -frame.width, -frame.height]
    case let guide as UILayoutGuide:
      guard let view = guide.owningView else { return [] }
      constants = guide.definingConstants(in: view)
    default: return []
    }
    return zip(slot.definition, constants).map { .init($0, constant: $1) }
  }

  /// Called when a view's frame was set by hand, or a guide's insets changed.
  func givenDidChange(_ item: any LayoutItem) {
    guard let slot = existingSlot(for: item), slot.kind != .view else { return }
    if !slot.isPending {
      slot.isPending = true
      pendingGivens.append(slot)
    }
    invalidate()
  }
}
