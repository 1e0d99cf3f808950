import CoreGraphics
import Foundation

/// The column that a text is laid out in, or the region: with shapes in it, or of a shape of its own.
///
///     let image = textView.convert(imageView.frame, from: imageView.superview)
///     let inset = textView.textContainerInset
///     textView.textContainer.exclusionPaths = [
///       UIBezierPath(rect: image.offsetBy(dx: -inset.left, dy: -inset.top))
///     ]
///
/// A subclass that overrides ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` gives its
/// lines any room.
open class NSTextContainer: NSObject {
  /// Points; 0 is no limit. The height is one where lines flow around shapes or keep to one: what has no
  /// room isn't laid out. In a plain column the text goes on below.
  open var size: CGSize {
    didSet {
      if size != oldValue, !isMeasuring { layoutManager?.textContainerChangedGeometry(self) }
    }
  }

  /// Whether the size stands in for another one, for a measurement that nobody needs to hear of.
  private var isMeasuring = false

  /// Shapes that lines leave free, in the container's coordinates; none by default. They are taken as they
  /// are when they are set: a path that changes afterwards is to be set again.
  ///
  /// A line that meets one is shortened, has a part at both of its sides, or begins below it. Its parts are
  /// line fragments of their own, in the order in which the paragraph reads; indents count from the edges of
  /// the container. As in a column that is too narrow, a word that is longer than its room is broken.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      exclusions = exclusionPaths.isEmpty ? nil : TextExclusions(exclusionPaths)
      if !(exclusionPaths.isEmpty && oldValue.isEmpty) { changed() }
    }
  }
  private var exclusions: TextExclusions?

  /// Room at both sides of each line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }

  /// The most lines; 0 is no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }

  /// How the last line ends if there is more.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }

  /// Whether the width follows that of the text view; false by default.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view; false by default.
  open var heightTracksTextView = false

  /// The manager that lays the text out in it. Not retained: the storage keeps it; nil when it is gone.
  unowned(unsafe) open var layoutManager: NSLayoutManager? {
    get { manager }
    set { manager = newValue }
  }
  private weak var manager: NSLayoutManager?

  /// A container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public required init(coder: NSCoder) {
    size = CGSize(width: 1e7, height: 1e7)
    super.init()
  }

  /// Whether lines have all of the size, and any number of them does. A subclass is taken for one that
  /// gives its lines other room, for what it overrides can't be seen; it may say otherwise.
  open var isSimpleRectangularTextContainer: Bool { !isShaped && maximumNumberOfLines == 0 }

  /// What a line may have of a proposed rectangle; one that is empty says that there is no room.
  ///
  /// Within the container's bounds and beside the shapes in it, that is the first stretch in the direction
  /// of writing that has room between its paddings. Where there is none in all of the rectangle it is moved
  /// down until there is.
  ///
  /// A subclass overrides it to give lines other room. It is asked from the top down with rectangles as wide
  /// as the container, and again with the remaining ones as long as the line goes on.
  ///
  /// - Parameters:
  ///   - characterIndex: the UTF-16 unit with which the line begins.
  ///   - remainingRect: takes what is left of the rectangle behind the stretch; empty when nothing is.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let limits = CGSize(
      width: size.width > 0 ? size.width : Self.noLimit,
      height: size.height > 0 ? size.height : .infinity)
    var rect = proposedRect.standardized
    if rect.minX < 0 || rect.maxX > limits.width {
      let (left, right) = (max(0, rect.minX), min(rect.maxX, limits.width))
      guard left < right else { return .zero }
      rect = CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
    }
    if rect.minY < 0 {
      rect = CGRect(x: rect.minX, y: 0, width: rect.width, height: max(0, rect.maxY))
    }
    guard rect.width > 0, rect.height > 0 else { return .zero }
    var free = freeStretches(of: rect)
    while free.isEmpty, let y = exclusions?.nextCorner(below: rect.minY) {
      rect.origin.y = y
      free = freeStretches(of: rect)
    }
    if baseWritingDirection == .rightToLeft { free.reverse() }
    guard let fragment = free.first, rect.minY < limits.height else { return .zero }
    if rect.maxY > limits.height { rect.size.height = limits.height - rect.minY }
    if free.count > 1 {
      let isRightToLeft = baseWritingDirection == .rightToLeft
      let left = isRightToLeft ? rect.minX : free[1].lowerBound
      let right = isRightToLeft ? free[1].upperBound : rect.maxX
      remainingRect?.pointee = CGRect(
        x: left, y: rect.minY, width: right - left, height: rect.height)
    }
    if fragment == rect.minX...rect.maxX { return rect }
    return CGRect(
      x: fragment.lowerBound, y: rect.minY, width: fragment.upperBound - fragment.lowerBound,
      height: rect.height)
  }

  /// What shapes leave of a rectangle, from the left: of it all anything, beside shapes what has room
  /// between two paddings.
  private func freeStretches(of rect: CGRect) -> [ClosedRange<CGFloat>] {
    let taken = exclusions?.stretches(from: rect.minY, to: rect.maxY) ?? []
    let inside = taken.filter { $0.upperBound > rect.minX && $0.lowerBound < rect.maxX }
    guard !inside.isEmpty else { return [rect.minX...rect.maxX] }
    let starts = [rect.minX] + inside.map(\.upperBound)
    let ends = inside.map(\.lowerBound) + [rect.maxX]
    return zip(starts, ends).compactMap { start, end in
      end - start > 2 * lineFragmentPadding + PixelGrid.noise ? start...end : nil
    }
  }

  /// Puts another layout manager in the place of this container's, for all that it had.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    storage?.removeLayoutManager(old)
    for container in old.textContainers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
  }

  private func changed() { layoutManager?.textContainerChangedGeometry(self) }

  // MARK: Regions

  /// The width in which lines without a limit are proposed.
  private static let noLimit: CGFloat = 1e7

  /// Whether lines may have less room than a column's.
  private var isShaped: Bool { exclusions != nil || type(of: self) != NSTextContainer.self }

  /// The room of the lines; `nil` where it is a column.
  var region: TextRegion? {
    guard isShaped else { return nil }
    // Only overrides can have room where no shape ends.
    let isOverridden = type(of: self) != NSTextContainer.self
    return TextRegion(
      width: size.width > 0 && size.width < TextRegion.unlimited ? size.width : Self.noLimit,
      padding: lineFragmentPadding, bottom: size.height > 0 ? size.height : .infinity,
      answer: { [unowned self] proposed, unit, isRightToLeft in
        var rest = CGRect.zero
        let fragment = lineFragmentRect(
          forProposedRect: proposed, at: unit,
          writingDirection: isRightToLeft ? .rightToLeft : .leftToRight, remaining: &rest)
        return TextRegion.Answer(fragment: fragment, rest: rest)
      },
      next: { [exclusions] y in
        let corner = exclusions?.nextCorner(below: y) ?? y + 1
        return isOverridden ? min(corner, y + 1) : corner
      })
  }

  /// Measures what the container would have in a column of another width; infinite for no limit.
  func measuring<Result>(column: CGFloat, _ body: () -> Result) -> Result {
    guard column != self.column else { return body() }
    let known = size
    isMeasuring = true
    size.width = column.isFinite ? column + 2 * lineFragmentPadding : 0
    defer {
      size = known
      isMeasuring = false
    }
    return body()
  }

  /// The width that glyphs may take.
  var column: CGFloat {
    guard size.width > 0, size.width < 1e6 else { return .infinity }
    return max(0, size.width - 2 * lineFragmentPadding)
  }
}
