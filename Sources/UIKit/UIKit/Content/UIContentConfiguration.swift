/// The content of a view and its look, as a value. The value makes the view that shows it.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The same for another state of the view: dimmed for a disabled one, for instance.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration and takes others of its kind.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// Setting it shows it.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show `configuration`: those of the type that it has, unless it says
  /// otherwise.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Makes one colour of another, as for a state.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour's brightness alone.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        let resolved = color.resolvedColor(with: traits)
        guard let (red, green, blue, alpha) = resolved.components else { return resolved }
        // The brightness that Rec. 709 gives the primaries.
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
      }
    }
  }
}
