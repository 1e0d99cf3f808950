import Micro
import UIKit

/// Evolution without a player: a dish to watch. The user can follow a lineage, speed time up, and drop creatures in.
@available(iOS 16, *)
final class ObserverController: UIViewController {
  let session: ObserverSession
  private let game: Game
  private lazy var palette = game.palette(for: self)
  private(set) lazy var dish = makeDish()
  private let water = SteeringView()
  private let status = UILabel(.footnote, .secondaryLabel, largest: 22)
  private lazy var success = PlotView(
    name: game.texts[ObserverText.success], colour: .accent, decimals: 2,
    identifier: "plot-success", texts: game.texts)
  private lazy var generation = PlotView(
    name: game.texts[ObserverText.generation], colour: palette.rimLight.uiColor, decimals: 1,
    identifier: "plot-generation", texts: game.texts)
  private lazy var plots = UIStackView(arrangedSubviews: [success, generation])
  private lazy var ticker = FrameTicker { [weak self] in self?.tick($0) }
  private lazy var brain = button(.brain, "watch-brain") { $0.watchBrain() }
  private var pointer: CGPoint?
  /// Whether a creature is followed, or was until its lineage ended.
  private var wasFollowing = false
  /// Whether a creature was followed in the last frame.
  private var follows = false
  private var shownStatus = ""
  /// Whether an ocean was already shown as a whole.
  private var hasSeenAll = false

  /// The lowest screen with space for the curves, in points.
  private static let lowest: CGFloat = 420

  /// Creates the screen.
  ///
  /// - Parameter population: The number of creatures in the dish. From a few hundred on it is an ocean, which is shown
  ///   as a whole at first.
  init(game: Game, population: Int = ObserverSession.usualPopulation, seed: UInt64) {
    self.game = game
    session = ObserverSession(population: population, seed: seed)
    super.init(nibName: nil, bundle: nil)
    title = game.texts[ObserverText.title]
    // Creatures swim below the bar, and its text must be readable.
    let bar = UINavigationBarAppearance()
    bar.configureWithDefaultBackground()
    navigationItem.scrollEdgeAppearance = bar
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "observer"
    view.tintColor = .accent
    dish.magnification = DishCamera.magnifications.lowerBound
    for part in [dish, water] as [UIView] { view.fill(with: part) }
    water.onZoom = { [weak self] factor in self?.dish.magnification *= factor }
    water.onSteer = { [weak self] point in self?.touch(point) }
    arrange()
  }

  private func makeDish() -> DishView {
    DishView(
      world: session.arena.world, center: .zero, palette: palette,
      isMotionReduced: game.reducesMotion)
  }

  /// The water is drawn in the colours of light or dark mode. When that changes, it is created again with the same
  /// content.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let palette = game.palette(for: self)
    guard palette != self.palette, isViewLoaded else { return }
    self.palette = palette
    generation.colour = palette.rimLight.uiColor
    let old = dish
    dish = makeDish()
    view.fill(with: dish)
    view.sendSubviewToBack(dish)
    // An ocean can be viewed from a larger distance.
    if session.isOcean { dish.lookAtAll(radius: session.arena.world.environment.radius) }
    dish.magnification = old.magnification
    dish.look(at: old.camera.center)
    old.removeFromSuperview()
    show(elapsed: 0)
  }

  private func arrange() {
    let texts = game.texts
    let speeds = UISegmentedControl(
      items: ObserverSession.speeds.map { texts[DishText.speedValue, ["speed": "\($0)"]] })
    speeds.selectedSegmentIndex = 0
    speeds.accessibilityLabel = texts[ObserverText.speed]
    speeds.accessibilityIdentifier = "speeds"
    speeds.addAction(
      UIAction { [weak self, weak speeds] _ in
        guard let index = speeds?.selectedSegmentIndex, index >= 0 else { return }
        self?.session.speed = ObserverSession.speeds[index]
      }, for: .valueChanged)
    let best = button(.follow, "follow-best") {
      $0.session.followBest()
      $0.comeNear()
    }
    let drop = button(.dropIn, "drop-in") { $0.chooseCreature() }
    status.accessibilityIdentifier = "observer-status"
    plots.distribution = .fillEqually
    plots.spacing = 8
    let buttons = UIStackView(arrangedSubviews: [best, brain, drop])
    // Titles that are too long for the panel become smaller by the same part.
    buttons.distribution = .fillProportionally
    buttons.spacing = 12
    brain.isEnabled = false
    let panel = UIStackView([status, plots, speeds, buttons], axis: .vertical, spacing: 8)
    let back = PlateView(
      panel, colour: UIColor.ground.withAlphaComponent(0.85),
      margins: NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 8, trailing: 12))
    view.addPlaced([back])
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      back.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
      back.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      back.widthAnchor.constraint(equalToConstant: 520).with(.defaultHigh),
      back.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 8),
      back.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -8),
      // Not if they are hidden.
      success.heightAnchor.constraint(equalToConstant: 84).with(UILayoutPriority(999)),
      best.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  private func button(
    _ text: ObserverText, _ identifier: String, _ action: @escaping (ObserverController) -> Void
  ) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        action(self)
      })
    button.setTitle(game.texts[text], for: .normal)
    // Three buttons share the width of a phone, and the dish needs the rest of its height.
    button.titleLabel?.font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 22)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.titleLabel?.minimumScaleFactor = 0.6
    button.accessibilityIdentifier = identifier
    return button
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ticker.isRunning = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ticker.isRunning = false
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if session.isOcean && !hasSeenAll {
      hasSeenAll = true
      dish.lookAtAll(radius: session.arena.world.environment.radius)
    }
    // On a phone in landscape the dish is more important than the curves.
    let isLow = view.bounds.height < Self.lowest
    if plots.isHidden != isLow { plots.isHidden = isLow }
    show(elapsed: 0)
  }

  // MARK: Frames

  private func tick(_ elapsed: TimeInterval) {
    session.advance(by: elapsed)
    show(elapsed: elapsed)
  }

  private func show(elapsed: TimeInterval) {
    let world = session.arena.world
    let followed = session.followed.flatMap { world.creature($0) }
    if followed != nil { wasFollowing = true }
    // When the last creature of a lineage has died, the whole dish is shown again.
    if follows && followed == nil && wasFollowing && session.isOcean { dish.magnification = 0 }
    follows = followed != nil
    let middle: Vector? = wasFollowing && pointer == nil ? .zero : nil
    dish.show(
      world, from: DishView.Perspective(creature: followed?.id, outlines: false),
      target: followed?.pose.center ?? middle, elapsed: elapsed)
    if brain.isEnabled != (followed != nil) { brain.isEnabled = followed != nil }
    success.show(session.history.samples.map(\.success))
    generation.show(session.history.samples.map(\.generation))
    let text = describe(followed)
    if text != shownStatus {
      shownStatus = text
      status.text = text
    }
  }

  private func describe(_ followed: Creature?) -> String {
    let texts = game.texts
    var parts = [
      texts.time(seconds: session.arena.world.time),
      texts.counting(session.arena.world.livingCount, ObserverText.creatures),
      texts.counting(session.arena.counts.births, ObserverText.births),
    ]
    if let followed {
      let values = [
        "name": followed.genome.name.description, "generation": "\(followed.lineage.generation)",
      ]
      parts.append(texts[ObserverText.followed, values])
    }
    return parts.joined(separator: " · ")
  }

  /// Shows the brain of the followed creature at work; the dish continues meanwhile.
  private func watchBrain() {
    guard let genome = session.watched?.genome else { return }
    let controller = BrainGraphController(
      genome: genome, texts: game.texts, vision: game.vision
    ) { [session] seconds in
      session.advance(by: seconds)
      return session.watched
    }
    navigationController?.pushViewController(controller, animated: true)
  }

  // MARK: Hands

  /// Zooms in so that the followed creature of an ocean is more than a glimmer.
  private func comeNear() {
    guard session.followed != nil else { return }
    dish.magnification = max(dish.magnification, DishCamera.magnifications.lowerBound)
  }

  /// Handles a touch: a tap follows the creature there, and a drag moves the view.
  private func touch(_ point: CGPoint?) {
    if let point, let last = pointer {
      let size = dish.bounds.size
      let way = dish.camera.place(of: last, size: size) - dish.camera.place(of: point, size: size)
      if way.length > 0 {
        session.follow(nil)
        wasFollowing = false
        dish.move(by: way)
      }
    } else if let point {
      let place = dish.camera.place(of: point, size: dish.bounds.size)
      if let id = session.creature(near: place) {
        session.follow(id)
        comeNear()
      }
    }
    pointer = point
  }

  private func chooseCreature() {
    let creatures = CreatureChoiceController.Choice.all(in: game)
    let choice = CreatureChoiceController(
      game: game, title: { $0[ObserverText.dropInTitle] }, creatures: creatures, chosen: { nil }
    ) { [weak self] place in
      self?.dismiss(animated: true)
      self?.dropIn(creatures[place].genome)
    }
    choice.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: game.texts[CommonText.cancel],
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let sheet = UINavigationController(rootViewController: choice)
    sheet.view.tintColor = .accent
    present(sheet, animated: true)
  }

  private func dropIn(_ genome: Genome) {
    guard !session.dropIn(genome, near: dish.camera.center) else { return comeNear() }
    shownStatus = game.texts[ObserverText.noRoom]
    status.text = shownStatus
    UIAccessibility.post(notification: .announcement, argument: shownStatus)
  }
}
