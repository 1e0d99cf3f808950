import Foundation

// Access to several items at once, by index.

extension UIPasteboard {
  /// An option for adding items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` at which the items expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool` that says whether the items stay in this program instead of also going to the
    /// browser's clipboard.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Replaces all items. A value with the key ``typeAutomatic`` gets the type that fits it.
  public func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    put(
      items.map { Self.resolved($0) }, isLocal: options[.localOnly] as? Bool ?? false,
      until: options[.expirationDate] as? Date)
  }

  private static func resolved(_ item: [String: Any]) -> [String: Any] {
    guard let value = item[typeAutomatic] else { return item }
    var item = item
    item[typeAutomatic] = nil
    if let type = automaticType(of: value) { item[type] = value }
    return item
  }

  private static func automaticType(of value: Any) -> String? {
    switch value {
    case is String: plainText
    case is URL: link
    case is UIImage: picture
    case is UIColor: colour
    default: nil
    }
  }

  /// Returns the valid indices in `set`, or all indices for nil.
  private func places(_ set: IndexSet?) -> [Int] {
    let all = items.indices
    return set.map { places in places.filter { all.contains($0) } } ?? Array(all)
  }

  /// Returns the types of each item in a set.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    places(itemSet).map { items[$0].keys.sorted() }
  }

  /// Returns whether an item in a set has one of the types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    places(itemSet).contains { Self.has(pasteboardTypes, items[$0]) }
  }

  /// Returns the indices of the items that have one of the types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { Self.has(pasteboardTypes, items[$0]) })
  }

  /// Returns the values of a type for the items in a set.
  public func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    places(itemSet).compactMap { Self.value(in: items[$0], pasteboardType) }
  }

  /// Returns the data of a type for the items in a set.
  public func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    places(itemSet).compactMap { place in
      Self.value(in: items[place], pasteboardType).flatMap { Self.data(of: $0, pasteboardType) }
    }
  }

  // MARK: Types

  /// A key in ``setItems(_:options:)`` for the type that fits the value.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The types of texts, URLs, images and colours.
  public static var typeListString: NSArray { [plainText, "public.text"] as NSArray }
  public static var typeListURL: NSArray { [link] as NSArray }
  public static var typeListImage: NSArray {
    [picture, "public.png", "public.jpeg"] as NSArray
  }
  public static var typeListColor: NSArray { [colour] as NSArray }

  /// The keys in the change notification for the types that were added, and those that were
  /// removed.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}
