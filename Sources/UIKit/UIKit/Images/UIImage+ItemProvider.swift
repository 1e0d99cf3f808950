import CoreGraphics
import Foundation

/// Images are dragged, copied and pasted, as PNG, which loses nothing, and as JPEG.
///
/// Data has neither the scale nor what isn't in the bitmap; where the object itself is handed over, it keeps both.
extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  private static let png = "public.png"
  private static let jpeg = "public.jpeg"

  /// The formats that are decoded.
  public static var readableTypeIdentifiersForItemProvider: [String] { CGImage.readableTypes }
  public static var writableTypeIdentifiersForItemProvider: [String] { [png, jpeg] }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return image
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = itemData(typeIdentifier)
    completionHandler(
      data, data == nil ? NSItemProvider.error(.unavailableCoercionError) : nil)
    return nil
  }

  /// A file of a type that the image can be written in; `nil` for others, and for an image without a bitmap.
  func itemData(_ type: String) -> Data? {
    if UniformType.conforms(Self.png, to: type) { return uprightBitmap?.pngData() }
    if UniformType.conforms(Self.jpeg, to: type) { return jpegData(compressionQuality: 1) }
    return nil
  }
}
