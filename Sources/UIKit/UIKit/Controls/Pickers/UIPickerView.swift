import CoreGraphics
import Foundation
import QuartzCore

/// Wheels side by side, each of which selects one of its rows.
///
///     let picker = UIPickerView()
///     picker.dataSource = self
///     picker.delegate = self
///
/// Rows are made as they become visible: a wheel with a million rows costs the same as one with ten.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The methods that the delegate doesn't implement, as far as is known.
  var missingMethods: PickerDelegateMethods = []
  private(set) var wheels: [WheelView] = []
  private let band = UIView(frame: .zero)
  private let drums = UIView(frame: .zero)
  private let fade = CAGradientLayer()
  private var needsLoading = true
  /// The component that arrow keys turn.
  private var keyComponent = 0

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero
        ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(pickerView: self)
  }

  override func setOutlet(_ name: String, to object: AnyObject) -> Bool {
    switch name {
    case "dataSource": dataSource = object as? any UIPickerViewDataSource
    case "delegate": delegate = object as? any UIPickerViewDelegate
    default: return super.setOutlet(name, to: object)
    }
    return true
  }

  private func prepare() {
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerMetrics.bandRadius
    drums.layer.mask = fade
    addSubview(band)
    addSubview(drums)
  }

  // MARK: Content

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLoading() } }

  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      missingMethods = []
      setNeedsLoading()
    }
  }

  /// Always true: the band behind the selected rows is always shown, and setting this has no effect, as on
  /// iOS since 7.
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }

  private func setNeedsLoading() {
    needsLoading = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    if needsLoading { reloadAllComponents() }
  }

  open func reloadAllComponents() {
    needsLoading = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count { addWheel() }
    for component in wheels.indices { load(component) }
    setNeedsLayout()
  }

  /// Reads a component's rows again. The chosen row stays, or becomes the last one if there are fewer
  /// rows.
  open func reloadComponent(_ component: Int) {
    if needsLoading { return reloadAllComponents() }
    check(component)
    load(component)
    setNeedsLayout()
  }

  /// Updates the contents of the visible rows.
  func refreshRows() {
    for wheel in wheels { wheel.refresh() }
  }

  private func load(_ component: Int) {
    let wheel = wheels[component]
    wheel.rowHeight = rowHeight(component)
    wheel.reload(
      count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// The colour of titles without attributes. Apps set it by key-value coding, although Apple doesn't document it.
  var titleColor: UIColor? { didSet { reloadAllComponents() } }

  private func addWheel() {
    let component = wheels.count
    let wheel = WheelView(frame: .zero)
    wheel.makeRow = { [weak self] in self?.row($0, component, reusing: $1) }
    wheel.didSelect = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheel.describe = { [weak self] in self?.description(of: component) ?? (nil, nil, nil) }
    wheels.append(wheel)
    drums.addSubview(wheel)
  }

  private func row(_ row: Int, _ component: Int, reusing old: UIView?) -> UIView? {
    guard let delegate else { return nil }
    let reused = old is WheelTitleView ? nil : old
    let own = answer(.view) {
      $0.pickerView(self, viewForRow: row, forComponent: component, reusing: reused)
    }
    if let own { return own }
    let view = old as? WheelTitleView ?? WheelTitleView(frame: .zero)
    view.label.textColor = titleColor ?? .label
    if let title = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      view.label.attributedText = title
    } else {
      view.label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
    }
    return view
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    let height = answer(.height) { $0.pickerView(self, rowHeightForComponent: component) }
    return height.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? PickerMetrics.rowHeight
  }

  private func widthWish(_ component: Int) -> CGFloat? {
    let width = answer(.width) { $0.pickerView(self, widthForComponent: component) }
    return width.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the delegate's result; `nil` if the method isn't implemented.
  private func answer<Answer>(
    _ method: PickerDelegateMethods, _ question: (any UIPickerViewDelegate) -> Answer
  ) -> Answer? {
    guard let delegate, !missingMethods.contains(method) else { return nil }
    let answer = question(delegate)
    return missingMethods.contains(method) ? nil : answer
  }

  private func loadedWheel(_ component: Int) -> WheelView {
    loadIfNeeded()
    check(component)
    return wheels[component]
  }

  private func check(_ component: Int) {
    precondition(
      wheels.indices.contains(component),
      "component \(component) of a picker view that has \(wheels.count)")
  }

  // MARK: Queries

  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    loadedWheel(component).rowCount
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    let height = loadedWheel(component).rowHeight
    return CGSize(width: columns.columns[component].width, height: height)
  }

  /// Returns the delegate's view of a row; `nil` if the row isn't visible or the delegate provides
  /// titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    check(component)
    guard let view = wheels[component].view(for: row), !(view is WheelTitleView) else { return nil }
    return view
  }

  // MARK: Choosing

  /// Selects a row without calling the delegate. A row that doesn't exist means the nearest one.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadedWheel(component).select(row, animated: animated)
  }

  /// Returns the row that was selected last; -1 if there is none. A turning wheel changes it when it rests.
  open func selectedRow(inComponent component: Int) -> Int {
    loadedWheel(component).selectedRow
  }

  // MARK: Layout

  open dynamic override var intrinsicContentSize: CGSize { PickerMetrics.size }
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  private var columns: PickerColumns {
    PickerColumns(
      wishes: wheels.indices.map(widthWish), width: bounds.width,
      isRightToLeft: isRightToLeft)
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    UIView.performWithoutAnimation {
      drums.frame = bounds
      for (wheel, column) in zip(wheels, columns.columns) {
        wheel.frame = CGRect(x: column.x, y: 0, width: column.width, height: bounds.height)
        wheel.layoutIfNeeded()
      }
      let height = wheels.map(\.rowHeight).max() ?? PickerMetrics.rowHeight
      let inset = min(PickerMetrics.bandInset, bounds.width / 2)
      band.frame = CGRect(
        x: inset, y: bounds.midY - height / 2, width: bounds.width - 2 * inset, height: height)
      placeFade(bandHeight: height)
    }
  }

  /// Fades rows outside the band, more so the farther away they are.
  private func placeFade(bandHeight: CGFloat) {
    fade.frame = bounds
    guard bounds.height > 0 else { return }
    let half = min(0.5, bandHeight / 2 / bounds.height)
    let (near, far) = (
      UIColor(white: 0, alpha: PickerMetrics.nearAlpha).cgColor,
      UIColor(white: 0, alpha: PickerMetrics.farAlpha).cgColor
    )
    let full = UIColor(white: 0, alpha: 1).cgColor
    fade.colors = [far, near, full, full, near, far]
    fade.locations = [0, 0.5 - half, 0.5 - half, 0.5 + half, 0.5 + half, 1].map {
      NSNumber(value: Double($0))
    }
  }

  // MARK: Keys

  /// True: arrow keys turn a picker that the app makes first responder. Up and down move by a row, left and
  /// right to another column.
  open dynamic override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var rest = presses
    for press in presses {
      guard let code = press.key?.keyCode, turn(code) else { continue }
      rest.remove(press)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  private func turn(_ code: UIKeyboardHIDUsage) -> Bool {
    guard isFirstResponder, !wheels.isEmpty else { return false }
    let forward = isRightToLeft ? -1 : 1
    keyComponent = min(keyComponent, wheels.count - 1)
    switch code {
    case .keyboardUpArrow: wheels[keyComponent].choose(byRows: -1)
    case .keyboardDownArrow: wheels[keyComponent].choose(byRows: 1)
    case .keyboardRightArrow: keyComponent = (keyComponent + forward).clamped(0, wheels.count - 1)
    case .keyboardLeftArrow: keyComponent = (keyComponent - forward).clamped(0, wheels.count - 1)
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  private func description(
    of component: Int
  ) -> (label: String?, hint: String?, inputs: [String]?) {
    guard let asked = delegate as? any UIPickerViewAccessibilityDelegate else {
      return (nil, nil, nil)
    }
    let label =
      asked.pickerView(self, accessibilityAttributedLabelForComponent: component)?.string
      ?? asked.pickerView(self, accessibilityLabelForComponent: component)
    let hint =
      asked.pickerView(self, accessibilityAttributedHintForComponent: component)?.string
      ?? asked.pickerView(self, accessibilityHintForComponent: component)
    let attributed = asked.pickerView(
      self, accessibilityAttributedUserInputLabelsForComponent: component
    ).map(\.string)
    let inputs =
      attributed.isEmpty
      ? asked.pickerView(self, accessibilityUserInputLabelsForComponent: component) : attributed
    return (label, hint, inputs.isEmpty ? nil : inputs)
  }
}
