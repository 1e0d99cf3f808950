import Foundation
import FoundationNetworking

/// Settings without an effect, which a configuration keeps.
private struct SessionSettings {
  static let known = AssociatedValues<SessionSettings>()
  var sharedContainerIdentifier: String?
  var waitsForConnectivity = false
}

@_spi(Lowered) extension URLSessionConfiguration {
  /// The identifier of the container for the files of downloads. They are in the app's own folders here.
  public var _sharedContainerIdentifier: String? {
    get { SessionSettings.known.value(of: self)?.sharedContainerIdentifier }
    set { change { $0.sharedContainerIdentifier = newValue } }
  }

  /// Whether a task waits for a network. A task without one fails at once here.
  public var _waitsForConnectivity: Bool {
    get { SessionSettings.known.value(of: self)?.waitsForConnectivity ?? false }
    set { change { $0.waitsForConnectivity = newValue } }
  }

  private func change(_ change: (inout SessionSettings) -> Void) {
    SessionSettings.known.update(of: self) { settings in
      var new = settings ?? SessionSettings()
      change(&new)
      settings = new
    }
  }
}
