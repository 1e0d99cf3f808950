import Foundation

// The conversion between types and their values.

extension UIPasteboard {
  /// Returns an item's value for a type, or for a type that conforms to it, for example a PNG file for an image. An
  /// object has all its writable representations.
  static func value(in item: [String: Any], _ type: String) -> Any? {
    if let value = item[type] { return value }
    let sorted = item.sorted { $0.key < $1.key }
    let kind = sorted.first { UniformType.conforms($0.key, to: type) }
    return kind?.value
      ?? sorted.first { _, value in
        guard let object = value as? any NSItemProviderWriting else { return false }
        return object.writableTypeIdentifiersForItemProvider.contains {
          UniformType.conforms($0, to: type)
        }
      }?.value
  }

  /// Returns whether an item has one of the types.
  static func has(_ types: [String], _ item: [String: Any]) -> Bool {
    types.contains { value(in: item, $0) != nil }
  }

  /// Returns the data of a value for a requested type.
  static func data(of value: Any, _ type: String) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: url.dataRepresentation
    case let image as UIImage: image.itemData(type)
    case let color as UIColor: color.itemData
    default: nil
    }
  }

  // MARK: Types of values

  static func text(_ value: Any) -> String? {
    value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
  }

  static func url(_ value: Any) -> URL? {
    value as? URL ?? (value as? Data).flatMap { URL(dataRepresentation: $0, relativeTo: nil) }
  }

  static func image(_ value: Any) -> UIImage? {
    value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
  }

  static func color(_ value: Any) -> UIColor? {
    value as? UIColor
      ?? (value as? Data).flatMap {
        try? UIColor.object(withItemProviderData: $0, typeIdentifier: colour)
      }
  }
}
