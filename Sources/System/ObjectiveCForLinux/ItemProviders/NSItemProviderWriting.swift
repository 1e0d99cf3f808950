import Foundation

/// Who may load a form of what a provider has. Here all are of one process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// How files are handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file may be read, and written, where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1 << 0)
}

/// An object that a provider can make data of.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of this one's data; those of its class if it is left out.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Makes data of one of the types and hands it to the handler, now or later.
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

/// An object that can be made of a provider's data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data, the one liked best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
