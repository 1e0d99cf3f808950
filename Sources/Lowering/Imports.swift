import SwiftSyntax

/// The modules that stand in for Apple's, by Apple's names.
///
/// They have names of their own: under Apple's, `canImport` would find them in packages that aren't
/// lowered, and those would ask them for all that Apple's have.
enum StandIns {
  static let names = [
    "Combine": "CombineForLinux", "Darwin": "Glibc", "ObjectiveC": "ObjectiveCForLinux",
    "OSLog": "OSLogForLinux",
    // What SwiftUI brings along is all that can be used of it.
    "os": "OSForLinux", "SwiftUI": "UIKit; import CombineForLinux",
  ]

  /// Apple's modules of which sources import parts, as in `import
  /// UIKit.UIGestureRecognizerSubclass`.
  static let withSubmodules: Set<String> = [
    "CoreGraphics", "Foundation", "ObjectiveC", "QuartzCore", "UIKit", "os",
  ]
}

extension FileReader {
  /// Names the module that stands in for an imported one, and a framework where a part of it is
  /// imported: ours have no submodules.
  func lower(_ node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    let module = first.name.text
    file.imports.append(module)
    guard !AppleModules.areAbsent(module, of: conditions.modules) || module == "SwiftUI" else {
      file.report(.warning, at: node, "there is no \(module) on Linux; what uses it is left out")
      // A framework brings along what it builds on.
      guard node.importKindSpecifier == nil else { return file.blank(node.range) }
      file.edits.replace(
        node.path.range, with: AppleModules.withoutViews.contains(module) ? "Foundation" : "UIKit")
      if !AppleModules.withoutViews.contains(module) { file.imports.append("UIKit") }
      if file.firstImportEnd == nil { file.firstImportEnd = node.end }
      return
    }
    if file.firstImportEnd == nil { file.firstImportEnd = node.end }
    if module == "Combine" { file.combineImport = node.start }
    let name = StandIns.names[module] ?? module
    if node.path.count > 1, node.importKindSpecifier == nil,
      StandIns.withSubmodules.contains(module)
    {
      file.edits.replace(node.path.range, with: name)
    } else if name != module {
      file.edits.replace(first.name.range, with: name)
    }
  }

  /// `os.Logger` names a module that is imported under another name.
  func lowerModuleName(_ name: TokenSyntax) {
    guard let standIn = StandIns.names[name.text], file.imports.contains(name.text),
      name.text != "SwiftUI"
    else { return }
    file.edits.replace(name.range, with: standIn)
  }
}

extension FileContext {
  /// Imports what the lowered form needs, in a line of the author's.
  /// - Parameter implicit: the modules that the file sees without importing them.
  func addImports(implicit: [String]) {
    for module in implicit where !imports.contains(module) {
      add("import \(module)")
      imports.append(module)
    }
    let hasNames = imports.contains("UIKit") || imports.contains("ObjectiveC")
    let isLowered = imports.contains("ObjectiveCForLinux")
    if !isLowered, usesSPI || usesObjectiveC && !hasNames {
      add("\(usesSPI ? "@_spi(Lowered) " : "")import ObjectiveCForLinux")
    }
    // XCTest brings UIKit along on iOS, and Foundation Combine.
    if imports.contains("XCTest"), !imports.contains("XCTestForLinux") {
      add(
        imports.contains("UIKit") ? "import XCTestForLinux" : "import UIKit; import XCTestForLinux")
    }
    if usesNetworking, !imports.contains("FoundationNetworking") {
      add("import FoundationNetworking")
    }
    let importsCombine = !Set(["Combine", "CombineForLinux", "SwiftUI"]).isDisjoint(with: imports)
    if usesCombineSPI {
      if let combineImport {
        edits.insert("@_spi(Lowered) ", at: combineImport)
      } else {
        add("@_spi(Lowered) import CombineForLinux")
      }
    } else if usesCombine, !importsCombine {
      add("import CombineForLinux")
    }
  }

  private func add(_ line: String) {
    if let firstImportEnd {
      edits.insert("; \(line)", at: firstImportEnd)
    } else {
      trailer.append(line)
    }
  }
}

/// What Objective-C's module and Foundation's parts that hang on it declare, which come with UIKit
/// here, but not with Foundation alone.
enum ObjectiveCNames {
  static let all: Set<String> = [
    "OBJC_ASSOCIATION_ASSIGN", "OBJC_ASSOCIATION_COPY", "OBJC_ASSOCIATION_COPY_NONATOMIC",
    "OBJC_ASSOCIATION_RETAIN", "OBJC_ASSOCIATION_RETAIN_NONATOMIC", "autoreleasepool",
    "objc_AssociationPolicy", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "asyncAfterUnsafe",
    "asyncUnsafe",
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "NSKeyValueObservation",
    "NSKeyValueObservingOptions", "NSKeyValueObservedChange", "NSKeyValueChange",
  ]
  /// Methods of every object, with labels of which a call has one.
  static let members: [String: Set<String>] = [
    "observe": ["_"], "perform": ["_"], "responds": ["to"], "willChangeValue": ["forKey"],
    "instancesRespond": ["to"], "didChangeValue": ["forKey"], "setValue": ["forKey", "forKeyPath"],
    "value": ["forKey", "forKeyPath"],
  ]
}

/// Names of Foundation's that stand in a module of their own on Linux.
enum NetworkingNames {
  static let all: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest",
    "NSURLRequest", "URLAuthenticationChallenge", "URLCache", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
    "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
    "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate",
    "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]
}

/// Names of Combine's that sources use without importing it.
public enum CombineNames {
  static let all: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CurrentValueSubject",
    "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
  ]

  /// Whether a text may need Combine.
  public static func stand(in text: String) -> Bool { all.contains { text.contains($0) } }
}
