import Foundation
import Synchronization

extension Bundle {
  /// The folder with the resources of the module that declares a class: the one that the package manager lays beside the
  /// program for the module, otherwise the program's own, as an app's.
  @_spi(Lowered) public static func _folder(of aClass: AnyClass) -> String {
    let module = String(String(reflecting: aClass).prefix { $0 != "." })
    return folders.withLock { folders in
      if let known = folders[module] { return known }
      let place = main.bundleURL
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      let name = names.filter { $0.hasSuffix("_\(module).resources") }.min()
      let folder = name.map { place.appendingPathComponent($0).path } ?? main.bundlePath
      folders[module] = folder
      return folder
    }
  }

  /// The folders by their modules' names.
  private static let folders = Mutex<[String: String]>([:])
}
