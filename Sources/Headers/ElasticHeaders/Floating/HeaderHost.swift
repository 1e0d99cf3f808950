import UIKit

/// The internal interface of a scroll view with a header. Apps use ``ElasticHeaderHosting``.
@MainActor
protocol HeaderHost: ElasticHeaderHosting {
  var keeper: HeaderKeeper { get }
  /// Whether the system has changes that the data source doesn't know about yet, as during a drop.
  var hasUncommittedUpdates: Bool { get }
}

/// The state that a scroll view keeps for its elastic header.
@MainActor
final class HeaderKeeper {
  var header: FloatingHeader?
  /// The app's choices, except those made through Interface Builder's attributes: see `HeaderHost.settings`.
  var settings = HeaderSettings()
  var trigger: HeaderTrigger?
  var onStateChange: ((StretchState) -> Void)?
  /// Whether views have been added since the header was last checked to be in front of the content.
  var needsFront = false
  var frontOrder = FrontOrder()
  var refreshRoom = RefreshRoom()
  /// The number of update methods that haven't returned yet.
  var openUpdates = 0
  /// The header that will be installed when the current updates are committed.
  var awaited: AwaitedHeader?
  /// An expansion or collapse that was requested outside a window.
  var awaitedMove: AwaitedMove?
  /// The watch that runs while a new height waits for the content to come to rest.
  var restWatch: RestWatch?
  var observesTraits = false
  /// Whether this class hid the effect at the top edge and has to restore it.
  var hidTopEdgeEffect = false
  var later = LaterSystem()
}

/// A header, or none, that was set during updates.
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

  /// All choices together. Interface Builder's attributes are stored in the class itself, because a storyboard
  /// on Linux sets stored properties by name, and no others. A subclass may override them.
  var settings: HeaderSettings {
    var settings = keeper.settings
    settings.geometry.underlapsTopInset = headerUnderlapsTopInset
    settings.geometry.parallax = headerParallax
    settings.minimumHeight = minimumHeaderHeight
    settings.insets = topInsets
    return settings
  }

  /// Whether rows or items are being inserted, deleted or moved. `hasUncommittedUpdates` only covers drops
  /// (F-HEADER-11).
  var isUpdating: Bool { keeper.openUpdates > 0 || hasUncommittedUpdates }

  /// Performs updates, during which the header isn't replaced.
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

  /// Changes a setting that the header's position may depend on.
  func choose<Value>(_ path: WritableKeyPath<HeaderSettings, Value>, _ value: Value) {
    keeper.settings[keyPath: path] = value
    headerNeedsCheck()
  }
}
