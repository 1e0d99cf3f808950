import CoreGraphics
import Foundation

/// A date picker's compact style: buttons with the date and the time, each of which opens a view to choose
/// it.
final class CompactDateView: PartView, DatePickerContent {
  var didChoose: (Date) -> Void = { _ in }
  /// Called when a compact field has opened, and when the view that it opened is closed.
  var didBeginOrEnd: (_ begins: Bool) -> Void = { _ in }
  let datePlate = DatePlateView(name: SystemText.date.text)
  let timePlate = DatePlateView(name: SystemText.time.text)
  private var state: DatePickerState?
  private var texts: DateTexts?
  private(set) var overlay: DateOverlay?
  private var calendar: CalendarDatesView?
  private var wheels: DateWheelsView?

  override func prepare() {
    datePlate.addAction(UIAction { [weak self] _ in self?.openDate() }, for: .touchUpInside)
    timePlate.addAction(UIAction { [weak self] _ in self?.openTime() }, for: .touchUpInside)
    for plate in [datePlate, timePlate] { addSubview(plate) }
  }

  func show(_ state: DatePickerState, animated: Bool) {
    if texts?.calendar != state.settings.calendar { texts = DateTexts(state.settings.calendar) }
    self.state = state
    datePlate.text = texts?.text(dateStyle: .medium, timeStyle: .none, state.date)
    timePlate.text = texts?.text(dateStyle: .none, timeStyle: .short, state.date)
    datePlate.isHidden = state.mode == .time
    timePlate.isHidden = state.mode == .date
    for plate in [datePlate, timePlate] { plate.isEnabled = state.isEnabled }
    calendar?.show(state, animated: animated)
    wheels?.show(Self.timeState(state), animated: animated)
    setNeedsLayout()
  }

  // MARK: Layout

  private var shownPlates: [DatePlateView] { [datePlate, timePlate].filter { !$0.isHidden } }

  func fittingSize() -> CGSize {
    let sizes = shownPlates.map { $0.fittingSize() }
    let gaps = DateMetrics.plateGap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + gaps, height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = self.isRightToLeft
    let wanted = fittingSize().width
    let shrink = wanted > bounds.width && wanted > 0 ? bounds.width / wanted : 1
    var x: CGFloat = 0
    for plate in shownPlates {
      let size = plate.fittingSize()
      let width = size.width * shrink
      let height = min(size.height, bounds.height)
      plate.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
        .mirrored(in: bounds.width, if: isRightToLeft)
      x += width + DateMetrics.plateGap * shrink
    }
  }

  // MARK: Opening

  private func openDate() {
    guard overlay == nil, var state else { return }
    state.mode = .date
    let calendar = CalendarDatesView(state)
    calendar.didChoose = { [weak self] in self?.choose($0) }
    let size = CGSize(
      width: CalendarMetrics.width, height: calendar.month.fittingHeight)
    self.calendar = calendar
    open(calendar, size, from: datePlate)
  }

  private func openTime() {
    guard overlay == nil, let state else { return }
    let wheels = DateWheelsView()
    wheels.didChoose = { [weak self] in self?.choose($0) }
    wheels.show(Self.timeState(state), animated: false)
    self.wheels = wheels
    open(wheels, DateMetrics.overlayWheels, from: timePlate)
  }

  private static func timeState(_ state: DatePickerState) -> DatePickerState {
    var state = state
    state.mode = .time
    return state
  }

  private func open(_ content: UIView, _ size: CGSize, from plate: DatePlateView) {
    window?.endEditing(false)
    overlay = DateOverlay.present(content, size: size, from: plate) { [weak self] in
      plate.isOpen = false
      guard let self else { return }
      overlay = nil
      calendar = nil
      wheels = nil
      didBeginOrEnd(false)
    }
    guard overlay != nil else { return }
    plate.isOpen = true
    didBeginOrEnd(true)
  }

  func close(animated: Bool) { overlay?.end(animated: animated) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { close(animated: false) }
  }

  private func choose(_ date: Date) {
    guard var state else { return }
    state.date = date
    show(state, animated: true)
    didChoose(date)
  }
}
