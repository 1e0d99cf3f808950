import Foundation

/// Changes the attributes of a text.
///
///     configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
///       var attributes = $0
///       attributes.font = .preferredFont(forTextStyle: .headline)
///       return attributes
///     }
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
