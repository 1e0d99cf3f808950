import Foundation

/// A way to tell the type of something that isn't by its identifier: by the ending of a file's name, or by a MIME
/// type.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Endings of files' names, `txt`, without the period.
  public static var filenameExtension: UTTagClass {
    UTTagClass(rawValue: "public.filename-extension")
  }
  /// MIME types, `text/plain`.
  public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }

  public var description: String { rawValue }
  public var debugDescription: String { rawValue }

  /// `nil` for a class that the system stores no tags of.
  var kind: UniformType.TagClass? { UniformType.TagClass(rawValue: rawValue) }
}
