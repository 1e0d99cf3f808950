import SwiftSyntax

/// Evaluates `#if` conditions as the compiler for the iOS simulator does.
///
/// Conditions about the platform are replaced by their values. `arch`, `swift`, `compiler`, features and custom
/// conditions are left to the compiler, and are only evaluated here to find the active branch.
struct Conditions {
  let custom: Set<String>
  let modules: Set<String>
  let languageMode: ModuleSources.LanguageMode
  /// The system that conditions ask for.
  var system = "iOS"

  /// The condition that is set for modules of packages.
  static let package = "SWIFT_PACKAGE"

  /// Returns whether a branch is compiled. A branch that only imports frameworks is compiled if it is on iOS and
  /// some of them exist here; the missing imports are removed one by one, as without a condition. `replace`
  /// receives the parts of the condition that have to be rewritten.
  func holds(
    _ clause: IfConfigClauseSyntax, replace: (Range<Int>, Bool) -> Void = { _, _ in }
  ) -> Bool {
    guard let condition = clause.condition else { return true }
    if let imports = clause.onlyImports, !evaluate(condition),
      imports.contains(where: modules.contains), withAllOfIOS.evaluate(condition)
    {
      return withAllOfIOS.evaluate(condition, replace: replace)
    }
    return evaluate(condition, replace: replace)
  }

  /// Returns whether a branch is compiled on iOS, where all of Apple's modules exist.
  func holdOnIOS(_ clause: IfConfigClauseSyntax) -> Bool {
    clause.condition.map { withAllOfIOS.evaluate($0) } ?? false
  }

  /// These conditions with all of Apple's modules for iOS.
  private var withAllOfIOS: Conditions {
    Conditions(
      custom: custom,
      modules: modules.union(AppleModules.names.subtracting(AppleModules.ofOtherSystems)),
      languageMode: languageMode)
  }

  /// The conditions of a Mac, where Xcode runs manifests.
  static let mac = Conditions(
    custom: [], modules: AppleModules.names.subtracting(["TVUIKit", "UIKit", "WatchKit"]),
    languageMode: .v5, system: "macOS")

  /// Evaluates a condition. `replace` receives the parts that have to be rewritten.
  func evaluate(
    _ condition: ExprSyntax, replace: (Range<Int>, Bool) -> Void = { _, _ in }
  ) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return evaluate(Array(sequence.elements)[...], replace: replace)
    }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return evaluate(
        [infix.leftOperand, infix.operator, infix.rightOperand], replace: replace)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      let value = evaluate(prefix.expression, replace: replace)
      return prefix.operator.text == "!" ? !value : value
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return evaluate(only.expression, replace: replace)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let name = condition.as(DeclReferenceExprSyntax.self) {
      let holds = custom.contains(name.baseName.text)
      // SwiftPM, which builds everything here, sets it for the modules of an Xcode project too.
      if name.baseName.text == Self.package, !holds { replace(name.range, false) }
      return holds
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      return evaluate(call, replace: replace)
    }
    return false
  }

  /// Evaluates operators. `&&` binds tighter than `||`; both sides are always evaluated, because all parts have
  /// to be rewritten.
  private func evaluate(
    _ elements: ArraySlice<ExprSyntax>, replace: (Range<Int>, Bool) -> Void
  ) -> Bool {
    var any = false
    var all = true
    for element in elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        guard binary.operator.text == "||" else { continue }
        any = any || all
        all = true
      } else {
        let value = evaluate(element, replace: replace)
        all = all && value
      }
    }
    return any || all
  }

  private func evaluate(
    _ call: FunctionCallExprSyntax, replace: (Range<Int>, Bool) -> Void
  ) -> Bool {
    guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self),
      let argument = call.arguments.first?.expression
    else { return false }
    let name = argument.oneLine
    func answer(_ value: Bool) -> Bool {
      replace(call.range, value)
      return value
    }
    switch function.baseName.text {
    case "os": return answer(name == system)
    case "targetEnvironment": return answer(name == "simulator" && system == "iOS")
    case "_runtime": return answer(name == "_ObjC")
    case "canImport":
      let module = name.split(separator: ".").first.map(String.init) ?? name
      if modules.contains(module) { return answer(true) }
      // The compiler knows whether another project's module exists.
      return AppleModules.names.contains(module) ? answer(false) : false
    case "arch": return name == Self.architecture
    case "_endian": return name == "little"
    case "swift":
      return compare(name, with: languageMode.version)
    // Sources check the compiler's version when they mean the SDK of an Xcode version. Swift 6.2 came with the
    // SDK of iOS 26.
    case "compiler":
      let value = compare(name, with: [6, 1])
      return value == compare(name, with: [6, 3]) ? value : answer(value)
    case "hasFeature":
      return CompilerNames.features.contains(name)
        || languageMode == .v6 && CompilerNames.featuresOfSwift6.contains(name)
    case "hasAttribute": return CompilerNames.attributes.contains(name)
    default: return false
    }
  }

  /// The architecture of this machine, for which the compiler compiles the project.
  private static let architecture: String = {
    #if arch(arm64)
      "arm64"
    #elseif arch(x86_64)
      "x86_64"
    #else
      #error("Add the name of this architecture.")
    #endif
  }()

  /// Returns whether a version satisfies the argument's comparison: `>=5.9`, `<6`.
  private func compare(_ argument: String, with version: [Int]) -> Bool {
    let wanted = argument.split { !($0.isNumber || $0 == ".") }.first
    var parts = (wanted ?? "").split(separator: ".").map { Int($0) ?? 0 }
    // 6.0 is the same version as 6.
    while parts.last == 0 { parts.removeLast() }
    let isLess = version.lexicographicallyPrecedes(parts)
    return argument.contains("<") ? isLess : !isLess
  }
}

extension IfConfigClauseSyntax {
  /// The imported modules, if the branch contains only imports.
  var onlyImports: [String]? {
    guard let statements = elements?.as(CodeBlockItemListSyntax.self), !statements.isEmpty else {
      return nil
    }
    let imports = statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    return imports.count == statements.count ? imports : nil
  }
}

/// The modules of Apple's SDK that sources check for.
enum AppleModules {
  /// The modules that don't import UIKit.
  static let withoutViews: Set<String> = [
    "Accelerate", "AudioToolbox", "CFNetwork", "CloudKit", "CommonCrypto", "Compression",
    "CoreAudio", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics",
    "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreServices",
    "CoreTelephony", "CoreText", "CoreVideo", "DeviceCheck", "HealthKit", "HomeKit",
    "ImageIO", "JavaScriptCore", "LocalAuthentication", "Metal", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "Security", "Speech",
    "SwiftData", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications",
    "VideoToolbox", "Vision", "WatchConnectivity", "WidgetKit", "simd",
  ]

  /// The modules that don't exist on iOS.
  static let ofOtherSystems: Set<String> = ["AppKit", "Cocoa", "IOKit", "TVUIKit", "WatchKit"]

  static let names: Set<String> = [
    "AppKit", "UIKit", "SwiftUI", "WatchKit", "TVUIKit", "CarPlay", "Cocoa", "Foundation",
    "CoreFoundation", "CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "CoreData",
    "CoreLocation", "CoreMotion", "CoreBluetooth", "CoreMedia", "CoreAudio", "CoreML", "CoreVideo",
    "CoreServices", "CoreTelephony", "CoreSpotlight", "CoreHaptics", "CoreNFC", "MapKit", "WebKit",
    "AVFoundation", "AVKit", "AVFAudio", "Photos", "PhotosUI", "StoreKit", "GameKit",
    "GameplayKit", "GameController", "SpriteKit", "SceneKit", "RealityKit", "ARKit", "Metal",
    "MetalKit", "MessageUI", "Messages", "MobileCoreServices", "UniformTypeIdentifiers", "Combine",
    "OSLog", "os", "ObjectiveC", "Darwin", "Security", "LocalAuthentication", "UserNotifications",
    "UserNotificationsUI", "NotificationCenter", "Intents", "IntentsUI", "AppIntents", "WidgetKit",
    "ActivityKit", "CloudKit", "HealthKit", "HomeKit", "Contacts", "ContactsUI", "EventKit",
    "EventKitUI", "PassKit", "PDFKit", "QuickLook", "SafariServices", "Social", "Speech", "Vision",
    "VisionKit", "NaturalLanguage", "MediaPlayer", "MultipeerConnectivity", "Network",
    "NetworkExtension", "ReplayKit", "SystemConfiguration", "LinkPresentation", "PencilKit",
    "BackgroundTasks", "AuthenticationServices", "AdSupport", "AppTrackingTransparency",
    "Accelerate", "simd", "Accessibility", "ExternalAccessory", "ImageIO", "IOKit",
    "JavaScriptCore",
    "Compression", "CryptoKit", "TipKit", "Charts", "SwiftData", "FoundationModels", "CommonCrypto",
    "DeveloperToolsSupport", "Dispatch", "MetalPerformanceShaders", "VideoToolbox", "AudioToolbox",
    "AdServices", "CallKit", "PushKit", "ClassKit", "CoreAudioKit", "CoreMIDI", "DeviceCheck",
    "FileProvider", "GLKit", "OpenGLES", "ModelIO", "ShazamKit", "SoundAnalysis",
    "WatchConnectivity", "MetricKit", "MusicKit", "NearbyInteraction", "QuickLookThumbnailing",
    "AddressBook", "AddressBookUI", "AssetsLibrary", "CoreLocationUI", "iAd",
    "WeatherKit", "CoreAudioTypes", "CFNetwork", "IOSurface", "MetalFX", "CoreTransferable",
  ]
}
