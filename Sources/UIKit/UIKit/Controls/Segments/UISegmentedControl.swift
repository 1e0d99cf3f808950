import CoreGraphics
import Foundation
import QuartzCore

/// Segments side by side, one of which is selected, or which act as buttons.
///
///     let control = UISegmentedControl(items: ["Day", "Week", "Month"])
///     control.selectedSegmentIndex = 0
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The position of a segment, for values that depend on it.
  public enum Segment: Int, Sendable {
    /// Any segment.
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  /// An index that means no segment.
  public class var noSegment: Int { -1 }

  private let background = UIView(frame: .zero)
  private let plate = SegmentPlateView()
  private var dividers: [UIImageView] = []
  private var cells: [SegmentCellView] = []
  final var images = SegmentImages() { didSet { contentDidChange() } }
  private var segments: [SegmentView] = []
  private var selected = -1
  private var attributes = ControlStateValues<[NSAttributedString.Key: Any]>()
  private var press = SegmentPress()

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control with a segment for each title, image or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let image as UIImage: insertSegment(with: image, at: index, animated: false)
      case let action as UIAction: insertSegment(action: action, at: index, animated: false)
      default:
        insertSegment(withTitle: item as? String ?? "\(item)", at: index, animated: false)
      }
    }
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which is performed when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(segmentedControl: self)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
      AppearanceProperty(\UISegmentedControl.images),
    ]
  }

  private func prepare() {
    background.isUserInteractionEnabled = false
    background.layer.cornerRadius = SegmentMetrics.cornerRadius
    background.backgroundColor = .tertiarySystemFill
    addSubview(background)
    addSubview(plate)
    show()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let view = SegmentView()
    view.title = title ?? ""
    insert(view, at: segment, animated: animated)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let view = SegmentView()
    view.image = image
    insert(view, at: segment, animated: animated)
  }

  /// Inserts a segment with the action's image, or its title if it has none.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let view = SegmentView()
    take(action, view)
    insert(view, at: segment, animated: animated)
  }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    take(action, self[segment])
    contentDidChange()
  }

  private func take(_ action: UIAction, _ view: SegmentView) {
    view.action = action
    view.image = action.image
    view.title = action.image == nil ? action.title : nil
    view.isEnabled = !action.attributes.contains(.disabled)
  }

  open func actionForSegment(at segment: Int) -> UIAction? { self[segment].action }

  /// Returns the index of the segment with that action; ``noSegment`` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  private func insert(_ view: SegmentView, at index: Int, animated: Bool) {
    let index = index.clamped(0, segments.count)
    segments.insert(view, at: index)
    if selected >= index { selected += 1 }
    view.isUserInteractionEnabled = false
    addSubview(view)
    view.frame = frames[index]
    change(animated: animated, fading: view, to: 1)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let view = segments.remove(at: segment)
    if selected == segment { selected = Self.noSegment }
    if selected > segment { selected -= 1 }
    change(animated: animated, fading: view, to: 0)
  }

  open func removeAllSegments() {
    for view in segments { view.removeFromSuperview() }
    segments = []
    selected = Self.noSegment
    contentDidChange()
  }

  private func change(animated: Bool, fading view: UIView, to alpha: CGFloat) {
    guard animated, window != nil else {
      if alpha == 0 { view.removeFromSuperview() }
      return contentDidChange()
    }
    view.alpha = 1 - alpha
    contentDidChange()
    UIView.animate(
      withDuration: SegmentMetrics.duration,
      animations: {
        view.alpha = alpha
        self.layoutIfNeeded()
      }, completion: { _ in if alpha == 0 { view.removeFromSuperview() } })
  }

  /// Returns a segment, which has to exist, as on iOS.
  private subscript(index: Int) -> SegmentView {
    precondition(
      segments.indices.contains(index),
      "there is no segment \(index) in a control of \(segments.count)")
    return segments[index]
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self[segment].image = nil
    self[segment].title = title
    contentDidChange()
  }

  open func titleForSegment(at segment: Int) -> String? { self[segment].title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self[segment].title = nil
    self[segment].image = image
    contentDidChange()
  }

  open func imageForSegment(at segment: Int) -> UIImage? { self[segment].image }

  /// Sets the width of a segment.
  ///
  /// - Parameter width: The width in points; 0 for automatic.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self[segment].width = max(0, width)
    contentDidChange()
  }

  open func widthForSegment(at segment: Int) -> CGFloat { self[segment].width }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self[segment].offset = offset
    self[segment].setNeedsLayout()
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment].offset }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self[segment].isEnabled = enabled
    show()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment].isEnabled }

  /// Whether the widths depend on the content; equal by default.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  // MARK: Selection

  /// The selected segment; ``noSegment`` for none, as always in a momentary control. Setting it sends
  /// no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      guard !isMomentary else { return }
      if newValue != Self.noSegment { _ = self[newValue] }
      select(newValue, animated: window != nil && selected != Self.noSegment)
    }
  }

  /// Whether segments act as buttons and don't stay selected.
  open var isMomentary = false {
    didSet { if isMomentary { select(Self.noSegment, animated: false) } }
  }

  /// The colour of the selected segment's plate; if `nil`, white, or a grey in dark appearance.
  open var selectedSegmentTintColor: UIColor? { didSet { show() } }

  private func select(_ index: Int, animated: Bool) {
    guard index != selected else { return }
    let wasShown = selected != Self.noSegment
    selected = index
    guard animated, wasShown, index != Self.noSegment else { return show() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: SegmentMetrics.duration, delay: 0, usingSpringWithDamping: 0.9,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.show()
      self.layoutIfNeeded()
    }
  }

  private func selectByHand(_ index: Int) {
    guard index != selected || isMomentary else { return }
    if !isMomentary { select(index, animated: true) }
    let action = segments[index].action
    if isMomentary { selected = index }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if let action { sendAction(action) }
    if isMomentary { selected = Self.noSegment }
  }

  // MARK: Titles

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    contentDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes.own(state)
  }

  /// Returns the control's own attributes, overridden by those for the normal state, and then by those
  /// for this one.
  private func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: SegmentMetrics.fontSize, weight: state.contains(.selected) ? .semibold : .medium),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
    ]
    for source in [attributes.own(.normal), attributes.own(state)] {
      result.merge(source ?? [:]) { $1 }
    }
    return result
  }

  // MARK: Pictures

  /// Sets the image behind segments in a state; one for `.normal` replaces plate and background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { images.backgrounds[state, barMetrics] = backgroundImage }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { images.backgrounds[state, barMetrics] }

  /// Sets the image between two segments in given states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { images[left: leftState, right: rightState, barMetrics] = dividerImage }

  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { images[left: leftState, right: rightState, barMetrics] }

  /// Moves the content of segments at a position, in points, right and down.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) { images[leftCenterRightOrAlone, barMetrics] = adjustment }

  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { images[leftCenterRightOrAlone, barMetrics] ?? .zero }

  private func segmentState(_ index: Int) -> UIControl.State {
    var state: UIControl.State = index == selected ? .selected : .normal
    if !isEnabled || !segments[index].isEnabled { state = [.disabled] }
    if press.highlighted == index, !press.isOnPlate { state.insert(.highlighted) }
    return state
  }

  /// Makes as many cells as there are images to show.
  private func showCells() {
    let count = images.replaceBackground ? segments.count : 0
    while cells.count < count {
      let cell = SegmentCellView()
      insertSubview(cell, aboveSubview: background)
      cells.append(cell)
    }
    while cells.count > count { cells.removeLast().removeFromSuperview() }
    let isRightToLeft = self.isRightToLeft
    for (index, cell) in cells.enumerated() {
      let (first, last) = (index == 0, index == count - 1)
      cell.show(
        images.backgrounds.value(segmentState(index), .default),
        isFirst: isRightToLeft ? last : first, isLast: isRightToLeft ? first : last)
    }
  }

  private func show() {
    plate.show(selectedSegmentTintColor, isPressed: press.isOnPlate)
    plate.isHidden = selected == Self.noSegment || images.replaceBackground
    background.isHidden = images.replaceBackground
    showCells()
    for (index, segment) in segments.enumerated() {
      let state = segmentState(index)
      segment.adjustment = images.adjustment(at: index, of: segments.count)
      segment.isSelected = index == selected
      segment.show(attributes(for: state))
      segment.alpha = state.contains(.highlighted) ? SegmentMetrics.pressedAlpha : 1
    }
    setNeedsLayout()
  }

  private func contentDidChange() {
    show()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  private var layout: [SegmentLayout.Segment] {
    segments.map { SegmentLayout.Segment(width: $0.width, content: $0.contentWidth) }
  }

  private var frames: [CGRect] {
    SegmentLayout.frames(
      SegmentLayout.widths(
        layout, in: bounds.width, byContent: apportionsSegmentWidthsByContent),
      in: bounds, isRightToLeft: isRightToLeft)
  }

  open dynamic override var intrinsicContentSize: CGSize {
    let width = SegmentLayout.natural(layout, byContent: apportionsSegmentWidthsByContent)
    return CGSize(width: width.rounded(.up), height: SegmentMetrics.height)
  }

  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let frames = frames
    for (view, frame) in zip(segments, frames) { view.frame = frame }
    for (cell, frame) in zip(cells, frames) { cell.frame = frame }
    if selected >= 0, frames.indices.contains(selected) {
      plate.place(frames[selected].shrunk(by: SegmentMetrics.plateInset))
    }
    layOutDividers(frames)
  }

  /// Shows dividers between segments that aren't selected.
  private func layOutDividers(_ frames: [CGRect]) {
    while dividers.count < max(0, segments.count - 1) {
      let divider = UIImageView(frame: .zero)
      divider.isUserInteractionEnabled = false
      insertSubview(divider, belowSubview: plate)
      dividers.append(divider)
    }
    while dividers.count > max(0, segments.count - 1) {
      dividers.removeLast().removeFromSuperview()
    }
    for (index, divider) in dividers.enumerated() {
      let isRightToLeft = frames[index].minX > frames[index + 1].minX
      let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
      let image = images.divider(segmentState(left), segmentState(right))
      divider.image = image
      divider.backgroundColor = image == nil && !images.replaceBackground ? .separator : nil
      divider.layer.cornerRadius = image == nil ? SegmentMetrics.divider.width / 2 : 0
      let size =
        image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? SegmentMetrics.divider
      let x = isRightToLeft ? frames[index].minX : frames[index].maxX
      divider.frame = CGRect(middle: CGPoint(x: x, y: bounds.midY), size: size)
      let isBesideSelected = selected == index || selected == index + 1
      divider.alpha = image == nil && isBesideSelected ? 0 : 1
    }
  }

  // MARK: Gestures

  override var actsOnTap: Bool { true }

  // MARK: Tracking

  private func segment(at point: CGPoint) -> Int? {
    let y = point.y.clamped(0, bounds.height - 1)
    let hit = frames.firstIndex { $0.contains(CGPoint(x: point.x, y: y)) }
    return hit.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let hit = segment(at: touch.location(in: self)),
      super.beginTracking(touch, with: event)
    else { return false }
    press = SegmentPress(highlighted: hit, isOnPlate: hit == selected && !isMomentary)
    show()
    return true
  }

  /// Follows the finger: on the plate it drags it, and elsewhere it moves the highlight.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let point = touch.location(in: self)
    let near = bounds.insetBy(dx: -Self.slip, dy: -Self.slip).contains(point)
    let x = point.x.clamped(0, bounds.width - 1)
    let hit = near ? segment(at: CGPoint(x: x, y: point.y)) : nil
    guard hit != press.highlighted else { return true }
    press.highlighted = hit
    if press.isOnPlate, let hit { selectByHand(hit) }
    show()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let ended = press
    press = SegmentPress()
    if let hit = ended.highlighted, !ended.isOnPlate, segments.indices.contains(hit) {
      selectByHand(hit)
    }
    show()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press = SegmentPress()
    show()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    contentDidChange()
  }
}

/// A finger on a segmented control.
private struct SegmentPress {
  var highlighted: Int?
  /// Whether it came down on the selected segment, whose plate it then drags.
  var isOnPlate = false
}
