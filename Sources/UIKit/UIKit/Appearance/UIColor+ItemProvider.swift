import CoreGraphics
import Foundation

/// Support for dragging, copying and pasting colours.
///
/// Their data is the four components in sRGB, where iOS writes an archive: it stays in the program. A dynamic
/// colour is written as it is for the current traits; if the object itself is delivered, it stays dynamic.
extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  private static let typeIdentifier = "com.apple.uikit.color"

  public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let components = try? PropertyListDecoder().decode([Double].self, from: data),
      components.count == 4,
      let color = UIColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
        as? Self
    else { throw NSItemProvider.error(.unexpectedValueClassError) }
    return color
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = itemData
    completionHandler(
      data, data == nil ? NSItemProvider.error(.unavailableCoercionError) : nil)
    return nil
  }

  /// The values from which another object can be made; `nil` for a pattern.
  var itemData: Data? {
    guard let (red, green, blue, alpha) = components else { return nil }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try? encoder.encode([red, green, blue, alpha].map { Double($0) })
  }
}
