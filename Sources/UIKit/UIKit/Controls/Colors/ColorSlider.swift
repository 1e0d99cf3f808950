import CoreGraphics
import QuartzCore

/// A slider whose track shows the colours of its values.
@MainActor final class ColorSlider: ColorControl {
  /// The value, 0…1.
  var value: CGFloat = 0 { didSet { if value != oldValue { setNeedsLayout() } } }
  /// The colours at the start and at the end of the track.
  var colors: (UIColor, UIColor) = (.black, .white) { didSet { showColors() } }
  var knobColor = UIColor.white { didSet { knob.backgroundColor = knobColor } }
  let name: String
  /// Called with the value and whether the finger is still down.
  var change: (CGFloat, Bool) -> Void = { _, _ in }
  /// The number of steps for reading out and adjusting the value.
  private let steps: CGFloat
  private let track = CAGradientLayer()
  private let checks = CALayer()
  private let knob = UIView(frame: .zero)

  /// Creates a slider.
  ///
  /// - Parameter steps: The number of steps from 0 to 1: 255 or 100.
  init(name: String, steps: CGFloat) {
    self.name = name
    self.steps = steps
    super.init(frame: .zero)
    checks.masksToBounds = true
    checks.backgroundColor = UIColor.white.cgColor
    layer.addSublayer(checks)
    track.startPoint = CGPoint(x: 0, y: 0.5)
    track.endPoint = CGPoint(x: 1, y: 0.5)
    track.masksToBounds = true
    layer.addSublayer(track)
    knob.isUserInteractionEnabled = false
    knob.backgroundColor = knobColor
    knob.layer.borderWidth = 3
    knob.layer.borderColor = UIColor.white.cgColor
    knob.layer.shadowOpacity = 0.25
    knob.layer.shadowRadius = 2
    knob.layer.shadowOffset = CGSize(width: 0, height: 1)
    addSubview(knob)
    showColors()
  }

  required init?(coder: NSCoder) {
    fatalError("A picker makes its sliders")
  }

  private func showColors() {
    let ends = [colors.0.cgColor, colors.1.cgColor]
    track.colors = isRightToLeft ? Array(ends.reversed()) : ends
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showColors()
    let radius = bounds.height / 2
    checks.frame = bounds
    checks.cornerRadius = radius
    layOutChecks()
    track.frame = bounds
    track.cornerRadius = radius
    let side = bounds.height - 4
    let way = max(0, bounds.width - bounds.height) * value
    knob.bounds.size = CGSize(width: side, height: side)
    knob.layer.cornerRadius = side / 2
    knob.center = CGPoint(
      x: isRightToLeft ? bounds.width - radius - way : radius + way, y: bounds.midY)
  }

  /// Lays out the checkerboard behind transparent colours.
  private func layOutChecks() {
    let isTransparent = colors.0.cgColor.alpha < 1
    checks.isHidden = !isTransparent
    guard isTransparent else { return }
    let side = bounds.height / 3
    let columns = side > 0 ? Int((bounds.width / side).rounded(.up)) : 0
    let needed = columns * 3 / 2
    var tiles = checks.sublayers ?? []
    while tiles.count < needed {
      let tile = CALayer()
      tile.backgroundColor = UIColor(white: 0.85, alpha: 1).cgColor
      checks.addSublayer(tile)
      tiles.append(tile)
    }
    for (index, tile) in tiles.enumerated() {
      // Every second cell of the three rows.
      let cell = index * 2
      tile.frame = CGRect(
        x: CGFloat(cell / 3) * side, y: CGFloat(cell % 3) * side, width: side, height: side)
    }
  }

  override func take(at point: CGPoint) {
    let room = max(1, bounds.width - bounds.height)
    let part = (point.x - bounds.height / 2) / room
    let unit = (isRightToLeft ? 1 - part : part).clamped(to: 0...1)
    value = (unit * steps).rounded() / steps
  }

  override func tell(isDown: Bool) { change(value, isDown) }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    OwnAccessibility(
      label: name, value: "\(Int((value * steps).rounded()))", traits: .adjustable)
  }

  override func adjust(bySteps steps: Int) {
    value = (value + CGFloat(steps) / 10).clamped(to: 0...1)
    change(value, false)
  }
}
