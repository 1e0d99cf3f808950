import Synchronization

/// A place for a service that a higher module provides to a lower one, such as the names of fonts for `CGFont`.
///
/// The higher module registers the service before the program starts, from the loader's list of initializers:
///
///     @section(".init_array") @used
///     private let registration: @convention(c) () -> Void = { slot.register(Engine.self) }
///
/// The compiler checks the name of the service, and the linker keeps it. So nothing is found by a name that
/// somebody may change.
package final class ServiceSlot<Service: Sendable>: Sendable {
  private let registered = Mutex<Service?>(nil)
  private let speaker: String
  private let complaint: String

  /// Creates an empty place.
  ///
  /// - Parameter speaker: The module that needs the service.
  /// - Parameter complaint: The message for programs in which no module provides it.
  package init(of speaker: String, ifEmpty complaint: String) {
    self.speaker = speaker
    self.complaint = complaint
  }

  /// Fills the place, which must be empty.
  package func register(_ service: Service) {
    registered.withLock { held in
      precondition(held == nil, "\(speaker): a service is registered twice")
      held = service
    }
  }

  /// Returns the service. If there is none, standard error gets the complaint, once, and the result is `nil`.
  package func service() -> Service? {
    let held = registeredService
    if held == nil { Diagnostics.report(complaint, from: speaker) }
    return held
  }

  /// The service, or `nil` if no module provides it and that is expected.
  package var registeredService: Service? { registered.withLock { $0 } }
}
