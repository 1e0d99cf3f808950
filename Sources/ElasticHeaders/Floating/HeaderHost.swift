import UIKit

/// A scroll view of this module, as the module sees it: apps see ``ElasticHeaderHosting``.
@MainActor
protocol HeaderHost: ElasticHeaderHosting {
  var keeper: HeaderKeeper { get }
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
    return settings
  }

  /// Chooses something that the header's place may depend on.
  func choose<Value>(_ path: WritableKeyPath<HeaderSettings, Value>, _ value: Value) {
    keeper.settings[keyPath: path] = value
    headerNeedsCheck()
  }
}
