import CoreGraphics

extension UIView {
  /// Whether focus is allowed by default, which is the case in the sidebars of a tablet's split view.
  ///
  /// Apple, `UICollectionView.allowsFocus`: "The system determines the default value of this property according to the
  /// platform and other properties of the collection view." WWDC 2021, "Focus on iPad keyboard navigation": sidebars
  /// can be focused by default, other lists when they allow it.
  var isInSideBar: Bool {
    for case let controller as UIViewController in focusChain {
      guard let split = controller.parent as? UISplitViewController else { continue }
      return !split.isCollapsed
        && [.primary, .supplementary].contains { split.slots[$0]?.shown === controller }
    }
    return false
  }
}
