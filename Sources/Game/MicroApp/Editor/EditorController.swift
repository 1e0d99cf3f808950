import Micro
import UIKit

/// The editor: a creature that its player changes within a budget, by touch or from a list.
///
///     let editor = EditorController(genome: run.genome, budget: run.budget.points, game: game) {
///       try? run.edit(to: $0)
///     }
///     present(UINavigationController(rootViewController: editor), animated: true)
///
/// It stands in a navigation controller, and whoever shows it puts it away when the completion comes. Without a budget
/// one builds what one likes: that is the ``Workshop``.
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
  /// How one begins, for who never edited.
  let hint: HintView

  let isMotionReduced: Bool
  private let game: Game
  private let completion: (Genome) -> Void
  private var shownSelection: EditSelection?
  private lazy var undoItem = item("arrow.uturn.backward", .undo, "undo") { $0.model.undo() }
  private lazy var redoItem = item("arrow.uturn.forward", .redo, "redo") { $0.model.redo() }

  /// - Parameters:
  ///   - genome: What is to be changed; valid.
  ///   - budget: What the change may cost, in edit points; `nil` for no limit.
  ///   - completion: Gets what became of it, or the genome as it was when the player changed nothing
  ///     or gave up.
  init(
    genome: Genome, budget: Int?, game: Game, completion: @escaping (Genome) -> Void
  ) {
    let vision = game.vision
    model = EditorModel(
      draft: EditorDraft(genome: genome, budget: budget), texts: game.texts, vision: vision)
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

  /// Between the buttons of the smallest phone there is no room for a title.
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
    // After a text was typed, the keys are the editor's again.
    if view.window != nil { becomeFirstResponder() }
    if draft.selection != shownSelection {
      shownSelection = draft.selection
      parts.follow(draft.selection, animated: view.window != nil)
    }
    showHint()
    view.setNeedsLayout()
  }

  /// Says how to begin to who never changed anything, as long as there is a palette to drag from.
  private func showHint() {
    if model.draft.isChanged { game.store.understand(Self.lesson) }
    let isKnown = game.store.lessons.understood.contains(Self.lesson)
    // On a low screen the creature needs all the room.
    let hasRoom = panel.mode != .parts && view.bounds.height >= 500
    let isNeeded = game.settings.showsHints && !isKnown && hasRoom
    hint.show(isNeeded ? firstWords : nil)
  }

  private var firstWords: String {
    guard let budget = model.draft.budget else { return model.texts[EditorText.firstDraft] }
    return model.texts[EditorText.firstEdit, ["budget": "\(budget)"]]
  }

  /// Under which it is remembered that somebody has edited.
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

  /// Hands over what became of the creature, or says why it can't be.
  func commit() {
    if let refusal = model.draft.refusal { return model.refuse(refusal) }
    completion(model.draft.genome)
  }

  /// Hands back the creature as it was; asks before changes are lost.
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

  /// ⌘Z, ⇧⌘Z, delete and escape. Whether the key meant something.
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
