import Micro
import UIKit

/// A window into a tank in which a creature swims, with its speed and the gain over the original.
@available(iOS 16, *)
final class TankView: UIControl {
  var onTap: (() -> Void)?
  /// Whether it was tapped to enlarge it.
  private(set) var isLarge = false

  private let texts: Texts
  private let vision: Palette.Vision
  private let caption = UILabel()
  private let plate = UIView()
  private let water = CALayer()
  private let specks = TankSpecks()
  private var creature: CreatureLayer?
  private var tank: Tank?
  /// The creature before all changes, in a tank that isn't shown.
  private var reference: Tank?
  private var rest = 0.0
  private lazy var ticker = FrameTicker { [weak self] seconds in self?.advance(by: seconds) }

  /// Creates a tank with one creature.
  ///
  /// - Parameter genome: The creature that is shown first, and the reference; valid.
  init(genome: Genome, texts: Texts, vision: Palette.Vision) {
    self.texts = texts
    self.vision = vision
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = PlateView.cornerRadius
    layer.cornerCurve = .continuous
    layer.borderWidth = 1
    layer.addSublayer(water)
    water.addSublayer(specks)
    plate.isUserInteractionEnabled = false
    plate.layer.cornerRadius = 10
    plate.layer.cornerCurve = .continuous
    caption.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 11, weight: .medium), maximumPointSize: 17)
    caption.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 4
    caption.textAlignment = .center
    caption.accessibilityIdentifier = "speed"
    plate.addSubview(caption)
    addSubview(plate)
    isAccessibilityElement = true
    accessibilityIdentifier = "tank"
    accessibilityTraits = [.button, .updatesFrequently]
    accessibilityLabel = texts[TankText.tank]
    accessibilityHint = texts[TankText.tankHint]
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        isLarge.toggle()
        accessibilityTraits.formSymmetricDifference(.selected)
        onTap?()
      }, for: .touchUpInside)
    reference = try? Tank(genome)
    show(genome)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Returns its frame over a canvas: small in the upper left corner, or over most of the upper half.
  static func frame(in area: CGRect, isLarge: Bool) -> CGRect {
    let margin: CGFloat = 12
    let width = isLarge ? min(area.width - 2 * margin - 56, 420) : min(area.width * 0.36, 170)
    let height = min((width * 0.72).rounded(), max(area.height - 2 * margin, 1))
    return CGRect(x: area.minX + margin, y: area.minY + margin, width: width, height: height)
  }

  /// Whether the water moves.
  var isRunning: Bool {
    get { ticker.isRunning }
    set { ticker.isRunning = newValue }
  }

  /// The speed of the swimmer in cell lengths per second; `nil` while it is measured.
  var speed: Float? { tank?.speed }

  // MARK: The swimmer

  /// Shows another creature. The same one continues to swim.
  func show(_ genome: Genome) {
    guard tank?.genome != genome else { return }
    tank = try? Tank(genome)
    rest = 0
    showSwimmer()
  }

  private func showSwimmer() {
    creature?.removeFromSuperlayer()
    creature = nil
    guard let tank else { return }
    let palette = Palette(traits: traitCollection, vision: vision)
    let layer = CreatureLayer(Figure(tank.genome), palette: palette, rim: .player)
    water.addSublayer(layer)
    creature = layer
    backgroundColor = palette.water.uiColor
    self.layer.borderColor = palette.meniscus.cgColor
    plate.backgroundColor = palette.water.with(opacity: 0.7).uiColor
    specks.colour = palette.speck.cgColor
    pose()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showSwimmer()
  }

  private func advance(by seconds: Double) {
    // After a pause it continues where it was, instead of catching up.
    rest += min(seconds, 0.1) * 60
    var steps = Int(rest + 1e-6)
    rest -= Double(steps)
    while steps > 0 {
      steps -= 1
      tank?.step()
      if reference?.isMeasured == false { reference?.step() }
    }
    pose()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pose()
  }

  /// Makes the camera follow the swimmer, head up, as large as fits.
  private func pose() {
    guard let tank, let index = tank.index, let creature, bounds.width > 0 else { return }
    CATransaction.begin()
    defer { CATransaction.commit() }
    CATransaction.setDisableActions(true)
    let pose = tank.world.creatures[index].pose
    creature.pose(from: tank.world, index: index)
    showCaption()
    // The caption is under the swimmer, and may leave it no space.
    let room = min(bounds.width, plate.frame.minY)
    water.isHidden = room < 1
    guard room >= 1 else { return }
    let middle = plate.frame.minY / 2
    let scale = room / CGFloat(2 * bodyRadius + 1)
    let centre = pose.center
    water.setAffineTransform(
      CGAffineTransform(
        a: 0, b: -scale, c: scale, d: 0,
        tx: bounds.midX - scale * CGFloat(centre.y), ty: middle + scale * CGFloat(centre.x)))
    specks.show(around: centre, reach: CGFloat(hypot(bounds.width, bounds.height)) / scale / 2)
  }

  private var bodyRadius: Float {
    guard let genome = tank?.genome else { return 1 }
    let bounds = genome.bounds
    return (bounds.high - bounds.low).length / 2
  }

  // MARK: The caption

  private func showCaption() {
    let text = captionText
    if caption.text != text {
      caption.text = text
      accessibilityValue = text
    }
    let width = bounds.width - 16
    let height = caption.sizeThatFits(CGSize(width: width - 12, height: 100)).height + 6
    plate.frame = CGRect(x: 8, y: bounds.height - height - 6, width: width, height: height)
    // A tank may be narrower than the margins.
    caption.frame = CGRect(x: 6, y: 3, width: max(0, width - 12), height: max(0, height - 6))
  }

  private var captionText: String {
    [speedText, enduranceText].compactMap { $0 }.joined(separator: "\n")
  }

  private var speedText: String {
    guard let speed = tank?.speed else { return texts[TankText.measuring] }
    // In twentieths: the last digits would flicker.
    let shown = (speed * 20).rounded() / 20
    let number = texts[
      TankText.speed, ["number": texts.number(Double(shown), decimals: 2)]]
    guard let before = reference?.speed, before > 0.05, isCompared else { return number }
    let percent = Int(((speed / before - 1) * 100).rounded())
    if percent == 0 { return number + "\n" + texts[TankText.asFast] }
    let key: TankText = percent > 0 ? .faster : .slower
    return number + "\n" + texts[key, ["number": "\(abs(percent))"]]
  }

  /// The time for which a full store lasts, and the one before all changes if it is another.
  private var enduranceText: String? {
    guard let tank, tank.isMeasured, let endurance = tank.endurance else { return nil }
    let now = seconds(endurance)
    guard isCompared, let before = reference?.endurance.map(seconds), before != now else {
      return now.map { texts[TankText.lasts, ["seconds": $0]] } ?? texts[TankText.neverEmpty]
    }
    switch (now, before) {
    case (let now?, let before?):
      return texts[TankText.lastsNow, ["seconds": now, "before": before]]
    case (let now?, nil): return texts[TankText.lasts, ["seconds": now]]
    default: return texts[TankText.neverEmpty]
    }
  }

  /// Returns whole seconds; `nil` for a time without end.
  private func seconds(_ time: Double) -> String? {
    time.isFinite ? texts.number(time) : nil
  }

  /// Whether both creatures were measured, and differ.
  private var isCompared: Bool {
    tank?.isMeasured == true && reference?.isMeasured == true
      && reference?.genome != tank?.genome
  }
}
