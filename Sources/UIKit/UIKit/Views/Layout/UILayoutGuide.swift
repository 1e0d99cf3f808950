import CoreGraphics
import Foundation

/// A rectangle in a view that takes part in Auto Layout but isn't visible.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The source of the rectangle.
  enum Kind {
    case custom, margins, safeArea, readableContent, scrollContent, scrollFrame, keyboard
    /// The bands that a controller's bars cover.
    case topBars, bottomBars
  }

  let kind: Kind
  let state = LayoutItemState()
  private weak var owner: UIView?

  public override init() {
    kind = .custom
    super.init()
  }

  public required init?(coder: NSCoder) {
    kind = .custom
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owner = view
    super.init()
  }

  /// The view whose coordinates the guide uses. Setting it moves the guide there.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner, kind == .custom else { return }
      owner?.forget(self)
      owner = newValue
      newValue?.take(self)
    }
  }

  /// A name for the guide.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates, from the last solution.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    return owner.layoutFrame(of: self)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { _anchor(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { _anchor(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { _anchor(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { _anchor(.right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { _anchor(.centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { _anchor(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { _anchor(.bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { _anchor(.centerY) }
  open var widthAnchor: NSLayoutDimension { _anchor(.width) }
  open var heightAnchor: NSLayoutDimension { _anchor(.height) }
}

extension UILayoutGuide: LayoutItem {
  var layoutItemState: LayoutItemState { state }
  var layoutView: UIView? { owner }

  /// Whether the guide is a view's rectangle less insets.
  var isInset: Bool { kind == .margins || kind == .safeArea || kind == .readableContent }

  /// Whether the guide extends from the view's left to its right edge at the top or the bottom.
  var isBand: Bool { kind == .keyboard || kind == .topBars || kind == .bottomBars }

  /// The greatest width in which text is readable at the default text size, in points (quoted).
  nonisolated static let readableWidth: CGFloat = 672

  /// Returns the insets of a system guide, from the view's bounds or content.
  private func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .margins, .readableContent: view.layoutMargins
    case .safeArea, .topBars, .bottomBars: view.safeAreaInsets
    case .keyboard:
      UIEdgeInsets(
        top: 0, left: 0, bottom: (self as? UIKeyboardLayoutGuide)?.bottomInset(of: view) ?? 0,
        right: 0)
    case .custom, .scrollContent, .scrollFrame: .zero
    }
  }

  /// Returns the constants of the rows that define the guide, in their order: see
  /// `LayoutEngine.defineGuide`.
  func definingConstants(in view: UIView) -> [CGFloat] {
    let insets = insets(in: view)
    let scroll = view.scrollingContent
    let offset = scroll?.bounds.origin ?? .zero
    let inner = [insets.left + insets.right, insets.top + insets.bottom]
    switch kind {
    case .custom: return []
    case .margins: return [-insets.left, -insets.top] + inner
    case .safeArea: return [-offset.x - insets.left, -offset.y - insets.top] + inner
    case .scrollFrame: return [-offset.x, -offset.y, 0, 0]
    case .topBars: return [-offset.x, -offset.y, 0, -insets.top]
    case .keyboard, .bottomBars:
      return [-offset.x, insets.bottom - offset.y, 0, -insets.bottom]
    case .scrollContent:
      let size = scroll?.contentSize ?? .zero
      return [0, 0, -size.width, -size.height]
    case .readableContent:
      return [(insets.right - insets.left) / 2, -insets.top] + inner + [-Self.readableWidth]
    }
  }

  /// Returns the frame of a system guide, computed without a solver.
  func systemFrame(in view: UIView) -> CGRect {
    let insets = insets(in: view)
    let scroll = view.scrollingContent
    var frame = CGRect(origin: scroll?.bounds.origin ?? .zero, size: view.bounds.size)
    switch kind {
    case .scrollContent: return CGRect(origin: .zero, size: scroll?.contentSize ?? .zero)
    case .margins, .readableContent:
      if let scroll { frame = CGRect(origin: .zero, size: scroll.contentSize) }
    case .topBars:
      return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: insets.top)
    case .keyboard, .bottomBars:
      return CGRect(
        x: frame.minX, y: frame.maxY - insets.bottom, width: frame.width, height: insets.bottom)
    case .custom, .safeArea, .scrollFrame: break
    }
    frame.origin.x += insets.left
    frame.origin.y += insets.top
    frame.size.width = max(0, frame.width - insets.left - insets.right)
    frame.size.height = max(0, frame.height - insets.top - insets.bottom)
    if kind == .readableContent, frame.width > Self.readableWidth {
      frame.origin.x += (frame.width - Self.readableWidth) / 2
      frame.size.width = Self.readableWidth
    }
    return frame
  }
}
