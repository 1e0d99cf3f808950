import Foundation

/// Remembers how to take back what was done, and how to do it again: Foundation's, which Linux
/// lacks.
///
/// Who changes something registers what takes the change back. What is registered while a change is
/// being taken back does it again.
///
///     manager.registerUndo(withTarget: note) { $0.title = "before" }
///     manager.undo()
///
/// Changes of one event make one group, unless ``groupsByEvent`` is off.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// Groups that are open, the outermost first.
  private var open: [UndoGroup] = []
  private var disabled = 0
  /// Whether the outermost open group is the event's.
  private var hasEventGroup = false

  /// How many changes were registered so far: whoever registered the last one can tell.
  package private(set) var registrationCount = 0

  /// Groups of events that are not over, of all managers.
  private static var managersInEvent: [UndoManager] = []

  public nonisolated override init() {
    super.init()
  }

  // MARK: Registering

  /// Tells how to take back a change that is being made. The target is not retained; when it is
  /// gone nothing happens.
  ///
  /// Traps when no group is open and ``groupsByEvent`` is off, as Foundation throws.
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

  /// Forgets the change that was registered last, which turned out to be none.
  package func discardLastRegistration() {
    if let index = open.lastIndex(where: { !$0.actions.isEmpty }) {
      open[index].actions.removeLast()
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].actions.removeLast()
      undoStack.removeAll { $0.actions.isEmpty }
    }
  }

  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Ignores what is registered, until enabled as often.
  open func disableUndoRegistration() { disabled += 1 }

  open func enableUndoRegistration() {
    precondition(
      disabled > 0, "UndoManager: enableUndoRegistration without disableUndoRegistration")
    disabled -= 1
  }

  // MARK: Groups

  /// How many groups are open, the event's among them.
  open var groupingLevel: Int { open.count }

  /// Whether changes of one event are taken back together; true by default.
  open var groupsByEvent = true

  /// Begins a group, which is taken back at once.
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

  /// An event is over: what was changed in it is a group.
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

  /// How many groups are kept at most; 0, the default, is no limit.
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

  /// Closes the event's group and takes the last group back. Traps while another group is open.
  open func undo() {
    if open.count == 1, hasEventGroup { endUndoGrouping() }
    precondition(open.isEmpty, "UndoManager: undo with a group still open")
    undoNestedGroup()
  }

  /// Takes the last closed group back.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was taken back last. Traps while a group is open.
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

  /// Forgets everything, and registers again if that was disabled.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    for index in open.indices { open[index].actions = [] }
    disabled = 0
  }

  /// Forgets what was registered with a target.
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

  /// Names what the present group does, for menus: “Undo Typing”.
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
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
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
