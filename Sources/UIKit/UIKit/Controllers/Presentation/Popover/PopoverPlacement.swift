import CoreGraphics

/// The frame of a popover next to its source, in the container's points.
struct PopoverPlacement: Equatable {
  /// The length of the arrow, and the width of its base. Own choice, after pictures of iOS 16.
  static let arrow = CGSize(width: 37, height: 13)
  /// The radius of the corners. Own choice, after pictures of iOS 16.
  static let cornerRadius: CGFloat = 13

  /// The direction of the arrow.
  var direction: UIPopoverArrowDirection
  /// The frame of the content, without the arrow.
  var frame: CGRect
  /// The position of the arrow's tip along its side, from the content's left or top.
  var arrowPlace: CGFloat

  /// Uses the first side of the source that has enough space: below, above, right, left. If none has, the
  /// popover uses the side with the most space and is made smaller to fit.
  ///
  /// - Parameters:
  ///   - source: The rectangle that the popover belongs to.
  ///   - size: The preferred size of the content.
  ///   - room: The rectangle that the popover may cover.
  ///   - mayCover: Whether it may cover the source if there is no space next to it.
  init(
    source: CGRect, size: CGSize, room: CGRect, permitted: UIPopoverArrowDirection, mayCover: Bool
  ) {
    let asked = permitted.intersection(.any)
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right]
      .filter { asked.isEmpty || asked.contains($0) }
    let spaces = sides.map { (side: $0, space: Self.space(beside: source, in: room, $0)) }
    let fitting = spaces.first { size.width <= $0.space.width && size.height <= $0.space.height }
    func area(_ space: CGRect) -> CGFloat {
      min(space.width, size.width) * min(space.height, size.height)
    }
    let best = fitting ?? spaces.max { area($0.space) < area($1.space) } ?? spaces[0]
    let isCovering = fitting == nil && mayCover
    let space = isCovering ? room : best.space
    let length = CGSize(
      width: max(0, min(size.width, space.width)), height: max(0, min(size.height, space.height)))
    func centered(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat
    {
      max(low, min(middle - length / 2, high - length))
    }
    let x = centered(source.midX, length.width, room.minX, room.maxX)
    let y = centered(source.midY, length.height, room.minY, room.maxY)
    direction = best.side
    let origin =
      switch best.side {
      case .up: CGPoint(x: x, y: space.minY)
      case .down: CGPoint(x: x, y: space.maxY - length.height)
      case .left: CGPoint(x: space.minX, y: y)
      default: CGPoint(x: space.maxX - length.width, y: y)
      }
    frame = CGRect(origin: origin, size: length)
    let isVertical = best.side == .up || best.side == .down
    let (place, side) =
      isVertical
      ? (source.midX - frame.minX, frame.width) : (source.midY - frame.minY, frame.height)
    let margin = min(Self.cornerRadius + Self.arrow.width / 2, side / 2)
    arrowPlace = max(margin, min(place, side - margin))
  }

  /// Returns the free space next to the source, less the arrow, for a direction of the arrow.
  private static func space(
    beside source: CGRect, in room: CGRect, _ direction: UIPopoverArrowDirection
  ) -> CGRect {
    var space = room
    switch direction {
    case .up:
      space.origin.y = max(room.minY, source.maxY) + arrow.height
      space.size.height = max(0, room.maxY - space.minY)
    case .down: space.size.height = max(0, min(room.maxY, source.minY) - arrow.height - room.minY)
    case .left:
      space.origin.x = max(room.minX, source.maxX) + arrow.height
      space.size.width = max(0, room.maxX - space.minX)
    default: space.size.width = max(0, min(room.maxX, source.minX) - arrow.height - room.minX)
    }
    return space
  }

  /// The frame of the content with the arrow.
  var outerFrame: CGRect {
    var frame = frame
    let height = Self.arrow.height
    switch direction {
    case .up:
      frame.origin.y -= height
      frame.size.height += height
    case .down: frame.size.height += height
    case .left:
      frame.origin.x -= height
      frame.size.width += height
    default: frame.size.width += height
    }
    return frame
  }
}
