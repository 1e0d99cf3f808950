import Foundation
import Synchronization

extension Bundle {
  /// Returns the folder with the resources of the module that declares a class. It is the one that the package
  /// manager puts next to the program for the module, or else the program's own, as for an app.
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

  /// The folders by module name.
  private static let folders = Mutex<[String: String]>([:])
}
