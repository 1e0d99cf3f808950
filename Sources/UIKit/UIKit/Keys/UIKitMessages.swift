@_spi(Lowered) import ObjectiveCForLinux

@section(".init_array") @used private let announcedMembers: @convention(c) () -> Void = {
  _announce(_LoweredMembers.self)
}

/// The members of UIKit's objects that can be found by name, in addition to those of lowered classes.
enum _LoweredMembers: LoweredMembers {
  @MainActor static func register() {
    SystemObjects.registerAll()
  }
}
