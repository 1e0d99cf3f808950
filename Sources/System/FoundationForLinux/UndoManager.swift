import Foundation

/// A recorder of operations for undo and redo.
///
/// Code that makes a change registers an operation that undoes it. Operations that are registered during an
/// undo are its redo.
///
///     manager.registerUndo(withTarget: note) { $0.title = "before" }
///     manager.undo()
///
/// The changes of one event form a group, unless ``groupsByEvent`` is off.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, the outermost first.
  private var open: [UndoGroup] = []
  private var disabled = 0
  /// Whether the outermost open group is that of the event.
  private var hasEventGroup = false

  /// The number of changes registered so far, with which code can check whether it registered the last one.
  package private(set) var registrationCount = 0

  /// The managers with a group of an event that isn't over.
  private static var managersInEvent: [UndoManager] = []

  public nonisolated override init() {
    super.init()
  }

  // MARK: Registering

  /// Registers an operation that undoes a change. The target is not retained; after it is deallocated, the
  /// operation does nothing.
  ///
  /// Traps if no group is open and ``groupsByEvent`` is off, where Foundation throws.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      precondition(groupsByEvent, "UndoManager: registerUndo without an open group")
      openEventGroup()
    }
    if !isUndoing && !isRedoing { redoStack = [] }
    registrationCount += 1
    open[open.count - 1].actions.append(
      UndoAction(target: target) { [weak target] in if let target { handler(target) } })
  }

  /// Removes the change that was registered last, because nothing actually changed.
  package func discardLastRegistration() {
    if let index = open.lastIndex(where: { !$0.actions.isEmpty }) {
      open[index].actions.removeLast()
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].actions.removeLast()
      undoStack.removeAll { $0.actions.isEmpty }
    }
  }

  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Ignores registrations until `enableUndoRegistration()` has been called as often as this.
  open func disableUndoRegistration() { disabled += 1 }

  open func enableUndoRegistration() {
    precondition(
      disabled > 0, "UndoManager: enableUndoRegistration without disableUndoRegistration")
    disabled -= 1
  }

  // MARK: Groups

  /// The number of open groups, including that of the event.
  open var groupingLevel: Int { open.count }

  /// Whether the changes of one event are undone together. The default is `true`.
  open var groupsByEvent = true

  /// Begins a group, which is undone as a whole.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openEventGroup() }
    openGroup()
  }

  open func endUndoGrouping() {
    precondition(!open.isEmpty, "UndoManager: endUndoGrouping without beginUndoGrouping")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if open.isEmpty { hasEventGroup = false }
    if !group.actions.isEmpty {
      if open.isEmpty {
        push(group)
      } else {
        open[open.count - 1].actions += group.actions
        if !group.name.isEmpty { open[open.count - 1].name = group.name }
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func openEventGroup() {
    openGroup()
    hasEventGroup = true
    Self.managersInEvent.append(self)
  }

  /// Ends an event and closes its group.
  package static func endEvent() {
    let managers = managersInEvent
    managersInEvent = []
    for manager in managers where manager.hasEventGroup && manager.open.count == 1 {
      manager.endUndoGrouping()
    }
  }

  private func push(_ group: UndoGroup) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
        undoStack.removeFirst(undoStack.count - levelsOfUndo)
      }
    }
  }

  // MARK: Undoing

  /// The maximum number of groups. The default is 0, which means no limit.
  open var levelsOfUndo = 0 {
    didSet {
      guard levelsOfUndo > 0 else { return }
      undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
      redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }
  }

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Closes the event's group and undoes the last group. Traps while another group is open.
  open func undo() {
    if open.count == 1, hasEventGroup { endUndoGrouping() }
    precondition(open.isEmpty, "UndoManager: undo with a group still open")
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the last undone group. Traps while a group is open.
  open func redo() {
    if open.count == 1, hasEventGroup { endUndoGrouping() }
    precondition(open.isEmpty, "UndoManager: redo with a group still open")
    post(.NSUndoManagerCheckpoint)
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: UndoGroup) {
    openGroup()
    open[open.count - 1].name = group.name
    for action in group.actions.reversed() { action.perform() }
    endUndoGrouping()
  }

  // MARK: Forgetting

  /// Removes all operations, and enables registration again.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    for index in open.indices { open[index].actions = [] }
    disabled = 0
  }

  /// Removes the operations that were registered with a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.target === target || $0.target == nil }
        return group
      }
    }
    undoStack = without(undoStack).filter { !$0.actions.isEmpty }
    redoStack = without(redoStack).filter { !$0.actions.isEmpty }
    open = without(open)
  }

  // MARK: Names

  /// Sets the name of the current group's action, for menus: “Undo Typing”.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
    } else {
      open[open.count - 1].name = actionName
    }
  }

  open var undoActionName: String {
    open.last { !$0.actions.isEmpty }?.name ?? undoStack.last?.name ?? ""
  }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemText.undo.text : SystemText.undoAction.text(with: actionName)
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? SystemText.redo.text : SystemText.redoAction.text(with: actionName)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

private struct UndoGroup {
  var name = ""
  var actions: [UndoAction] = []
}

private struct UndoAction {
  weak var target: AnyObject?
  let perform: @MainActor () -> Void
}

extension NSNotification.Name {
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
