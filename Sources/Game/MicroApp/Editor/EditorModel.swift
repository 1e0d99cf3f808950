import Micro

/// Called after every change in the editor.
@available(iOS 16, *)
@MainActor protocol EditorObserver: AnyObject {
  func editorDidChange(_ change: EditorModel.Change)
}

/// The common model of the editor's views: the draft, the preview of an operation, and the type of new parts.
@available(iOS 16, *)
@MainActor final class EditorModel {
  enum Change: Hashable, Sendable {
    /// The creature, its selection or its symmetry changed.
    case draft
    /// The effect of a finger changed.
    case preview
    /// The type of new parts changed.
    case brush
    /// The reason of a refusal changed.
    case refusal
  }

  let texts: Texts
  /// The kind of vision for the editor's colours.
  let vision: Palette.Vision
  /// The types of cells that the player can't build yet.
  let locked: Set<CellType>
  private(set) var draft: EditorDraft
  var brush = EditorBrush() { didSet { if brush != oldValue { tell(.brush) } } }
  /// The effect of a finger; `nil` while nothing is held.
  private(set) var preview: Preview?
  /// The reason why the last operation was refused; `nil` after another operation.
  private(set) var refusal: EditorRefusal?

  private struct Observer {
    weak var object: (any EditorObserver)?
  }

  private var observers: [Observer] = []

  init(
    draft: EditorDraft, texts: Texts, vision: Palette.Vision = .standard,
    locked: Set<CellType> = []
  ) {
    self.locked = locked
    self.draft = draft
    self.texts = texts
    self.vision = vision
  }

  /// The effect of an operation, or the reason why it is refused.
  struct Preview: Hashable, Sendable {
    var intent: CanvasDrag.Intent?
    var outcome: EditorDraft.Outcome?
    var refusal: EditorRefusal?
  }

  var names: PartNames { PartNames(draft.genome, texts) }

  // MARK: Observers

  func add(_ observer: any EditorObserver) {
    observers.removeAll { $0.object == nil }
    observers.append(Observer(object: observer))
  }

  private func tell(_ change: Change) {
    for observer in observers { observer.object?.editorDidChange(change) }
  }

  // MARK: Changing

  /// Performs an operation, or stores the reason why it is refused.
  ///
  /// - Parameter continuing: Whether it continues the last operation.
  /// - Returns: Whether it was performed.
  @discardableResult
  func perform(_ operation: EditOperation, continuing: Bool = false) -> Bool {
    do throws(EditorRefusal) {
      try check(operation)
      try draft.apply(operation, continuing: continuing)
    } catch {
      refuse(error)
      return false
    }
    clearRefusal()
    tell(.draft)
    return true
  }

  /// Throws if an operation makes a cell of a type that the player can't build yet.
  private func check(_ operation: EditOperation) throws(EditorRefusal) {
    switch operation {
    case .addCell(let type, at: _, linkedTo: _, by: _), .retypeCell(_, to: let type):
      if locked.contains(type) { throw .locked(type) }
    default: break
    }
  }

  /// Selects a type for new parts, or stores the reason why the player can't build it yet.
  func take(_ item: PaletteItem) {
    if let type = item.cellType, locked.contains(type) { return refuse(.locked(type)) }
    clearRefusal()
    brush.take(item)
  }

  func undo() { change { $0.undo() } }
  func redo() { change { $0.redo() } }

  var isSymmetric: Bool {
    get { draft.isSymmetric }
    set { change { $0.isSymmetric = newValue } }
  }

  func select(_ selection: EditSelection?) {
    guard selection != draft.selection else { return }
    change { $0.selection = selection }
  }

  /// Removes the selected part. It is refused if other parts would be disconnected.
  func removeSelection() {
    switch draft.selection {
    case .cell(let id): perform(.removeCell(id, pruning: false))
    case .link(let id): perform(.removeLink(id))
    case nil: break
    }
  }

  private func change(_ body: (inout EditorDraft) -> Void) {
    body(&draft)
    clearRefusal()
    tell(.draft)
  }

  func refuse(_ error: EditorRefusal) {
    refusal = error
    tell(.refusal)
  }

  func clearRefusal() {
    guard refusal != nil else { return }
    refusal = nil
    tell(.refusal)
  }

  // MARK: Trying out

  /// Shows the effect of letting go of something at a place.
  func hold(_ drag: CanvasDrag, at place: Vector) {
    var next = Preview()
    do throws(EditorRefusal) {
      next.intent = try draft.intent(of: drag, at: place, brush: brush)
      if let operation = next.intent?.operation {
        try check(operation)
        next.outcome = try draft.outcome(of: operation)
      }
    } catch {
      next.refusal = error
    }
    guard next != preview else { return }
    preview = next
    tell(.preview)
  }

  /// Performs the previewed operation, or stores the reason why it is refused.
  func drop() {
    let last = preview
    cancelPreview()
    if let refusal = last?.refusal {
      refuse(refusal)
    } else if let operation = last?.intent?.operation {
      perform(operation)
    }
  }

  /// Cancels the preview without an effect.
  func cancelPreview() {
    guard preview != nil else { return }
    preview = nil
    tell(.preview)
  }
}
