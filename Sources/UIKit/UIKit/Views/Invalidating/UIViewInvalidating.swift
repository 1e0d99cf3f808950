/// An aspect of a view that an ``UIView/Invalidating`` property can invalidate.
public protocol UIViewInvalidating {
  /// Invalidates the aspect. Called on the main thread, although iOS's declaration doesn't say so.
  func invalidate(view: UIView)
}

extension UIView {
  /// The aspects of a view that can be invalidated.
  public enum Invalidations {
    public struct Layout: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) {
        MainActor.assumeIsolated { view.setNeedsLayout() }
      }
    }

    public struct Display: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) {
        MainActor.assumeIsolated { view.setNeedsDisplay() }
      }
    }

    public struct Constraints: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) {
        MainActor.assumeIsolated { view.setNeedsUpdateConstraints() }
      }
    }

    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) {
        MainActor.assumeIsolated { view.invalidateIntrinsicContentSize() }
      }
    }

    /// The configuration of a cell or a button, which updates it from its state. Other views have
    /// none.
    public struct Configuration: UIViewInvalidating {
      public init() {}

      public func invalidate(view: UIView) {
        MainActor.assumeIsolated { view.invalidateConfiguration() }
      }
    }

    /// Two aspects at once.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
      UIViewInvalidating
    {
      private let first: Invalidation1
      private let second: Invalidation2

      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        first = invalidation1
        second = invalidation2
      }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: UIView.Invalidations.Constraints { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public static var configuration: UIView.Invalidations.Configuration { .init() }
}
