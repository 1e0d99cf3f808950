/// An object that follows a view's geometry, such as an animator whose reference view it is. The view doesn't retain it.
@preconcurrency @MainActor protocol ReferenceViewObserver: AnyObject {
  /// Called when the view has moved to another window or to none.
  func referenceWindowDidChange()
  /// Called when the view's bounds have changed.
  func referenceBoundsDidChange()
}

/// A view's reference to an observer.
struct WeakReferenceViewObserver {
  weak var observer: (any ReferenceViewObserver)?
}
