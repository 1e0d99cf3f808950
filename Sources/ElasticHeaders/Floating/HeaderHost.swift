import UIKit

/// A scroll view of this module, as the module sees it: apps see ``ElasticHeaderHosting``.
@MainActor
protocol HeaderHost: ElasticHeaderHosting {
  var keeper: HeaderKeeper { get }
}

/// What a scroll view keeps for its elastic header.
@MainActor
final class HeaderKeeper {
  var header: FloatingHeader?
  /// All that an app chose. Every property of the scroll view reads and writes it.
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

  /// What was chosen, as a subclass says that overrides one of the properties.
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
