import Foundation

/// A way to identify a type without its identifier: by a filename extension or a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The class of filename extensions, such as `txt`, without the period.
  public static var filenameExtension: UTTagClass {
    UTTagClass(rawValue: "public.filename-extension")
  }
  /// The class of MIME types, such as `text/plain`.
  public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }

  public var description: String { rawValue }
  public var debugDescription: String { rawValue }

  /// The internal class; `nil` for a class of which the system stores no tags.
  var kind: UniformType.TagClass? { UniformType.TagClass(rawValue: rawValue) }
}
