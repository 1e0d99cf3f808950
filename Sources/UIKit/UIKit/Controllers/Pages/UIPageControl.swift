import CoreGraphics
import Foundation
import QuartzCore

/// A row of dots, one for each page, with the current one highlighted. A tap on one side moves a page in that
/// direction; a finger that slides along scrubs through the pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// Whether there is a background behind the indicators.
  public enum BackgroundStyle: Int, Sendable {
    /// Only while a finger is on the control.
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// The direction in which pages follow each other.
  public enum Direction: Int, Sendable {
    /// The direction of the language.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  /// The interaction of a finger with the control.
  public enum InteractionState: Int, Sendable {
    case none = 0
    /// The finger moved by one page.
    case discrete = 1
    /// The finger scrubs through the pages.
    case continuous = 2
  }

  private let plate = UIView(frame: .zero)
  private var indicators: [UIImageView] = []
  private var pages = PageModel()
  private var images: [Int: UIImage] = [:] { didSet { contentDidChange() } }
  private var currentImages: [Int: UIImage] = [:] { didSet { contentDidChange() } }
  private var scrub = PageScrub()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(pageControl: self)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  private func prepare() {
    plate.isUserInteractionEnabled = false
    addSubview(plate)
    show()
  }

  // MARK: Pages

  /// The number of pages, 0 by default. Negative numbers count as 0.
  open var numberOfPages: Int {
    get { pages.count }
    set {
      pages.count = newValue
      contentDidChange()
    }
  }

  /// The current page, limited to the existing pages.
  open var currentPage: Int {
    get { pages.current }
    set {
      pages.current = newValue
      if !defersCurrentPageDisplay { updateCurrentPageDisplay() }
    }
  }

  /// Whether the control is hidden if it would have at most one indicator.
  open var hidesForSinglePage = false { didSet { contentDidChange() } }

  /// Whether the indicators show another page only after ``updateCurrentPageDisplay()``.
  open var defersCurrentPageDisplay = false

  open func updateCurrentPageDisplay() {
    pages.shown = pages.current
    show()
  }

  // MARK: Appearance

  /// The colour of the indicators; translucent white if `nil`.
  open var pageIndicatorTintColor: UIColor? { didSet { show() } }
  /// The colour of the current page's indicator; white if `nil`.
  open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }
  /// The image of the indicators; a dot if `nil`.
  open var preferredIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// The image of the current page's indicator; ``preferredIndicatorImage`` if `nil`.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { contentDidChange() } }
  open var backgroundStyle = BackgroundStyle.automatic { didSet { show() } }
  open var direction = Direction.natural { didSet { contentDidChange() } }
  /// Whether a finger may scrub through the pages; `true` by default.
  open var allowsContinuousInteraction = true
  open private(set) var interactionState = InteractionState.none

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
  }

  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private func image(for page: Int, isCurrent: Bool) -> UIImage? {
    let plain = images[page] ?? preferredIndicatorImage
    guard isCurrent else { return plain }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? plain
  }

  private func show() {
    while indicators.count < pages.count {
      let view = UIImageView(frame: .zero)
      view.contentMode = .scaleAspectFit
      addSubview(view)
      indicators.append(view)
    }
    while indicators.count > pages.count { indicators.removeLast().removeFromSuperview() }
    for (page, view) in indicators.enumerated() {
      let isCurrent = page == pages.shown
      let image = image(for: page, isCurrent: isCurrent)
      let color: UIColor =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? .white.withAlphaComponent(PageMetrics.otherAlpha)
      view.image =
        image?.renderingMode == .alwaysOriginal
        ? image : image?.withRenderingMode(.alwaysTemplate)
      view.tintColor = color
      view.backgroundColor = image == nil ? color : nil
      view.layer.cornerRadius = image == nil ? PageMetrics.dot / 2 : 0
    }
    let hasPlate =
      backgroundStyle == .prominent
      || (backgroundStyle == .automatic && interactionState == .continuous)
    plate.backgroundColor =
      hasPlate ? UIColor.label.withAlphaComponent(PageMetrics.plateAlpha) : nil
    let hides = hidesForSinglePage && pages.count < 2
    for view in indicators + [plate] { view.isHidden = hides }
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  private func contentDidChange() {
    show()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether page 0 is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  /// Returns the size of the control for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = CGFloat(max(0, pageCount)) * PageMetrics.pitch + 2 * PageMetrics.padding
    return isVertical
      ? CGSize(width: PageMetrics.height, height: length)
      : CGSize(width: length, height: PageMetrics.height)
  }

  open dynamic override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages.count) }
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns the middle of a page's indicator along the row.
  private func middle(of page: Int) -> CGFloat {
    let length = isVertical ? bounds.height : bounds.width
    let place = isReversed ? pages.count - 1 - page : page
    return length / 2 + (CGFloat(place) - CGFloat(pages.count - 1) / 2) * PageMetrics.pitch
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    for (page, view) in indicators.enumerated() {
      let side = view.image == nil ? PageMetrics.dot : PageMetrics.pitch
      let along = middle(of: page)
      let center =
        isVertical
        ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
      view.frame = CGRect(middle: center, size: CGSize(width: side, height: side))
    }
    plate.frame = CGRect(middle: bounds.middle, size: size(forNumberOfPages: pages.count))
    plate.layer.cornerRadius = PageMetrics.height / 2
  }

  // MARK: Gestures

  override var actsOnTap: Bool { true }

  // MARK: Tracking

  private func along(_ touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return isVertical ? point.y : point.x
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard pages.count > 0, super.beginTracking(touch, with: event) else { return false }
    scrub = PageScrub(start: along(touch), time: touch.timestamp, page: pages.current)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let place = along(touch)
    if interactionState != .continuous, allowsContinuousInteraction,
      abs(place - scrub.start) > PageMetrics.scrubDistance
        || touch.timestamp - scrub.time >= PageMetrics.scrubDelay
    {
      interactionState = .continuous
      show()
    }
    guard interactionState == .continuous else { return true }
    // Each pitch that the finger moves from its start is a page.
    let steps = Int(((place - scrub.start) / PageMetrics.pitch).rounded(.towardZero))
    go(to: scrub.page + (isReversed ? -steps : steps))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if interactionState != .continuous, let touch, isTouchInside {
      let length = isVertical ? bounds.height : bounds.width
      interactionState = .discrete
      go(to: pages.current + ((along(touch) > length / 2) == isReversed ? -1 : 1))
    }
    finish()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finish()
  }

  private func finish() {
    interactionState = .none
    show()
  }

  private func go(to page: Int) {
    let before = pages.current
    currentPage = page
    guard pages.current != before else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  package override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  // MARK: Accessibility

  override var ownAccessibility: OwnAccessibility {
    super.ownAccessibility.element(
      value: SystemText.page.text(with: pages.current + 1, pages.count),
      traits: [.adjustable, .updatesFrequently])
  }

  override func adjust(bySteps steps: Int) { go(to: pages.current + steps) }
}

/// The pages, with 0 ≤ current < count, or 0 if there are none.
private struct PageModel {
  private var storedCount = 0
  private var storedCurrent = 0
  /// The page whose indicator is highlighted.
  var shown = 0

  var count: Int {
    get { storedCount }
    set {
      storedCount = max(0, newValue)
      current = storedCurrent
      shown = min(shown, max(0, storedCount - 1))
    }
  }

  var current: Int {
    get { storedCurrent }
    set { storedCurrent = newValue.clamped(0, max(0, storedCount - 1)) }
  }
}

/// A finger on a page control: the position, time and page at which it came down.
private struct PageScrub {
  var start: CGFloat = 0
  var time: TimeInterval = 0
  var page = 0
}
