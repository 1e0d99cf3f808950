@_spi(Lowered) import ObjectiveCForLinux

@section(".init_array") @used private let announcedMembers: @convention(c) () -> Void = {
  _announce(_LoweredMembers.self)
}

/// The members of UIKit's objects that can be found by name, in addition to those of lowered classes.
enum _LoweredMembers: LoweredMembers {
  @MainActor static func register() {
    Members(of: UIView.self).method("recursiveDescription") { (view: UIView) in view.describeTree()
    }
    Members(of: UIViewController.self).method("_printHierarchy") { (controller: UIViewController) in
      controller.describeTree()
    }
    SystemObjects.registerAll()
  }
}
