import Foundation

/// The name of a data set in an asset catalogue.
public typealias NSDataAssetName = String

/// A file of any type in an asset catalogue.
open class NSDataAsset: NSObject, NSCopying {
  open private(set) var name: NSDataAssetName
  open private(set) var data: Data
  /// The file's uniform type identifier, or `public.data` if the set doesn't name one.
  open private(set) var typeIdentifier: String

  /// Loads a data set from the main bundle by name. Returns `nil` if none can be read.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let path = AssetCatalog.of(bundle).path(of: name, .data),
      let (data, type) = AssetCatalog.reporting({ () throws(AssetCatalogError) in
        try Self.read(path)
      })
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = type
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The size limit. Larger files aren't loaded.
  private static let maximumBytes = 256 << 20

  private static func read(_ path: String) throws(AssetCatalogError) -> (Data, String) {
    let contents: Contents = try AssetCatalog.contents(of: path)
    let entry = contents.data.first {
      $0.filename != nil && ["universal", "iphone"].contains($0.idiom ?? "universal")
    }
    guard let entry, let name = entry.filename else {
      throw .malformed(path: path, reason: "the set has no file for a phone")
    }
    let file = try AssetCatalog.path(of: name, in: path)
    return (
      try AssetCatalog.file(file, limit: maximumBytes), entry.typeIdentifier ?? "public.data"
    )
  }

  /// Apple, “Asset Catalog Format Reference”, Data Set Type.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var typeIdentifier: String?

      enum CodingKeys: String, CodingKey {
        case filename, idiom
        case typeIdentifier = "universal-type-identifier"
      }
    }

    var data: [Entry]
  }
}
