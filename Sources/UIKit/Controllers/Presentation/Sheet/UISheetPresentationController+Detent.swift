import QuartzCore

/// What a custom detent knows when its height is asked for.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height in points of the highest sheet, without what the safe area takes at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// What of a detent iOS declares in a Swift overlay beside the class: making one of an app's own, and
/// asking for its height.
@preconcurrency @MainActor
public class _SheetDetent: NSObject {
  typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  private let resolver: Resolver
  private static var count = 0

  init(resolver: @escaping Resolver) {
    self.resolver = resolver
    super.init()
  }

  /// Makes a detent whose height `resolver` says in points, without the safe area at the bottom; nil
  /// takes the detent out while the context stays as it is.
  public static func custom(
    identifier: UISheetPresentationController.Detent.Identifier? = nil,
    resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
  ) -> UISheetPresentationController.Detent {
    count += 1
    return UISheetPresentationController.Detent(
      identifier: identifier ?? UISheetPresentationController.Detent.Identifier("custom-\(count)"),
      resolver: resolver)
  }

  /// The height in points, without the safe area at the bottom; nil while the detent is out.
  public func resolvedValue(
    in context: any UISheetPresentationControllerDetentResolutionContext
  ) -> CGFloat? {
    resolver(context).map { min(max($0, 0), context.maximumDetentValue) }
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: _SheetDetent {
    /// Names a detent.
    public struct Identifier: RawRepresentable, _RawValued, Hashable, Sendable {
      public let _rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { _rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { _rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the screen but for the status bar.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier

    init(identifier: Identifier, resolver: @escaping Resolver) {
      self.identifier = identifier
      super.init(resolver: resolver)
    }

    /// About half of the screen. Not there where the height is compact.
    public static func medium() -> Self {
      self.init(identifier: .medium) { context in
        guard let context = context as? SheetContext,
          context.containerTraitCollection.verticalSizeClass != .compact
        else { return nil }
        return context.layout.mediumValue
      }
    }

    /// As high as a sheet gets.
    public static func large() -> Self {
      self.init(identifier: .large) { $0.maximumDetentValue }
    }
  }
}

/// What detents are resolved in.
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let layout: SheetLayout
  let containerTraitCollection: UITraitCollection
  var maximumDetentValue: CGFloat { layout.maximumValue }

  init(layout: SheetLayout, traits: UITraitCollection) {
    self.layout = layout
    containerTraitCollection = traits
    super.init()
  }
}
