import MobileCoreServices
import UIKit
import UniformTypeIdentifiers

/// What is dragged in several forms, with types as iOS 14 names them.
public final class Parcel: NSObject, Codable {
  public let content: String

  public init(_ content: String) {
    self.content = content
    super.init()
  }

  static let ownType = "org.example.parcel"

  enum Failure: Error { case unknownType }
}

extension Parcel: NSItemProviderWriting {
  public static var writableTypeIdentifiersForItemProvider =
    [ownType, UTType.utf8PlainText.identifier]

  public func loadData(
    withTypeIdentifier typeid: String,
    forItemProviderCompletionHandler ch: @escaping (Data?, Error?) -> Void
  ) -> Progress? {
    switch typeid {
    case Self.ownType:
      do {
        ch(try PropertyListEncoder().encode(self), nil)
      } catch {
        ch(nil, error)
      }
    case kUTTypeUTF8PlainText as String: ch(content.data(using: .utf8), nil)
    default: ch(nil, Failure.unknownType)
    }
    return nil
  }
}

extension Parcel: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider =
    [ownType, kUTTypeUTF8PlainText as String]

  public static func object(
    withItemProviderData data: Data, typeIdentifier typeid: String
  ) throws -> Parcel {
    switch typeid {
    case ownType: return try PropertyListDecoder().decode(Parcel.self, from: data)
    case kUTTypeUTF8PlainText as NSString as String:
      return Parcel(String(data: data, encoding: .utf8) ?? "")
    default: throw Failure.unknownType
    }
  }
}

/// Types by the functions that were before.
public enum Labels {
  public static func mimeType(of path: String) -> String {
    let ending = (path as NSString).pathExtension
    if let type = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, ending as NSString, nil)?.takeRetainedValue(),
      let mime = UTTypeCopyPreferredTagWithClass(type, kUTTagClassMIMEType)?.takeRetainedValue()
    {
      return mime as String
    }
    return "application/octet-stream"
  }

  public static func isPicture(_ type: String) -> Bool {
    UTTypeConformsTo(type as CFString, kUTTypeImage)
  }

  public static func pictureEndings(_ types: [UTType]) -> [String] {
    types.filter { $0.conforms(to: .image) }.compactMap(\.preferredFilenameExtension)
  }
}
