import Foundation
import ObjectiveCForLinux
import UIKit

/// Data that a test stores with its result: an image, a text or a file.
open class XCTAttachment: NSObject {
  /// The lifetime of an attachment.
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess = 1
  }

  /// The quality of an attached image.
  public enum ImageQuality: Int, Sendable {
    case original = 0
    case medium = 1
    case low = 2
  }

  public let uniformTypeIdentifier: String
  open var name: String?
  open var userInfo: [AnyHashable: Any]?
  /// The lifetime of the attachment. It has no effect: attachments are always kept if there is a folder for
  /// them.
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

  /// Creates an attachment from an image as PNG.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// Creates an attachment from an image: PNG for the original quality, JPEG for the others. The JPEG qualities
  /// are an own choice.
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

  /// Creates an attachment from a file. The type follows from the filename extension.
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
