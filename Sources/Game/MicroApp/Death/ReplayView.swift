import Micro
import UIKit

/// Plays the last seconds of a run in a loop, with the same bits.
@available(iOS 16, *)
final class ReplayView: UIControl {
  private var replay: RunReplay
  let dish: DishView
  private let progress = Sprite()
  private var accumulator = StepAccumulator()
  private var rest: TimeInterval = 0
  private let texts: Texts
  /// The second of the replay that was announced last.
  private var toldSecond = -1
  private lazy var ticker = FrameTicker { [weak self] in self?.advance(by: $0) }
  /// The factor of the zoom, and the factor in a view of one point, so that a small view shows membranes, too.
  private static let magnification: CGFloat = 1.4
  private static let nearest: CGFloat = 600
  /// How long the end stays before it starts again, in seconds.
  private static let pause = 1.5

  init(_ replay: RunReplay, palette: Palette, isMotionReduced: Bool, texts: Texts) {
    self.replay = replay
    self.texts = texts
    let world = replay.start.arena.world
    dish = DishView(
      world: world, center: replay.start.creature?.pose.center ?? .zero, palette: palette,
      isMotionReduced: isMotionReduced)
    dish.peril.warns = false
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = PlateView.cornerRadius
    addSubview(dish)
    let caption = PlateView(
      UILabel(.footnote, .label, texts[DeathText.replay], lines: 1, largest: 17),
      colour: UIColor.ground.withAlphaComponent(0.9),
      margins: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
    caption.isUserInteractionEnabled = false
    caption.layer.cornerRadius = 10
    addPlaced([caption])
    NSLayoutConstraint.activate([
      caption.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      caption.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
    ])
    progress.backgroundColor = palette.rimLight.cgColor
    progress.anchorPoint = .zero
    layer.addSublayer(progress)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .image, .updatesFrequently]
    accessibilityLabel = texts[DeathText.replay]
    accessibilityHint = texts[DeathText.replayHint]
    accessibilityIdentifier = "replay"
    addAction(UIAction { [weak self] _ in self?.rewind() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Whether it is playing.
  var isPlaying: Bool {
    get { ticker.isRunning }
    set { ticker.isRunning = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dish.frame = bounds
    dish.magnification = max(
      Self.magnification, Self.nearest / max(bounds.width, bounds.height, 1))
    dish.look(at: replay.run.creature?.pose.center ?? dish.camera.center)
    show(elapsed: 0)
  }

  /// The length of the replay, in seconds.
  var duration: TimeInterval { TimeInterval(replay.inputs.count) / 60 }

  /// Plays it from its beginning.
  func rewind() {
    replay.rewind()
    rest = 0
    dish.look(at: replay.run.creature?.pose.center ?? dish.camera.center)
  }

  /// Plays it from its beginning and records it.
  ///
  /// - Parameters:
  ///   - afterglow: How long the last frame stays in the film, in seconds.
  ///   - progress: Called in each frame with the rest in seconds, at last with 0.
  func film(
    _ name: String, afterglow: TimeInterval, _ handover: Handover,
    progress: @escaping (TimeInterval) -> Void
  ) {
    guard let window, filming == nil else { return }
    rewind()
    let seconds = duration + afterglow
    handover.film(name, convert(bounds, to: window), seconds)
    filming = (seconds, progress)
    progress(seconds)
    UIAccessibility.post(notification: .announcement, argument: texts[DeathText.filming])
  }

  /// The rest of a film that is being made, in seconds, and the closure that receives it.
  private var filming: (rest: TimeInterval, progress: (TimeInterval) -> Void)?

  private func tellOfFilm(_ elapsed: TimeInterval) {
    guard let (rest, progress) = filming else { return }
    let left = max(rest - elapsed, 0)
    filming = left > 0 ? (left, progress) : nil
    progress(left)
  }

  private func advance(by elapsed: TimeInterval) {
    tellOfFilm(elapsed)
    var events: [World.Event] = []
    if replay.isOver {
      rest += elapsed
      if rest > Self.pause { rewind() }
    } else {
      for _ in 0..<accumulator.steps(after: elapsed, speed: 1) where !replay.isOver {
        replay.step()
        events += replay.run.arena.world.events
      }
    }
    show(elapsed: elapsed, events)
  }

  private func show(elapsed: TimeInterval, _ events: [World.Event] = []) {
    let run = replay.run
    dish.show(
      run.arena.world, after: events, from: DishView.Perspective(creature: run.creatureID),
      target: run.creature?.pose.center, elapsed: elapsed)
    let second = replay.position / 60
    if second != toldSecond {
      toldSecond = second
      accessibilityValue = texts.time(seconds: Double(second))
    }
    let share = CGFloat(replay.position) / CGFloat(max(replay.inputs.count, 1))
    progress.bounds = CGRect(x: 0, y: 0, width: (bounds.width * share).rounded(), height: 4)
    progress.position = CGPoint(x: 0, y: bounds.height - 4)
  }
}
