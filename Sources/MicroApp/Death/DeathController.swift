import Micro
import UIKit

/// The end of a run: what happened and why, once more the last ten seconds, the score, and what did it.
@available(iOS 16, *)
final class DeathController: UIViewController {
  private let result: RunResult
  private let game: Game
  private let replay: RunReplay
  private let again: () -> Void
  private let close: () -> Void
  private lazy var replayView = ReplayView(
    replay, palette: game.palette(for: self), isMotionReduced: game.reducesMotion,
    texts: game.texts)

  /// - Parameters:
  ///   - result: Of a run that has ended; it is in the books already.
  ///   - again: Leads to a new run with the same creature.
  ///   - close: Leads back to the menu.
  init(
    result: RunResult, replay: RunReplay, game: Game, again: @escaping () -> Void,
    close: @escaping () -> Void
  ) {
    self.result = result
    self.replay = replay
    self.game = game
    self.again = again
    self.close = close
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .ground
    view.accessibilityIdentifier = "death"
    view.tintColor = .accent
    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = true
    let column = UIStackView(arrangedSubviews: parts)
    column.axis = .vertical
    column.spacing = 16
    for view in [scroll, column] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scroll)
    scroll.addSubview(column)
    let width = column.widthAnchor.constraint(equalToConstant: 560)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -32),
      column.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
      column.leadingAnchor.constraint(
        greaterThanOrEqualTo: scroll.frameLayoutGuide.leadingAnchor, constant: 16),
      column.widthAnchor.constraint(
        lessThanOrEqualTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
      width, replayView.heightAnchor.constraint(equalToConstant: 260),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    replayView.isPlaying = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    replayView.isPlaying = false
  }

  // MARK: Parts

  private var parts: [UIView] {
    let texts = game.texts
    var parts: [UIView] = [replayView]
    if let ending = result.ending {
      let title = UILabel(.largeTitle, .label, texts[CauseText(ending.cause)])
      title.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
        for: .systemFont(ofSize: 34, weight: .bold))
      title.accessibilityTraits = .header
      title.accessibilityIdentifier = "cause"
      let reason = UILabel(.body, .secondaryLabel, reason(of: ending))
      reason.accessibilityIdentifier = "reason"
      let words = UIStackView(arrangedSubviews: [title, reason])
      words.axis = .vertical
      words.spacing = 4
      parts.append(words)
    }
    parts.append(scores)
    if let entry = result.dayEntry {
      let goal = UILabel(
        .body, .label,
        texts[entry.isGoalReached ? TodayText.reached : .missed] + ": "
          + texts.text(of: DayGoal(seed: result.card.seed)))
      goal.accessibilityIdentifier = "goal"
      parts.append(goal)
    }
    if let killer = result.ending?.killer, let record = result.killerRecord {
      parts.append(
        KillerCard(killer, palette: game.palette(for: self), texts: texts) { [game] in
          game.store.keep(record)
        })
    }
    parts.append(UILabel(.footnote, .secondaryLabel, texts[DeathText.kept]))
    parts += [
      button(.again, "again", .filled(), again), button(.menu, "to-menu", .gray(), close),
    ]
    return parts
  }

  private func button(
    _ text: DeathText, _ identifier: String, _ look: UIButton.Configuration,
    _ action: @escaping () -> Void
  ) -> UIButton {
    var look = look
    look.title = game.texts[text]
    look.cornerStyle = .large
    look.baseForegroundColor = identifier == "again" ? .ground : .accent
    if identifier == "again" { look.baseBackgroundColor = .accent }
    let button = UIButton(configuration: look, primaryAction: UIAction { _ in action() })
    button.accessibilityIdentifier = identifier
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    return button
  }

  private func reason(of ending: Ending) -> String {
    let sentence = game.texts[CauseReasonText(ending.cause)]
    guard let killer = ending.killer else { return sentence }
    let values = [
      "name": killer.genome.name.description, "generation": "\(killer.lineage.generation)",
    ]
    return sentence + "\n" + game.texts[DeathText.killedBy, values]
  }

  private var scores: UIView {
    let texts = game.texts
    let score = result.score
    let energy = texts.number(Double(score.energy))
    let rows: [(DeathText, String)] = [
      (.score, "\(score.points)"), (.rivals, "\(score.rivals)"),
      (.time, texts.duration(seconds: score.time)),
      (.energy, texts[DeathText.energyValue, ["value": energy]]),
    ]
    let stack = UIStackView(
      arrangedSubviews: rows.map { key, value in
        let name = UILabel(.body, .label, texts[key])
        let number = UILabel(.body, .secondaryLabel, value)
        number.textAlignment = .right
        number.font = UIFontMetrics(forTextStyle: .body).scaledFont(
          for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        name.isAccessibilityElement = false
        number.accessibilityLabel = texts[key]
        number.accessibilityValue = value
        number.accessibilityIdentifier = key.rawValue
        return UIStackView(arrangedSubviews: [name, number])
      })
    stack.axis = .vertical
    stack.spacing = 10
    return PlateView(stack, colour: .card)
  }
}
