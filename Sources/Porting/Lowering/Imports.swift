import SwiftSyntax

/// The modules that replace Apple's, by Apple's names.
///
/// They have names of their own. With Apple's names, `canImport` would find them in packages that aren't
/// lowered, and these would expect the complete API of Apple's modules.
enum StandIns {
  static let names = [
    // Apple's own package has the same interface, under the name that it has on other systems.
    "CryptoKit": "Crypto",
    "Combine": "CombineForLinux", "Darwin": "Glibc", "ImageIO": "ImageIOForLinux",
    "CoreFoundation": "ObjectiveCForLinux",
    // On iOS, Core Services only contains the older names of types.
    "CoreServices": "UniformTypeIdentifiersForLinux",
    "MobileCoreServices": "UniformTypeIdentifiersForLinux",
    "ObjectiveC": "ObjectiveCForLinux",
    "OSLog": "OSLogForLinux",
    "UniformTypeIdentifiers": "UniformTypeIdentifiersForLinux",
    // SwiftUI itself can't be used, only the modules that it re-exports.
    "simd": "SIMDForLinux", "os": "OSForLinux", "SwiftUI": "UIKit; import CombineForLinux",
  ]

  /// Apple's modules that sources import parts of, as in `import UIKit.UIGestureRecognizerSubclass`.
  static let withSubmodules: Set<String> = [
    "CoreGraphics", "CoreServices", "Foundation", "MobileCoreServices", "ObjectiveC", "QuartzCore",
    "UIKit", "UniformTypeIdentifiers", "os",
  ]
}

extension FileReader {
  /// Replaces an imported module by its replacement, and an imported submodule by its framework: the
  /// replacement modules have no submodules.
  func lower(_ node: ImportDeclSyntax) {
    guard let first = node.path.first else { return }
    let module = first.name.text
    file.imports.append(module)
    if node.attributes.contains(where: { $0.trimmedDescription == "@testable" }) {
      file.testableImports.insert(module)
    }
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.public) }) {
      file.hasPublicImports = true
    }
    if missingModules.contains(module) {
      file.report(
        .warning, at: node, "there is no module '\(module)' here; code that uses it is left out")
      return file.blank(node.range)
    }
    guard !AppleModules.areAbsent(module, of: conditions.modules) || module == "SwiftUI" else {
      let hasAudio = AudioNames.bringers.contains(module) && conditions.modules.contains("AVFAudio")
      let rest = hasAudio ? "AVFAudio" : module == "CommonCrypto" ? "its hash functions" : nil
      if hasAudio, let kind = node.path.last?.name.text, AudioNames.has(kind) {
        return file.edits.replace(first.name.range, with: "AVFAudio")
      }
      file.report(
        .warning, at: node,
        rest.map {
          "there is nothing of \(module) on Linux except \($0); code that uses the rest is left out"
        } ?? "there is no \(module) on Linux; code that uses it is left out")
      // A framework re-exports the modules that it is built on.
      guard node.importKindSpecifier == nil else { return file.blank(node.range) }
      let brought = hasAudio ? ["UIKit", "AVFAudio"] : Self.brought(by: module)
      file.edits.replace(node.path.range, with: brought.joined(separator: "; import "))
      file.imports += brought.filter { $0 != "Foundation" }
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

  /// Returns the modules here that an absent Apple module re-exports.
  private static func brought(by module: String) -> [String] {
    // The numbers of font features, which belong to Core Text, are in UIKit.
    AppleModules.withoutViews.contains(module) && module != "CoreText" ? ["Foundation"] : ["UIKit"]
  }

  /// Lowers a module name in an expression: `os.Logger` belongs to a module that is imported under another
  /// name, and the functions of `CoreFoundation.sqrt` belong to Foundation here.
  func lowerModuleName(_ name: TokenSyntax) {
    if name.text == "Foundation", let member = name.parent?.parent, isOfNetworking(member) {
      file.usesNetworking = true
      return file.edits.replace(name.range, with: "FoundationNetworking")
    }
    if name.text == "CoreFoundation" { return file.edits.replace(name.range, with: "Foundation") }
    guard let standIn = StandIns.names[name.text], file.imports.contains(name.text),
      name.text != "SwiftUI"
    else { return }
    file.edits.replace(name.range, with: standIn)
  }

  /// Whether the node is a member that Foundation has in a separate module on Linux.
  private func isOfNetworking(_ member: Syntax) -> Bool {
    let name =
      member.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? member.as(MemberTypeSyntax.self)?.name
    return name.map { NetworkingNames.all.contains($0.text) } ?? false
  }
}

extension FileContext {
  /// Adds the imports that the lowered form needs, on an existing line.
  /// - Parameter implicit: The modules that the file sees without importing them.
  func addImports(implicit: [String]) {
    for module in implicit where !imports.contains(module) {
      add("import \(module)")
      imports.append(module)
    }
    // UIKit and the modules that it is built on re-export these names.
    let hasNames = ["CoreGraphics", "ObjectiveC", "QuartzCore", "SwiftUI", "UIKit"].contains {
      imports.contains($0)
    }
    let isLowered = imports.contains("ObjectiveCForLinux")
    if !isLowered, usesSPI || usesObjectiveC && !hasNames {
      add("\(usesSPI ? "@_spi(Lowered) " : "")import ObjectiveCForLinux")
    }
    // On iOS, XCTest re-exports UIKit, and Foundation re-exports Combine.
    if imports.contains("XCTest"), !imports.contains("XCTestForLinux") {
      add(
        imports.contains("UIKit") ? "import XCTestForLinux" : "import UIKit; import XCTestForLinux")
    }
    if usesNetworking, !imports.contains("FoundationNetworking") {
      add("import FoundationNetworking")
    }
    let present = Set(imports.map { StandIns.names[$0] ?? $0 })
    for module in foundationModules.sorted() where !present.contains(module) {
      add("import \(module)")
    }
    let importsCombine = !Set(["Combine", "CombineForLinux", "SwiftUI"]).isDisjoint(with: imports)
    if usesCombineSPI {
      if let combineImport {
        edits.insert("@_spi(Lowered) ", at: combineImport)
      } else {
        add("@_spi(Lowered) import CombineForLinux")
      }
    } else if !combineNames.isEmpty, !importsCombine {
      add("import CombineForLinux")
    }
  }

  /// Adds an import. If the author marks imports as public, this one is public too, because others wouldn't be.
  private func add(_ line: String) {
    let line = hasPublicImports ? line.replacing("import ", with: "public import ") : line
    if let firstImportEnd {
      edits.insert("; \(line)", at: firstImportEnd)
    } else {
      trailer.append(line)
    }
  }
}

/// The names that the ObjectiveC module, Core Foundation and the parts of Foundation based on them declare. Here
/// they come with UIKit, but not with Foundation alone.
enum ObjectiveCNames {
  static let all = runtime.union(coreFoundation).union(methods)

  /// The runtime's functions for methods and their implementations.
  static let methods: Set<String> = [
    "class_addMethod", "class_getClassMethod", "class_getInstanceMethod",
    "class_getMethodImplementation", "class_replaceMethod", "class_respondsToSelector",
    "method_exchangeImplementations", "method_getImplementation", "method_getName",
    "method_getTypeEncoding", "method_setImplementation",
  ]

  private static let runtime: Set<String> = [
    "OBJC_ASSOCIATION_ASSIGN", "OBJC_ASSOCIATION_COPY", "OBJC_ASSOCIATION_COPY_NONATOMIC",
    "OBJC_ASSOCIATION_RETAIN", "OBJC_ASSOCIATION_RETAIN_NONATOMIC", "autoreleasepool",
    "objc_AssociationPolicy", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "asyncAfterUnsafe",
    "asyncUnsafe", "class_getInstanceSize", "class_getName", "class_getSuperclass",
    "object_getClass",
    "NSPredicate", "Selector", "NSSelectorFromString", "NSStringFromSelector",
    "NSKeyValueObservation", "containerURL", "nonretainedObjectValue", "pointerValue",
    "NSKeyValueObservingOptions", "NSKeyValueObservedChange", "NSKeyValueChange",
  ]
  /// Core Foundation's names, and those of C headers that belong to Apple's systems.
  private static let coreFoundation: Set<String> = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFAllocator", "CFArray", "CFBoolean", "CFData",
    "CFDataCreateMutable", "CFDataGetBytePtr", "CFDataGetLength", "CFDictionary",
    "CFDictionaryContainsKey", "CFDictionaryGetCount", "CFDictionaryGetValue",
    "CFDictionaryGetValueIfPresent", "CFError", "CFErrorCopyDescription", "CFGetRetainCount",
    "CFIndex", "CFMutableData", "CFOptionFlags", "CFRange", "CFRangeMake",
    "CFRunLoop", "CFRunLoopAddTimer",
    "CFRunLoopGetCurrent", "CFRunLoopGetMain", "CFRunLoopMode", "CFRunLoopPerformBlock",
    "CFRunLoopRun", "CFRunLoopRunInMode", "CFRunLoopRunResult", "CFRunLoopStop", "CFRunLoopTimer",
    "CFRunLoopTimerCreateWithHandler", "CFRunLoopTimerInvalidate", "CFRunLoopTimerIsValid",
    "CFRunLoopWakeUp", "CFString", "CFTimeInterval", "CFTypeRef", "CFURL", "INT16_MIN", "INT32_MIN",
    "INT64_MAX", "INT64_MIN", "INT_MIN", "LONG_MIN", "NSEC_PER_MSEC", "NSEC_PER_SEC",
    "NSEC_PER_USEC", "UINT64_MAX", "UINT_MAX", "USEC_PER_SEC", "kCFAllocatorDefault",
    "kCFBooleanFalse", "kCFBooleanTrue", "kCFBundleDevelopmentRegionKey", "kCFBundleExecutableKey",
    "kCFBundleIdentifierKey", "kCFBundleInfoDictionaryVersionKey", "kCFBundleLocalizationsKey",
    "kCFBundleNameKey", "kCFBundleVersionKey", "kCFNotFound",
  ]
  /// Methods of every object, each with the labels that a call may have.
  static let members: [String: Set<String>] = [
    "getObjectValue": ["_"], "isKind": ["of"], "isMember": ["of"],
    "isPartialStringValid": ["_"], "method": ["for"], "observe": ["_"], "perform": ["_"],
    "responds": ["to"], "willChangeValue": ["forKey"],
    "instancesRespond": ["to"], "didChangeValue": ["forKey"], "setValue": ["forKey", "forKeyPath"],
    "value": ["forKey", "forKeyPath"], "performSelector": ["inBackground", "onMainThread"],
  ]
}

/// The part of AVFoundation that exists here: AVFAudio's player and session, and a function of geometry.
enum AudioNames {
  /// The modules that re-export AVFAudio.
  static let bringers: Set<String> = ["AVFoundation", "AVKit"]

  static func has(_ name: String) -> Bool {
    name.hasPrefix("AVAudioSession") && !recording.contains(name)
      || ["AVAudioPlayer", "AVAudioPlayerDelegate", "AVMakeRect"].contains(name)
      || keys.contains(name)
  }

  private static let keys: Set<String> = [
    "AVFormatIDKey", "AVSampleRateKey", "AVNumberOfChannelsKey", "AVLinearPCMBitDepthKey",
  ]
  private static let recording: Set<String> = [
    "AVAudioSessionPortDescription", "AVAudioSessionRouteDescription",
    "AVAudioSessionDataSourceDescription", "AVAudioSessionChannelDescription",
    "AVAudioSessionRouteChangeReasonKey", "AVAudioSessionRouteChangePreviousRouteKey",
  ]
  /// Members of the session and the player for recording, routes and metering.
  static let absentMembers: Set<String> = [
    "availableInputs", "averagePower", "currentRoute", "inputGain", "inputNumberOfChannels",
    "isInputAvailable", "isMeteringEnabled", "outputVolume", "overrideOutputAudioPort",
    "peakPower", "preferredInput", "recordPermission", "requestRecordPermission", "sampleRate",
    "setPreferredIOBufferDuration", "setPreferredInput", "setPreferredSampleRate", "updateMeters",
  ]
  /// Categories, options and modes for the same purposes.
  static let absentCases: Set<String> = [
    "allowAirPlay", "allowBluetooth", "allowBluetoothA2DP", "defaultToSpeaker", "measurement",
    "multiRoute", "playAndRecord", "videoChat", "videoRecording", "voiceChat",
  ]
}

/// The members that Core Data adds to types of Foundation.
enum CoreDataNames {
  static let notifications: Set<String> = [
    "NSManagedObjectContextDidMergeChangesObjectIDs", "NSManagedObjectContextDidSave",
    "NSManagedObjectContextDidSaveObjectIDs", "NSManagedObjectContextObjectsDidChange",
    "NSManagedObjectContextWillSave", "NSPersistentCloudKitContainerEventChanged",
    "NSPersistentStoreCoordinatorStoresDidChange", "NSPersistentStoreCoordinatorStoresWillChange",
    "NSPersistentStoreCoordinatorWillRemoveStore",
    "NSPersistentStoreDidImportUbiquitousContentChanges", "NSPersistentStoreRemoteChange",
  ]
}

/// Foundation names that are in a separate module on Linux.
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

/// The names in Foundation on iOS, by the modules that contain them here.
enum FoundationNames {
  /// Returns the module that contains a name here, or `nil` for other names.
  static func module(of name: String) -> String? {
    if let module = modules[name] { return module }
    // The letters with which the prefixes of the others begin.
    guard let first = name.utf8.first, "CUkms".utf8.contains(first) else { return nil }
    // On iOS, other frameworks such as PhotosUI re-export these types.
    if isOfTypes(name) { return "UniformTypeIdentifiersForLinux" }
    if isOfDigests(name) { return "FoundationForLinux" }
    // On iOS, ARKit, SceneKit, Metal and other frameworks re-export simd.
    if name.hasPrefix("simd_") || name.hasPrefix("matrix_") && isMatrix(name) {
      return "SIMDForLinux"
    }
    // On iOS, UIKit re-exports ImageIO.
    return imageIO.contains { name.hasPrefix($0) } ? "ImageIOForLinux" : nil
  }

  /// Whether a name like `matrix_identity_float4x4` or `matrix_multiply` is one of simd's.
  private static func isMatrix(_ name: String) -> Bool {
    name.hasPrefix("matrix_identity_") || name.hasPrefix("matrix_float")
      || name.hasPrefix("matrix_double")
      || ["matrix_multiply", "matrix_scale", "matrix_transpose", "matrix_invert"].contains(name)
  }

  private static func isOfTypes(_ name: String) -> Bool {
    name == "UTType" || name == "UTTagClass"
      || ["UTTypeC", "UTTypeEqual", "UTTypeIs", "kUTT", "kUTExported", "kUTImported"].contains {
        name.hasPrefix($0)
      }
  }

  /// Whether a name is one of Common Crypto's hash functions that exist here.
  private static func isOfDigests(_ name: String) -> Bool {
    name == "CC_LONG" || name == "CC_LONG64" || name == "CCHmac" || name == "CCHmacAlgorithm"
      || ["CC_MD5", "CC_SHA", "kCCHmacAlg"].contains { name.hasPrefix($0) }
  }

  private static let imageIO = [
    "CGImageDestination", "CGImageProperty", "CGImageSource", "kCGImageDestination",
    "kCGImageProperty", "kCGImageSource",
  ]
  private static let modules: [String: String] = {
    let xml = [
      "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
      "XMLParserDelegate",
    ]
    let own = [
      "DateComponentsFormatter", "DispatchSourceMemoryPressure", "ListFormatter",
      "NSDataDetector", "NSDiscardableContent", "NSFileAccessIntent", "NSFileCoordinator",
      "NSHashTable", "NSMapTable", "NSPointerArray",
      "NSPointerFunctions",
      "NSTextCheckingKey", "NSTextCheckingResult", "NSTextCheckingTypes",
      "PersonNameComponentsFormatter",
      "RelativeDateTimeFormatter", "URLSessionTaskDelegate", "UndoManager",
      "allowsConstrainedNetworkAccess",
      "sessionSendsLaunchEvents",
      "allowsExpensiveNetworkAccess", "checkPromisedItemIsReachable", "promisedItemResourceValues",
      "enumerateMatches", "localizedString",
      "makeMemoryPressureSource", "networkUnavailableReason", "notifications",
      "prefersIncrementalDelivery", "scanCharacters", "scanString", "scanUpTo",
      "scanUpToCharacters",
    ]
    let text = [
      "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterFontsForURL",
      "CTFontManagerRegisterGraphicsFont", "CTFontManagerScope", "kCTFontManagerErrorDomain",
    ]
    let locks = [
      "os_unfair_lock", "os_unfair_lock_assert_not_owner", "os_unfair_lock_assert_owner",
      "os_unfair_lock_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_trylock",
      "os_unfair_lock_unlock",
    ]
    return Dictionary(
      locks.map { ($0, "OSForLinux") } + text.map { ($0, "CoreTextForLinux") }
        + xml.map { ($0, "FoundationXML") }
        + own.map { ($0, "FoundationForLinux") }
        // UIKit defines the attributes of these strings.
        + ["AttributeContainer", "AttributedString"].map { ($0, "UIKit") }
    ) { first, _ in first }
  }()
}

/// Combine names that sources use without importing Combine.
public enum CombineNames {
  static let all: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CurrentValueSubject",
    "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
  ]

  private static let search = WordSearch(all)

  /// Returns whether a text may need Combine.
  public static func stand(in text: [UInt8]) -> Bool { search.occurs(in: text[...]) }
}
