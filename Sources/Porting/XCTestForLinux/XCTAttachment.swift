import Foundation
import ObjectiveCForLinux
import UIKit

/// Data that a test keeps beside its result: a picture, a text, a file.
open class XCTAttachment: NSObject {
  /// When an attachment is thrown away.
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess = 1
  }

  /// How good an attached picture has to be.
  public enum ImageQuality: Int, Sendable {
    case original = 0
    case medium = 1
    case low = 2
  }

  public let uniformTypeIdentifier: String
  open var name: String?
  open var userInfo: [AnyHashable: Any]?
  /// Nothing is thrown away here: whoever names a folder wants what is in it.
  open var lifetime = Lifetime.deleteOnSuccess
  let payload: Data?

  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload
    self.userInfo = userInfo
  }

  public convenience init(data payload: Data) {
    self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
  }

  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  public convenience init(string: String) {
    self.init(
      uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
  }

  /// A picture as it is, as PNG.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// A picture, as PNG in its original quality and as JPEG in the others. How much these lose is an own choice.
  public convenience init(image: UIImage, quality: ImageQuality) {
    switch quality {
    case .original:
      self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
    case .medium, .low:
      self.init(
        uniformTypeIdentifier: "public.jpeg", name: nil,
        payload: image.jpegData(compressionQuality: quality == .medium ? 0.5 : 0.2))
    }
  }

  /// A file's content. Its type follows from the ending of its name.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      contentsOfFile: url, uniformTypeIdentifier: UniformType.type(ofExtension: url.pathExtension))
  }

  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier, name: url.lastPathComponent,
      payload: try? Data(contentsOf: url))
  }
}
