import UIKit

/// What lies above the content of a scroll view at rest, in points, by who asked for it.
struct TopInsets: Equatable {
  /// All of it but the alignment: the scroll view's adjusted inset.
  var adjusted: CGFloat = 0
  /// Bars and notches, as far as the system insets content for them.
  var system: CGFloat = 0
  /// The app's content inset.
  var own: CGFloat = 0
  /// The room of a refresh control that refreshes.
  var refreshing: CGFloat = 0
  /// The distance by which content that is too short to be scrolled rests lower: `contentAlignmentPoint`
  /// of iOS 17.4 (F-HEADER-10).
  var alignment: CGFloat = 0
}

/// The room that a refresh control makes above the content, measured.
///
/// Where the control makes room depends on the system: in `contentInset`, or, hosted by a bar with a
/// large title, in the system's share of the adjusted inset. So the room is the difference between the
/// insets while the control refreshes and those before. It ends when the insets change after that.
struct RefreshRoom {
  /// The top insets of a scroll view that a refresh control may change.
  struct Insets: Equatable {
    /// `contentInset`.
    var own: CGFloat
    /// The rest of the adjusted inset, beyond the safe area: 0 before anybody makes room there.
    var extra: CGFloat
  }

  private var resting: Insets?
  /// The insets when the control was last seen to refresh; `nil` when its room is closed.
  private var last: Insets?

  /// Has to be called with each change of the insets, and before ``part(of:)`` is asked.
  mutating func notice(_ insets: Insets, isRefreshing: Bool) {
    if isRefreshing {
      last = insets
    } else if last != insets {
      // A control ends its refresh first and closes its room afterwards.
      last = nil
      resting = insets
    }
  }

  /// The parts of the insets that are the control's. A control that refreshed before anyone looked is
  /// taken to have made all of `contentInset`.
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

  /// Keeps track of what the refresh control does to the insets.
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

  /// Short content needn't rest at the top inset.
  private var roomOfAlignment: CGFloat {
    let insets = adjustedContentInset
    let room = (bounds.height - insets.top - insets.bottom - contentSize.height).coordinate
    guard room > 0 else { return 0 }
    let rest = room * min(max(keeper.later.alignment(self).coordinate, 0), 1)
    // Content rests at a device pixel; which of the two next to it isn't promised.
    let present = (-contentOffset.y - insets.top).coordinate
    let isPresent = rest > 0 && abs(present - rest) < 1 / max(traitCollection.displayScale, 1)
    return isPresent ? present : rest
  }

  /// The content offset at which the top of the content rests.
  var restingTop: CGFloat { -(adjustedContentInset.top + roomOfAlignment) }
}
