import Cassowary
import CoreGraphics

/// The values that the island does not decide: the root's size, the frames of views placed by hand, the
/// insets of the guides that views come with. Each is a required row whose constant is edited.
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
      // The size of the topmost view is its own business unless constraints say otherwise.
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

  /// The rows of a guide that comes with a view, as expressions that are zero.
  func defineGuide(_ slot: ItemSlot) {
    guard let guide = slot.item as? UILayoutGuide, let view = guide.owningView,
      guide.kind != .custom
    else { return }
    let own = slot.variables
    func row(_ terms: [Term], _ relation: Relation = .equal()) -> Constraint {
      add(terms, constant: 0, relation, .given(slot))
    }
    if guide.kind == .scrollContent {
      // A content size set by hand stays where no constraint has another opinion; a table's is
      // the table's.
      let size: Relation =
        (view as? UIScrollView)?.sizesOwnContent == true ? .equal() : .equal(Priority(1))
      slot.definition = [
        row([Term(own.minX)]), row([Term(own.minY)]), row([Term(own.width)], size),
        row([Term(own.height)], size),
      ]
    } else {
      let outer = bounds(around: guide, of: view)
      let outerHeight = [Term(outer.height, -1)]
      // A band lies at the top or the bottom of the view, as high as what keeps content from there.
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

  /// The rectangle from which a guide is inset: the view's, or a scroll view's content for its margins.
  private func bounds(
    around guide: UILayoutGuide, of view: UIView
  ) -> (width: Variable, height: Variable) {
    if guide.kind == .margins || guide.kind == .readableContent, let scroll = view as? UIScrollView
    {
      let variables = slot(for: scroll.contentLayoutGuide).variables
      return (variables.width, variables.height)
    }
    return size(of: view)
  }

  /// The readable guide is as wide as the margins, at most as the limit, and in their middle.
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

  /// The constants that the rows of a known view or a guide should have.
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

  /// A view's frame was set by hand, or a guide's insets changed.
  func givenDidChange(_ item: any LayoutItem) {
    guard let slot = existingSlot(for: item), slot.kind != .view else { return }
    if !slot.isPending {
      slot.isPending = true
      pendingGivens.append(slot)
    }
    invalidate()
  }
}
