import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share, and creates it. There are no entitlements here, so every
  /// app belongs to every group.
  ///
  /// The folder has the subfolders that iOS creates: `Library/Application Support`, `Library/Caches` and
  /// `Library/Preferences`. Source: Apple, `containerURL(forSecurityApplicationGroupIdentifier:)`.
  /// - Returns: The folder; `nil` if the identifier can't name one, or if it can't be created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."),
      !groupIdentifier.contains("/"), !groupIdentifier.contains("\0"),
      let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let container = support.appendingPathComponent(
      "Group Containers/\(groupIdentifier)", isDirectory: true)
    for folder in ["Application Support", "Caches", "Preferences"] {
      let place = container.appendingPathComponent("Library/\(folder)")
      guard
        (try? createDirectory(at: place, withIntermediateDirectories: true)) != nil
      else { return nil }
    }
    return container
  }
}
