@_spi(Lowered) import ObjectiveCForLinux

/// What objects of UIKit's answer to by name, besides what lowered classes have.
enum _LoweredMembers: LoweredMembers {
  @MainActor static func register() {
    Members(of: UIView.self).method("recursiveDescription") { (view: UIView) in view.describeTree()
    }
    Members(of: UIViewController.self).method("_printHierarchy") { (controller: UIViewController) in
      controller.describeTree()
    }
  }
}
