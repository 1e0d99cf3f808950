import CoreGraphics
import Foundation

/// Images can be dragged, copied and pasted, as PNG, which is lossless, and as JPEG.
///
/// The data contains neither the scale nor anything outside the bitmap. If the object itself is passed, it keeps
/// both.
extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  private static let png = "public.png"
  private static let jpeg = "public.jpeg"

  /// The formats that can be decoded.
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

  /// Returns a file of the given type, or `nil` if the type isn't supported or the image has no bitmap.
  func itemData(_ type: String) -> Data? {
    if UniformType.conforms(Self.png, to: type) { return uprightBitmap?.pngData() }
    if UniformType.conforms(Self.jpeg, to: type) { return jpegData(compressionQuality: 1) }
    return nil
  }
}
