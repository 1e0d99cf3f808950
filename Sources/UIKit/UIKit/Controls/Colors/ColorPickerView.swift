import CoreGraphics
import QuartzCore

/// The picker's contents, from top to bottom: its title, the modes, the view of one mode, the opacity, and
/// the colour next to the stored ones.
@MainActor final class ColorPickerView: UIView {
  var selection: ColorSelection { didSet { show() } }
  var supportsAlpha = true {
    didSet {
      for view in [opacity, opacityName, opacityValue] as [UIView] {
        view.isHidden = !supportsAlpha
      }
      setNeedsLayout()
    }
  }
  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }
  /// Called with a colour and whether the finger is still down.
  var change: (ColorSelection, Bool) -> Void = { _, _ in }
  var close: () -> Void = {}

  private let label = UILabel(frame: .zero)
  private let closeButton = UIButton(type: .close)
  private let ways = UISegmentedControl(
    items: [SystemText.grid, .spectrum, .sliders].map(\.text))
  private let grid = ColorGridView(frame: .zero)
  private let spectrum = ColorSpectrumView(frame: .zero)
  private let sliders = ColorSlidersView(frame: .zero)
  private let opacity = ColorSlider(name: SystemText.opacity.text, steps: 100)
  private let opacityName = ColorSlidersView.nameLabel(SystemText.opacity.text)
  private let opacityValue = ColorSlidersView.valueLabel()
  private let sample = UIView(frame: .zero)
  private let favorites = ColorFavoritesView(frame: .zero)

  init(_ selection: ColorSelection) {
    self.selection = selection
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.maximumContentSizeCategory = .extraExtraExtraLarge
    closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    ways.selectedSegmentIndex = 0
    ways.addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
    sample.layer.cornerRadius = ColorMetrics.cornerRadius
    for view in [
      label, closeButton, ways, grid, spectrum, sliders, opacityName, opacity, opacityValue, sample,
      favorites,
    ] as [UIView] { addSubview(view) }
    for surface in [grid, spectrum] as [ColorSurface] {
      surface.pick = { [weak self] in self?.pick($0, isDown: $1) }
    }
    sliders.pick = { [weak self] in self?.pick($0, isDown: $1) }
    opacity.change = { [weak self] value, isDown in
      guard let self else { return }
      var selection = self.selection
      selection.alpha = value
      pick(selection, isDown: isDown)
    }
    favorites.current = { [weak self] in self?.selection ?? ColorSelection(.white) }
    favorites.pick = { [weak self] in self?.pick($0, isDown: false) }
    show()
  }

  required init?(coder: NSCoder) {
    fatalError("A picker makes its contents")
  }

  private func pick(_ selection: ColorSelection, isDown: Bool) {
    self.selection = selection
    change(selection, isDown)
  }

  private func show() {
    grid.selection = selection
    spectrum.selection = selection
    sliders.selection = selection
    opacity.value = selection.alpha
    opacity.colors = (selection.opaque.color.withAlphaComponent(0), selection.opaque.color)
    opacity.knobColor = selection.opaque.color
    opacityValue.text = "\(Int((selection.alpha * 100).rounded()))%"
    sample.backgroundColor = selection.color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: ColorMetrics.margin, dy: 0)
    let isRightToLeft = self.isRightToLeft
    let header = ColorMetrics.headerHeight
    label.frame = CGRect(x: area.minX, y: area.minY + 8, width: area.width, height: header)
    closeButton.frame = CGRect(
      x: isRightToLeft ? area.minX : area.maxX - 30, y: area.minY + 15, width: 30, height: 30)
    var y = label.frame.maxY + 8
    ways.frame = CGRect(x: area.minX, y: y, width: area.width, height: ColorMetrics.segmentHeight)
    y = ways.frame.maxY + ColorMetrics.spacing
    // From the bottom: the stored colours, and the opacity above them.
    var bottom = area.maxY - ColorMetrics.margin - ColorMetrics.preview
    let previewX = isRightToLeft ? area.maxX - ColorMetrics.preview : area.minX
    sample.frame = CGRect(
      x: previewX, y: bottom, width: ColorMetrics.preview, height: ColorMetrics.preview)
    let side = ColorMetrics.preview + ColorMetrics.margin
    favorites.frame = CGRect(
      x: isRightToLeft ? area.minX : area.minX + side, y: bottom, width: area.width - side,
      height: ColorMetrics.preview)
    bottom -= ColorMetrics.margin
    if supportsAlpha {
      bottom -= ColorMetrics.sliderHeight
      let width = max(0, area.width - ColorMetrics.valueWidth - ColorMetrics.valueGap)
      let valueX = isRightToLeft ? area.minX : area.maxX - ColorMetrics.valueWidth
      opacity.frame = CGRect(
        x: isRightToLeft ? area.maxX - width : area.minX, y: bottom, width: width,
        height: ColorMetrics.sliderHeight)
      opacityValue.frame = CGRect(
        x: valueX, y: bottom, width: ColorMetrics.valueWidth, height: ColorMetrics.sliderHeight)
      let nameHeight = ColorSlidersView.height(of: opacityName)
      bottom -= nameHeight + ColorMetrics.nameGap
      opacityName.frame = CGRect(
        x: opacity.frame.minX, y: bottom, width: width, height: nameHeight)
      bottom -= ColorMetrics.nameGap
    }
    // The cells are square if there is enough space.
    let height = (bottom - y).clamped(0, area.width * 10 / 12)
    for (index, view) in [grid, spectrum, sliders].enumerated() {
      view.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
      view.isHidden = index != ways.selectedSegmentIndex
    }
  }
}

/// Sliders for red, green and blue, and the colour as six digits.
@MainActor final class ColorSlidersView: PartView, UITextFieldDelegate {
  var selection = ColorSelection(red: 0, green: 0, blue: 0) { didSet { show() } }
  var pick: (ColorSelection, Bool) -> Void = { _, _ in }
  private let sliders = [SystemText.red, .green, .blue].map {
    ColorSlider(name: $0.text, steps: 255)
  }
  private lazy var names = sliders.map { Self.nameLabel($0.name) }
  private lazy var values = sliders.map { _ in Self.valueLabel() }
  private let field = UITextField(frame: .zero)

  override func prepare() {
    for (index, slider) in sliders.enumerated() {
      slider.change = { [weak self] value, isDown in
        guard let self else { return }
        selection = selection.with(index, value)
        pick(selection, isDown)
      }
    }
    field.borderStyle = .roundedRect
    field.textAlignment = .center
    field.accessibilityLabel = SystemText.hexColor.text
    field.autocapitalizationType = .allCharacters
    field.autocorrectionType = .no
    field.returnKeyType = .done
    field.delegate = self
    for view in sliders as [UIView] + names + values + [field] { addSubview(view) }
    show()
  }

  /// Returns a label above a slider; the slider has the same name for assistive software.
  static func nameLabel(_ name: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = name.uppercased()
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    scale(label)
    return label
  }

  /// Scales a label's text as far as the picker has space, since it doesn't scroll.
  private static func scale(_ label: UILabel) {
    label.adjustsFontForContentSizeCategory = true
    label.maximumContentSizeCategory = .extraExtraExtraLarge
    label.isAccessibilityElement = false
  }

  /// Returns the height of a name above a slider.
  static func height(of name: UILabel) -> CGFloat {
    max(ColorMetrics.nameHeight, name.intrinsicContentSize.height)
  }

  /// Returns a label next to a slider.
  static func valueLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .body)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    scale(label)
    return label
  }

  private func show() {
    let parts = [selection.red, selection.green, selection.blue]
    for (index, slider) in sliders.enumerated() {
      slider.value = parts[index]
      slider.colors = (
        selection.opaque.with(index, 0).color, selection.opaque.with(index, 1).color
      )
      slider.knobColor = selection.opaque.color
      values[index].text = "\(selection.bytes[index])"
    }
    if !field.isFirstResponder { field.text = selection.hex }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = self.isRightToLeft
    let valueWidth = ColorMetrics.valueWidth
    let row = min(72, bounds.height / 4)
    func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height).mirrored(in: bounds.width, if: isRightToLeft)
    }
    for index in sliders.indices {
      let y = CGFloat(index) * row
      let width = bounds.width - valueWidth - ColorMetrics.valueGap
      let nameHeight = Self.height(of: names[index])
      let top = y + nameHeight + ColorMetrics.nameGap
      let height = min(ColorMetrics.sliderHeight, y + row - top - 2 * ColorMetrics.nameGap)
      names[index].frame = place(0, y, width, nameHeight)
      sliders[index].frame = place(0, top, width, height)
      values[index].frame = place(width + ColorMetrics.valueGap, top, valueWidth, height)
    }
    field.frame = place(bounds.width - 120, 3 * row + 4, 120, 34)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

  func textFieldDidEndEditing(_ textField: UITextField) {
    let text = (textField.text ?? "").trimmingCharacters(in: .whitespaces)
    if let typed = ColorSelection(hex: text, alpha: selection.alpha) {
      selection = typed
      pick(typed, false)
    }
    textField.text = selection.hex
  }
}

/// The stored colours, which all pickers share, and a button that stores another.
@MainActor final class ColorFavoritesView: PartView {
  var current: () -> ColorSelection = { ColorSelection(red: 0, green: 0, blue: 0) }
  var pick: (ColorSelection) -> Void = { _ in }
  private static var kept: [ColorSelection] = [
    ColorSelection(red: 0, green: 0, blue: 0), ColorSelection(red: 0, green: 0.478, blue: 1),
    ColorSelection(red: 0.204, green: 0.78, blue: 0.349),
    ColorSelection(red: 1, green: 0.8, blue: 0), ColorSelection(red: 1, green: 0.231, blue: 0.188),
  ]
  private let scroll = UIScrollView(frame: .zero)
  private let plus = UIButton(type: .system)
  private var swatches: [UIButton] = []

  override func prepare() {
    plus.setImage(
      UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)),
      for: .normal)
    plus.backgroundColor = .secondarySystemFill
    plus.layer.cornerRadius = ColorMetrics.swatchSide / 2
    plus.accessibilityLabel = SystemText.addFavorite.text
    plus.addAction(UIAction { [weak self] _ in self?.keep() }, for: .touchUpInside)
    scroll.addSubview(plus)
    addSubview(scroll)
    show()
  }

  private func keep() {
    let color = current()
    guard !Self.kept.contains(color) else { return }
    Self.kept = (Self.kept + [color]).suffix(ColorMetrics.maximumFavorites)
    show()
  }

  private func show() {
    for swatch in swatches { swatch.removeFromSuperview() }
    swatches = Self.kept.map { color in
      let swatch = UIButton(type: .custom)
      swatch.backgroundColor = color.color
      swatch.layer.cornerRadius = ColorMetrics.swatchSide / 2
      swatch.layer.borderWidth = 1
      swatch.layer.borderColor = UIColor.gray.withAlphaComponent(0.3).cgColor
      swatch.accessibilityLabel = "#" + color.hex
      swatch.addAction(UIAction { [weak self] _ in self?.pick(color) }, for: .touchUpInside)
      scroll.addSubview(swatch)
      return swatch
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let side = ColorMetrics.swatchSide
    let step = side + ColorMetrics.spacing - 4
    let columns = max(1, Int((bounds.width + step - side) / step))
    let isRightToLeft = self.isRightToLeft
    for (index, view) in (swatches + [plus]).enumerated() {
      let x = CGFloat(index % columns) * step
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - side : x, y: CGFloat(index / columns) * (side + 4),
        width: side, height: side)
    }
    scroll.contentSize = CGSize(width: bounds.width, height: plus.frame.maxY)
  }
}
