@_spi(Lowered) import ObjectiveCForLinux

/// The members of UIKit's objects that can be found by name, in addition to those of lowered classes.
enum _LoweredMembers: LoweredMembers {
  @MainActor static func register() {
    Members(of: UIView.self).method("recursiveDescription") { (view: UIView) in view.describeTree()
    }
    Members(of: UIViewController.self).method("_printHierarchy") { (controller: UIViewController) in
      controller.describeTree()
    }
    registerObservedProperties()
  }

  /// Registers the properties that views report to key-value observers.
  @MainActor private static func registerObservedProperties() {
    let view = Members(of: UIView.self)
    view.property("frame", \UIView.frame)
    view.property("bounds", \UIView.bounds)
    view.property("center", \UIView.center)
    view.property("alpha", \UIView.alpha)
    view.property("isHidden", \UIView.isHidden)
    view.property("backgroundColor", \UIView.backgroundColor)
    view.property("tag", \UIView.tag)
    view.property("layer", \UIView.layer)
    let scroll = Members(of: UIScrollView.self)
    scroll.property("contentOffset", \UIScrollView.contentOffset)
    scroll.property("contentSize", \UIScrollView.contentSize)
    scroll.property("contentInset", \UIScrollView.contentInset)
    scroll.property("zoomScale", \UIScrollView.zoomScale)
  }
}
