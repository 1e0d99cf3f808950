import QuartzCore

/// The values that are available to a custom detent when its height is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height in points of the highest sheet, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the screen except the status bar.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The detent's name.
    public let identifier: Identifier
    private let resolver: Resolver
    private static var count = 0

    init(identifier: Identifier, resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Creates a detent whose height `resolver` returns in points, without the safe area at the bottom; nil
    /// disables the detent in the present context.
    public static func custom(
      identifier: UISheetPresentationController.Detent.Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      count += 1
      return UISheetPresentationController.Detent(
        identifier: identifier ?? Identifier("custom-\(count)"), resolver: resolver)
    }

    /// Returns the height in points, without the safe area at the bottom; nil while the detent is
    /// disabled.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context).map { $0.clamped(0, context.maximumDetentValue) }
    }

    /// Returns a detent of about half of the screen. It is disabled in a compact height.
    public static func medium() -> Self {
      self.init(identifier: .medium) { context in
        guard let context = context as? SheetContext,
          context.containerTraitCollection.verticalSizeClass != .compact
        else { return nil }
        return context.layout.mediumValue
      }
    }

    /// Returns the detent of the greatest height.
    public static func large() -> Self {
      self.init(identifier: .large) { $0.maximumDetentValue }
    }
  }
}

/// The context in which detents are resolved.
final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let layout: SheetLayout
  let containerTraitCollection: UITraitCollection
  var maximumDetentValue: CGFloat { layout.maximumValue }

  init(layout: SheetLayout, traits: UITraitCollection) {
    self.layout = layout
    containerTraitCollection = traits
  }
}
