import Foundation

// The folders of an app's home folder. On iOS they exist when an app starts; Foundation on Linux doesn't make them, and has no
// Library. The members that lowered modules get themselves call the ones here.
//
// Source: Apple, File System Programming Guide, "iOS Standard Directories".

extension FileManager {
  private static let madeFolders: Set<SearchPathDirectory> = [
    .documentDirectory, .cachesDirectory, .libraryDirectory,
  ]

  /// Returns the folders of a kind, and makes the user's own if iOS would have.
  @_spi(Lowered) public func _urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    var folders = urls(for: directory, in: domainMask)
    guard domainMask.contains(.userDomainMask), Self.madeFolders.contains(directory) else {
      return folders
    }
    if folders.isEmpty, directory == .libraryDirectory {
      folders = [homeDirectoryForCurrentUser.appendingPathComponent("Library", isDirectory: true)]
    }
    if let first = folders.first {
      // If the folder can't be made, the app's own access fails.
      try? createDirectory(at: first, withIntermediateDirectories: true)
    }
    return folders
  }

  @_spi(Lowered) public func _url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    if Self.madeFolders.contains(directory), let first = _urls(for: directory, in: domain).first {
      return first
    }
    return try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }
}
