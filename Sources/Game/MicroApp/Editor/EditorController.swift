import Micro
import UIKit

/// The editor, in which the player changes a creature within a budget, by touch or from a list.
///
///     let editor = EditorController(genome: run.genome, budget: run.budget.points, game: game) {
///       try? run.edit(to: $0)
///     }
///     present(UINavigationController(rootViewController: editor), animated: true)
///
/// Show it in a navigation controller, and dismiss it in the completion. Without a budget, everything is free: that is
/// the ``Workshop``.
@available(iOS 16, *)
final class EditorController: UIViewController, EditorObserver {
  let model: EditorModel
  let canvas: EditorCanvas
  let tank: TankView
  let budgetBar: BudgetBar
  let banner: ReasonBanner
  let panel: EditorPanel
  let parts: PartsController
  let partsNavigation: UINavigationController
  let tools: EditorTools
  /// The hint how to begin, for players who have never edited.
  let hint: HintView

  let isMotionReduced: Bool
  private let game: Game
  private let completion: (Genome) -> Void
  private var shownSelection: EditSelection?
  private lazy var undoItem = item("arrow.uturn.backward", .undo, "undo") { $0.model.undo() }
  private lazy var redoItem = item("arrow.uturn.forward", .redo, "redo") { $0.model.redo() }

  /// Creates the editor.
  ///
  /// - Parameters:
  ///   - genome: The genome to change, which must be valid.
  ///   - budget: The budget for changes in edit points; `nil` for no limit.
  ///   - completion: Receives the changed genome, or the original one if the player changed nothing or cancelled.
  init(
    genome: Genome, budget: Int?, game: Game, completion: @escaping (Genome) -> Void
  ) {
    let vision = game.vision
    model = EditorModel(
      draft: EditorDraft(genome: genome, budget: budget), texts: game.texts, vision: vision,
      locked: game.lockedParts)
    canvas = EditorCanvas(model: model)
    tank = TankView(genome: genome, texts: game.texts, vision: vision)
    budgetBar = BudgetBar(model: model)
    banner = ReasonBanner(model: model)
    panel = EditorPanel(model: model)
    tools = EditorTools(model: model)
    parts = PartsController(model: model) { genome in
      BrainGraphController(genome: genome, texts: game.texts, vision: vision)
    }
    partsNavigation = UINavigationController(rootViewController: parts)
    isMotionReduced = game.reducesMotion
    hint = HintView(isMotionReduced: isMotionReduced)
    self.game = game
    self.completion = completion
    super.init(nibName: nil, bundle: nil)
    title = game.texts[EditorText.title]
    model.add(self)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .ground
    view.accessibilityIdentifier = "editor"
    view.tintColor = .accent
    view.addSubview(canvas)
    for view in [tank, tools, hint, banner] { self.view.addSubview(view) }
    for view in [budgetBar, panel] { self.view.addSubview(view) }
    addChild(partsNavigation)
    view.addSubview(partsNavigation.view)
    partsNavigation.didMove(toParent: self)
    partsNavigation.navigationBar.tintColor = .accent
    tools.onFit = { [weak self] in self?.canvas.fit() }
    panel.onModeChange = { [weak self] in
      self?.showHint()
      self?.layOutAnimated()
    }
    panel.palette.onDrag = { [weak self] item, point in self?.drag(item, to: point) }
    panel.palette.onDrop = { [weak self] isMeant in self?.drop(isMeant) }
    tank.onTap = { [weak self] in self?.layOutAnimated() }
    setUpBar()
    showDraft()
  }

  private func setUpBar() {
    navigationItem.leftBarButtonItem = item(nil, .cancel, "cancel") { $0.cancel() }
    let done = item(nil, .done, "done") { $0.commit() }
    done.style = .done
    navigationItem.rightBarButtonItems = [done, redoItem, undoItem]
    navigationItem.largeTitleDisplayMode = .never
  }

  private func item(
    _ symbol: String?, _ text: EditorText, _ identifier: String,
    _ action: @escaping @MainActor (EditorController) -> Void
  ) -> UIBarButtonItem {
    let title = model.texts[text]
    let item = UIBarButtonItem(
      title: symbol == nil ? title : nil, image: symbol.flatMap { UIImage(systemName: $0) },
      primaryAction: UIAction { [weak self] _ in
        if let self { action(self) }
      })
    item.accessibilityLabel = title
    item.accessibilityIdentifier = identifier
    return item
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    showTitle()
    showHint()
    layOut()
  }

  /// Shows the title, except on the smallest phone, where the buttons leave no space for it.
  private func showTitle() {
    let text = view.bounds.width < 350 ? "" : model.texts[EditorText.title]
    if navigationItem.title != text { navigationItem.title = text }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    tank.isRunning = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tank.isRunning = false
  }

  // MARK: The draft

  func editorDidChange(_ change: EditorModel.Change) {
    guard isViewLoaded else { return }
    switch change {
    case .draft: showDraft()
    case .refusal:
      if model.refusal != nil { game.sounds.play(.told(.refused)) }
      view.setNeedsLayout()
    case .preview: view.setNeedsLayout()
    case .brush: break
    }
  }

  private func showDraft() {
    let draft = model.draft
    undoItem.isEnabled = draft.lastOperation != nil
    redoItem.isEnabled = draft.nextOperation != nil
    tank.show(draft.genome)
    // After typing a text, the editor handles keys again.
    if view.window != nil { becomeFirstResponder() }
    if draft.selection != shownSelection {
      shownSelection = draft.selection
      parts.follow(draft.selection, animated: view.window != nil)
    }
    showHint()
    view.setNeedsLayout()
  }

  /// Shows how to begin to a player who has never changed anything, if there is a palette to drag from.
  private func showHint() {
    if model.draft.isChanged { game.store.understand(Self.lesson) }
    let isKnown = game.store.lessons.understood.contains(Self.lesson)
    // On a low screen the creature needs all the space.
    let hasRoom = panel.mode != .parts && view.bounds.height >= 500
    let isNeeded = game.settings.showsHints && !isKnown && hasRoom
    hint.show(isNeeded ? firstWords : nil)
  }

  private var firstWords: String {
    guard let budget = model.draft.budget else { return model.texts[EditorText.firstDraft] }
    return model.texts[EditorText.firstEdit, ["budget": "\(budget)"]]
  }

  /// The name under which the first edit is remembered.
  private static let lesson = "build"

  // MARK: Dragging from the palette

  private func drag(_ item: PaletteItem, to point: CGPoint) {
    let place = canvas.convert(point, from: nil)
    guard canvas.bounds.contains(place) else { return model.cancelPreview() }
    model.clearRefusal()
    model.brush.take(item)
    model.hold(item.drag, at: canvas.camera.place(at: place))
  }

  private func drop(_ isMeant: Bool) {
    if isMeant { model.drop() } else { model.cancelPreview() }
  }

  // MARK: Leaving

  /// Completes with the creature, or explains why it can't be completed.
  func commit() {
    if let refusal = model.draft.refusal { return model.refuse(refusal) }
    completion(model.draft.genome)
  }

  /// Completes with the original creature; asks before changes are lost.
  func cancel() {
    guard model.draft.isChanged else { return completion(model.draft.original) }
    let texts = model.texts
    ask(
      texts[EditorText.discardQuestion], cancel: texts[EditorText.keepEditing],
      texts[EditorText.discard]
    ) { [weak self] in
      guard let self else { return }
      completion(model.draft.original)
    }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap(\.key)
    guard isFirstResponder, keys.contains(where: handle) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  /// Handles ⌘Z, ⇧⌘Z, delete and escape. Returns whether the key was handled.
  private func handle(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.command, .shift, .alternate, .control])
    switch (key.keyCode, modifiers) {
    case (.keyboardZ, .command): model.undo()
    case (.keyboardZ, [.command, .shift]): model.redo()
    case (.keyboardDeleteOrBackspace, []), (.keyboardDeleteForward, []): model.removeSelection()
    case (.keyboardEscape, []): model.select(nil)
    default: return false
    }
    return true
  }
}
