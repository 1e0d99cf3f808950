import UIKit

/// A scroll view of this module, as the module sees it: apps see ``ElasticHeaderHosting``.
@MainActor
protocol HeaderHost: ElasticHeaderHosting {
  var keeper: HeaderKeeper { get }
  /// Whether the system has changes that the data source doesn't know of yet, as during a drop.
  var hasUncommittedUpdates: Bool { get }
}

/// The state that a scroll view keeps for its elastic header.
@MainActor
final class HeaderKeeper {
  var header: FloatingHeader?
  /// The app's choices, except those made by Interface Builder's attributes: see `HeaderHost.settings`.
  var settings = HeaderSettings()
  var trigger: HeaderTrigger?
  var onStateChange: ((StretchState) -> Void)?
  /// Views were added since the header was last seen to be in front of the content.
  var needsFront = false
  var frontOrder = FrontOrder()
  var refreshRoom = RefreshRoom()
  /// Calls of update methods that haven't returned.
  var openUpdates = 0
  /// The header that takes its place when the present updates are committed.
  var awaited: AwaitedHeader?
  /// An expansion, or a collapse, that was asked for in no window.
  var awaitedMove: AwaitedMove?
  /// Present while a new height has to wait for the content to come to rest.
  var restWatch: RestWatch?
  var observesTraits = false
  /// Whether the effect at the top edge was hidden here, and has to come back.
  var hidTopEdgeEffect = false
  var later = LaterSystem()
}

/// A header, or none, that was set while updates were open.
struct AwaitedHeader {
  let view: UIView?
}

enum AwaitedMove {
  case expand, collapse
}

extension HeaderHost {
  var header: FloatingHeader? {
    get { keeper.header }
    set { keeper.header = newValue }
  }

  /// All that was chosen. Interface Builder's attributes are stored in the class itself: on Linux a
  /// storyboard sets stored properties by their names, and no others. A subclass may override them.
  var settings: HeaderSettings {
    var settings = keeper.settings
    settings.geometry.underlapsTopInset = headerUnderlapsTopInset
    settings.geometry.parallax = headerParallax
    settings.minimumHeight = minimumHeaderHeight
    settings.insets = topInsets
    return settings
  }

  /// Whether rows or items are being inserted, deleted or moved. `hasUncommittedUpdates` covers drops
  /// alone (F-HEADER-11).
  var isUpdating: Bool { keeper.openUpdates > 0 || hasUncommittedUpdates }

  /// Makes updates, during which the header isn't exchanged.
  func updating(_ update: () -> Void) {
    beginUpdating()
    update()
    endUpdating()
  }

  func beginUpdating() { keeper.openUpdates += 1 }

  func endUpdating() {
    keeper.openUpdates -= 1
    if keeper.awaited != nil { setNeedsLayout() }
  }

  /// Chooses something that the header's place may depend on.
  func choose<Value>(_ path: WritableKeyPath<HeaderSettings, Value>, _ value: Value) {
    keeper.settings[keyPath: path] = value
    headerNeedsCheck()
  }
}
