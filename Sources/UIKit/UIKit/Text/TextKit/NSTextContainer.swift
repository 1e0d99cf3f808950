import CoreGraphics
import Foundation
import TextEngine

/// A column in which text is laid out, or a region with shapes in it or with its own shape.
///
///     let image = textView.convert(imageView.frame, from: imageView.superview)
///     let inset = textView.textContainerInset
///     textView.textContainer.exclusionPaths = [
///       UIBezierPath(rect: image.offsetBy(dx: -inset.left, dy: -inset.top))
///     ]
///
/// A subclass that overrides ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` determines
/// the area of each line.
open class NSTextContainer: NSObject {
  /// The size in points. 0 means no limit.
  ///
  /// If lines flow around shapes or inside one, the height is a limit, and text that doesn't fit isn't laid
  /// out. In a plain column, the text continues below.
  open var size: CGSize {
    didSet {
      if size != oldValue, !isMeasuring { layoutManager?.textContainerChangedGeometry(self) }
    }
  }

  /// Whether the size is temporary, for a measurement without notifications.
  private var isMeasuring = false

  /// The shapes that lines avoid, in the container's coordinates. There are none by default. A path that
  /// changes later has to be set again.
  ///
  /// A line that meets a shape is shortened, has parts on both sides, or begins below it. Its parts are
  /// separate line fragments in the paragraph's reading order. Indents are relative to the container's
  /// edges. As in a narrow column, a word that is longer than its space is broken.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      exclusions = exclusionPaths.isEmpty ? nil : TextExclusions(exclusionPaths)
      if !(exclusionPaths.isEmpty && oldValue.isEmpty) { changed() }
    }
  }
  private var exclusions: TextExclusions?

  /// The space at both sides of each line in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }

  /// The maximum number of lines. 0 means no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }

  /// The truncation of the last line if there is more text.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }

  /// Whether the width follows that of the text view. The default is false.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view. The default is false.
  open var heightTracksTextView = false

  /// The layout manager, which isn't retained. The storage retains it. Nil after it is released.
  unowned(unsafe) open var layoutManager: NSLayoutManager? {
    get { manager }
    set { manager = newValue }
  }
  private weak var manager: NSLayoutManager?

  /// Creates a container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public required init(coder: NSCoder) {
    size = CGSize(width: Self.noLimit, height: Self.noLimit)
    super.init()
  }

  /// Whether lines have the full size, without a limit on their number.
  ///
  /// A subclass counts as having other line areas, because its overrides can't be detected. It may override
  /// this property.
  open var isSimpleRectangularTextContainer: Bool { !isShaped && maximumNumberOfLines == 0 }

  /// Returns the part of a proposed rectangle that a line may use. An empty rectangle means that there is no
  /// space.
  ///
  /// The default is the first part in the writing direction that is inside the container, outside of its
  /// shapes, and has space between its paddings. If there is none in the rectangle, the rectangle is moved
  /// down until there is.
  ///
  /// A subclass overrides it to change the areas of lines. It is called from the top down with rectangles of
  /// the container's width, and again with the remaining ones while the line continues.
  ///
  /// - Parameters:
  ///   - characterIndex: The UTF-16 unit at which the line begins.
  ///   - remainingRect: Receives the rest of the rectangle behind the part, or an empty rectangle.
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

  /// Returns the parts of a rectangle that shapes leave free, from the left. Without shapes, it is all of
  /// it. Next to shapes, parts need space between two paddings.
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

  /// Replaces this container's layout manager. The new one takes over its storage and all its containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    storage?.removeLayoutManager(old)
    for container in old.textContainers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
  }

  private func changed() { layoutManager?.textContainerChangedGeometry(self) }

  // MARK: Regions

  /// The width of lines, and the height of a container, without a limit.
  static let noLimit: CGFloat = 1e7

  /// Whether lines may have less space than in a column.
  private var isShaped: Bool { exclusions != nil || type(of: self) != NSTextContainer.self }

  /// The region of the lines, or `nil` for a column.
  var region: TextRegion? {
    guard isShaped else { return nil }
    // Only overrides can have more space at a height where no shape ends.
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

  /// Measures the container with a column of another width, which may be infinite.
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

  /// The width for glyphs.
  var column: CGFloat {
    guard size.width > 0, size.width < 1e6 else { return .infinity }
    return max(0, size.width - 2 * lineFragmentPadding)
  }
}
