import CoreGraphics
import Foundation

/// A control that refreshes the content of a scroll view when the user pulls the content down.
///
/// Pulling reveals spokes above the content. When the content is pulled far enough, the spokes start
/// to rotate and `valueChanged` is sent. The space for the control stays open until
/// ``endRefreshing()``.
///
/// Assign it to `UIScrollView.refreshControl`, which positions it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The sizes in points. The height is from F-SCROLL-14. The pull distance is the project's own
  /// choice.
  enum Metrics {
    static let height: CGFloat = 60
    /// The distance on the screen that the content must be pulled to start a refresh.
    static let triggerPull: CGFloat = 100
    /// The distance between the spokes and the title.
    static let spacing: CGFloat = 8
    /// The font size of a title without its own font (quoted).
    static let titleSize: CGFloat = 13
  }

  let spokes = RefreshSpokesView(frame: .zero)
  let titleLabel = UILabel()
  private(set) var phase = Phase.idle
  /// The height of the space that the control opened above the content, and the resulting inset.
  private var room: (height: CGFloat, inset: CGFloat)?

  enum Phase {
    case idle
    case refreshing
    /// Refreshing ended during a drag. The finger has to lift before it can pull again.
    case waitingForRelease
  }

  public init() {
    super.init(frame: Self.usualFrame)
    prepare()
  }

  /// Creates a control with the screen's width and the standard height, whatever the frame is.
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
    // Fingers that pull belong to the scroll view.
    isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: Metrics.titleSize)
    titleLabel.numberOfLines = 0
    addSubview(spokes)
    addSubview(titleLabel)
    reveal(0)
    fade()
  }

  /// Whether a refresh is in progress, from the pull or ``beginRefreshing()`` to ``endRefreshing()``.
  open var isRefreshing: Bool { phase == .refreshing }

  /// The text below the spokes, which increases the control's height.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// The colour of the spokes. The default is grey.
  open override var tintColor: UIColor! {
    didSet { spokes.color = tintColor ?? .secondaryLabel }
  }

  /// Starts refreshing without calling the targets.
  ///
  /// Opens space above the content but doesn't scroll there, as on iOS.
  open func beginRefreshing() {
    guard phase != .refreshing else { return }
    phase = .refreshing
    reveal(1)
    spokes.isTurning = true
    makeRoom()
    follow()
  }

  /// Ends a refresh, however it began. The space closes with an animation, or when the finger lifts
  /// during a drag.
  open func endRefreshing() {
    guard phase == .refreshing else { return }
    phase = scrollView?.isDragging == true ? .waitingForRelease : .idle
    spokes.isTurning = false
    closeRoom()
    follow()
  }

  // MARK: The scroll view

  var scrollView: UIScrollView? { superview as? UIScrollView }

  open dynamic override func willMove(toSuperview newSuperview: UIView?) {
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

  /// The distance by which the content is pulled down past its resting position, in points of the
  /// screen.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.bounds.minY + scrollView.adjustedContentInset.top - (room?.height ?? 0))
  }

  /// Follows the content: updates the position, reveals spokes according to the pull, and starts a
  /// refresh when a finger has pulled far enough.
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

  /// Positions the control above the content, or at the top of the visible area if the content is
  /// pulled farther.
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

  /// Hides the control while the spokes would be under a bar, which may be transparent.
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
    // The app changed the inset meanwhile, so it isn't restored.
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
