import Micro
import UIKit

/// The end of a run: the event and its cause, the last ten seconds once more, the score, and the killer.
@available(iOS 16, *)
final class DeathController: UIViewController {
  let result: RunResult
  let game: Game
  private let replay: RunReplay
  private let again: () -> Void
  private let close: () -> Void
  private(set) lazy var replayView = makeReplayView()
  private let scroll = UIScrollView()
  private let column = UIStackView()
  private lazy var bar = DeathBar(makeButtons())
  private weak var killerCard: KillerCard?
  private weak var momentsView: MomentsView?
  /// Moments of the end of a creature that was killed.
  private(set) lazy var moments = result.ending?.killer == nil ? [] : Still.moments(of: replay)
  private var lastPlace: Place?
  private var replayPlace: [NSLayoutConstraint] = []

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - result: The result of a run that is over; it is already in the books.
  ///   - again: Starts a new run with the same creature.
  ///   - close: Returns to the menu.
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
    scroll.alwaysBounceVertical = true
    column.axis = .vertical
    column.spacing = 16
    for part in parts { column.addArrangedSubview(part) }
    view.addPlaced([scroll, bar])
    scroll.addPlaced([column])
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bar.topAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      column.topAnchor.constraint(
        greaterThanOrEqualTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(
        lessThanOrEqualTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      column.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
      column.leadingAnchor.constraint(
        greaterThanOrEqualTo: scroll.frameLayoutGuide.leadingAnchor, constant: 16),
      column.widthAnchor.constraint(
        lessThanOrEqualTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
      column.widthAnchor.constraint(equalToConstant: Self.columnWidth).with(.defaultHigh),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    placeReplay()
  }

  /// Scrolls the replay into view, if it scrolls.
  func showReplay() { scroll.setContentOffset(.zero, animated: false) }

  // MARK: Room

  /// The place of the replay: above the text, next to it, or next to a text of its largest width.
  private enum Place { case above, wide, widest }

  /// The largest width of the text. [pt]
  private static let columnWidth: CGFloat = 560
  /// The width from which the replay is next to the text. [pt]
  private static let wideWidth: CGFloat = 700
  /// The width from which the text keeps its own and the replay takes the rest. [pt]
  private static let widest: CGFloat = 1200
  /// The height below which it is next to the text on a narrower screen, too. [pt]
  private static let lowHeight: CGFloat = 480

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeReplay()
  }

  /// Places the replay above the text, or next to it if there is space.
  private func placeReplay() {
    let size = view.bounds.size
    let isWide =
      size.width >= Self.wideWidth || size.height < Self.lowHeight && size.width > size.height
    let place = isWide ? size.width >= Self.widest ? Place.widest : .wide : .above
    guard place != lastPlace else { return }
    lastPlace = place
    NSLayoutConstraint.deactivate(replayPlace)
    replayView.removeFromSuperview()
    let safe = view.safeAreaLayoutGuide
    if isWide {
      view.addPlaced([replayView])
      replayPlace = [
        replayView.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
        replayView.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
        replayView.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
        scroll.leadingAnchor.constraint(equalTo: replayView.trailingAnchor),
        place == .widest
          ? scroll.widthAnchor.constraint(equalToConstant: Self.columnWidth + 2 * 32)
          : replayView.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.5),
        // A short text is in the middle of the height.
        column.centerYAnchor.constraint(equalTo: scroll.contentLayoutGuide.centerYAnchor),
        scroll.contentLayoutGuide.heightAnchor.constraint(
          greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
        scroll.contentLayoutGuide.heightAnchor.constraint(
          equalTo: scroll.frameLayoutGuide.heightAnchor
        ).with(.fittingSizeLevel),
      ]
    } else {
      column.insertArrangedSubview(replayView, at: 0)
      replayPlace = [
        scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
        column.bottomAnchor.constraint(
          equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
        replayView.heightAnchor.constraint(equalToConstant: 260).with(.defaultLow),
        // The event must be readable without scrolling, even if large letters leave little space.
        replayView.heightAnchor.constraint(
          lessThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 0.5),
      ]
    }
    NSLayoutConstraint.activate(replayPlace)
  }

  /// The replay and the killer's portrait are drawn in the colours of light or dark mode.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard isViewLoaded, let previous,
      previous.userInterfaceStyle != traitCollection.userInterfaceStyle
    else { return }
    killerCard?.show(game.palette(for: self))
    momentsView?.show(game.palette(for: self))
    let old = replayView
    replayView = makeReplayView()
    replayView.isPlaying = old.isPlaying
    NSLayoutConstraint.deactivate(replayPlace)
    replayPlace = []
    old.removeFromSuperview()
    lastPlace = nil
    placeReplay()
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
    var parts: [UIView] = []
    if let ending = result.ending {
      let title = UILabel(.largeTitle, .label, texts[CauseText(ending.cause)])
      title.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
        for: .systemFont(ofSize: 34, weight: .bold))
      title.accessibilityTraits = .header
      title.accessibilityIdentifier = "cause"
      let reason = UILabel(
        .body, .secondaryLabel,
        texts.reason(
          of: ending, loss: result.loss, by: result.killer?.name, line: result.line))
      reason.accessibilityIdentifier = "reason"
      let words = UIStackView([title, reason], axis: .vertical, spacing: 4)
      parts.append(words)
    }
    parts.append(makeSharing())
    parts.append(scores)
    parts.append(honours)
    if let entry = result.dayEntry {
      let goal = UILabel(
        .body, .label,
        texts[entry.isGoalReached ? TodayText.reached : .missed] + ": "
          + texts.text(of: DayGoal(seed: result.card.seed)))
      goal.accessibilityIdentifier = "goal"
      parts.append(goal)
    }
    if !moments.isEmpty {
      let row = MomentsView(moments, palette: game.palette(for: self), texts: texts)
      momentsView = row
      parts.append(row)
    }
    if let killer = result.ending?.killer, let record = result.killerRecord {
      let card = KillerCard(
        killer, name: record.name, line: result.line, family: result.family,
        palette: game.palette(for: self),
        texts: texts
      ) { [game] in game.store.keep(record) }
      killerCard = card
      parts.append(card)
    }
    parts.append(UILabel(.footnote, .secondaryLabel, texts[DeathText.kept]))
    return parts
  }

  private func makeReplayView() -> ReplayView {
    ReplayView(
      replay, palette: game.palette(for: self), isMotionReduced: game.reducesMotion,
      texts: game.texts)
  }

  /// Returns the current buttons, which are always visible.
  private func makeButtons() -> [UIButton] {
    [
      UIButton.filled(game.texts[DeathText.menu], "to-menu", action: close),
      UIButton.filled(game.texts[DeathText.again], "again", isProminent: true, action: again),
    ]
  }

  /// The medal, whether it is the best run, and the challenges that were done in it.
  private var honours: UIView {
    let texts = game.texts
    let points = result.score.points
    let medal = Medal(points: points)
    let picture = UIImageView(
      image: UIImage(systemName: medal == nil ? "circle.dashed" : "medal.fill"))
    picture.tintColor = medal?.colour ?? .tertiaryLabel
    picture.setContentHuggingPriority(.required, for: .horizontal)
    let name = UILabel(
      .headline, .label, medal.map { texts[MedalText($0)] } ?? texts[FeatsText.noMedal])
    name.accessibilityIdentifier = "medal"
    let row = UIStackView([picture, name], spacing: 8)
    row.alignment = .center
    var lines: [UIView] = [row]
    if let next = Medal.next(after: points) {
      let values = ["medal": texts[MedalText(next)], "points": "\(next.points)"]
      lines.append(UILabel(.footnote, .secondaryLabel, texts[FeatsText.toMedal, values]))
    }
    if game.store.statistics.isRecord(points) {
      let record = UILabel(.subheadline, .accent, texts[FeatsText.record])
      record.accessibilityIdentifier = "record"
      lines.append(record)
    }
    for feat in game.store.feats.done(in: result.card.id) {
      let met = UILabel(
        .subheadline, .label, texts[FeatsText.met, ["name": texts[FeatNameText(feat)]]])
      met.accessibilityIdentifier = "feat-\(feat.rawValue)"
      lines.append(met)
      guard let news = texts.news(of: feat) else { continue }
      lines.append(UILabel(.footnote, .secondaryLabel, news))
    }
    return PlateView(UIStackView(lines, axis: .vertical, spacing: 6), colour: .card)
  }

  private var scores: UIView {
    let texts = game.texts
    let score = result.score
    // The books already include this run.
    let best = max(game.store.statistics.mostPoints, score.points)
    let energy = texts.number(Double(score.energy))
    let rows: [(DeathText, String)] = [
      (.score, "\(score.points)"), (.best, "\(best)"), (.rivals, "\(score.rivals)"),
      (.prey, "\(score.prey)"),
      (.time, texts.time(seconds: score.time)),
      (.energy, texts[DeathText.energyValue, ["value": energy]]),
    ]
    let stack = UIStackView(
      rows.map { key, value in
        let name = UILabel(.body, .label, texts[key])
        let number = UILabel(.body, .secondaryLabel, value)
        number.textAlignment = .right
        number.font = UIFontMetrics(forTextStyle: .body).scaledFont(
          for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        name.isAccessibilityElement = false
        number.accessibilityLabel = texts[key]
        number.accessibilityValue = value
        number.accessibilityIdentifier = key.rawValue
        return UIStackView([name, number])
      }, axis: .vertical, spacing: 10)
    return PlateView(stack, colour: .card)
  }
}
