import UIKit

/// The properties of scroll views that are newer than the SDK this module has to compile with.
///
/// The SDK of iOS 16.5 declares neither `contentAlignmentPoint` (iOS 17.4, F-HEADER-10) nor `topEdgeEffect`
/// (iOS 26, F-HEADER-09). `#available` checks the system and `#if compiler` the compiler, but neither checks
/// the SDK. So both properties are read by name, after `responds(to:)`. Without Objective-C, as in tests, no
/// scroll view has them.
@MainActor
struct LaterSystem {
  /// The vertical place of content that is shorter than its scroll view: 0 at the top, 1 at the bottom.
  var alignment: @MainActor (UIScrollView) -> CGFloat = LaterSystem.declaredAlignment

  /// The effect that the system draws at the top edge; `nil` before iOS 26.
  var topEdgeEffect: @MainActor (UIScrollView) -> (any EdgeEffect)? =
    LaterSystem.declaredEdgeEffect

  private static func declaredAlignment(of scrollView: UIScrollView) -> CGFloat {
    #if canImport(ObjectiveC)
      let point = scrollView.declaredValue("contentAlignmentPoint") as? NSValue
      return point?.cgPointValue.y ?? 0
    #else
      return 0
    #endif
  }

  private static func declaredEdgeEffect(of scrollView: UIScrollView) -> (any EdgeEffect)? {
    #if canImport(ObjectiveC)
      return NamedEdgeEffect(scrollView.declaredValue("topEdgeEffect"))
    #else
      return nil
    #endif
  }
}

/// An effect at an edge of a scroll view: iOS 26's `UIScrollEdgeEffect`.
@MainActor
protocol EdgeEffect: AnyObject {
  var isHidden: Bool { get set }
}

#if canImport(ObjectiveC)
  extension NSObject {
    /// Returns the value of a property that this SDK doesn't declare, or `nil` if the system doesn't have it.
    fileprivate func declaredValue(_ name: String) -> Any? {
      responds(to: NSSelectorFromString(name)) ? value(forKey: name) : nil
    }
  }

  /// The system's effect, accessed by the names of its accessors.
  @MainActor
  private final class NamedEdgeEffect: EdgeEffect {
    private let effect: NSObject

    init?(_ value: Any?) {
      guard let effect = value as? NSObject,
        effect.responds(to: NSSelectorFromString("isHidden")),
        effect.responds(to: NSSelectorFromString("setHidden:"))
      else { return nil }
      self.effect = effect
    }

    var isHidden: Bool {
      get { effect.value(forKey: "hidden") as? Bool ?? false }
      set { effect.setValue(newValue, forKey: "hidden") }
    }
  }
#endif
