import Cassowary
import CoreGraphics

/// An island: the system of everything that constraints place inside a view, while the view's own frame is
/// given.
///
/// It is built when the island is first laid out, then kept and edited. Changes only queue up;
/// ``solve(applyingTo:)`` applies them together, so that the order in which a batch is activated and
/// deactivated can't cause temporary conflicts.
@MainActor package final class LayoutEngine {
  /// The owner of a row of the system.
  enum Owner {
    case constraint(NSLayoutConstraint)
    case content(ItemSlot, NSLayoutConstraint.Axis)
    case given(ItemSlot)
    case rootSize
    case none
  }

  enum Purpose { case live, fitting }

  /// Whether new systems are checked after every operation: for tests, in debug builds.
  package static var checksInvariants = false

  /// The priority of a broken constraint: below required, above every priority that an app can set.
  nonisolated static let brokenPriority = Priority(Float(1000).nextDown)

  /// The root view. Without it nothing is placed, and sizes are zero.
  private(set) weak var root: UIView?
  let purpose: Purpose
  var solver: Solver
  let rootWidth: Variable
  let rootHeight: Variable
  /// The rows that fix the root's bounds, while they are in the system.
  var rootSize: [Constraint] = []

  /// The owners of the rows, by the solver's row numbers.
  var owners: [Owner] = []
  var slots: [ItemSlot?] = []

  // The changes since the last solution.
  var additions: [NSLayoutConstraint] = []
  var edits: [NSLayoutConstraint] = []
  var pendingContent: [ItemSlot] = []
  var pendingGivens: [ItemSlot] = []
  private(set) var isDirty = true

  /// Slots whose height depends on their width, and constraints on baselines with the terms of their rows: both are
  /// checked again after each solution.
  var widthDependents: [ItemSlot] = []
  var baselineConstraints: [(constraint: NSLayoutConstraint, terms: [Term])] = []
  /// The rows of constraints in a system that is made only for a measurement.
  var fittingRows: [ObjectIdentifier: Constraint] = [:]
  private var isSolving = false

  init(root: UIView, purpose: Purpose) {
    self.root = root
    self.purpose = purpose
    var solver = Solver()
    solver.checksInvariants = Self.checksInvariants
    rootWidth = solver.makeVariable(.nonnegative)
    rootHeight = solver.makeVariable(.nonnegative)
    self.solver = solver
    registerInterior(of: root)
    if purpose == .fitting { addOuterWidths(around: root) }
    if purpose == .live { LayoutCounts.current.islandsBuilt += 1 }
  }

  /// Marks the island as changed: it is solved in the next layout pass.
  func invalidate() {
    guard purpose == .live else { return }
    if !isDirty {
      isDirty = true
      guard let root else { return }
      // Otherwise a controller that replaces a constraint whenever its view was laid out would be laid out without end.
      if root.viewState.isLayingOut { root.layer.setNeedsSolution() } else { root.setNeedsLayout() }
    }
  }

  // MARK: Solving

  /// Updates the solution, and requests layout of the superviews of views whose frames change, except
  /// for `view`, which is just about to place its subviews.
  func solve(applyingTo view: UIView?) {
    guard isDirty, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    let pivots = solver.pivots
    var rounds = 0
    // Setting a content size may cause another change.
    while isDirty, rounds < 4 {
      isDirty = false
      rounds += 1
      takeInChanges(withRootSize: true)
      solver.optimize()
      settleMeasures()
      publish(applyingTo: view)
    }
    LayoutCounts.current.islandsSolved += 1
    LayoutCounts.current.pivots += solver.pivots - pivots
  }

  /// Takes in all queued changes. New constraints are added while the root's size is open, and the size, old
  /// or new, only after them: an outdated size must not cause a conflict. Contents come last: if a
  /// constraint and a content size have the same priority, the constraint holds (F-LAYOUT-12).
  func takeInChanges(withRootSize: Bool) {
    if withRootSize, additions.isEmpty, !rootSize.isEmpty {
      refreshPendingContent()
      apply(pendingEdits() + rootSizeEdits())
      return
    }
    releaseRootSize()
    apply(pendingEdits())
    // Baselines are where they are in one and the same solution. Otherwise two constraints with the same meaning could
    // contradict each other until the texts are measured.
    let new = additions.filter(\.isActive).map { ($0, expression(of: $0)) }
    additions = []
    for (constraint, expression) in new { insert(constraint, expression) }
    if withRootSize { fixRootSize() }
    guard !pendingContent.isEmpty else { return }
    if !new.isEmpty { solver.optimize() }
    refreshPendingContent()
  }

  /// Lays out texts: heights follow the solved widths, and baselines the heights; if those move other
  /// items, it repeats. Three rounds are enough for a text next to a text.
  private func settleMeasures() {
    for _ in 0..<3 {
      let edits = measureEdits(in: nil)
      guard !edits.isEmpty else { return }
      // These rows only follow from preferences; if they can't hold, the previous ones stay.
      do { try solver.edit(edits) } catch { return }
    }
  }

  /// Lays out texts in a copy of the system.
  func settleMeasures(in copy: inout Solver) {
    for _ in 0..<3 {
      let edits = measureEdits(in: copy)
      guard !edits.isEmpty else { return }
      do { try copy.edit(edits) } catch { return }
    }
  }

  // MARK: Results

  private func publish(applyingTo view: UIView?) {
    var contents: [any ScrollingContent] = []
    for variable in solver.takeChangedVariables() {
      guard variable.index < slots.count, let slot = slots[variable.index] else { continue }
      switch slot.item {
      case let changed as UIView where slot.kind == .view:
        guard let superview = changed._superview, superview !== view else { continue }
        if !changed.isPlaced(at: frame(of: slot, in: changed)) { superview.setNeedsLayout() }
      case let guide as UILayoutGuide where guide.kind == .scrollContent:
        guard let scroll = guide.owningView?.scrollingContent,
          !contents.contains(where: { $0 === scroll })
        else { continue }
        contents.append(scroll)
      case let guide as UILayoutGuide where guide.kind == .custom:
        if let owner = guide.owningView, owner !== view { owner.setNeedsLayout() }
      default: break
      }
    }
    for scroll in contents { publishContentSize(of: scroll) }
    // Constraints may decide the size of the topmost view, since no superview places it.
    if let root, root._superview == nil, !root.translatesAutoresizingMaskIntoConstraints {
      let size = root.layoutGrid.nearest(
        CGSize(width: solver.value(of: rootWidth), height: solver.value(of: rootHeight)))
      if size != root.bounds.size { root.bounds.size = size }
    }
  }

  private func publishContentSize(of scroll: any ScrollingContent) {
    guard !scroll.sizesOwnContent, let slot = existingSlot(for: scroll.contentLayoutGuide)
    else { return }
    scroll.takeLaidOutContentSize(scroll.layoutGrid.nearest(unroundedFrame(of: slot).size))
  }

  /// Returns the solved frame of a view's slot, on device pixels.
  ///
  /// - Parameter solution: The solution to read, if it isn't the system's own.
  func frame(of slot: ItemSlot, in view: UIView, _ solution: Solver? = nil) -> CGRect {
    let grid = view.layoutGrid
    let frame = unroundedFrame(of: slot, solution)
    return CGRect(
      x: grid.nearest(frame.minX), y: grid.nearest(frame.minY),
      width: grid.nearest(frame.width), height: grid.nearest(frame.height))
  }

  func unroundedFrame(of slot: ItemSlot, _ solution: Solver? = nil) -> CGRect {
    let solver = solution ?? solver
    return CGRect(
      x: solver.value(of: slot.variables.minX), y: solver.value(of: slot.variables.minY),
      width: max(0, solver.value(of: slot.variables.width)),
      height: max(0, solver.value(of: slot.variables.height)))
  }
}
