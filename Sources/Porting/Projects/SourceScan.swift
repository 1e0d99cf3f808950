import Foundation
import Lowering
import Synchronization

/// Properties of a source that can be found without parsing it, by one search of its bytes each.
struct SourceScan: Sendable {
  /// The modules that it imports, including conditional imports.
  let imports: Set<String>
  /// Whether it is UTF-8.
  let isValid: Bool
  /// Whether it has an Objective-C keyword.
  let namesObjectiveC: Bool
  /// Whether it names the system's locks, which are part of Darwin and Foundation on iOS.
  let namesLocks: Bool
  /// Whether it may need Combine without importing it.
  let namesCombine: Bool
  /// Whether it marks or calls the start of an app.
  private let namesStart: Bool

  init(_ bytes: [UInt8]) {
    imports = Self.imports(bytes)
    isValid = String(validating: bytes, as: UTF8.self) != nil
    namesObjectiveC = bytes.contains("@objc") || bytes.contains("#selector")
    namesLocks = bytes.contains("os_unfair_lock")
    namesCombine = CombineNames.stand(in: bytes)
    namesStart = ["@main", "@UIApplicationMain", "UIApplicationMain("].contains(
      where: bytes.contains)
  }

  /// Returns the properties of a file, which is read once in a reading of its project.
  private static func of(_ file: URL) -> SourceScan? { Reading.current.scans.scan(file) }

  /// Modules that Linux doesn't have, or that differ there from Apple's.
  private static let apple: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Combine", "CoreData", "CoreGraphics", "CoreImage",
    "CoreServices", "CoreText", "MapKit", "MobileCoreServices", "ObjectiveC", "OSLog", "os",
    "QuartzCore", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "WebKit",
  ]

  /// Whether a file names an Apple module or an Objective-C keyword, so that it can't be built unchanged.
  static func needsLowering(_ file: URL) -> Bool {
    of(file).map { !$0.imports.isDisjoint(with: apple) || $0.namesObjectiveC || $0.namesLocks }
      ?? false
  }

  /// Whether a module's sources call Linux themselves and have nothing to do with the screen: they import its C
  /// library. Such a module is built unchanged, because the code that it has for iOS calls Darwin.
  ///
  /// Sources that only check for Linux are translated. They then declare what they declare on iOS, as the modules that
  /// import them expect.
  static func callLinux(_ files: [URL]) -> Bool {
    var callsLinux = false
    for file in files {
      guard let imports = of(file)?.imports else { continue }
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
    of(file).map { $0.isValid && $0.imports.contains("UIKit") && $0.namesStart } ?? false
  }

  /// Returns the name of the class that a file marks as the app's delegate.
  static func delegateClass(in file: URL) -> String? {
    let words = "@\\w+|public|open|final|internal"
    let mark = try? Regex("@(?:main|UIApplicationMain)\\s+(?:(?:\(words))\\s+)*class\\s+(\\w+)")
    return mark.flatMap { file.text?.firstMatch(of: $0)?[1].substring }.map(String.init)
  }

  static func importsUIKit(_ file: URL) -> Bool {
    of(file).map { $0.isValid && $0.imports.contains("UIKit") } ?? false
  }

  static func isTest(_ file: URL) -> Bool {
    of(file).map { $0.isValid && !$0.imports.isDisjoint(with: ["XCTest", "Testing"]) } ?? false
  }

  /// Returns the modules that a module's sources import.
  static func imports(of module: ProjectModule) -> Set<String> {
    guard module.kind != .c else { return [] }
    return module.sources.reduce(into: []) { names, file in
      names.formUnion(of(file)?.imports ?? [])
    }
  }

  private static func imports(_ bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var start = 0
    while let found = bytes.firstRange(of: "import ", from: start) {
      let isBreak: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      let first = bytes[..<found.lowerBound].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
      let end = bytes[found.upperBound...].firstIndex(where: isBreak) ?? bytes.count
      if let name = importedModule(inLine: String(decoding: bytes[first..<end], as: UTF8.self)) {
        names.insert(name)
      }
      start = end
    }
    return names
  }

  private static func importedModule(inLine line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
      words[..<index].allSatisfy({ word in
        word.hasPrefix("@")
          || ["public", "internal", "package", "private", "fileprivate"].contains(String(word))
      })
    else { return nil }
    var name = words[index + 1]
    let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    if kinds.contains(String(name)), index + 2 < words.count { name = words[index + 2] }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

/// The properties of a project's sources, each of which is read once.
final class SourceScans: Sendable {
  private let known = Mutex<[String: SourceScan?]>([:])

  /// Returns the properties of a file, or `nil` if it can't be read.
  func scan(_ file: URL) -> SourceScan? {
    let path = file.path
    if let scan = known.withLock({ $0[path] }) { return scan }
    let scan = file.bytes.map(SourceScan.init)
    known.withLock { $0[path] = .some(scan) }
    return scan
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool { firstRange(of: text, from: 0) != nil }

  /// Returns the first occurrence of a text at or after a position.
  fileprivate func firstRange(of text: String, from start: Int) -> Range<Int>? {
    let sought = Array(text.utf8)
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var place = start
      while place + sought.count <= bytes.count,
        let found = memchr(base + place, Int32(sought[0]), bytes.count - sought.count + 1 - place)
      {
        place = UnsafeRawPointer(found) - base
        if memcmp(base + place, sought, sought.count) == 0 { return place..<place + sought.count }
        place += 1
      }
      return nil
    }
  }
}
