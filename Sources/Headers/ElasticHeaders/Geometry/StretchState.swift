import CoreGraphics

/// The position and stretch of an elastic header at one offset of its scroll view.
///
/// All lengths are points in the scroll view's content coordinates: y increases downwards, and 0 is the start
/// of the content.
public struct StretchState: Sendable, Equatable {
  /// The phases of a header's movement.
  public enum Phase: Sendable, Equatable {
    /// The header is scrolled out, above the visible content.
    case offscreen
    /// The header is partly scrolled out, or shorter than at rest.
    case collapsing
    /// The header is completely visible at its height at rest.
    case resting
    /// The header is pulled down beyond its position at rest.
    case stretching
  }

  /// The phase of the header at this offset.
  public var phase: Phase

  /// The header's frame. While content is pulled down, its bottom edge stays where the rows begin.
  public var containerFrame: CGRect

  /// The frame of the header's content, in the coordinates of the container. Its origin is (0, 0) when content
  /// fills the header.
  public var contentFrame: CGRect

  /// The distance that the content is pulled down beyond its top edge, 0 or more.
  public var overscroll: CGFloat

  /// The progress from the resting height to the minimum height: 0 at rest, 1 at the minimum height, or when a
  /// header without a minimum is scrolled out.
  public var collapseProgress: CGFloat

  /// The ratio of the header's height to its height at rest, both with the part under the top inset. It is 1 or
  /// more, and 1 for a header without height.
  public var stretchFactor: CGFloat
}

extension StretchState {
  /// The content's frame in the scroll view's coordinates.
  public var contentFrameInScrollView: CGRect {
    contentFrame.offsetBy(dx: containerFrame.minX, dy: containerFrame.minY)
  }
}
