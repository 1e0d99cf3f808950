import Foundation

/// The clock and the frame loop of one screen. It stores the time, runs actions that are due, calls display
/// links, ends animations, and commits changes of its root layers.
///
/// There is no other clock below the Stage. Time doesn't advance between two calls of `advance(to:)`. Use it
/// only from the main thread.
package final class RenderLoop {
  /// The loop that is current while there is no stage.
  nonisolated(unsafe) private static let standIn = RenderLoop()

  /// The loop that `CACurrentMediaTime()`, transactions and display links currently use.
  nonisolated(unsafe) package private(set) static var current = standIn

  package init() {}

  package func makeCurrent() {
    let before = Self.current
    Self.current = self
    if before !== self, before.isOver { before.letGo() }
  }

  /// Whether the owner that advanced the time is gone.
  private var isOver = false

  /// Declares that time won't advance any more. As soon as another loop is current, everything that waits for
  /// the time is released: it usually refers to the objects that it waits for, which would be a reference
  /// cycle.
  package func end() {
    isOver = true
    if Self.current !== self { letGo() }
  }

  private func letGo() {
    animations.letGo()
    actions.letGo()
    displayLinks.letGo()
  }

  /// The time in seconds, which never goes backwards.
  package private(set) var now: CFTimeInterval = 0
  /// The device's date, for views that show today's. Nothing that moves depends on it.
  package var date: () -> Date = { Date() }
  /// The time in seconds from one frame to the next, which display links report.
  package var frameDuration: CFTimeInterval = 1.0 / 60
  /// Whether the screen's text is read from right to left. Text layers with natural alignment then begin at the
  /// right.
  package var isRightToLeft = false
  /// The counts of the commits since the caller last reset them.
  package var counts = FrameCounts()
  /// Called when a loop without work gets some.
  package var onNeedsFrame: (() -> Void)?
  /// Called when a commit is complete, so that all changes of an event have taken effect.
  package var onCommit: (() -> Void)?

  let transactions = TransactionStack()
  let actions = ScheduledActions()
  let displayLinks = DisplayLinks()
  let animations = AnimationRegistry()
  /// Layers that change with time without an animation.
  let moving = LayerSet()
  /// Layers that draw only their visible part.
  let tiled = LayerSet()
  private var roots: [CALayer] = []
  private var treeHasChanged = false
  private var isWorking = false

  // MARK: Roots

  /// Shows `layer`'s tree: commits lay it out and draw it, and its animations become visible.
  package func addRoot(_ layer: CALayer) {
    precondition(layer.superlayer == nil, "RenderLoop.addRoot: the layer has a superlayer")
    guard !roots.contains(where: { $0 === layer }) else { return }
    layer.rootLoop?.removeRoot(layer)
    roots.append(layer)
    layer.rootLoop = self
    wake()
  }

  package func removeRoot(_ layer: CALayer) {
    guard let index = roots.firstIndex(where: { $0 === layer }) else { return }
    roots.remove(at: index)
    layer.rootLoop = nil
    treeChanged()
  }

  // MARK: Pending work

  /// Whether a frame would show or do something: there are changed layers, running animations, display links
  /// that aren't paused, or scheduled actions that are due.
  package var needsFrame: Bool {
    roots.contains { !$0.dirty.isEmpty } || treeHasChanged || animations.needsFrame(at: now)
      || moving.contains { $0.loop === self && $0.isTimeMoving }
      || displayLinks.isTicking || actions.isDue(at: now)
  }

  /// Whether a frame is needed now, or an action is scheduled for later.
  package var hasActivity: Bool { needsFrame || nextDeadline != nil }

  /// The time of the next scheduled action or end.
  package var nextDeadline: CFTimeInterval? {
    guard let end = animations.nextDeadline else { return actions.nextDeadline }
    return min(end, actions.nextDeadline ?? end)
  }

  /// Notifies the owner that there is work to do. Changes made during a frame don't notify: the owner checks
  /// `needsFrame` after it.
  func wake() {
    guard !isWorking else { return }
    if let onNeedsFrame {
      onNeedsFrame()
    } else if self === Self.standIn {
      Self.driver.registeredService?.drive(self)
    }
  }

  /// The driver that advances the time if there is no stage. Only processes with lowered tests have one.
  package static let driver = ServiceSlot<any RenderLoopDriver.Type>(
    of: "QuartzCore", ifEmpty: "time doesn't advance without a stage")

  func treeChanged() {
    treeHasChanged = true
    wake()
  }

  // MARK: Work

  /// Runs `action` in the first frame at or after `now + delay` seconds, never immediately.
  @discardableResult
  package func schedule(
    after delay: CFTimeInterval, _ action: @escaping () -> Void
  ) -> ScheduledAction {
    let scheduled = actions.add(at: now + max(0, delay), action)
    wake()
    return scheduled
  }

  /// Runs `action` in the first frame at or after `time`, in order with the ends of animations.
  package func end(
    at time: CFTimeInterval, _ action: @escaping () -> Void
  ) -> ScheduledAction {
    let deadline = animations.addDeadline(at: time, action)
    wake()
    return deadline
  }

  /// Runs one frame at `time`: scheduled actions in the order of their times, display links, the ends of
  /// animations, then the commit. A `time` in the past counts as now.
  package func advance(to time: CFTimeInterval) {
    now = max(now, time)
    isWorking = true
    actions.runDue(at: now)
    displayLinks.tick(at: now, frameDuration: frameDuration)
    animations.advance(to: now)
    moving.forEach(in: self) { $0.invalidateNode() }
    isWorking = false
    commit()
  }

  /// Advances to the time of an event between two frames. It commits the changes of the last event and runs the
  /// actions that are due. Display links and views that only move wait for the frame. A `time` in the past
  /// counts as now.
  package func arrive(at time: CFTimeInterval) {
    if needsWork { commit() } else { onCommit?() }
    now = max(now, time)
    isWorking = true
    actions.runDue(at: now)
    animations.advance(to: now)
    isWorking = false
    if needsWork { commit() }
  }

  /// Performs the layout and drawing that is due in all roots, and ends the frame's transaction. If nothing has
  /// changed, it only calls ``onCommit``.
  package func commit() {
    isWorking = true
    defer { isWorking = false }
    if needsWork || roots.contains(where: { !$0.dirty.isEmpty }) { commitChanges() }
    onCommit?()
  }

  /// Whether there is layout, drawing, an end or a notification pending. Motion alone doesn't count: it only
  /// makes earlier pictures out of date.
  private var needsWork: Bool {
    roots.contains { !$0.dirty.subtracting(.node).isEmpty } || treeHasChanged
      || animations.hasEvents
      || transactions.hasImplicit
  }

  private func commitChanges() {
    let roots = roots
    for root in roots { root.layOutUntilDone() }
    transactions.commitImplicit()
    for root in roots {
      root.layOutUntilDone()
      root.displaySubtree()
    }
    if treeHasChanged {
      treeHasChanged = false
      animations.removeDetached()
    }
    animations.deliver()
    for root in roots { _ = root.currentNode() }
    // The visible part of a layer is known once all layers have been placed.
    tiled.forEach(in: self) { ($0 as? CATiledLayer)?.drawVisibleTiles() }
    for root in roots { _ = root.currentNode() }
    counts.commits += 1
  }

  /// Returns the current appearance of `root`. Subtrees that haven't changed since the last call are the same
  /// objects.
  package func layerTree(root: CALayer) -> LayerTree {
    LayerTree(
      root: root.currentNode(), size: root.bounds.size, scale: root.contentsScale)
  }
}

/// A driver that advances the time of a loop that no stage owns.
package protocol RenderLoopDriver: Sendable {
  /// Called while the loop has work to do, until the loop's ``RenderLoop/onNeedsFrame`` is set.
  static func drive(_ loop: RenderLoop)
}

/// Returns the time of animations, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { RenderLoop.current.now }
