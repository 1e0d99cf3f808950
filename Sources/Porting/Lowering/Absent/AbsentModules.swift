import SwiftSyntax

/// The Apple frameworks that Linux lacks, and a way to recognise their names.
struct AbsentModules {
  /// The reason why a name isn't available.
  struct Lack {
    var name: String
    /// The name in quotes, and the framework that it belongs to.
    var reason: String
    /// Whether the name can't be lowered at all, and isn't just missing.
    var isError = false

    init(of name: String, _ reason: String, isError: Bool = false) {
      self.name = name
      self.reason = reason
      self.isError = isError
    }

    /// Creates the reason for a name that was left out together with another one.
    init(leftOut name: String) {
      self.init(
        of: name,
        AbsentViews.members.contains(name)
          ? "'\(name)', which UIKit lacks here" : "'\(name)', which is left out")
    }

    /// Returns the position of the message for a node that uses the name: for an error, the name itself.
    func place(in node: Syntax) -> Int {
      guard isError else { return node.start }
      let token = node.tokens(viewMode: .sourceAccurate).first { $0.text == name }
      return token?.start ?? node.start
    }
  }

  fileprivate struct Names {
    var module: String
    /// The prefixes of the framework's names, before an uppercase letter or a digit.
    var prefixes: [String] = []
    var others: Set<String> = []
    /// Whether the names of AVFAudio are available.
    var hasAudio = false

    func has(_ name: String) -> Bool {
      if hasAudio, AudioNames.has(name) { return false }
      // Registering fonts is supported, and so are hash functions.
      if ["CommonCrypto", "CoreText"].contains(module), FoundationNames.module(of: name) != nil {
        return false
      }
      // `CoreImage.CIColor`
      if name == module, !["Foundation", "UIKit"].contains(module) { return true }
      return others.contains(name)
        || prefixes.contains { prefix in
          guard name.hasPrefix(prefix), name.count > prefix.count else { return false }
          let next = name[name.index(name.startIndex, offsetBy: prefix.count)]
          return next.isUppercase || next.isNumber || next == "_"
        }
    }
  }

  /// The absent names that a file's imports would make visible.
  struct Imported {
    fileprivate let modules: [Names]
    fileprivate let security: [Names]
    fileprivate let usesSession: Bool
    fileprivate let usesCoreData: Bool
    fileprivate let search: WordSearch

    /// - Parameters:
    ///   - imports: The absent modules that a file imports, and UIKit, which includes Core Image.
    ///   - hasAudio: Whether AVFAudio is available.
    init(_ imports: Set<String>, hasAudio: Bool = true) {
      usesSession = hasAudio && !imports.isDisjoint(with: AudioNames.bringers.union(["AVFAudio"]))
      usesCoreData = imports.contains("CoreData")
      var imports = imports
      // Frameworks with views include UIKit, and Foundation includes its security types.
      if imports.contains(where: { !AppleModules.withoutViews.contains($0) && $0 != "Foundation" })
      {
        imports.insert("UIKit")
      }
      func names(_ imports: Set<String>) -> [Names] {
        imports.sorted().flatMap { brought[$0] ?? [$0] }.compactMap { module in
          table[module].map {
            Names(module: module, prefixes: $0.prefixes, others: $0.others, hasAudio: hasAudio)
          }
        }
      }
      modules = names(imports)
      security = imports.isEmpty ? [] : names(imports.union(["Security"]))
      let names = modules + security
      search = WordSearch(
        names.flatMap { [$0.module] + $0.others } + RuntimeUses.names + RuntimeUses.casts,
        prefixes: names.flatMap(\.prefixes) + keychain)
    }
  }

  private let imported: [Names]
  /// Whether the file has AVFAudio's session, of which only the part for playback exists.
  let usesSession: Bool
  /// Whether the file sees the members that Core Data adds to types of Foundation.
  let usesCoreData: Bool
  /// Whether the file uses the Objective-C runtime.
  private let usesRuntime: Bool
  /// Whether the file makes functions of the implementations of methods.
  private let castsImplementations: Bool
  /// The words in the file, including its comments, that may be absent names.
  let words: Set<String>

  /// - Parameters:
  ///   - names: The names that the file's imports make visible.
  ///   - text: The file's bytes.
  init(_ names: Imported, in text: [UInt8]) {
    usesSession = names.usesSession
    usesCoreData = names.usesCoreData
    // Most files use none of these names and don't need a further search.
    let found = names.search.words(in: text[...])
    castsImplementations = RuntimeUses.castsImplementations(found)
    usesRuntime =
      castsImplementations || found.contains { RuntimeUses.reason(for: $0) != nil }
    let modules = found.contains(where: Self.isOfKeychain) ? names.security : names.modules
    imported = found.contains { name in modules.contains { $0.has(name) } } ? modules : []
    words = imported.isEmpty && !usesRuntime ? [] : found
  }

  var isEmpty: Bool { imported.isEmpty && !usesRuntime && !usesSession && !usesCoreData }

  /// Returns the reason why a name isn't available, or `nil` for other names.
  func lack(of name: String) -> Lack? {
    if usesRuntime, let reason = RuntimeUses.reason(for: name) {
      return Lack(of: name, reason, isError: true)
    }
    if castsImplementations, name == "unsafeBitCast" {
      return Lack(
        of: name, "'unsafeBitCast' of a method's implementation, which isn't a function here",
        isError: true)
    }
    return module(of: name).map { module in
      Lack(
        of: name,
        ["Foundation", "UIKit"].contains(module)
          ? "'\(name)', which \(module) lacks here" : "'\(name)', which is \(module)'s")
    }
  }

  /// Returns a clause that says which framework an unavailable name belongs to.
  func whose(_ name: String) -> String {
    guard let module = module(of: name) else { return "it is missing" }
    return ["Foundation", "UIKit"].contains(module)
      ? "\(module) lacks it here" : "it is \(module)'s"
  }

  /// The names that Foundation has on iOS but not on Linux, and that have no replacement.
  private static let foundation: Set<String> = [
    "MeasurementFormatter", "NSBundleResourceRequest",
    "NSFilePresenter", "NSLinguisticTagger", "NSMetadataItem", "NSMetadataQuery",
    "NSURLAuthenticationMethodClientCertificate", "NSURLAuthenticationMethodServerTrust",
    "NSUbiquitousKeyValueStore", "NSURLConnection", "NSURLConnectionDataDelegate",
    "NSURLConnectionDelegate", "NetService", "NetServiceBrowser", "NetServiceBrowserDelegate",
    "NetServiceDelegate", "ValueTransformer",
  ]

  /// The prefixes of Security's names that sources use without importing it.
  private static let keychain = ["kSec", "SecItem", "errSec", "SecKey", "SecRandom", "SecTrust"]

  private static func isOfKeychain(_ name: String) -> Bool {
    keychain.contains(where: name.hasPrefix)
  }

  /// Returns the module that a name belongs to, or `nil` for other names.
  func module(of name: String) -> String? { imported.first { $0.has(name) }?.module }

  /// The modules that a module re-exports.
  private static let brought: [String: [String]] = [
    "UIKit": [
      "UIKit", "Accessibility", "CoreImage", "CoreText", "Foundation", "UserNotifications",
    ],
    "SwiftUI": ["SwiftUI", "CoreImage", "Foundation"],
    "MapKit": ["MapKit", "CoreLocation"], "ARKit": ["ARKit", "SceneKit", "SpriteKit"],
    "AVFoundation": ["AVFoundation", "CoreMedia", "AudioToolbox"],
    "AVKit": ["AVFoundation", "CoreMedia"], "PhotosUI": ["Photos"],
    "MetalKit": ["Metal"],
    "MetalPerformanceShaders": ["Metal", "MetalPerformanceShaders"], "ContactsUI": ["Contacts"],
    "EventKitUI": ["EventKit"], "IntentsUI": ["Intents"], "CoreLocationUI": ["CoreLocation"],
    "AddressBookUI": ["AddressBook"], "QuickLookThumbnailing": ["QuickLook"],
    "CoreAudioKit": ["CoreAudio", "AudioToolbox"], "CoreAudioTypes": ["CoreAudio"],
    "UserNotificationsUI": ["UserNotifications"],
  ]

  private static let table: [String: (prefixes: [String], others: Set<String>)] = [
    "ActivityKit": (
      [],
      [
        "Activity", "ActivityAttributes", "ActivityAuthorizationInfo", "ActivityConfiguration",
        "ActivityContent", "ActivityState",
      ]
    ), "AdServices": (["AA"], []), "AddressBook": (["AB", "kAB"], []),
    "AppIntents": (
      ["AppShortcut"],
      [
        "AppEntity", "AppEnum", "AppIntent", "AppShortcut", "EntityQuery", "IntentParameter",
        "IntentResult", "LiveActivityIntent", "OpenIntent", "ProvidesDialog", "ReturnsValue",
      ]
    ), "AssetsLibrary": (["AL"], []), "CarPlay": (["CP"], []), "ClassKit": (["CLS"], []),
    "CoreAudio": (["AudioBuffer", "AudioObject", "AudioStream", "AudioTime", "kAudio"], []),
    "CoreMIDI": (["MIDI", "kMIDI"], []), "DeviceCheck": (["DC"], []),
    "ExternalAccessory": (["EA"], []), "FileProvider": (["NSFileProvider"], []),
    "MetricKit": (["MX"], []), "ModelIO": (["MDL"], []), "NearbyInteraction": (["NI"], []),
    "OpenGLES": (
      ["EAGL", "gl", "GL_", "kEAGL"],
      ["GLboolean", "GLenum", "GLfloat", "GLint", "GLsizei", "GLuint"]
    ), "RealityKit": ([], ["AnchorEntity", "ARView", "Entity", "ModelComponent", "ModelEntity"]),
    "ShazamKit": (["SH"], []), "SoundAnalysis": (["SN"], []),
    "SwiftData": (
      [],
      [
        "FetchDescriptor", "Model", "ModelConfiguration", "ModelContainer", "ModelContext",
        "PersistentIdentifier", "PersistentModel", "Query",
      ]
    ), "TVUIKit": (["TV"], []), "WatchKit": (["WK"], []), "WeatherKit": (["Weather"], []),
    "iAd": (["AD"], []),
    "ARKit": (["AR"], []), "AVFoundation": (["AV"], []), "Accessibility": (["AX"], []),
    "Accelerate": (["vImage", "kvImage", "vDSP", "cblas"], []),
    "AdSupport": (["ASIdentifier"], []), "AppTrackingTransparency": (["ATTracking"], []),
    "AudioToolbox": (["AudioServices", "kSystemSound"], ["SystemSoundID"]),
    "AuthenticationServices": (["ASAuthorization", "ASWeb", "ASPresentation"], []),
    "BackgroundTasks": (["BG"], []), "CloudKit": (["CK"], []),
    "CommonCrypto": (["CC", "kCC"], []),
    "Compression": (
      ["COMPRESSION"],
      [
        "InputFilter", "OutputFilter", "compression_stream", "compression_status",
        "compression_stream_init", "compression_stream_process", "compression_stream_destroy",
        "compression_encode_buffer", "compression_decode_buffer",
        "compression_encode_scratch_buffer_size", "compression_decode_scratch_buffer_size",
      ]
    ),
    "Contacts": (["CN"], []),
    "CoreBluetooth": (["CB"], []),
    "CoreData": (
      [
        "NSManaged", "NSPersistent", "NSFetch", "NSFetched", "NSEntity", "NSAttributeDescription",
        "NSAsynchronousFetch", "NSAtomicStore", "NSBatchDelete", "NSBatchInsert", "NSBatchUpdate",
        "NSIncrementalStore", "NSMapping", "NSMergeBy", "NSMigrat", "NSValidation",
      ],
      [
        "NSAddedPersistentStoresKey", "NSAffectedObjectsErrorKey", "NSAffectedStoresErrorKey",
        "NSBinaryStoreType", "NSConstraintConflict", "NSCoreDataCoreSpotlightDelegate",
        "NSDeletedObjectIDsKey", "NSDeletedObjectsKey", "NSDerivedAttributeDescription",
        "NSDetailedErrorsKey", "NSErrorMergePolicy", "NSExpressionDescription",
        "NSFetchIndexDescription", "NSIgnorePersistentStoreVersioningOption",
        "NSInferMappingModelAutomaticallyOption", "NSInMemoryStoreType", "NSInsertedObjectIDsKey",
        "NSInsertedObjectsKey", "NSInvalidatedAllObjectsKey", "NSInvalidatedObjectsKey",
        "NSMergeConflict", "NSMergePolicy", "NSMigratePersistentStoresAutomaticallyOption",
        "NSOverwriteMergePolicy", "NSPropertyDescription",
        "NSQueryGenerationToken", "NSReadOnlyPersistentStoreOption", "NSRefreshedObjectIDsKey",
        "NSRefreshedObjectsKey", "NSRelationshipDescription", "NSRemovedPersistentStoresKey",
        "NSRollbackMergePolicy", "NSSaveChangesRequest",
        "NSSQLiteAnalyzeOption", "NSSQLiteErrorDomain", "NSSQLiteManualVacuumOption",
        "NSSQLitePragmasOption", "NSSQLiteStoreType", "NSStoreModelVersionHashesKey",
        "NSStoreModelVersionIdentifiersKey", "NSStoreTypeKey", "NSStoreUUIDKey",
        "NSUpdatedObjectIDsKey", "NSUpdatedObjectsKey",
      ]
    ),
    "CoreHaptics": (["CHHaptic"], []), "CoreImage": (["CI", "kCI"], []),
    "CoreLocation": (["CL", "kCL"], []), "CoreMedia": (["CM", "kCM"], []),
    "CoreML": (["ML"], []), "CoreMotion": (["CM"], []), "CoreNFC": (["NFC"], []),
    "CoreSpotlight": (["CS"], []),
    "CoreTelephony": (
      ["CTCall", "CTCarrier", "CTCellular", "CTRadio", "CTSubscriber", "CTTelephony"], []
    ),
    "CoreText": (
      [
        "CTFont", "CTFrame", "CTFramesetter", "CTGlyph", "CTLine", "CTParagraphStyle", "CTRun",
        "CTTextTab", "CTTypesetter", "kCT",
      ],
      [
        "CTFont", "CTFrame", "CTFramesetter", "CTLine", "CTParagraphStyle", "CTRun", "CTTextTab",
        "CTTypesetter",
      ]
    ),
    "CoreVideo": (["CV", "kCV"], []),
    "EventKit": (["EK"], []), "Foundation": ([], foundation), "GameController": (["GC"], []),
    "GameKit": (["GK"], []),
    "GameplayKit": (["GK"], []), "HealthKit": (["HK"], []), "HomeKit": (["HM"], []),
    "Intents": (["IN"], []), "JavaScriptCore": (["JS"], []), "LinkPresentation": (["LP"], []),
    "LocalAuthentication": (["LA"], []), "MapKit": (["MK"], []), "MediaPlayer": (["MP"], []),
    "MessageUI": (["MFMail", "MFMessage"], []), "Messages": (["MS"], []),
    "Metal": (["MTL", "MTK"], []), "MetalPerformanceShaders": (["MPS"], []),
    "MultipeerConnectivity": (["MC"], []), "NaturalLanguage": (["NL"], []),
    "Network": (["NW"], []), "NetworkExtension": (["NE"], []), "PDFKit": (["PDF"], []),
    "PassKit": (["PK"], []), "PencilKit": (["PK"], []),
    "Photos": (["PH", "PhotosPicker"], ["PhotosPicker"]),
    "QuickLook": (["QL"], []), "ReplayKit": (["RP"], []), "SafariServices": (["SF"], []),
    "SceneKit": (["SCN"], []), "Security": (["Sec", "kSec", "errSec"], []),
    "Social": (["SL"], []), "Speech": (["SF"], []), "SpriteKit": (["SK"], []),
    "StoreKit": (["SK"], []),
    "SystemConfiguration": (["SCNetwork", "kSCNetwork"], []),
    "UIKit": ([], AbsentViews.names),
    "UserNotifications": (
      [
        "UNUser", "UNNotification", "UNMutable", "UNTime", "UNTimeInterval", "UNCalendar",
        "UNPush", "UNAuthorization", "UNTextInput", "UNLocation", "UNError", "UNShow", "UNAlert",
      ], ["UNNotification", "UNError"]
    ), "VideoToolbox": (["VT", "kVT"], []),
    "Vision": (["VN"], []), "WatchConnectivity": (["WC"], []), "CallKit": (["CX"], []),
    "WidgetKit": (["Widget"], []), "NotificationCenter": (["NC"], []), "PushKit": (["PK"], []),
    "GLKit": (["GLK"], []), "MusicKit": (["Music"], []), "TipKit": ([], ["Tip", "Tips"]),
    "VisionKit": (
      ["VN"],
      [
        "DataScannerViewController", "DataScannerViewControllerDelegate", "ImageAnalysis",
        "ImageAnalysisInteraction", "ImageAnalysisInteractionDelegate", "ImageAnalyzer",
        "RecognizedItem",
      ]
    ), "WebKit": (["WK"], []),
    "SwiftUI": (
      [],
      [
        "Alignment", "Angle", "Animatable", "AnimatableModifier", "AnimatablePair", "Animation",
        "AngularGradient", "AnyTransition", "AnyView", "App", "AppStorage",
        "AsyncImage", "Binding", "Button", "ButtonStyle", "Capsule", "Circle", "Color",
        "ColorScheme",
        "Divider", "DragGesture",
        "EdgeInsets", "EmptyView", "FillStyle", "Environment", "EnvironmentKey",
        "EnvironmentObject", "EnvironmentValues", "FocusState", "ForEach", "Form", "GeometryProxy",
        "GeometryReader", "Gradient", "Group", "HStack", "HorizontalAlignment", "Image",
        "LazyHGrid",
        "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "List", "NSViewRepresentable",
        "GeometryEffect", "GestureState", "GridItem", "InsettableShape", "Namespace",
        "NavigationPath", "NavigationSplitView", "PrimitiveButtonStyle", "ProgressView",
        "RadialGradient", "SceneStorage", "ScrollViewProxy", "ScrollViewReader", "SecureField",
        "TabView", "TextEditor", "ToolbarItem", "Transaction", "UIApplicationDelegateAdaptor",
        "withAnimation", "withTransaction",
        "NavigationLink", "NavigationStack", "NavigationView", "ObservedObject", "PreferenceKey",
        "PreviewProvider", "Rectangle", "RoundedRectangle", "Scene", "ScenePhase",
        "ScrollView", "Section", "Shape", "ShapeStyle", "Slider", "Spacer", "State", "StateObject",
        "StrokeStyle", "Text", "UnitPoint",
        "TextField", "Toggle", "UIHostingConfiguration", "UIHostingController",
        "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
        "UIViewRepresentable", "UIViewRepresentableContext", "VStack", "VerticalAlignment", "View",
        "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
      ]
    ),
  ]
}
