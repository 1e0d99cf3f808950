import UIKit

/// A table header whose content grows beyond its top when the table is pulled down, while the
/// header's own frame stays as it is.
///
/// A table moves its rows when the frame of its header changes. So this view's frame never follows a
/// pull; its ``contentView`` does, as far as the table was pulled, and by the part under the bars. Put
/// into `contentView` what is to stretch, give the header a height, and tell it when the table
/// scrolls:
///
///     final class PictureHeader: StretchyTableHeaderView { … }
///
///     table.tableHeaderView = PictureHeader(frame: CGRect(x: 0, y: 0, width: 0, height: 240))
///
///     override func scrollViewDidScroll(_ scrollView: UIScrollView) {
///       (tableView.tableHeaderView as? StretchyTableHeaderView)?.scrollViewDidScroll(scrollView)
///     }
///
/// Views constrained to `contentView.layoutMarginsGuide` stay below the bars; views constrained to the
/// edges of `contentView` reach under them. In a storyboard, subviews and constraints of the header
/// itself are moved into `contentView`.
///
/// It works in any scroll view of which it is the first content: a collection view holds it as a
/// subview above its items, where `contentInset` made room.
@MainActor
open class StretchyTableHeaderView: UIView {
  /// The view that stretches. Its frame goes beyond the header's while the table is pulled.
  public let contentView = UIView()

  /// How the content follows a pull. `expansion` doesn't apply: the header scrolls out with the rows.
  open var geometry = StretchGeometry() {
    didSet { setNeedsLayout() }
  }

  /// Where the header stands, in coordinates that begin at the header's top, since the last layout or
  /// scroll.
  public private(set) var state: StretchState

  /// Whether touches that hit nothing but the header and its bare ``contentView`` reach what is
  /// behind them.
  @IBInspectable open var passesTouchesThrough: Bool = false

  private var trigger: HeaderTrigger?
  /// What the sides of the content view's margins were set to, and the app's own part of that.
  private var sides: (set: NSDirectionalEdgeInsets, own: NSDirectionalEdgeInsets)?
  private lazy var top = contentView.topAnchor.constraint(equalTo: topAnchor)
  private lazy var bottom = contentView.bottomAnchor.constraint(equalTo: bottomAnchor)

  public override init(frame: CGRect) {
    state = Self.restingState(of: frame.size)
    super.init(frame: frame)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    state = Self.restingState(of: .zero)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    // The safe area of a view that moves under the bars is another one in each frame, and comes after
    // the layout in which the view moved. So the margins are set whole, from the scroll view's safe area.
    contentView.insetsLayoutMarginsFromSafeArea = false
    addSubview(contentView)
    NSLayoutConstraint.activate([
      top, bottom,
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Moves what a storyboard put into the header to the content view, which is what stretches.
  open override func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { moveContents(to: contentView) }
  }

  // MARK: Following

  /// Tells the header that the table has scrolled. Call it from the delegate's method of that name.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isDescendant(of: scrollView) else {
      // A header that is about to be set, or was just taken away, is nobody's mistake.
      guard superview != nil else { return }
      return Mistake.report(
        "\(type(of: self)) was told of the scrolling of a \(type(of: scrollView)) that it isn't in; "
          + "set it as that table's tableHeaderView, or tell it of its own table")
    }
    follow(scrollView)
  }

  /// Called when ``state`` has changed. Override it to fade or move what the header shows; the
  /// default does nothing.
  open func stateDidChange(_ state: StretchState) {}

  /// Calls `action` once each time a finger pulls content `distance` points beyond its top edge.
  ///
  /// It is called again after content has been back at the edge. A new action replaces the last
  /// one; `nil` ends it. A distance of 0 or less is never reached.
  open func onStretch(beyond distance: CGFloat, perform action: (() -> Void)?) {
    trigger = HeaderTrigger(distance: distance, action: action)
  }

  open override func layoutSubviews() {
    if let scrollView = enclosingScrollView { follow(scrollView) }
    super.layoutSubviews()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private var enclosingScrollView: UIScrollView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
  }

  private func follow(_ scrollView: UIScrollView) {
    let next = geometry.respectingAccessibility.state(for: input(in: scrollView))
    place(next)
    keepMarginsBelowBars(of: scrollView)
    guard next != state else { return }
    state = next
    stateDidChange(next)
    let isDragging = scrollView.isDragging
    if trigger?.check.fires(overscroll: next.overscroll, isDragging: isDragging) == true {
      trigger?.action()
    }
  }

  /// Content that lags behind would lie over the rows: what it has in common with the header is shown.
  private func place(_ state: StretchState) {
    let content = state.contentFrameInScrollView
    let overlap = max(content.maxY - state.containerFrame.maxY, 0)
    setConstant(content.minY - overlap, of: top)
    setConstant(content.maxY - overlap - bounds.height, of: bottom)
    if overlap > 0 { contentView.clipsToBounds = true }
    if contentView.bounds.minY != -overlap { contentView.bounds.origin.y = -overlap }
  }

  /// The scroll view as seen from the header's top, which is where its content begins.
  private func input(in scrollView: UIScrollView) -> StretchGeometry.Input {
    let start = convert(CGPoint(x: 0, y: bounds.minY), to: scrollView).y
    return StretchGeometry.Input(
      bounds: CGRect(
        x: scrollView.bounds.minX, y: scrollView.bounds.minY - start, width: bounds.width,
        height: scrollView.bounds.height),
      topInset: scrollView.adjustedContentInset.top + start, restingHeight: bounds.height)
  }

  /// Nothing is written that is so already: a scroll that changes nothing costs no layout.
  private func setConstant(_ constant: CGFloat, of constraint: NSLayoutConstraint) {
    if constraint.constant != constant { constraint.constant = constant }
  }

  private func keepMarginsBelowBars(of scrollView: UIScrollView) {
    let safe = scrollView.safeAreaInsets
    let covered = geometry.underlapsTopInset ? safe.top : 0
    var margins = contentView.directionalLayoutMargins
    if contentView.insetsLayoutMarginsFromSafeArea {
      // The app had rather have the system add the content view's own safe area.
      margins.top = max(covered - contentView.safeAreaInsets.top, 0)
    } else {
      var own = margins
      if let sides {
        if margins.leading == sides.set.leading { own.leading = sides.own.leading }
        if margins.trailing == sides.set.trailing { own.trailing = sides.own.trailing }
      }
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      margins.top = max(covered, 0)
      margins.leading = own.leading + (isRightToLeft ? safe.right : safe.left)
      margins.trailing = own.trailing + (isRightToLeft ? safe.left : safe.right)
      sides = (margins, own)
    }
    if contentView.directionalLayoutMargins != margins {
      contentView.directionalLayoutMargins = margins
    }
  }

  private static func restingState(of size: CGSize) -> StretchState {
    StretchGeometry().state(
      for: .init(
        bounds: CGRect(origin: .zero, size: size), topInset: 0, restingHeight: size.height))
  }

  // MARK: Touches

  /// The stretched part is as much of the header as the rest.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || contentView.frame.contains(point)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesTouchesThrough && (hit === self || hit === contentView) ? nil : hit
  }
}
