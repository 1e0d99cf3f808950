import Foundation

/// A store for copied data to paste.
///
/// An item contains one or more representations of a thing, each with a type: `public.utf8-plain-text` for text. A
/// query for a type also finds types that conform to it. Pasteboards live as long as the process. If a page shows the
/// stage, ``general`` is connected to the browser's clipboard. As on iOS, it can be used from any thread; other threads
/// wait for the main thread.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  @MainActor private static var boards: [Name: UIPasteboard] = [.general: UIPasteboard(.general)]
  /// Called when an application copied something to the general pasteboard.
  @MainActor static var generalDidChange: (@MainActor (String?) -> Void)?

  /// The user's general pasteboard.
  open class var general: UIPasteboard { onMainActor(()) { _ in boards[.general]! } }

  open private(set) var name: Name
  /// The number of changes, which grows with each one.
  open var changeCount: Int { storage.changeCount }

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// Returns the pasteboard with a name. If there is none and `create` is true, creates it.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let known = onMainActor(pasteboardName) { UIPasteboard.boards[$0] }
    guard known != nil || create else { return nil }
    self.init(pasteboardName)
    if let known {
      storage = known.storage
    } else {
      onMainActor(self) { UIPasteboard.boards[pasteboardName] = $0 }
    }
  }

  /// Creates a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let board = UIPasteboard(Name(UUID().uuidString))
    onMainActor(board) { boards[$0.name] = $0 }
    return board
  }

  /// Removes a pasteboard. The general one can't be removed.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general,
      let board = onMainActor(pasteboardName, { boards.removeValue(forKey: $0) })
    else { return }
    NotificationCenter.default.post(name: removedNotification, object: board)
  }

  // MARK: Items

  /// The shared storage of all pasteboards with the same name.
  private final class Storage {
    var items: [[String: Any]] = []
    /// The expiration date of the items.
    var end: Date?
    var changeCount = 0
  }

  private var storage = Storage()

  open var items: [[String: Any]] {
    get {
      if let end = storage.end, RenderLoop.current.date() >= end { return [] }
      return storage.items
    }
    set { put(newValue) }
  }

  open var numberOfItems: Int { items.count }

  open func addItems(_ items: [[String: Any]]) { put(self.items + items) }

  /// The types of the first item.
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  open func contains(pasteboardTypes: [String]) -> Bool {
    items.first.map { Self.has(pasteboardTypes, $0) } ?? false
  }

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first.flatMap { Self.value(in: $0, pasteboardType) }
  }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    put([[pasteboardType: value]])
  }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap { Self.data(of: $0, pasteboardType) }
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    put([[pasteboardType: data]])
  }

  /// Replaces the items. Unless they are local, the browser's clipboard gets them too. They expire at `end`.
  func put(_ items: [[String: Any]], isLocal: Bool = false, until end: Date? = nil) {
    let old = Set(self.items.flatMap(\.keys))
    storage.items = items
    storage.end = end
    storage.changeCount += 1
    let new = Set(items.flatMap(\.keys))
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
        Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
      ])
    if name == .general, !isLocal { onMainActor(string) { Self.generalDidChange?($0) } }
  }

  /// Stores text that was copied elsewhere.
  package func receive(_ text: String) {
    storage.items = [[Self.plainText: text]]
    storage.end = nil
    storage.changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  // MARK: Types

  static let plainText = "public.utf8-plain-text"
  private static let anyPlainText = "public.plain-text"
  static let link = "public.url"
  static let picture = "public.image"
  static let colour = "com.apple.uikit.color"

  private func objects<Kind>(_ type: String, _ read: (Any) -> Kind?) -> [Kind]? {
    let found = items.compactMap { Self.value(in: $0, type).flatMap(read) }
    return found.isEmpty ? nil : found
  }

  private func put<Kind>(_ type: String, _ objects: [Kind]?) {
    put((objects ?? []).map { [type: $0] })
  }

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of the items. URLs count as texts.
  open var strings: [String]? {
    get { objects(Self.anyPlainText, Self.text) ?? urls?.map(\.absoluteString) }
    set { put(Self.plainText, newValue) }
  }

  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var urls: [URL]? {
    get { objects(Self.link, Self.url) }
    set { put(Self.link, newValue) }
  }

  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var images: [UIImage]? {
    get { objects(Self.picture, Self.image) }
    set { put(Self.picture, newValue) }
  }

  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var colors: [UIColor]? {
    get { objects(Self.colour, Self.color) }
    set { put(Self.colour, newValue) }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  /// Whether there are images. Only the types are checked, and nothing is decoded.
  open var hasImages: Bool { items.contains { Self.value(in: $0, Self.picture) != nil } }
  open var hasColors: Bool { colors != nil }

  // MARK: Notifications

  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
}
