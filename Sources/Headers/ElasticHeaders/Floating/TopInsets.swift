import UIKit

/// The insets above the content of a scroll view at rest, in points, by origin.
struct TopInsets: Equatable {
  /// The scroll view's adjusted inset: the sum of all parts except the alignment.
  var adjusted: CGFloat = 0
  /// The part for bars and notches, as far as the system insets content for them.
  var system: CGFloat = 0
  /// The app's content inset.
  var own: CGFloat = 0
  /// The part that a refresh control adds while it refreshes.
  var refreshing: CGFloat = 0
  /// The distance by which content that is too short to scroll rests lower: `contentAlignmentPoint` of iOS 17.4
  /// (F-HEADER-10).
  var alignment: CGFloat = 0
}

/// The measured space that a refresh control adds above the content.
///
/// The system decides where the control adds it: in `contentInset`, or, if a bar with a large title hosts the
/// control, in the system's part of the adjusted inset. So the space is the difference between the insets while
/// the control refreshes and the insets before. It ends when the insets change after the refresh.
struct RefreshRoom {
  /// The top insets of a scroll view that a refresh control may change.
  struct Insets: Equatable {
    /// `contentInset`.
    var own: CGFloat
    /// The rest of the adjusted inset, beyond the safe area. It is 0 until a control adds to it.
    var extra: CGFloat
  }

  private var resting: Insets?
  /// The insets at the last check during a refresh; `nil` when the control has no space.
  private var last: Insets?

  /// Updates the measurement. Call this after every change of the insets and before ``part(of:)``.
  mutating func notice(_ insets: Insets, isRefreshing: Bool) {
    if isRefreshing {
      last = insets
    } else if last != insets {
      // A control ends its refresh first and removes its space afterwards.
      last = nil
      resting = insets
    }
  }

  /// Returns the parts of the insets that belong to the control. If the control was already refreshing at the
  /// first check, all of `contentInset` counts as its own.
  func part(of insets: Insets) -> Insets {
    guard last != nil else { return Insets(own: 0, extra: 0) }
    let resting = self.resting ?? Insets(own: 0, extra: 0)
    return Insets(
      own: Self.growth(from: resting.own, to: insets.own),
      extra: Self.growth(from: resting.extra, to: insets.extra))
  }

  private static func growth(from old: CGFloat, to new: CGFloat) -> CGFloat {
    new - old > .roundingError ? new - old : 0
  }
}

extension HeaderHost {
  private var changeableInsets: RefreshRoom.Insets {
    let own = contentInset.top.coordinate
    return RefreshRoom.Insets(
      own: own, extra: max(adjustedContentInset.top.coordinate - own - safeAreaInsets.top, 0))
  }

  /// Records how the refresh control changes the insets.
  func noticeInsets() {
    keeper.refreshRoom.notice(
      changeableInsets, isRefreshing: refreshControl?.isRefreshing == true)
  }

  var topInsets: TopInsets {
    let insets = changeableInsets
    let room = keeper.refreshRoom.part(of: insets)
    let adjusted = adjustedContentInset.top.coordinate
    return TopInsets(
      adjusted: adjusted, system: adjusted - insets.own - room.extra, own: insets.own - room.own,
      refreshing: room.own + room.extra, alignment: roomOfAlignment)
  }

  /// Short content may rest below the top inset.
  private var roomOfAlignment: CGFloat {
    let insets = adjustedContentInset
    let room = (bounds.height - insets.top - insets.bottom - contentSize.height).coordinate
    guard room > 0 else { return 0 }
    let rest = room * min(max(keeper.later.alignment(self).coordinate, 0), 1)
    // Content rests at a device pixel, but the system doesn't promise which of the two nearest ones.
    let present = (-contentOffset.y - insets.top).coordinate
    let isPresent = rest > 0 && abs(present - rest) < 1 / max(traitCollection.displayScale, 1)
    return isPresent ? present : rest
  }

  /// The content offset at which the top of the content rests.
  var restingTop: CGFloat { -(adjustedContentInset.top + roomOfAlignment) }
}
