/// The clock and the heartbeat of one screen: it holds the time, runs what is due, ticks display links,
/// ends animations, and commits changes of its root layers.
///
/// There is no other clock below the Stage. The time stands still between two calls of `advance(to:)`.
/// Used from the main thread only.
package final class RenderLoop {
  /// The loop that is current as long as there is no stage.
  nonisolated(unsafe) private static let standIn = RenderLoop()

  /// The loop that `CACurrentMediaTime()`, transactions and display links use now.
  nonisolated(unsafe) package private(set) static var current = standIn

  package init() {}

  package func makeCurrent() {
    let before = Self.current
    Self.current = self
    if before !== self, before.isOver { before.letGo() }
  }

  /// Whether whoever moved the time is gone.
  private var isOver = false

  /// Says that nobody will move the time any more. As soon as another loop is the current one, all goes that waits for
  /// the time: it mostly refers to what it waits for, and they would keep each other.
  package func end() {
    isOver = true
    if Self.current !== self { letGo() }
  }

  private func letGo() {
    animations.letGo()
    actions.letGo()
    displayLinks.letGo()
  }

  /// Seconds; never goes backwards.
  package private(set) var now: CFTimeInterval = 0
  /// Seconds from one frame to the next, as display links are told it.
  package var frameDuration: CFTimeInterval = 1.0 / 60
  /// The commits' counts since the caller last reset them.
  package var counts = FrameCounts()
  /// Called when a loop with nothing to do gets something.
  package var onNeedsFrame: (() -> Void)?
  /// Called when a commit is done: what an event changed is complete.
  package var onCommit: (() -> Void)?

  let transactions = TransactionStack()
  let actions = ScheduledActions()
  let displayLinks = DisplayLinks()
  let animations = AnimationRegistry()
  /// Layers that change by time alone, without an animation.
  let moving = LayerSet()
  /// Layers that draw the part of them that is seen.
  let tiled = LayerSet()
  private var roots: [CALayer] = []
  private var treeHasChanged = false
  private var isWorking = false

  // MARK: Roots

  /// Shows `layer`'s tree: it is laid out and drawn by commits, and its animations are seen.
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

  // MARK: What there is to do

  /// Whether a frame would show or do something: changed layers, running animations, display links that
  /// are not paused, scheduled actions that are due.
  package var needsFrame: Bool {
    roots.contains { !$0.dirty.isEmpty } || treeHasChanged || animations.needsFrame(at: now)
      || moving.contains { $0.loop === self && $0.isTimeMoving }
      || displayLinks.isTicking || actions.isDue(at: now)
  }

  /// As `needsFrame`, or an action is scheduled for later.
  package var hasActivity: Bool { needsFrame || nextDeadline != nil }

  /// When the next scheduled action or end is due.
  package var nextDeadline: CFTimeInterval? {
    guard let end = animations.nextDeadline else { return actions.nextDeadline }
    return min(end, actions.nextDeadline ?? end)
  }

  /// Tells the owner that there is something to do. Changes made by a frame itself tell nothing: the
  /// owner looks at `needsFrame` after it.
  func wake() {
    guard !isWorking else { return }
    if let onNeedsFrame {
      onNeedsFrame()
    } else if self === Self.standIn {
      Self.driver?.drive(self)
    }
  }

  /// Who moves the time where there is no stage: somebody in the processes of lowered tests, nobody elsewhere.
  nonisolated(unsafe) private static let driver =
    _typeByName("14XCTestForLinux9HeartbeatO") as? any RenderLoopDriver.Type

  func treeChanged() {
    treeHasChanged = true
    wake()
  }

  // MARK: Work

  /// Runs `action` in the first frame at or after `now + delay` seconds; never at once.
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

  /// One frame at `time`: scheduled actions in the order of their times, display links, the ends of
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

  /// Comes to the time of an event between two frames: what the last event changed is committed, and what is
  /// due by now is run. Display links wait for the frame, and so does what merely moves. A `time` in the past
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

  /// Lays out and draws what is due in all roots, and ends the frame's transaction. Does nothing else than to
  /// call ``onCommit`` when nothing changed.
  package func commit() {
    isWorking = true
    defer { isWorking = false }
    if needsWork || roots.contains(where: { !$0.dirty.isEmpty }) { commitChanges() }
    onCommit?()
  }

  /// Whether something is to be laid out, drawn, ended or told. What merely moves is none of that: its
  /// pictures of before are old, and that is all.
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
    // The visible part of a layer is known when all have their places.
    tiled.forEach(in: self) { ($0 as? CATiledLayer)?.drawVisibleTiles() }
    for root in roots { _ = root.currentNode() }
    counts.commits += 1
  }

  /// The present look of `root`. Subtrees in which nothing changed since the last call are the same
  /// objects.
  package func layerTree(root: CALayer) -> LayerTree {
    LayerTree(
      root: root.currentNode(), size: root.bounds.size, scale: root.contentsScale)
  }
}

/// Moves the time of a loop that no stage owns. QuartzCore finds it by its name, since it knows nothing of tests.
package protocol RenderLoopDriver {
  /// The loop has something to do. Is called until the loop's ``RenderLoop/onNeedsFrame`` is set.
  static func drive(_ loop: RenderLoop)
}

/// The time by which animations run, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { RenderLoop.current.now }
