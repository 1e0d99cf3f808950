import CoreGraphics
import Foundation
import ListEngine

/// The state of a collection view in addition to that of a scroll view.
struct CollectionState {
  var layout: UICollectionViewLayout
  var contextMenus: ListContextMenus?
  var dragging: CollectionDragging?
  /// The number of items by section; `nil` before the data source was asked.
  var counts: [Int]?
  /// Whether a layout pass has used the counts of this data source. Somebody may have asked for them before.
  var isLoaded = false
  var isLayoutValid = false
  /// The width of the layout's content, for mirroring elements.
  var layoutWidth: CGFloat = 0
  /// Whether the layout is being prepared: it may ask for counts but must not start again.
  var isPreparing = false
  /// Whether visible elements are being updated.
  var isTiling = false
  /// The sum of the offset adjustments of invalidation contexts, applied when the layout is prepared.
  var offsetAdjustment = CGPoint.zero
  /// The bounds before an animated change, until the layout has followed it.
  var animatedBoundsChange: CGRect?

  /// The elements of a part of the content, as the layout last returned them.
  var known = KnownElements()
  /// The attributes of the element that is being requested from the data source.
  var requested: UICollectionViewLayoutAttributes?
  /// The elements on screen.
  var shown: [ElementID: ShownElement] = [:]
  /// The views that a reload stopped displaying. They stay in the collection view until the next layout,
  /// which probably reuses them.
  var leaving: [UICollectionReusableView] = []
  var background: UIView?
  /// The index column, and whether its titles have to be read again.
  var indexView: SectionIndexView?
  var needsIndexTitles = true
  /// The scroll views of sections that scroll sideways.
  var sideways: [Int: SidewaysScroller] = [:]

  var selection = ListSelection()
  var isEditing = false
  var focus = ListFocus()
  /// The selection by two fingers and its recognizer, created when multiple selection is first allowed.
  var multipleSelection: MultipleSelection?
  var selectionPan: MultipleSelectionPan?

  var updates: ListUpdates?
  /// The item that a finger moves, and the clock that runs meanwhile.
  var movement: ItemMovement?
  var movementClock: MovementClock?
  /// Called when a change of the layout that follows a finger has ended.
  var interactiveTransition: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The methods that the data source turned out not to implement.
  var missingInSource: ListSourceMethods = []
  /// The cell that is being filled again; the queue returns it instead of another one.
  var reconfigured: (path: IndexPath, view: UICollectionViewCell)?

  var prefetched = Prefetched()
  var prefetching = PrefetchCourse()
  /// The swiped item and the swipe recognizer, in lists whose items have swipe actions.
  var swipe: TableSwipe?
  var swipePan: SwipeActionsPan?
  /// The recognizer that opens the edit menus of items.
  var menuPress: UILongPressGestureRecognizer?
  /// The background behind a list.
  var backdrop: UIView?
}

/// A view on screen with the attributes that the layout last returned for it.
struct ShownElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// Whether the view hasn't been asked for its preferred attributes yet.
  var needsMeasuring = true
}

/// The layout's elements for a rectangle larger than the visible part, so that most frames of a scroll
/// need no request.
struct KnownElements {
  var rect = CGRect.null
  var attributes: [UICollectionViewLayoutAttributes] = []
}

/// The position of a collection view when it last prefetched, and the direction of its scrolling.
struct PrefetchCourse {
  var origin = CGPoint.zero
  /// The direction of scrolling; forwards until it scrolls.
  var direction = CGVector(dx: 0, dy: 0)
}
