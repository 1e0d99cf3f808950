import Foundation

/// The processes that may load a representation. Here there is only one process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// Options for the handling of files.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be read and written at its location.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

/// An object that a provider can convert to data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of this object's data. By default these are the types of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Converts the object to data of one of the types, and passes it to the handler, now or later.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// An object that can be made from a provider's data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
