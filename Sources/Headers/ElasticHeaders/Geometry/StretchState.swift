import CoreGraphics

/// Where an elastic header stands at one offset of its scroll view, and how far it is stretched.
///
/// All lengths are points in the scroll view's content coordinates: y grows downwards, and 0 is where
/// the content begins.
public struct StretchState: Sendable, Equatable {
  /// The behaviour of the header.
  public enum Phase: Sendable, Equatable {
    /// Scrolled out, above the visible content.
    case offscreen
    /// Partly scrolled out, or shorter than at rest.
    case collapsing
    /// Whole, and as tall as it asks to be.
    case resting
    /// Pulled down beyond its resting place.
    case stretching
  }

  /// The header's behaviour at this offset.
  public var phase: Phase

  /// The header's frame. While content is pulled down its bottom edge stays where the rows begin.
  public var containerFrame: CGRect

  /// The frame of what the header shows, in the coordinates of the container: its origin is (0, 0)
  /// when content fills the header.
  public var contentFrame: CGRect

  /// How far the content is pulled down beyond its top edge, 0 or more.
  public var overscroll: CGFloat

  /// How much of the way from the resting height to the minimum height the header has gone: 0 at
  /// rest, 1 when it is at its minimum, or scrolled out without one.
  public var collapseProgress: CGFloat

  /// The header's height over its height at rest, with the part under the top inset; 1 or more. 1
  /// for a header of no height.
  public var stretchFactor: CGFloat
}

extension StretchState {
  /// The content's frame in the scroll view's coordinates.
  public var contentFrameInScrollView: CGRect {
    contentFrame.offsetBy(dx: containerFrame.minX, dy: containerFrame.minY)
  }
}
