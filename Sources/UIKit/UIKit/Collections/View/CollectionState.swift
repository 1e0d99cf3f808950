import CoreGraphics
import Foundation

/// The state of a collection view apart from its state as a scroll view.
struct CollectionState {
  var layout: UICollectionViewLayout
  var contextMenus: ListContextMenus?
  var dragging: CollectionDragging?
  /// Items by section; `nil` before the data source was asked.
  var counts: [Int]?
  var isLayoutValid = false
  /// The width of the layout's content, in which mirrored elements are mirrored.
  var layoutWidth: CGFloat = 0
  /// Whether the layout is being prepared, which may ask for counts and must not begin again.
  var isPreparing = false
  /// Whether elements are being brought into sight.
  var isTiling = false
  /// The sum that invalidation contexts want added to the offset when the layout is prepared.
  var offsetAdjustment = CGPoint.zero
  /// The bounds before an animated change, until the layout has followed it.
  var animatedBoundsChange: CGRect?

  /// The elements of a part of the content, as the layout last gave them.
  var known = KnownElements()
  /// The attributes of the element that the data source is being asked for.
  var requested: UICollectionViewLayoutAttributes?
  /// The elements on screen.
  var shown: [ElementID: ShownElement] = [:]
  var background: UIView?
  /// The index column, and whether its titles have to be read again.
  var indexView: SectionIndexView?
  var needsIndexTitles = true
  /// The scrollers of sections that scroll by themselves.
  var sideways: [Int: SidewaysScroller] = [:]

  var selection = ListSelection()
  var isEditing = false
  var focus = ListFocus()
  /// The selection by two fingers and its recognizer, made once several items may be selected.
  var multipleSelection: MultipleSelection?
  var selectionPan: MultipleSelectionPan?

  var updates: ListUpdates?
  /// The item that a finger moves, and what calls once a frame meanwhile.
  var movement: ItemMovement?
  var movementClock: MovementClock?
  /// Called when a change of the layout that follows a finger is over.
  var interactiveTransition: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// Methods that the data source turned out not to have.
  var missingInSource: ListSourceMethods = []
  /// The cell that is being filled again; the queue returns it instead of another one.
  var reconfigured: (path: IndexPath, view: UICollectionViewCell)?

  var prefetched = Prefetched()
  var prefetching = PrefetchCourse()
  /// The item that is swiped aside, and what notices swipes: in lists whose items have swipe actions.
  var swipe: TableSwipe?
  var swipePan: SwipeActionsPan?
  /// Brings the edit menus of items.
  var menuPress: UILongPressGestureRecognizer?
  /// The view behind all of a list.
  var backdrop: UIView?
}

/// A view on screen with the attributes that the layout last gave it.
struct ShownElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// Whether the view has not been asked yet which attributes it would like.
  var needsMeasuring = true
}

/// The layout's answer for a rectangle that is larger than what is seen, so that most frames of a
/// scroll need not ask again.
struct KnownElements {
  var rect = CGRect.null
  var attributes: [UICollectionViewLayoutAttributes] = []
}

/// The position of a collection view when it last prefetched, and the direction of its scrolling.
struct PrefetchCourse {
  var origin = CGPoint.zero
  /// Onwards until it scrolls.
  var direction = CGVector(dx: 0, dy: 0)
}
