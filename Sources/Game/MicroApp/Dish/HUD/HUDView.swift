import Micro
import UIKit

/// The view over the water: the state of the player's creature at the top, the controls at the bottom. Touches outside
/// of its parts go through to the water.
@available(iOS 16, *)
final class HUDView: UIView {
  let texts: Texts
  let palette: Palette
  /// The enlargement in a large window.
  let scale: CGFloat
  private let nucleus: MeterView
  private let body: MeterView
  private let energy: MeterView
  private let rivals: StatusLine
  private let clock: StatusLine
  private(set) var map: MiniMap
  private let status = UIStackView()
  private let commands = UIStackView()
  private(set) var organs = UIStackView()
  private let hint: HintView
  let announcements: AnnouncementView
  let caption: CaptionView
  let countdown: CountdownView
  private var shown = (rivals: -1, seconds: -1)
  private var speedButton: RoundButton?
  private var pauseButton: RoundButton?
  private var editButton: UIButton?

  /// The actions of its buttons.
  struct Actions {
    var pause: () -> Void
    var speed: () -> Void
    var edit: () -> Void
    var trigger: (PlayerInput.Triggers, Bool) -> Void
  }

  private let actions: Actions
  private let isMotionReduced: Bool

  /// Returns the enlargement for a window of a size: 1 up to the largest tablet, then in proportion, so that a glance
  /// from the same distance reads it.
  static func scale(for size: CGSize) -> CGFloat {
    let ratio = min(size.width / 1400, size.height / 820)
    return min(max((ratio * 4).rounded() / 4, 1), 2.5)
  }

  init(
    texts: Texts, palette: Palette, isMotionReduced: Bool, scale: CGFloat = 1, actions: Actions
  ) {
    self.texts = texts
    self.palette = palette
    self.scale = scale
    self.isMotionReduced = isMotionReduced
    self.actions = actions
    nucleus = MeterView(
      symbol: "heart.fill", colour: palette.dangerous.uiColor, label: texts[DishText.nucleus],
      identifier: "nucleus", scale: scale)
    body = MeterView(
      symbol: "shield.fill", colour: palette.colour(of: .armour).uiColor,
      label: texts[DishText.body], identifier: "body", scale: scale)
    energy = MeterView(
      symbol: "bolt.fill", colour: palette.colour(of: .storage).uiColor,
      label: texts[DishText.energy], identifier: "energy", scale: scale)
    rivals = StatusLine(
      symbol: "fork.knife", name: texts[DishText.rivals], identifier: "rivals", scale: scale)
    clock = StatusLine(
      symbol: "pencil", name: texts[DishText.nextEdit], identifier: "next-edit", scale: scale)
    map = MiniMap(palette: palette, texts: texts, scale: scale)
    hint = HintView(isMotionReduced: isMotionReduced, scale: scale)
    announcements = AnnouncementView(isMotionReduced: isMotionReduced, scale: scale)
    caption = CaptionView(texts: texts, scale: scale)
    countdown = CountdownView(scale: scale)
    super.init(frame: .zero)
    arrange()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { view in
      !view.isHidden && view.alpha > 0 && view.isUserInteractionEnabled
        && view.point(inside: convert(point, to: view), with: event)
    }
  }

  private func arrange() {
    let pause = RoundButton(
      image: RoundButton.symbol("pause.fill", scale: scale), label: texts[DishText.pause],
      identifier: "pause", scale: scale, tapped: actions.pause)
    let speed = RoundButton(
      image: nil, label: texts[DishText.speed], identifier: "speed", scale: scale,
      tapped: actions.speed)
    speedButton = speed
    pauseButton = pause
    let edit = UIButton(type: .system, primaryAction: UIAction { [actions] _ in actions.edit() })
    edit.setTitle(texts[DishText.editNow], for: .normal)
    edit.titleLabel?.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 17 * scale, weight: .semibold), maximumPointSize: 24 * scale)
    edit.accessibilityIdentifier = "edit-now"
    edit.isHidden = true
    editButton = edit
    status.axis = .vertical
    status.spacing = 6 * scale
    status.alignment = .leading
    // Creatures below must not hide the text.
    status.backgroundColor = UIColor.ground.withAlphaComponent(0.88)
    status.layer.cornerRadius = 14 * scale
    status.isLayoutMarginsRelativeArrangement = true
    status.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8 * scale, leading: 10 * scale, bottom: 8 * scale, trailing: 10 * scale)
    for view in [nucleus, body, energy, rivals, clock, edit] { status.addArrangedSubview(view) }
    commands.axis = .vertical
    commands.spacing = 8 * scale
    commands.alignment = .trailing
    let row = UIStackView([speed, pause], spacing: 8 * scale)
    for view in [row, map] { commands.addArrangedSubview(view) }
    organs.axis = .vertical
    organs.spacing = 10 * scale
    addPlaced([status, commands, organs, hint, announcements, caption, countdown])
    // The status absorbs touches: it is not a place to steer.
    status.isUserInteractionEnabled = true
    let safe = safeAreaLayoutGuide
    announcementPlaces = [
      announcements.topAnchor.constraint(equalTo: commands.bottomAnchor, constant: 12),
      announcements.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
    ]
    placeWords()
    NSLayoutConstraint.activate([
      status.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      status.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
      commands.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      commands.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      hint.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      hintBottom,
      hint.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 16),
      hint.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -16),
      hint.widthAnchor.constraint(equalToConstant: 480 * scale).with(.defaultHigh),
      announcements.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      announcements.leadingAnchor.constraint(
        greaterThanOrEqualTo: safe.leadingAnchor, constant: 16),
      announcements.widthAnchor.constraint(lessThanOrEqualToConstant: 420 * scale),
      organs.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      countdown.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      countdown.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      caption.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      caption.bottomAnchor.constraint(equalTo: hint.topAnchor, constant: -8),
      caption.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 16),
    ])
  }

  private lazy var hintBottom = hint.bottomAnchor.constraint(
    equalTo: safeAreaLayoutGuide.bottomAnchor)
  /// The constraints below the top parts, and those next to them.
  private var announcementPlaces: [NSLayoutConstraint] = []
  private var wasLow: Bool?

  /// Keeps texts off the middle: on a low screen they are between the parts at the sides.
  private func placeWords() {
    let isLow = bounds.height < 500
    guard isLow != wasLow else { return }
    wasLow = isLow
    hintBottom.constant = isLow ? -16 : -160
    announcementPlaces[isLow ? 0 : 1].isActive = false
    announcementPlaces[isLow ? 1 : 0].isActive = true
  }

  override func layoutSubviews() {
    placeWords()
    super.layoutSubviews()
  }

  /// Places the buttons of the organs under the thumb.
  ///
  /// - Parameter pad: The steering pad on the other side; `nil` if a pointer steers.
  func arrange(pad: ThumbPad?, isLeftHanded: Bool) {
    let safe = safeAreaLayoutGuide
    let organSide =
      isLeftHanded
      ? organs.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16)
      : organs.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16)
    organSide.isActive = true
    guard let pad else { return }
    addPlaced([pad])
    let padSide =
      isLeftHanded
      ? pad.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16)
      : pad.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16)
    NSLayoutConstraint.activate([
      padSide, pad.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
    ])
  }

  /// Makes a button for each organ of a body that needs a trigger.
  func showOrgans(of plan: BodyPlan) {
    for view in organs.arrangedSubviews { view.removeFromSuperview() }
    for (type, trigger, name) in Self.triggers
    where plan.cells.contains(where: { $0.type == type }) {
      let image = CellArt.image(for: type, side: 40 * scale, palette: palette)
        .withRenderingMode(.alwaysOriginal)
      organs.addArrangedSubview(
        RoundButton(
          image: image, label: texts[name], identifier: name.rawValue, scale: scale,
          pressed: { [actions] isHeld in actions.trigger(trigger, isHeld) }))
    }
    if let keys { show(keys) }
  }

  /// The keys that the buttons show; `nil` until the player uses a keyboard.
  private var keys: KeyBindings?

  /// Shows on each button the key that does the same.
  func show(_ keys: KeyBindings) {
    self.keys = keys
    pauseButton?.show(key: keys.key(of: .pause).name)
    for case let button as RoundButton in organs.arrangedSubviews {
      guard let action = button.accessibilityIdentifier.flatMap(KeyAction.init(rawValue:)) else {
        continue
      }
      button.show(key: keys.key(of: action).name)
    }
  }

  private static let triggers: [(CellType, PlayerInput.Triggers, DishText)] = [
    (.electrocyte, .shock, .shock), (.toxinGland, .poison, .poison), (.adhesive, .grab, .grab),
    (.jet, .jet, .jet), (.mouth, .bite, .bite),
  ]

  // MARK: Frames

  /// Shows the state of the run. Unchanged texts change nothing.
  func show(_ session: RunSession) {
    let run = session.run
    let world = run.arena.world
    if let index = world.index(of: run.creatureID) {
      nucleus.show(world.nucleusHealth(of: index)) { texts[DishText.percent, ["value": "\($0)"]] }
      body.show(world.health(of: index)) { texts[DishText.percent, ["value": "\($0)"]] }
      energy.show(world.creatures[index].fullness) {
        texts[DishText.percent, ["value": "\($0)"]]
      }
    } else {
      for meter in [nucleus, body] {
        meter.show(0) { texts[DishText.percent, ["value": "\($0)"]] }
      }
    }
    if run.score.rivals != shown.rivals {
      if shown.rivals >= 0, !isMotionReduced { rivals.pop() }
      shown.rivals = run.score.rivals
      rivals.show(texts.counting(run.score.rivals, CommonText.rivals))
    }
    let seconds = Int(session.timeToEdit.rounded(.up))
    if seconds != shown.seconds {
      shown.seconds = seconds
      clock.show(
        texts[DishText.nextEditValue, ["time": texts.duration(seconds: Double(seconds))]])
    }
    if editButton?.isHidden != !run.budget.isOpen {
      editButton?.isHidden = !run.budget.isOpen
      // The frame in which it appears may be the last for a long time.
      layoutIfNeeded()
    }
    map.show(world, own: run.creatureID)
    map.mark(run.course.weather?.bloom(at: run.score.steps))
  }

  func show(speed: Int) {
    let text = texts[DishText.speedValue, ["speed": "\(speed)"]]
    speedButton?.setTitle(text, for: .normal)
    speedButton?.accessibilityValue = text
  }

  func show(hint text: String?) { hint.show(text) }

  /// The text of the hint; `nil` if there is none.
  var hintText: String? { hint.text }
}
