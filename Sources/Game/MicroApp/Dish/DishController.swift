import Micro
import UIKit

/// The dish during a run: the water, the texts and controls over it, and the player's input.
@available(iOS 16, *)
final class DishController: UIViewController {
  let session: RunSession
  let game: Game
  private lazy var palette = game.palette(for: self)
  private(set) lazy var dish = makeDish()
  private let steering = SteeringView()
  private(set) lazy var hud = makeHUD()
  private var hands = Hands()
  /// The position of the steering finger on the screen.
  private var pointer: CGPoint?
  private lazy var ticker = FrameTicker { [weak self] in self?.tick($0) }
  var hints: Hints
  var generations = Generations()
  private lazy var sounds = RunSounds(board: game.sounds)
  private var captions = Captions()
  /// The creature for whose organs there are buttons.
  private var shownCreature: CreatureID?
  /// Whether the run's end was shown and is in the books.
  var isOver = false
  /// The remaining time in which the water is visible after a death; `nil` before and after.
  var farewell: TimeInterval?
  /// A text that has priority over all hints, and its remaining time in seconds.
  var notice: (text: String, rest: TimeInterval)?
  static let reading: TimeInterval = 6
  /// The warning of a low store that was shown since the store was last well filled.
  var toldHunger: String?
  private var peril = Peril()
  /// The observer of the app's return, while the dish is visible.
  private var appReturn: (any NSObjectProtocol)?
  /// The remaining time until a run that waited continues; `nil` while it runs.
  private(set) var countdown: TimeInterval?
  /// The last announcement about the nemesis.
  var toldNemesis: ToldNemesis?
  enum ToldNemesis { case here, eaten }
  /// The last reported trouble with saving the run.
  var toldTrouble: StoreError?
  /// The lesson before an edit, while it is shown.
  var lesson: LearnedView?
  /// Whether another screen covers the dish and the run waits for it.
  var isInterrupted = false

  init(session: RunSession, game: Game) {
    self.session = session
    self.game = game
    let settings = game.settings
    hints = Hints(understood: game.store.lessons.understood, isSilent: !settings.showsHints)
    super.init(nibName: nil, bundle: nil)
    session.speed = Settings.speeds.contains(settings.speed) ? settings.speed : 1
    if session.run.score.steps > 0, session.run.ending == nil { countdown = Self.orientation }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  // MARK: Screen

  override var prefersStatusBarHidden: Bool { true }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "dish"
    for part in [dish, steering, hud] { view.fill(with: part) }
    steering.isAccessibilityElement = true
    steering.accessibilityTraits = .allowsDirectInteraction
    steering.accessibilityLabel = game.texts[DishText.dish]
    steering.accessibilityHint = game.texts[DishText.dishHint]
    steering.accessibilityIdentifier = "water"
    steering.onSteer = { [weak self] point in self?.pointer = point }
    steering.onZoom = { [weak self] factor in self?.dish.magnification *= factor }
    arrangeHUD()
  }

  private func makeDish() -> DishView {
    DishView(
      world: session.run.arena.world, center: session.run.creature?.pose.center ?? .zero,
      palette: palette, isMotionReduced: game.reducesMotion)
  }

  private func makeHUD() -> HUDView {
    HUDView(
      texts: game.texts, palette: dish.palette, isMotionReduced: game.reducesMotion,
      scale: HUDView.scale(for: view.bounds.size),
      actions: HUDView.Actions(
        pause: { [weak self] in self?.pause() }, speed: { [weak self] in self?.nextSpeed() },
        edit: { [weak self] in self?.session.reconsider() },
        trigger: { [weak self] trigger, isHeld in self?.hold(trigger, isHeld) }))
  }

  private func arrangeHUD() {
    hud.arrange(pad: makePad(), isLeftHanded: game.settings.isLeftHanded)
    hud.show(speed: session.speed)
    announceOpening()
    announceGoal()
  }

  /// The water and the views over it are drawn in the colours of light or dark mode. When that changes, both are
  /// created again with the same content.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let palette = game.palette(for: self)
    guard palette != self.palette, isViewLoaded else { return }
    rebuild()
  }

  /// Makes the water and the views over it again, with the current settings.
  private func rebuild() {
    palette = game.palette(for: self)
    let oldDish = dish
    dish = makeDish()
    view.fill(with: dish)
    view.insertSubview(dish, at: 0)
    dish.magnification = oldDish.magnification
    oldDish.removeFromSuperview()
    rebuildHUD()
  }

  /// Makes the views over the water again, with their content.
  private func rebuildHUD() {
    let oldHUD = hud
    hud = makeHUD()
    view.fill(with: hud)
    arrangeHUD()
    hud.show(hint: oldHUD.hintText)
    hud.announcements.takeOver(oldHUD.announcements)
    hud.alpha = oldHUD.alpha
    oldHUD.removeFromSuperview()
    letGo()
    shownCreature = nil
    if let lesson {
      lesson.show(palette)
      view.bringSubviewToFront(lesson)
    }
    view.setNeedsLayout()
  }

  private func makePad() -> ThumbPad? {
    guard game.settings.steering == .thumbPad else { return nil }
    let pad = ThumbPad(
      palette: palette, label: game.texts[DishText.pad], hint: game.texts[DishText.padHint],
      scale: HUDView.scale(for: view.bounds.size))
    pad.onPush = { [weak self] push in self?.hands.pad = push }
    return pad
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    isInterrupted = isOver
    ticker.isRunning = true
    appReturn = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.playerDidReturn() } }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    ticker.isRunning = false
    appReturn.map(NotificationCenter.default.removeObserver)
    appReturn = nil
    fallSilent()
    session.finishWriting()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // A window that grows or shrinks has larger or smaller controls.
    if hud.scale != HUDView.scale(for: view.bounds.size) { rebuildHUD() }
    dish.markArea = dish.bounds.inset(by: view.safeAreaInsets)
    dish.look(at: session.run.creature?.pose.center ?? dish.camera.center)
    refresh(elapsed: 0)
  }

  // MARK: Frames

  /// The time in which a player who comes back finds their creature, in seconds.
  private static let orientation: TimeInterval = 3
  /// The time without frames after which the player was away: the page was hidden.
  private static let absence: TimeInterval = 2

  private func tick(_ elapsed: TimeInterval) {
    var events: [World.Event] = []
    if elapsed > Self.absence { playerDidReturn() }
    if !isInterrupted {
      session.input = input
      if !isCounting(elapsed) {
        session.advance(by: elapsed * peril.pace * dish.impact.pace)
        events = session.events
        observe(elapsed)
        observePeril(elapsed)
      }
    }
    refresh(elapsed: elapsed, events)
    listen(elapsed, events)
    if !isInterrupted { interruptIfNeeded() }
    teach(elapsed)
    sayFarewell(elapsed)
  }

  /// Lets a run that nobody watched wait for a moment.
  private func playerDidReturn() {
    if !isInterrupted, !isOver { countdown = Self.orientation }
  }

  /// Counts down to the moment at which a run that waited continues. A player who steers is ready at once.
  ///
  /// - Returns: Whether the run still waits.
  private func isCounting(_ elapsed: TimeInterval) -> Bool {
    guard let rest = countdown else { return false }
    let isReady = session.input != PlayerInput()
    let left = rest - min(elapsed, StepAccumulator.maximumStep)
    countdown = isReady || left <= 1e-9 ? nil : left
    hud.countdown.show(countdown)
    return countdown != nil
  }

  private func observePeril(_ elapsed: TimeInterval) {
    let world = session.run.arena.world
    let own = world.index(of: session.run.creatureID)
    peril.observe(
      nucleus: own.map { world.nucleusHealth(of: $0) }, isBleeding: !session.loss.isEmpty,
      elapsed: elapsed)
  }

  /// The current input.
  private var input: PlayerInput {
    guard let pose = session.run.creature?.pose else { return PlayerInput() }
    hands.pointer = pointer.map {
      dish.camera.place(of: $0, size: dish.bounds.size) - pose.center
    }
    return hands.input(heading: pose.heading)
  }

  private func fallSilent() {
    sounds.still()
    hud.caption.show(nil)
  }

  /// Plays the sounds of a frame and shows captions. While another screen covers the water, it is silent and
  /// has no caption.
  private func listen(_ elapsed: TimeInterval, _ events: [World.Event]) {
    guard !isInterrupted else { return fallSilent() }
    let ear = Ear(
      center: dish.camera.center,
      halfWidth: Float(dish.bounds.width / (2 * max(dish.camera.zoom, 1))),
      own: session.run.creatureID)
    let heard = sounds.hear(session.run, events: events, ear: ear, elapsed: elapsed)
    guard game.settings.showsCaptions else { return hud.caption.show(nil) }
    captions.observe(heard, level: sounds.level, elapsed: elapsed)
    hud.caption.show(captions.current)
  }

  /// Shows the current state of the run.
  ///
  /// - Parameter events: The events since the last refresh.
  private func refresh(elapsed: TimeInterval, _ events: [World.Event] = []) {
    let run = session.run
    dish.name = { [session] in session.tag(of: $0) }
    dish.hue = { [session] in session.lines[$0.lineage]?.hue }
    dish.show(
      run.arena.world, after: events,
      from: DishView.Perspective(creature: run.creatureID),
      target: run.creature?.pose.center, elapsed: elapsed)
    dish.ghost.show(session.ghostCreature, palette: palette)
    hud.show(session)
    if shownCreature != run.creatureID, let creature = run.creature {
      shownCreature = run.creatureID
      hud.showOrgans(of: creature.plan)
    }
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard lesson == nil else { return endLesson() }
    let codes = presses.compactMap { $0.key?.keyCode }
    for code in codes {
      let action = game.settings.keys.action(of: code)
      if let key = action?.held { hands.keys.insert(key) } else { perform(action, code) }
    }
    if codes.isEmpty {
      super.pressesBegan(presses, with: event)
    } else {
      hud.show(game.settings.keys)
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    release(presses)
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    release(presses)
    super.pressesCancelled(presses, with: event)
  }

  private func release(_ presses: Set<UIPress>) {
    for key in presses.compactMap(\.key) {
      if let key = game.settings.keys.action(of: key.keyCode)?.held { hands.keys.remove(key) }
    }
  }

  private func perform(_ action: KeyAction?, _ code: UIKeyboardHIDUsage) {
    switch action {
    case .pause: return isInterrupted ? endPause() : pause()
    case .edit: return session.reconsider()
    default: break
    }
    switch code {
    case .keyboard1: set(speed: 1)
    case .keyboard2: set(speed: 2)
    case .keyboard3: set(speed: 4)
    case .keyboard4: set(speed: 8)
    case .keyboardEqualSign: dish.magnification *= 1.25
    case .keyboardHyphen: dish.magnification /= 1.25
    default: break
    }
  }

  private func hold(_ trigger: PlayerInput.Triggers, _ isHeld: Bool) {
    if isHeld { hands.buttons.insert(trigger) } else { hands.buttons.remove(trigger) }
  }

  // MARK: Speed and pause

  private func nextSpeed() {
    let speeds = Settings.speeds
    let index = speeds.firstIndex(of: session.speed) ?? 0
    set(speed: speeds[(index + 1) % speeds.count])
  }

  private func set(speed: Int) {
    session.speed = speed
    hud.show(speed: speed)
  }

  func pause() {
    guard !isInterrupted else { return }
    isInterrupted = true
    letGo()
    present(PauseMenu.make(for: self), animated: true)
  }

  /// Continues a run that waits under a menu, as the key that opened it does.
  private func endPause() {
    guard presentedViewController is UIAlertController else { return }
    dismiss(animated: true) { [weak self] in self?.resume() }
  }

  /// Shows settings over the waiting run, and continues it with them.
  func show(_ screen: RowsController) {
    let done = UIBarButtonItem(
      title: game.texts[EditorText.done],
      primaryAction: UIAction { [weak self] _ in self?.settingsDidChange() })
    done.style = .done
    done.accessibilityIdentifier = "done"
    screen.navigationItem.rightBarButtonItem = done
    let stack = UINavigationController(rootViewController: screen)
    stack.modalPresentationStyle = .fullScreen
    stack.view.tintColor = .accent
    present(stack, animated: true)
  }

  private func settingsDidChange() {
    hints = Hints(
      understood: game.store.lessons.understood, isSilent: !game.settings.showsHints)
    rebuild()
    dismiss(animated: true) { [weak self] in self?.resume() }
  }

  /// Continues after an interruption.
  ///
  /// - Parameter isSudden: Whether the run continues at once, such as after an edit, which shows the creature.
  func resume(isSudden: Bool = false) {
    isInterrupted = false
    if !isSudden { countdown = Self.orientation }
    becomeFirstResponder()
  }

  /// Ends the run here and enters its result into the books.
  func giveUp() {
    session.finishWriting()
    game.store.finish(session.result)
    navigationController?.popViewController(animated: true)
  }

  /// Leaves the run, which can be continued later.
  func leave() {
    session.keep()
    if let trouble = session.trouble { game.store.report(trouble) }
    navigationController?.popViewController(animated: true)
  }

  /// Releases all input, because a screen covers the water.
  func letGo() {
    hands = Hands()
    pointer = nil
  }
}
