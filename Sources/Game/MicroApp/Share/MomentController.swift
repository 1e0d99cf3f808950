import Micro
import UIKit

/// A moment of a waiting run: the last seconds once more, from a point that the player chooses, for recording.
@available(iOS 16, *)
final class MomentController: UIViewController {
  private let whole: RunReplay
  private let name: String
  private let game: Game
  private let close: () -> Void
  private var replayView: ReplayView?
  private let stage = UIView()
  private let slider = UISlider()
  private let label = UILabel(.subheadline, .secondaryLabel)
  private lazy var filmButton = UIButton.filled(
    game.texts[DeathText.filmMoment], "film-moment", isProminent: true
  ) { [weak self] in self?.startFilm() }
  private lazy var bar = DeathBar([
    UIButton.filled(game.texts[DeathText.closeMoment], "close-moment", action: close), filmButton,
  ])

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - replay: The replay, which ends at the moment at which the run waits.
  ///   - name: The name of the player's creature.
  ///   - close: Returns to the run.
  init(_ replay: RunReplay, name: String, game: Game, close: @escaping () -> Void) {
    whole = replay
    self.name = name
    self.game = game
    self.close = close
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var prefersStatusBarHidden: Bool { true }

  /// The shortest film, in seconds.
  private static let shortest: Float = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .ground
    view.accessibilityIdentifier = "moment"
    view.tintColor = .accent
    slider.maximumValue = max(Float(whole.inputs.count) / 60 - Self.shortest, 0)
    slider.accessibilityIdentifier = "moment-start"
    slider.accessibilityLabel = game.texts[DeathText.momentStart]
    slider.addAction(UIAction { [weak self] _ in self?.startDidChange() }, for: .valueChanged)
    let choice = UIStackView([label, slider], axis: .vertical, spacing: 4)
    view.addPlaced([stage, choice, bar])
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stage.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      stage.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
      stage.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
      stage.bottomAnchor.constraint(equalTo: choice.topAnchor, constant: -12),
      choice.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      choice.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 16),
      choice.widthAnchor.constraint(equalToConstant: 560).with(.defaultHigh),
      choice.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -4),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    startDidChange()
  }

  /// The replay is drawn in the colours of light or dark mode.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard isViewLoaded, let previous,
      previous.userInterfaceStyle != traitCollection.userInterfaceStyle
    else { return }
    startDidChange()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    replayView?.isPlaying = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    replayView?.isPlaying = false
  }

  // MARK: The stretch

  /// Plays from the slider's position to the end.
  private func startDidChange() {
    let replay = whole.dropping(first: Int((slider.value * 60).rounded()))
    let texts = game.texts
    let seconds = Double(replay.inputs.count) / 60
    label.text = texts[DeathText.momentLength, ["seconds": texts.number(seconds, decimals: 1)]]
    slider.accessibilityValue = label.text
    let old = replayView
    let new = ReplayView(
      replay, palette: game.palette(for: self), isMotionReduced: game.reducesMotion, texts: texts)
    stage.fill(with: new)
    replayView = new
    new.isPlaying = old?.isPlaying ?? false
    old?.removeFromSuperview()
  }

  private func startFilm() {
    guard let handover = game.handover else { return }
    let (file, texts) = (FileName.safe(name), game.texts)
    slider.isEnabled = false
    replayView?.film(file, afterglow: 0.5, handover) { [weak self] rest in
      guard let self else { return }
      FilmText.show(rest, name: file, on: filmButton, texts)
      slider.isEnabled = rest == 0
    }
  }
}
