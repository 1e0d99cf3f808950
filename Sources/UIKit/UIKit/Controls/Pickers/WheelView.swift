import CoreGraphics
import QuartzCore

/// One column of a picker: rows on a drum that a finger turns. A scroll view in front of the drum takes the
/// touches and scrolls as usual; it comes to rest with a row in front.
final class WheelView: PartView, UIScrollViewDelegate {
  /// A closure that makes the view of a row, or updates one that another row used.
  var makeRow: (_ row: Int, _ reusing: UIView?) -> UIView? = { _, _ in nil }
  /// Called when the user has brought another row to the front.
  var didSelect: (Int) -> Void = { _ in }
  /// A closure that returns the column's name for assistive software, the hint for its use, and its names
  /// for voice control.
  var describe: () -> (label: String?, hint: String?, inputs: [String]?) = { (nil, nil, nil) }

  private(set) var rowCount = 0
  /// The row that was selected last; -1 without rows. A turning wheel keeps it until it rests.
  private(set) var selectedRow = -1
  private let drum = UIView(frame: .zero)
  private let scroll = WheelScrollView(frame: .zero)
  private var geometry = WheelGeometry(rowHeight: PickerMetrics.rowHeight, height: 1)
  private var shown: [Int: WheelRowView] = [:]
  private var spare: [WheelRowView] = []
  /// Whether the picker itself moves the wheel; the end of such a motion isn't a choice.
  private var isMovedByPicker = false

  override func prepare() {
    clipsToBounds = true
    drum.isUserInteractionEnabled = false
    addSubview(drum)
    scroll.delegate = self
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = true
    scroll.scrollsToTop = false
    scroll.stepRows = { [weak self] in self?.choose(byRows: $0) ?? false }
    scroll.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapped(_:)", WheelView.tapped)))
    addSubview(scroll)
  }

  var rowHeight = PickerMetrics.rowHeight {
    didSet { if rowHeight != oldValue { geometryDidChange() } }
  }

  /// Whether a finger or its fling turns the wheel.
  var isTurning: Bool { scroll.isTracking || scroll.isDragging || scroll.isDecelerating }

  // MARK: Rows

  /// Replaces all rows. The selected row stays, or becomes the last if there are fewer.
  func reload(count: Int) {
    rowCount = max(0, count)
    for (_, view) in shown { putAway(view) }
    shown = [:]
    selectedRow = rowCount == 0 ? -1 : selectedRow.clamped(0, rowCount - 1)
    geometryDidChange()
  }

  /// Updates the contents of the visible rows.
  func refresh() {
    for (row, view) in shown { view.content = makeRow(row, view.content) }
  }

  func view(for row: Int) -> UIView? { shown[row]?.content }

  private func geometryDidChange() {
    isMovedByPicker = true
    geometry = WheelGeometry(rowHeight: rowHeight, height: bounds.height)
    drum.layer.sublayerTransform = geometry.perspective
    scroll.rowHeight = geometry.rowHeight
    let travel = CGFloat(max(0, rowCount - 1)) * geometry.rowHeight
    scroll.contentSize = CGSize(width: bounds.width, height: travel + bounds.height)
    if !isTurning { scroll.contentOffset.y = offset(of: selectedRow) }
    isMovedByPicker = false
    showRows()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard drum.frame != bounds else { return }
    UIView.performWithoutAnimation {
      drum.frame = bounds
      scroll.frame = bounds
      geometryDidChange()
    }
  }

  private func offset(of row: Int) -> CGFloat { CGFloat(max(0, row)) * geometry.rowHeight }

  private func showRows() {
    guard bounds.height > 0 else { return }
    let offset = scroll.contentOffset.y
    let visible = geometry.visibleRows(at: offset, count: rowCount)
    UIView.performWithoutAnimation {
      for (row, view) in shown where !visible.contains(row) {
        shown[row] = nil
        putAway(view)
      }
      for row in visible { place(shown[row] ?? bringUp(row), row, offset) }
      for view in spare { view.isHidden = true }
    }
  }

  private func putAway(_ view: WheelRowView) { spare.append(view) }

  private func bringUp(_ row: Int) -> WheelRowView {
    let view = spare.popLast() ?? WheelRowView(frame: .zero)
    view.content = makeRow(row, view.content)
    view.isHidden = false
    if view.superview == nil { drum.addSubview(view) }
    shown[row] = view
    return view
  }

  private func place(_ view: WheelRowView, _ row: Int, _ offset: CGFloat) {
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.rowHeight)
    view.center = bounds.middle
    view.transform3D = geometry.transform(angle: geometry.angle(of: row, at: offset))
  }

  // MARK: Choosing

  /// Selects a row without reporting it.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selectedRow = row.clamped(0, rowCount - 1)
    isMovedByPicker = true
    scroll.setContentOffset(CGPoint(x: 0, y: offset(of: selectedRow)), animated: animated)
    isMovedByPicker = false
  }

  /// Moves the selection for keys, mouse wheels and assistive software; returns `false` at an end.
  @discardableResult
  func choose(byRows rows: Int) -> Bool {
    let row = (selectedRow + rows).clamped(0, rowCount - 1)
    guard rowCount > 0, row != selectedRow else { return false }
    select(row, animated: false)
    didSelect(row)
    return true
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let y = recognizer.location(in: self).y - bounds.midY
    guard let row = geometry.row(at: y, offset: scroll.contentOffset.y, count: rowCount) else {
      return
    }
    scroll.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
  }

  /// Selects the row in front when the wheel rests.
  private func settle() {
    guard !isMovedByPicker, !scroll.isTracking, !scroll.isDragging,
      let row = geometry.frontRow(at: scroll.contentOffset.y, count: rowCount)
    else { return }
    // The wheel was taken off the screen while it turned.
    if window == nil { scroll.contentOffset.y = offset(of: row) }
    guard row != selectedRow else { return }
    selectedRow = row
    didSelect(row)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showRows() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let row = geometry.frontRow(at: targetContentOffset.pointee.y, count: rowCount) else {
      return
    }
    targetContentOffset.pointee.y = offset(of: row)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    // The drag ends before the content reaches its resting offset, which is at most a pixel away.
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    var own = super.ownAccessibility
    own.isElement = rowCount > 0
    let (label, hint, _) = describe()
    own.label = label
    own.hint = hint
    own.value = shown[selectedRow]?.spokenText
    own.traits.insert(.adjustable)
    return own
  }

  override var accessibilityUserInputLabels: [String]! {
    get { MainActor.assumeIsolated { describe().inputs } ?? super.accessibilityUserInputLabels }
    set { super.accessibilityUserInputLabels = newValue }
  }

  override func adjust(bySteps steps: Int) { choose(byRows: steps) }
}

/// A scroll view that takes a wheel's touches. A mouse wheel turns it by whole rows.
final class WheelScrollView: UIScrollView {
  var rowHeight = PickerMetrics.rowHeight
  var stepRows: (Int) -> Bool = { _ in false }
  /// The scrolled points that don't amount to a row yet.
  private var rest: CGFloat = 0

  override func handleWheel(_ delta: CGVector) -> Bool {
    guard isScrollEnabled, !isDragging, delta.dy != 0 else { return false }
    if rest * delta.dy > 0 { rest = 0 }
    rest -= delta.dy
    let rows = (rest / rowHeight).rounded(.towardZero)
    rest -= rows * rowHeight
    return rows == 0 || stepRows(Int(rows))
  }
}
