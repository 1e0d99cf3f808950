import Foundation

// Several items at once: what holds of some of them, by their places.

extension UIPasteboard {
  /// How items are put on a board.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` from which on the items are gone.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool`: whether the items stay in this program, and don't go to the browser's clipboard.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Replaces all items. A value under ``typeAutomatic`` gets the type of its kind.
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

  /// The places of the items that `set` has; all of them for nil.
  private func places(_ set: IndexSet?) -> [Int] {
    let all = items.indices
    return set.map { places in places.filter { all.contains($0) } } ?? Array(all)
  }

  /// The types of each item of a set.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    places(itemSet).map { items[$0].keys.sorted() }
  }

  /// Whether some item of a set has one of the types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    places(itemSet).contains { Self.has(pasteboardTypes, items[$0]) }
  }

  /// The places of the items that have one of the types.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { Self.has(pasteboardTypes, items[$0]) })
  }

  /// The values that the items of a set have under a type.
  public func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    places(itemSet).compactMap { Self.value(in: items[$0], pasteboardType) }
  }

  /// The data of the items of a set under a type.
  public func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    places(itemSet).compactMap { place in
      Self.value(in: items[place], pasteboardType).flatMap { Self.data(of: $0, pasteboardType) }
    }
  }

  // MARK: Types

  /// Stands for the type of a value's kind in ``setItems(_:options:)``.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The types that texts, addresses, pictures and colours come under.
  public static var typeListString: NSArray { [plainText, "public.text"] as NSArray }
  public static var typeListURL: NSArray { [link] as NSArray }
  public static var typeListImage: NSArray {
    [picture, "public.png", "public.jpeg"] as NSArray
  }
  public static var typeListColor: NSArray { [colour] as NSArray }

  /// The types that a change added, and those that it removed, in its notification.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}
