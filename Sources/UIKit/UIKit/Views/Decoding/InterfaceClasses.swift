import InterfaceFiles
import OozeKernel

/// A mapping from names in an Interface Builder file to classes.
@MainActor
enum InterfaceClasses {
  /// Returns the system class of an element, or `nil` if the class isn't supported.
  static func systemClass(of element: String) -> AnyClass? { systemClasses[element] }

  /// The table of the system's classes. It names all of them, so the folder above all others provides it.
  nonisolated static let table = ServiceSlot<@MainActor @Sendable () -> [String: AnyClass]>(
    of: "UIKit", ifEmpty: "No classes for the elements of storyboards: each is a plain view.")

  private static let systemClasses = table.service()?() ?? [:]

  /// Returns the custom class that the element names.
  ///
  /// Swift classes are looked up as `Module.Class`, first in the module that the file names, then in the
  /// bundle's module.
  static func customClass(of element: InterfaceElement, bundle: Bundle) -> AnyClass? {
    guard let name = element.string("customClass") else { return nil }
    var modules: [String] = []
    if let module = element.string("customModule") { modules.append(module) }
    modules.append(contentsOf: moduleNames(of: bundle))
    modules.append("UIKit")
    let names = modules.map { "\($0).\(name)" } + [name]
    return names.lazy.compactMap { NSClassFromString($0) }.first(where: isNameable)
  }

  /// Returns whether a class belongs to UIKit or a framework below it, instead of an app.
  static func isSystem(_ type: AnyClass) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"].contains(String(module))
  }

  /// Returns whether a file may name the class. In UIKit, these are the classes that exist on iOS. The others
  /// are internal parts, which can't be created from a file.
  private static func isNameable(_ type: AnyClass) -> Bool {
    let parts = String(reflecting: type).split(separator: ".")
    guard parts.first == "UIKit" else { return true }
    // The button is a part with its name on iOS, for apps that look for it.
    return parts.count == 2 && ["UI", "NS"].contains { parts[1].hasPrefix($0) }
      && parts[1] != "UITabBarButton"
  }

  /// Returns the possible module names of a bundle.
  ///
  /// SwiftPM names a target's bundle `Package_Target.resources`. An app's module has the name of its
  /// executable, with underscores in place of characters that aren't allowed. If the file says that the
  /// target provides the class, Xcode also uses that module, whatever module the file names.
  private static func moduleNames(of bundle: Bundle) -> [String] {
    var names: [String] = []
    let directory = bundle.bundleURL.deletingPathExtension().lastPathComponent
    if let underscore = directory.lastIndex(of: "_") {
      names.append(String(directory[directory.index(after: underscore)...]))
    }
    if let appModule { names.append(appModule) }
    return names
  }

  /// Returns whether views of the class exist only inside others of UIKit's.
  static func isPart(_ type: AnyClass) -> Bool { isSystem(type) && !isNameable(type) }

  /// The module of the app.
  static var appModule: String? {
    guard let executable = Bundle.main.executableURL?.lastPathComponent else { return nil }
    return String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
