import CoreGraphics
import Foundation
import Synchronization

/// An index by name of the sets in a bundle's `.xcassets` folders. The folders are read as files,
/// because there is no compiled catalogue.
///
/// Format: Apple, “Asset Catalog Format Reference”. A set is identified by its name. Inside a folder
/// that provides a namespace, the identifier is the folder's name, a slash and the set's name. A set
/// that can't be used gives `nil` and is reported once.
final class AssetCatalog: Sendable {
  enum Kind: String, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
  }

  private let sets: [Kind: [String: String]]
  private let images = Mutex<[String: UIImageAsset?]>([:])

  private init(sets: [Kind: [String: String]]) {
    self.sets = sets
  }

  /// Returns the catalogue of a bundle, which is searched on the first request.
  static func of(_ bundle: Bundle) -> AssetCatalog {
    let path = bundle.bundlePath
    return known.withLock { catalogs in
      if let catalog = catalogs[path] { return catalog }
      let catalog = AssetCatalog(searching: path)
      catalogs[path] = catalog
      return catalog
    }
  }

  private static let known = Mutex<[String: AssetCatalog]>([:])

  convenience init(searching path: String) {
    var search = AssetCatalogSearch()
    search.look(in: path, depth: 0)
    self.init(sets: search.sets)
  }

  /// Returns the path of a set's folder.
  func path(of name: String, _ kind: Kind) -> String? { sets[kind]?[name] }

  /// Returns the asset of an image set, or `nil` if none can be read.
  func image(named name: String) -> UIImageAsset? {
    if let known = images.withLock({ $0[name] }) { return known }
    guard let path = path(of: name, .image) else { return nil }
    let asset = AssetCatalog.reporting { () throws(AssetCatalogError) in
      try ImageSet(path: path).asset
    }
    return images.withLock {
      // Two threads that read at once get the same asset.
      let first = ($0[name] ?? nil) ?? asset
      $0[name] = first
      return first
    }
  }

  func color(named name: String) -> UIColor? {
    guard let path = path(of: name, .color) else { return nil }
    return AssetCatalog.reporting { () throws(AssetCatalogError) in
      let set: ColorSet = try AssetCatalog.contents(of: path)
      guard let color = set.color else {
        throw .malformed(path: path, reason: "no colour that is understood")
      }
      return color
    }
  }

  // MARK: Reading

  /// Returns the result of `read`, or reports its error and returns `nil`.
  static func reporting<T>(_ read: () throws(AssetCatalogError) -> T) -> T? {
    do {
      return try read()
    } catch {
      error.report()
      return nil
    }
  }

  /// The size limit. Real files have a few kilobytes.
  static let maximumContentsBytes = 1 << 20

  /// Reads a folder's `Contents.json`.
  static func contents<T: Decodable>(of folder: String) throws(AssetCatalogError) -> T {
    let path = (folder as NSString).appendingPathComponent("Contents.json")
    let data = try file(path, limit: maximumContentsBytes)
    do {
      return try JSONDecoder().decode(T.self, from: data)
    } catch {
      throw .malformed(path: path, reason: "\(error)")
    }
  }

  /// Reads a file of at most `limit` bytes.
  static func file(_ path: String, limit: Int) throws(AssetCatalogError) -> Data {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? NSNumber
    else {
      throw path.hasSuffix("/Contents.json") ? .noContents(path: path) : .missingFile(path: path)
    }
    guard size.intValue <= limit else {
      throw .tooLarge(path: path, bytes: size.intValue, limit: limit)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .missingFile(path: path)
    }
    return data
  }

  /// Returns the path of a file that a set names. Names that lead out of the set are rejected.
  static func path(of name: String, in folder: String) throws(AssetCatalogError) -> String {
    let path = (folder as NSString).appendingPathComponent(name)
    guard !name.isEmpty, !name.contains("/"), name != "..", name != "." else {
      throw .missingFile(path: path)
    }
    return path
  }
}
