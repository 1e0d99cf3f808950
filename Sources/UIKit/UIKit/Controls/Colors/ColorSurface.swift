import CoreGraphics
import QuartzCore

/// A control that picks the value below a finger from the moment that it comes down, wherever it moves.
@MainActor class ColorControl: UIControl {
  /// Picks the value at a point.
  func take(at point: CGPoint) {}
  /// Reports the chosen value, and whether the finger is still down.
  func tell(isDown: Bool) {}

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, isDown: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, isDown: true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch, isDown: false) }
  }

  override func cancelTracking(with event: UIEvent?) { tell(isDown: false) }

  private func follow(_ touch: UITouch, isDown: Bool) {
    take(at: touch.location(in: self))
    tell(isDown: isDown)
  }
}

/// A surface from which a finger picks a colour: the grid or the spectrum.
@MainActor class ColorSurface: ColorControl {
  var selection = ColorSelection(red: 0, green: 0, blue: 0) {
    didSet { if selection != oldValue { setNeedsLayout() } }
  }
  /// Called with a colour and whether the finger is still down.
  var pick: (ColorSelection, Bool) -> Void = { _, _ in }

  func color(at point: CGPoint) -> ColorSelection { selection }

  override func take(at point: CGPoint) { selection = color(at: point) }
  override func tell(isDown: Bool) { pick(selection, isDown) }
}

/// The grid of colours.
@MainActor final class ColorGridView: ColorSurface {
  private let cells = CALayer()
  private let mark = UIView(frame: .zero)
  private var shownSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(cells)
    cells.masksToBounds = true
    cells.cornerRadius = ColorMetrics.cornerRadius
    mark.isUserInteractionEnabled = false
    mark.layer.borderWidth = 3
    mark.layer.borderColor = UIColor.white.cgColor
    mark.layer.cornerRadius = 3
    addSubview(mark)
  }

  required init?(coder: NSCoder) {
    fatalError("A picker makes its grid")
  }

  private var cell: CGSize {
    CGSize(
      width: bounds.width / CGFloat(ColorGrid.columns),
      height: bounds.height / CGFloat(ColorGrid.rows.count))
  }

  override func color(at point: CGPoint) -> ColorSelection {
    let cell = cell
    guard cell.width > 0, cell.height > 0 else { return selection }
    let row = Int(point.y / cell.height).clamped(0, ColorGrid.rows.count - 1)
    let column = Int(point.x / cell.width).clamped(0, ColorGrid.columns - 1)
    var picked = ColorGrid.rows[row][column]
    picked.alpha = selection.alpha
    return picked
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cell = cell
    if shownSize != bounds.size {
      shownSize = bounds.size
      cells.frame = bounds
      cells.sublayers?.forEach { $0.removeFromSuperlayer() }
      for (row, colors) in ColorGrid.rows.enumerated() {
        for (column, color) in colors.enumerated() {
          let tile = CALayer()
          tile.backgroundColor = color.color.cgColor
          tile.frame = CGRect(
            x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
            height: cell.height)
          cells.addSublayer(tile)
        }
      }
    }
    let place = ColorGrid.place(of: selection)
    mark.isHidden = place == nil
    guard let place else { return }
    mark.frame = CGRect(
      x: CGFloat(place.column) * cell.width, y: CGFloat(place.row) * cell.height,
      width: cell.width, height: cell.height
    ).insetBy(dx: -1, dy: -1)
    mark.layer.borderColor =
      (place.row == 0 && place.column < 4 ? UIColor.gray : UIColor.white).cgColor
  }

  override var ownAccessibility: OwnAccessibility {
    OwnAccessibility(label: SystemText.grid.text, value: "#" + selection.hex)
  }
}

/// All hues next to each other, from white over the full colour to black.
@MainActor final class ColorSpectrumView: ColorSurface {
  private let hues = CAGradientLayer()
  private let shade = CAGradientLayer()
  private let knob = UIView(frame: .zero)
  /// The position of the finger: two positions may have the same colour.
  private var place: CGPoint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    hues.colors = ColorSelection.hues
    hues.startPoint = CGPoint(x: 0, y: 0.5)
    hues.endPoint = CGPoint(x: 1, y: 0.5)
    shade.colors = [
      UIColor.white.cgColor, UIColor.white.withAlphaComponent(0).cgColor,
      UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.cgColor,
    ]
    shade.locations = [0, 0.5, 0.5, 1]
    for gradient in [hues, shade] {
      gradient.cornerRadius = ColorMetrics.cornerRadius
      gradient.masksToBounds = true
      layer.addSublayer(gradient)
    }
    knob.isUserInteractionEnabled = false
    knob.layer.borderWidth = 3
    knob.layer.borderColor = UIColor.white.cgColor
    knob.layer.cornerRadius = ColorMetrics.knob / 2
    knob.layer.shadowOpacity = 0.25
    knob.layer.shadowRadius = 2
    knob.layer.shadowOffset = CGSize(width: 0, height: 1)
    addSubview(knob)
  }

  required init?(coder: NSCoder) {
    fatalError("A picker makes its spectrum")
  }

  override func color(at point: CGPoint) -> ColorSelection {
    guard bounds.width > 0, bounds.height > 0 else { return selection }
    let unit = CGPoint(
      x: (point.x / bounds.width).clamped(to: 0...1),
      y: (point.y / bounds.height).clamped(to: 0...1))
    place = unit
    return ColorSelection(spectrum: unit, alpha: selection.alpha)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hues.frame = bounds
    shade.frame = bounds
    var unit = selection.spectrumPlace
    if let place, ColorSelection(spectrum: place).bytes == selection.bytes { unit = place }
    knob.bounds.size = CGSize(width: ColorMetrics.knob, height: ColorMetrics.knob)
    knob.center = CGPoint(x: unit.x * bounds.width, y: unit.y * bounds.height)
    knob.backgroundColor = selection.opaque.color
  }

  override var ownAccessibility: OwnAccessibility {
    OwnAccessibility(label: SystemText.spectrum.text, value: "#" + selection.hex)
  }
}
