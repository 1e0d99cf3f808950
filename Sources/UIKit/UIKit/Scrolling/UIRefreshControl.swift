import CoreGraphics
import Foundation

/// Spokes above the content of a scroll view, which pulling the content down reveals and, far enough,
/// sets in motion: then `valueChanged` is sent, and room stays open until ``endRefreshing()``.
///
/// Give it to `UIScrollView.refreshControl`, which places it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Sizes in points. The height is that of F-SCROLL-14; how far to pull is an own choice.
  enum Metrics {
    static let height: CGFloat = 60
    /// How far content is pulled, on the screen, when refreshing begins.
    static let triggerPull: CGFloat = 100
    /// From the spokes to the title.
    static let spacing: CGFloat = 8
    /// The title's type, unless it brings a font of its own (quoted).
    static let titleSize: CGFloat = 13
  }

  let spokes = RefreshSpokesView(frame: .zero)
  let titleLabel = UILabel()
  private(set) var phase = Phase.idle
  /// The room that the control made above the content, and the inset that came of it.
  private var room: (height: CGFloat, inset: CGFloat)?

  enum Phase {
    case idle
    case refreshing
    /// Refreshing ended under a finger: it has to lift before it can pull anew.
    case waitingForRelease
  }

  public init() {
    super.init(frame: Self.usualFrame)
    prepare()
  }

  /// Makes a control of the screen's width and its usual height, whatever the frame.
  public override init(frame: CGRect) {
    super.init(frame: Self.usualFrame)
    prepare()
  }

  private static var usualFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Metrics.height)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.decode(refreshControl: self)
  }

  private func prepare() {
    // Fingers that pull are the scroll view's.
    isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: Metrics.titleSize)
    titleLabel.numberOfLines = 0
    addSubview(spokes)
    addSubview(titleLabel)
    reveal(0)
    fade()
  }

  /// Whether a refresh goes on: from the pull or ``beginRefreshing()`` to ``endRefreshing()``.
  open var isRefreshing: Bool { phase == .refreshing }

  /// Text below the spokes; the control grows by it.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// The colour of the spokes; grey unless set.
  open override var tintColor: UIColor! {
    didSet { spokes.color = tintColor ?? .secondaryLabel }
  }

  /// Shows the control as refreshing, without telling the targets. Room is made above the content;
  /// whoever wants it seen scrolls there, as on iOS.
  open func beginRefreshing() {
    guard phase != .refreshing else { return }
    phase = .refreshing
    reveal(1)
    spokes.isTurning = true
    makeRoom()
    follow()
  }

  /// Ends a refresh, however it began. The room closes animated; under a finger it closes when that
  /// lifts.
  open func endRefreshing() {
    guard phase == .refreshing else { return }
    phase = scrollView?.isDragging == true ? .waitingForRelease : .idle
    spokes.isTurning = false
    closeRoom()
    follow()
  }

  // MARK: The scroll view

  var scrollView: UIScrollView? { superview as? UIScrollView }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview !== superview else { return }
    closeRoom()
    if scrollView?.scrollState.refresher === self { scrollView?.scrollState.refresher = nil }
  }

  open dynamic override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView else { return }
    scrollView.scrollState.refresher = self
    scrollView.sendSubviewToBack(self)
    if phase == .refreshing { makeRoom() }
    follow()
  }

  /// How far content is pulled down past its resting place, in points of the screen.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.bounds.minY + scrollView.adjustedContentInset.top - (room?.height ?? 0))
  }

  /// Follows the content: takes its place, shows as many spokes as it was pulled, and begins to
  /// refresh when a finger has pulled it far enough.
  func follow() {
    guard let scrollView else { return }
    place(in: scrollView)
    fade()
    guard phase != .refreshing else { return }
    let part = pull / Metrics.triggerPull
    reveal(phase == .waitingForRelease ? 0 : part)
    guard phase == .idle, part >= 1, scrollView.isDragging, isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  func dragDidEnd() {
    guard phase == .waitingForRelease else { return }
    phase = .idle
  }

  /// Above the content, or at the top of what is seen when content is pulled farther than that.
  private func place(in scrollView: UIScrollView) {
    let height = Metrics.height + titleHeight(in: scrollView.bounds.width)
    let place = CGRect(
      x: scrollView.bounds.minX, y: min(-height, -pull), width: scrollView.bounds.width,
      height: height)
    if frame != place { frame = place }
  }

  private func titleHeight(in width: CGFloat) -> CGFloat {
    guard attributedTitle != nil else { return 0 }
    let size = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return size.height + Metrics.spacing
  }

  private func reveal(_ part: CGFloat) {
    spokes.revealed = part.clamped(to: 0...1)
  }

  /// Nothing is seen as long as the spokes would lie under a bar, which may be clear.
  private func fade() {
    let room = (Metrics.height - spokes.side) / 2
    let seen = (1 - (bounds.height - pull) / room).clamped(to: 0...1)
    spokes.alpha = seen
    titleLabel.alpha = seen
  }

  private func makeRoom() {
    guard room == nil, let scrollView else { return }
    place(in: scrollView)
    let inset = scrollView.contentInset.top + bounds.height
    room = (bounds.height, inset)
    scrollView.contentInset.top = inset
  }

  private func closeRoom() {
    guard let room, let scrollView else { return }
    self.room = nil
    // An app that set the inset meanwhile has made its own order.
    guard scrollView.contentInset.top == room.inset else { return }
    scrollView.closeRoomAbove(room.height)
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    let side = spokes.side
    spokes.frame = CGRect(
      x: bounds.midX - side / 2, y: (Metrics.height - side) / 2, width: side, height: side)
    let title = titleHeight(in: bounds.width)
    titleLabel.frame = CGRect(
      x: 0, y: (Metrics.height + side) / 2 + Metrics.spacing, width: bounds.width,
      height: max(0, title - Metrics.spacing))
  }
}
