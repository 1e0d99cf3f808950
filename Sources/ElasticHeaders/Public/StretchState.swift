import UIKit

/// Where an elastic header stands at one offset of its scroll view, and how far it is stretched.
///
/// All lengths are points in the scroll view's content coordinates: y grows downwards, and 0 is where
/// the content begins.
public struct StretchState: Sendable, Equatable {
  /// What the header does.
  public enum Phase: Sendable, Equatable {
    /// Scrolled out, above the visible content.
    case offscreen
    /// Partly scrolled out.
    case collapsing
    /// Whole, and as tall as it asks to be.
    case resting
    /// Taller than at rest, because the content was pulled down beyond its edge.
    case stretching
  }

  /// What the header does at this offset.
  public var phase: Phase

  /// The header's frame. Its bottom edge doesn't depend on the offset: it is where the rows begin.
  public var containerFrame: CGRect

  /// How far the content is pulled down beyond its top edge, 0 or more.
  public var overscroll: CGFloat

  /// How much of the header below the top inset is scrolled out: 0 at rest, 1 when all of it is.
  public var collapseProgress: CGFloat

  /// The height over the height at rest; 1 or more. 1 for a header of no height.
  public var stretchFactor: CGFloat
}
