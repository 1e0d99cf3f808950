import Foundation

/// Properties of a source that can be found without parsing it.
enum SourceScan {
  /// Modules that Linux doesn't have, or that differ there from Apple's.
  private static let apple: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Combine", "CoreData", "CoreGraphics", "CoreImage",
    "CoreServices", "CoreText", "MapKit", "MobileCoreServices", "ObjectiveC", "OSLog", "os",
    "QuartzCore", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "WebKit",
  ]

  /// Whether a file names an Apple module or an Objective-C keyword, so that it can't be built unchanged.
  static func needsLowering(_ file: URL) -> Bool {
    guard let text = file.lenientText else { return false }
    return imports(text).contains { apple.contains($0) } || text.contains("@objc")
      || text.contains("#selector") || usesLocks(text)
  }

  /// Whether a text names the system's locks, which are part of Darwin and Foundation on iOS.
  static func usesLocks(_ text: String) -> Bool { text.contains("os_unfair_lock") }

  /// Whether a module's sources call Linux themselves and have nothing to do with the screen: they import its C
  /// library. Such a module is built unchanged, because the code that it has for iOS calls Darwin.
  ///
  /// Sources that only check for Linux are translated. They then declare what they declare on iOS, as the modules that
  /// import them expect.
  static func callLinux(_ files: [URL]) -> Bool {
    var callsLinux = false
    for file in files {
      guard let text = file.lenientText else { continue }
      let imports = imports(text)
      if !imports.isDisjoint(with: screen) { return false }
      callsLinux = callsLinux || !imports.isDisjoint(with: systems)
    }
    return callsLinux
  }

  /// The modules of Linux's C libraries.
  private static let systems: Set<String> = ["Glibc", "Musl"]

  private static let screen: Set<String> = ["CoreGraphics", "QuartzCore", "SwiftUI", "UIKit"]

  /// Whether a file starts an app.
  static func startsApp(_ file: URL) -> Bool {
    guard let text = file.text, imports(text).contains("UIKit") else { return false }
    return text.contains(#/@main|@UIApplicationMain|UIApplicationMain\(/#)
  }

  /// Returns the name of the class that a file marks as the app's delegate.
  static func delegateClass(in file: URL) -> String? {
    let words = "@\\w+|public|open|final|internal"
    let mark = try? Regex("@(?:main|UIApplicationMain)\\s+(?:(?:\(words))\\s+)*class\\s+(\\w+)")
    return mark.flatMap { file.text?.firstMatch(of: $0)?[1].substring }.map(String.init)
  }

  static func importsUIKit(_ file: URL) -> Bool {
    imports(file.text ?? "").contains("UIKit")
  }

  static func isTest(_ file: URL) -> Bool {
    !imports(file.text ?? "").isDisjoint(with: ["XCTest", "Testing"])
  }

  /// Returns the modules that a module's sources import.
  static func imports(of module: ProjectModule) -> Set<String> {
    guard module.kind != .c else { return [] }
    return module.sources.reduce(into: []) { names, file in
      names.formUnion(imports(file.lenientText ?? ""))
    }
  }

  /// Returns the modules that a text imports, including conditional imports.
  static func imports(_ text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard line.contains("import ") else { continue }
      let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ word in
          word.hasPrefix("@")
            || ["public", "internal", "package", "private", "fileprivate"]
              .contains(String(word))
        })
      else { continue }
      var name = words[index + 1]
      let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
      if kinds.contains(String(name)), index + 2 < words.count { name = words[index + 2] }
      names.insert(String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return names
  }
}
