import OozeCheckout
import Foundation
import Lowering
import Testing

/// Code that Linux lacks is left out together with the code that needs it, and nothing else.
struct LeftOutTests {
  private func lowered(
    _ text: String, _ mode: ModuleSources.LanguageMode = .v5
  ) -> LoweredModule {
    lower(
      ModuleSources(
        name: "App", files: [SourceFile(path: "A.swift", text: text)], languageMode: mode))
  }

  /// Another module may use them, and the compiler says where.
  @Test(
    arguments: [
      ("canImport(CoreImage)", ["mean", "blur"]),
      ("canImport(UIKit) && canImport(CoreImage)", ["mean", "blur"]),
      ("os(macOS)", []), ("os(iOS)", []), ("canImport(Weed)", []), ("canImport(AppKit)", []),
    ] as [(String, Set<String>)])
  func membersUnderAConditionForAMissingFrameworkAreKnown(_ condition: String, _ names: Set<String>)
  {
    let summary = lowered(
      """
      import UIKit
      extension UIImage {
        #if \(condition)
        var mean: UIColor? { let inner = 1; return .red }
        func blur() {}
        #else
        func other() {}
        #endif
      }
      """
    ).summary
    #expect(summary.membersLeftOut == names)
  }

  @Test func classesThatUIKitLacksGiveWay() {
    let module = lowered(
      """
      import UIKit
      class A: UIViewController, UIDocumentPickerDelegate {
        func pick() { let picker = UIDocumentPickerViewController(); present(picker, animated: true) }
        func stays() { print("stays") }
      }
      """)
    let text = module.files[0].text
    #expect(!module.hasErrors)
    #expect(module.diagnostics.count >= 2)
    #expect(!text.contains("UIDocumentPickerViewController()"))
    #expect(!text.contains("UIDocumentPickerDelegate"))
    #expect(text.contains("class A: UIViewController"))
    #expect(text.contains("print(\"stays\")"))
  }

  /// A program that declares a class of the same name uses its own.
  @Test func whatTheModuleDeclaresStays() {
    let text = "import UIKit\nclass UIAlertView: UIView {}\nfunc f() { _ = UIAlertView() }\n"
    #expect(lowered(text).diagnostics.isEmpty)
  }

  /// The names of some Core Text types are prefixes of others.
  @Test(arguments: [
    ("CTFont", true), ("CTFontDescriptor", true), ("CTFrame", true), ("CTFramesetter", true),
    ("CTLine", true), ("CTRun", true), ("CTRunDelegate", true), ("CTFontish", false),
    ("CTLines", false), ("CTFontManagerScope", false),
  ])
  func typesOfCoreText(_ type: String, _ goes: Bool) {
    let text = lowered(
      """
      import CoreText
      import UIKit
      final class Line: CALayer { var kept: Int?; var line: \(type)? }
      """
    ).files[0].text
    #expect(text.contains("var line: \(type)?") != goes)
    #expect(text.contains("var kept: Int?"))
  }

  /// A left-out type doesn't take an associated type of the same name with it.
  @Test func associatedTypesStayBesideTypesOfTheirName() {
    let module = lowered(
      """
      import SwiftUI
      import UIKit
      struct Hosted: View { struct Content { var body: some View } }
      protocol Filled { associatedtype Content: Equatable = Never; func fill(_ content: Content) }
      extension Filled where Content == Never { func fill(_ content: Never) {} }
      """)
    let text = module.files[0].text
    #expect(text.contains("associatedtype Content: Equatable = Never"))
    #expect(text.contains("extension Filled where Content == Never"))
    #expect(!text.contains("struct Hosted"))
  }

  /// When a member of one cell is left out, its uses on that cell are left out too, found by the variable's
  /// type or name. Uses on other cells stay.
  @Test func membersOfOneCellAreNotAnothers() {
    let text = lowered(
      """
      import CoreData
      import UIKit
      class JokeCell: UICollectionViewCell { func configure(with joke: NSManagedObject) {} }
      class ItemCell: UICollectionViewCell { func configure(with text: String) {} }
      class NewsCell: UICollectionViewCell { func configure(with text: String) {} }
      func show(_ view: UICollectionView, _ path: IndexPath, _ joke: Any) {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "a", for: path) as! ItemCell
        cell.configure(with: "one")
        let other: NewsCell = view.dequeue(for: path)
        other.configure(with: "two")
        let jokeCell = view.dequeueReusableCell(withReuseIdentifier: "b", for: path) as! JokeCell
        jokeCell.configure(with: joke)
      }
      func register(_ view: UICollectionView) {
        _ = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, _ in cell.configure(with: "three") }
      }
      """
    ).files[0].text
    for word in ["one", "two", "three"] { #expect(text.contains("configure(with: \"\(word)\")")) }
    #expect(!text.contains("jokeCell.configure"))
  }

  @Test func anAssociatedTypeIsNoViewOfSwiftUIs() {
    let module = lowered(
      """
      import SwiftUI
      protocol Made {
        associatedtype View: UIView
        func make() -> View
      }
      extension View { func padded() -> some View { self } }
      """)
    let text = module.files[0].text
    #expect(!module.hasErrors, "\(module.diagnostics)")
    #expect(text.contains("associatedtype View: UIView"))
    #expect(text.contains("func make() -> View"))
    #expect(!text.contains("padded"))
  }

  @Test func aGenericParameterIsNoViewOfSwiftUIs() {
    let module = lowered(
      """
      import SwiftUI
      import UIKit
      struct Factory {
        func register<View: UIView>(_ type: View.Type, then: (View) -> Void) { then(type.init()) }
      }
      class Shelf<Text: UIView> {
        var text: Text?
        func take(_ new: Text) { text = new }
      }
      func use(_ factory: Factory) { factory.register(UILabel.self) { _ in } }
      struct Screen { func title() -> Text { Text("one") } }
      """)
    let text = module.files[0].text
    #expect(!module.hasErrors, "\(module.diagnostics)")
    #expect(text.contains("func register<View: UIView>"))
    #expect(text.contains("func take(_ new: Text)"))
    #expect(text.contains("factory.register(UILabel.self)"))
    #expect(!text.contains("func title"))
  }

  @Test func guardsInsideOfConditions() {
    let module = lowered(
      """
      import UIKit
      import CoreText
      func f(_ data: Data) -> Data? {
        #if os(visionOS)
        let name = ""
        #else
        guard let name = kCTFontNameKey as String? else { return nil }
        #endif
        print(name)
        return data
      }
      """)
    let text = module.files[0].text
    #expect(text.contains("do { return nil }"))
    #expect(!text.contains("print(name)"))
    #expect(text.contains("return data"))
  }

  @Test func closuresInsideHaveTheirOwnArguments() {
    let text = lowered(
      """
      import CoreText
      func f(_ all: [[String: Int]]) -> [String] {
        all.map { dictionary in
          let name = dictionary[kCTFontNameKey as String]
          if name != nil { print(all.sorted { $0.count < $1.count }, name as Any) }
          return "a"
        }
      }
      """
    ).files[0].text
    #expect(!text.contains("_ = $"))
    #expect(text.contains("return \"a\""))
  }

  @Test func closuresThatOnlyAssign() {
    let text = lowered(
      """
      import CommonCrypto
      func f(_ data: Data, _ digest: inout [UInt8]) {
        data.withUnsafeBytes { bytes in _ = CCRandomGenerateBytes(bytes.baseAddress, 1) }
        let number = data.withUnsafeBytes { bytes in CCRandomGenerateBytes(bytes.baseAddress, 1) }
      }
      """
    ).files[0].text
    #expect(
      text.contains(
        "bytes in (absent(\"'CCRandomGenerateBytes', which is CommonCrypto's\") as Void)"))
    #expect(text.contains("bytes in return absent(") || text.contains("as Void)\n}"))
  }

  /// Common Crypto's hash functions exist here, and its ciphers don't.
  @Test func hashFunctionsStay() {
    let module = lowered(
      """
      import CommonCrypto
      func digest(_ bytes: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256(bytes, CC_LONG(bytes.count), &result)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgMD5), bytes, 1, bytes, 1, &result)
        return result
      }
      func encrypt(_ bytes: [UInt8]) -> Int32 { CCCrypt(0, 0, 0) }
      """
    )
    let text = module.files[0].text
    #expect(text.contains("import FoundationForLinux"))
    #expect(text.contains("CC_SHA256(bytes, CC_LONG(bytes.count), &result)"))
    #expect(text.contains("CCHmac(CCHmacAlgorithm(kCCHmacAlgMD5), bytes, 1, bytes, 1, &result)"))
    #expect(!text.contains("CCCrypt(0"))
    #expect(module.diagnostics.count { $0.message.contains("except its hash functions") } == 1)
  }

  @Test func membersOfClassesThatAreNotThere() {
    let text = lowered(
      """
      import AVFoundation
      func f(_ center: NotificationCenter) {
        center.post(name: .AVPlayerItemDidPlayToEndTime, object: nil)
        center.post(name: .NSSystemClockDidChange, object: nil)
      }
      """
    ).files[0].text
    #expect(!text.contains("post(name: .AVPlayerItemDidPlayToEndTime"))
    #expect(text.contains("post(name: .NSSystemClockDidChange"))
  }

  @Test func cryptographyIsApplesOwnPackage() {
    let module = lowered(
      """
      import CryptoKit
      let hash = SHA256.hash(data: [1])
      let old = CryptoKit.Insecure.self
      """)
    #expect(module.diagnostics.isEmpty)
    #expect(module.files[0].text.contains("import Crypto\n"))
    #expect(module.files[0].text.contains("let old = Crypto.Insecure.self"))
  }

  /// Returns the names that the modules' sources declare.
  private func declared(in modules: [String]) throws -> Set<String> {
    var declared: Set<String> = []
    for name in modules {
      let folder = OozeCheckout.sources(of: name)
      let files = try #require(
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        let pattern = #/(?:class|struct|enum|protocol|func|typealias) ([A-Z]\w+)/#
        declared.formUnion(text.matches(of: pattern).map { String($0.1) })
      }
    }
    return declared
  }

  @Test func noneOfTheListIsThere() throws {
    let declared = try declared(in: ["UIKit", "QuartzCore", "CoreGraphics"])
    #expect(declared.contains("UIView"))
    #expect(declared.contains("CALayer"))
    #expect(AbsentViews.names.intersection(declared) == [])
  }

  /// Every iOS type is either declared here or in the list. Otherwise its uses would fail to compile.
  @Test func whatIsNotThereStandsInTheList() throws {
    let declared = try declared(in: [
      "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveCForLinux", "FoundationForLinux",
    ])
    // Types in Foundation for Linux, drawing on other systems, and types that no app uses.
    let others: Set<String> = [
      "CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize", "CGError", "CGErrorCallback",
      "CGFontIndex", "CGGlyphDeprecatedEnum", "ColorSyncProfile", "IOSurfaceRef",
    ]
    for name in ["UIKit", "QuartzCore", "CoreGraphics"] {
      let file = OozeCheckout.root.appendingPathComponent("Tools/uikit-api/\(name).tsv")
      let types = try String(contentsOf: file, encoding: .utf8)
        .matches(of: #/(?m)^\t[a-z ]*(?:class|struct|enum|protocol|typealias) (\w+)/#)
        .map { String($0.1) }
      #expect(types.count > 50, "\(name)")
      let missing = Set(types).subtracting(declared).subtracting(AbsentViews.names)
      #expect(missing.subtracting(others) == [], "\(name)")
    }
  }

  @Test(arguments: [
    "d.store", "appDelegate.store", "(UIApplication.shared.delegate as! AppDelegate).store",
    "AppDelegate.shared.store", "makeAppDelegate().store", "appDelegate?.store",
  ])
  func membersOfAnotherType(_ use: String) {
    let isTold = use != "d.store"
    let text = lowered(
      """
      import CoreData
      class AppDelegate { var store: NSPersistentContainer? }
      func f() {
        print(1)
        _ = \(use)
      }
      """
    ).files[0].text
    #expect(text.contains(use) != isTold, "\(use)")
    #expect(text.contains("print(1)"))
  }

  @Test func casesAndTheirBranches() {
    let module = lowered(
      """
      import UIKit
      enum Filter {
        case blur
        case custom(CIFilter)
      }
      enum Other { case plain }
      func f(_ filter: Filter) -> Int {
        switch filter {
        case .blur: return 1
        case .custom(let filter): return filter.hash
        }
      }
      func g(_ other: Other) -> Int { switch other { case .plain: return 3 } }
      """)
    let text = module.files[0].text
    #expect(!text.contains("case .custom"))
    #expect(text.contains("case .blur: return 1"))
    #expect(text.contains("case .plain: return 3"))
    #expect(!module.hasErrors)
  }

  /// A type with stored properties can't be created without its initializer.
  @Test(arguments: [
    ("init(_ place: CLLocation) { title = \"\" }", false),
    ("init(_ place: CLLocation) { title = \"\" }; init() { title = \"\" }", true),
  ])
  func typesWithoutInitializers(_ initializers: String, _ stays: Bool) {
    let text = lowered(
      "import CoreLocation\nclass Town {\n  var title: String\n  \(initializers)\n}\nvar t: Town?\n"
    ).files[0].text
    #expect(text.contains("class Town") == stays)
    #expect(text.contains("var t: Town?") == stays)
  }

  @Test func whatFoundationHasOnIOSIsImported() {
    let text = lowered(
      """
      import Foundation
      class A: NSObject, XMLParserDelegate {}
      let now: CFString = "now"
      var timer = Timer()
      func f(_ error: any Error) -> NSError? { error as NSError? }
      """
    ).files[0].text
    #expect(text.contains("import FoundationXML"))
    #expect(text.contains("import ObjectiveCForLinux"))
    #expect(text.contains("Timer(_never: ())"))
    #expect(text.contains("bridged(ifAny: error) { bridged($0, to: NSError.self) }"))
  }

  @Test func namesOfSwift4AreThoseOfAModuleOfSwift4() {
    let text = "import UIKit\nvar mode: UIViewContentMode = .center\n"
    let old = lowered(text, .v4).members?.text ?? ""
    #expect(old.contains("typealias UIViewContentMode = UIView.ContentMode"))
    #expect(old.contains("var NSFontAttributeName: NSAttributedString.Key { .font }"))
    #expect(lowered(text, .v5).members == nil)
    let own = lowered(text + "struct UIControlState {}\n", .v4).members?.text ?? ""
    #expect(!own.contains("typealias UIControlState ="))
  }

  @Test func ofAVFoundationAVFAudioIsThere() {
    let module = lowered(
      """
      import AVFoundation
      class A {
        var player: AVAudioPlayer?
        var recorder: AVAudioRecorder?
        func f() throws {
          let session = AVAudioSession.sharedInstance()
          try session.setCategory(.playAndRecord, mode: .default)
          try session.setActive(true)
        }
      }
      """)
    let text = module.files[0].text
    #expect(text.contains("import UIKit; import AVFAudio"))
    #expect(text.contains("AVAudioPlayer?"))
    #expect(!text.contains("AVAudioRecorder?"))
    #expect(!text.contains(".playAndRecord"))
    #expect(text.contains("session.setActive(true)"))
    #expect(module.diagnostics.count { $0.message.contains("except AVFAudio") } == 1)
  }

  /// An `if` chain that returned on every path still does, at the same place.
  @Test(arguments: [
    ("if s == errSecSuccess { return true } else { return false }", true),
    (
      "if s == errSecSuccess { return true } else if s == 1 { throw E() } else { return false }",
      true
    ),
    ("switch s { case errSecSuccess: return true; default: return false }", true),
    ("if s == errSecSuccess { return true }; return false", false),
    ("if s == errSecSuccess { print(1) } else { print(2) }; return false", false),
  ])
  func whatAlwaysReturnsStillDoes(_ statement: String, _ always: Bool) {
    let text = lowered(
      "import Security\nfunc g(_ s: Int32) throws -> Bool {\n  print(0)\n  \(statement)\n}\n"
    ).files[0].text
    #expect(text.contains("return absent(") == always)
    #expect(!text.contains("== errSecSuccess"))
  }

  /// A result builder that lost a required function is left out as a whole.
  @Test func resultBuildersGoWithTheirLastFunction() {
    let text = lowered(
      """
      import SwiftUI
      struct Page: View {}
      @resultBuilder enum PageBuilder {
        static func buildBlock(_ pages: Page...) -> [Page] { pages }
        static func number() -> Int { 1 }
      }
      struct List { func f(@PageBuilder _ pages: () -> Void) {} }
      let stays = 1
      """
    ).files[0].text
    #expect(!text.contains("PageBuilder"))
    #expect(text.contains("let stays = 1"))
  }

  @Test(arguments: ["import Foundation", "import UIKit", "import Foundation\nimport UIKit"])
  func whatFoundationLacksGivesWay(_ imports: String) {
    let module = lowered(
      """
      \(imports)
      struct Finder { var name = ""; func find() { _ = NSLinguisticTagger.self; print(name) } }
      """)
    #expect(module.files[0].text.contains("print(name)"))
    #expect(!module.files[0].text.contains("NSLinguisticTagger.self"))
    #expect(module.diagnostics.contains { $0.message.contains("which Foundation lacks here") })
  }

  /// Names that belong to another module on iOS, each with the module that has it here.
  @Test(arguments: [
    ("import Foundation\nlet a = try NSDataDetector(types: 1)\n", "FoundationForLinux"),
    ("import Darwin\nvar a = os_unfair_lock()\n", "OSForLinux"),
    ("import UIKit\nlet a = CTFontManagerRegisterFontsForURL\n", "CoreTextForLinux"),
    ("import Foundation\nlet a = kCFBooleanTrue\n", "ObjectiveCForLinux"),
    ("import Foundation\nlet a = UndoManager()\n", "FoundationForLinux"),
  ])
  func whatComesWithOthersIsImported(_ text: String, _ module: String) {
    let found = lowered(text)
    #expect(found.files[0].text.contains("import \(module)"))
    #expect(found.diagnostics.isEmpty)
  }

  @Test func whatStandsInForFoundationsIsImported() {
    let module = lowered(
      """
      import UIKit
      let views = NSHashTable<UIView>.weakObjects()
      let lengths = DateComponentsFormatter()
      """)
    #expect(module.files[0].text.contains("import FoundationForLinux"))
    #expect(module.members?.text.contains("public typealias DateComponentsFormatter") == true)
    #expect(module.diagnostics.isEmpty)
  }

  /// A member for some of a wrapper's types doesn't affect members for other types.
  @Test func membersOfConstrainedExtensions() {
    let module = lowered(
      """
      import MapKit
      struct Wrapper<Base> { let base: Base }
      extension Wrapper where Base: UIImageView {
        func setImage(_ url: URL) { setImage([url]) }
        func setImage(_ urls: [URL]) { print(urls) }
      }
      extension Wrapper where Base: MKMapView {
        func setImage(_ url: URL) { print(url) }
      }
      """)
    let text = module.files[0].text
    #expect(text.contains("setImage([url])"))
    #expect(!text.contains("MKMapView"))
    #expect(module.diagnostics.count { $0.message.contains("it uses") } == 1)
  }

  /// A variable initialized with an object of a type has that type, whatever the variable's name.
  @Test func membersOfVariablesWhoseTypeIsSaid() {
    for declaration in [
      "let x = Page()", "let x: Page = make()", "let x: Page? = nil", "let x = make() as! Page",
    ] {
      let module = lowered(
        """
        import UIKit
        import WebKit
        final class Page: UIViewController { var web = WKWebView() }
        final class Other: UIViewController { var web = UIView() }
        func show(_ y: Other) {
          \(declaration)
          print(x.web)
          print(y.web)
        }
        """)
      let text = module.files[0].text
      #expect(!text.contains("print(x.web)"), "\(declaration)")
      #expect(text.contains("print(y.web)"), "\(declaration)")
    }
  }

  /// A framework's header imports UIKit, so an import of the framework imports UIKit too.
  @Test func frameworksBringUIKit() {
    let library = lower(
      ModuleSources(
        name: "Rows", files: [SourceFile(path: "Rows.swift", text: "import UIKit\n")]))
    for (first, isBrought) in [("import Rows", true), ("import Foundation", false)] {
      let module = lower(
        ModuleSources(
          name: "App",
          files: [SourceFile(path: "A.swift", text: "\(first)\nlet view = UIView()\n")],
          known: [library.summary]))
      #expect(module.files[0].text.contains("import UIKit") == isBrought)
    }
  }

  @Test func aFrameworksNameBeforeItsTypes() {
    let module = lowered(
      """
      import CoreImage
      import UIKit
      extension UIColor {
        var core: CoreImage.CIColor? { CoreImage.CIColor(color: self) }
        var other: Int { 3 }
      }
      """)
    let text = module.files[0].text
    #expect(!module.hasErrors)
    #expect(!text.contains("CoreImage.CIColor"))
    #expect(text.contains("var other: Int { 3 }"))
  }

  /// `DayView` ends with `View`, but its member is its own.
  @Test func aFrameworksMemberTakesNoOtherOfItsNameAlong() {
    let module = lowered(
      """
      import SwiftUI
      import UIKit
      protocol Made {}
      extension Made { static func model() -> Int { 1 } }
      final class DayView: UIView, Made {}
      extension View { func model() -> Int { 2 }; func padded() -> Int { 3 } }
      func use(_ view: DayView) -> Int { view.padded() }
      let value = DayView.model()
      """)
    let text = module.files[0].text
    #expect(!module.hasErrors)
    #expect(text.contains("let value = DayView.model()"))
    #expect(text.contains("static func model() -> Int { 1 }"))
    #expect(!text.contains("return 2"))
    #expect(!text.contains("{ view.padded() }"))
  }

  /// The condition is true on iOS, so the code under it needs no condition of its own.
  @Test(arguments: ["canImport(WebKit)", "canImport(UIKit) && canImport(WebKit)"])
  func whatIsImportedWhereItCanBe(_ condition: String) {
    let module = lowered(
      """
      #if \(condition)
      import WebKit
      #endif
      import UIKit
      #if os(iOS)
      final class Guide: NSObject, WKNavigationDelegate {}
      func load() { let view = WKWebView(); view.load() }
      #endif
      func stays() {}
      """)
    let text = module.files[0].text
    #expect(!module.hasErrors)
    #expect(!text.contains("WKNavigationDelegate"))
    #expect(!text.contains("WKWebView()"))
    #expect(text.contains("func stays() {}"))
  }

  /// A type declared where a framework can be imported exists on iOS, so its uses are left out with it, in
  /// other modules too. A type for macOS isn't handled this way, and neither is one that another branch
  /// declares as well.
  @Test func typesThatAreThereWithAFramework() {
    let library = lower(
      ModuleSources(
        name: "Panel",
        files: [
          SourceFile(
            path: "Proxy.swift",
            text: """
              #if canImport(SwiftUI)
              import SwiftUI
              public final class Proxy { public var body: some View { EmptyView() } }
              #endif
              #if canImport(AppKit)
              import AppKit
              public typealias Native = NSView
              #elseif canImport(UIKit)
              import UIKit
              public typealias Native = UIView
              #endif
              """),
          SourceFile(
            path: "Panel.swift",
            text: "import UIKit\nfunc use(_ proxy: Proxy) {}\nfunc show(_ view: Native) {}\n"),
        ]))
    #expect(!library.files[1].text.contains("func use"))
    #expect(library.files[1].text.contains("func show"))
    let tests = lower(
      ModuleSources(
        name: "PanelTests",
        files: [
          SourceFile(
            path: "ProxyTests.swift",
            text: "import Panel\nvar proxy: Proxy!\nvar native: Native!\n")
        ], known: [library.summary]))
    #expect(!tests.files[0].text.contains("var proxy"))
    #expect(tests.files[0].text.contains("var native"))
  }

  /// Other modules imported in the same place as a framework missing on Linux are still imported.
  @Test(arguments: [
    ("canImport(UIKit) && canImport(AVFoundation)", true),
    ("canImport(AVFoundation) && canImport(UIKit)", true),
    ("canImport(AVFoundation)", true), ("canImport(AVFoundation) && canImport(WebKit)", true),
    ("canImport(UIKit) && !canImport(AVFoundation)", true),
    ("canImport(UIKit) && canImport(AVFoundation) && DEBUGGED", false),
    ("canImport(AVFoundation) && canImport(UIKit) || false", true),
    ("os(iOS) && canImport(WebKit)", true), ("!os(macOS) && canImport(WebKit)", true),
    ("(canImport(WebKit) || os(macOS)) && canImport(UIKit)", true),
    ("os(macOS) && canImport(WebKit)", false), ("canImport(AppKit)", false),
    ("canImport(AppKit) && canImport(UIKit)", false),
  ])
  func importsBesideOneThatLacks(_ condition: String, _ areCompiled: Bool) {
    let imports = "#if \(condition)\nimport UIKit\n#endif\n"
    let more = "#if \(condition)\nimport UIKit\nlet isHere = true\n#endif\n"
    let holds = lowered(imports).imports[0].contains("UIKit")
    #expect(holds == areCompiled, "\(condition)")
    let holdsWithMore = lowered(more).imports[0].contains("UIKit")
    #expect(holdsWithMore == (condition == "canImport(UIKit) && !canImport(AVFoundation)"))
  }

  /// The compiler found uses whose receivers have no written type. The statement, the declaration or the branch that
  /// contains one is left out, and nothing else.
  @Test(arguments: [
    ("func f() { rows.first?.open(); stays() }", "open", "rows.first?.open()"),
    ("func f() { rows.forEach { $0.open(); stays() } }", "open", "$0.open()"),
    ("func f() -> Int { stays(); return rows[0].size }", "size", "rows[0].size"),
    ("let first = rows[0].size; func f() { stays() }", "size", "let first"),
    ("func f() { if rows[0].isOpen { print(1) }; stays() }", "isOpen", "rows[0].isOpen"),
    (
      "func f() { guard rows[0].isOpen else { return stays() }; print(1) }", "isOpen",
      "rows[0].isOpen"
    ),
    ("func f() { switch kind { case .open: print(1); default: stays() } }", "open", "case .open"),
    ("func f() { let size = rows[0].size; print(size); stays() }", "size", "print(size)"),
    ("func f() { rows[0].`open`(); stays() }", "open", "rows[0]"),
  ])
  func usesThatTheCompilerFound(_ code: String, _ name: String, _ gone: String) {
    let text = "import UIKit\nclass A {\n\(code)\n}\n"
    func lowered(_ uses: [LeftOutUse]) -> LoweredModule {
      lower(
        ModuleSources(
          name: "App", files: [SourceFile(path: "A.swift", text: text)], leftOutUses: Set(uses)))
    }
    let module = lowered([LeftOutUse(path: "A.swift", line: 3, name: name)])
    #expect(!module.hasErrors, "\(module.diagnostics)")
    #expect(!module.files[0].text.contains(gone))
    #expect(module.files[0].text.contains("stays()"))
    #expect(
      module.diagnostics.contains {
        $0.line == 3 && $0.message.contains("'\(name)', which is left out")
      })
    // The same name on another line, in another file, or a line that has changed.
    for use in [
      LeftOutUse(path: "A.swift", line: 2, name: name),
      LeftOutUse(path: "B.swift", line: 3, name: name),
      LeftOutUse(path: "A.swift", line: 3, name: "other"),
    ] {
      #expect(lowered([use]).files[0].text == text)
    }
  }

  /// Members of iOS's types, which UIKit and Core Graphics lack here: none that they have.
  @Test func membersThatAreMissing() throws {
    var lines: Set<Substring> = []
    for name in ["CoreGraphics", "UIKit"] {
      let file = OozeCheckout.root.appendingPathComponent("Tools/uikit-api/\(name).tsv")
      lines.formUnion(try String(contentsOf: file, encoding: .utf8).split(separator: "\n"))
    }
    for member in AbsentViews.members {
      #expect(
        lines.contains { $0.contains("\tvar \(member):") || $0.contains("\tfunc \(member)(") },
        "\(member)")
    }
    let module = lower(
      ModuleSources(
        name: "App",
        files: [
          SourceFile(
            path: "A.swift",
            text:
              "import UIKit\nfunc f(_ c: CGContext) {\n  c.textMatrix = .identity\n  c.saveGState()\n}\n"
          )
        ], leftOutUses: [LeftOutUse(path: "A.swift", line: 3, name: "textMatrix")]))
    #expect(!module.files[0].text.contains("c.textMatrix"))
    #expect(module.files[0].text.contains("c.saveGState()"))
    #expect(
      module.diagnostics.map(\.message) == [
        "this is left out: it uses 'textMatrix', which UIKit lacks here"
      ])
  }

  /// The names that other modules and the compiler's messages refer to.
  @Test func namesOfWhatWasLeftOut() {
    let module = lowered(
      """
      import WebKit
      import UIKit
      func load(_ view: WKWebView) {}
      let shared: WKWebView? = nil
      enum Page { case web(WKWebView), text }
      extension Page { struct Web { var view: WKWebView } }
      class A: UIView { func show(_ view: WKWebView) {}; func stays() {} }
      """)
    #expect(
      module.summary.membersLeftOut == ["Web", "load", "shared", "show", "view", "web", "text"])
  }

  /// A source may open 256 brackets at a place, in every build of the parser.
  @Test(arguments: [("(", ")"), ("{ ", " }()")], [21, 60])
  func bracketsInsideBrackets(_ brackets: (String, String), _ count: Int) {
    let value =
      String(repeating: brackets.0, count: count) + "1"
      + String(repeating: brackets.1, count: count)
    let module = lowered("import UIKit\n@objc class A: NSObject {}\nlet x = \(value)\n")
    #expect(module.diagnostics.isEmpty)
    #expect(module.files[0].text.contains("\(value)"))
  }

  @Test(arguments: [
    "var a: WKWebView?; var b: WKWebView?; var c = 1", "var a: WKWebView?; var c = 1",
  ])
  func membersInOneLine(_ members: String) {
    let module = lowered("import WebKit\nimport UIKit\nclass A: UIView { \(members) }")
    let text = module.files[0].text
    #expect(!module.hasErrors)
    #expect(!text.contains(";") || text.contains("import UIKit;"))
    #expect(text.contains("var c = 1"))
    #expect(!text.contains("WKWebView"))
  }

  /// Categories for recording, in every place where they may be.
  @Test func categoriesForRecordingGiveWay() {
    let module = lowered(
      """
      import AVFoundation
      class A {
        let category: AVAudioSession.Category = .playAndRecord
        let other = AVAudioSession.Category.multiRoute
        let mode = AVAudioSession.Mode.videoChat
        let kept = AVAudioSession.Category.playback
        func begin(_ category: AVAudioSession.Category = AVAudioSession.Category.playAndRecord) {}
        func use() {
          let session = AVAudioSession.sharedInstance()
          try? session.setCategory(AVAudioSession.Category.playAndRecord)
          let chosen = AVAudioSession.Category.playback
          print(chosen)
          print(category)
        }
        func stays() { print("stays") }
      }
      """)
    let text = module.files[0].text
    #expect(!module.hasErrors)
    for gone in [".playAndRecord", ".multiRoute", ".videoChat", "func begin", "print(category)"] {
      #expect(!text.contains(gone), "\(gone)")
    }
    for kept in ["let kept = AVAudioSession.Category.playback", "print(chosen)", "func stays"] {
      #expect(text.contains(kept), "\(kept)")
    }
  }

  /// Core Data's constants, and the members that it adds to types of Foundation.
  @Test func constantsOfCoreDataGiveWay() {
    let module = lowered(
      """
      import CoreData
      import UIKit
      class A: NSObject {
        let savedName = NSNotification.Name.NSManagedObjectContextDidSave
        let changedName: Notification.Name = .NSManagedObjectContextObjectsDidChange
        let storeType = NSSQLiteStoreType
        let kept = Notification.Name("eel")
        func listen() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(saved), name: .NSManagedObjectContextDidSave, object: nil)
          NotificationCenter.default.addObserver(
            self, selector: #selector(saved),
            name: Notification.Name.NSPersistentStoreRemoteChange, object: nil)
          NotificationCenter.default.addObserver(
            self, selector: #selector(saved), name: kept, object: nil)
        }
        @objc func saved(_ note: Notification) {
          print(note.userInfo?[NSInsertedObjectsKey] as Any)
          print(note.userInfo?["kept"] as Any)
          let options = [NSMigratePersistentStoresAutomaticallyOption: true]
          print("stays")
        }
      }
      """)
    let text = module.files[0].text
    #expect(!module.hasErrors)
    for gone in [
      ".NSManagedObjectContextDidSave", ".NSManagedObjectContextObjectsDidChange",
      "= NSSQLiteStoreType", ".NSPersistentStoreRemoteChange", "[NSInsertedObjectsKey]",
      "[NSMigratePersistent",
    ] {
      #expect(!text.contains(gone), "\(gone)")
    }
    for kept in ["let kept", "name: kept", "[\"kept\"]", "print(\"stays\")"] {
      #expect(text.contains(kept), "\(kept)")
    }
    // Another program may have the same names.
    let own = "import UIKit\nlet NSSQLiteStoreType = 1\nprint(NSSQLiteStoreType)\n"
    #expect(lowered(own).diagnostics.isEmpty)
  }

  /// An initializer that sets a stored property in a statement which is left out ends the program there: otherwise it
  /// would return with a property that isn't set, which the compiler refuses.
  @Test(arguments: [
    ("duration = Float(CMTimeGetSeconds(asset.duration))", true),
    ("self.duration = Float(CMTimeGetSeconds(asset.duration))", true),
    ("other.duration = Float(CMTimeGetSeconds(asset.duration))", false),
    ("title = String(CMTimeGetSeconds(asset.duration))", false),
    ("size = CGSize(width: CMTimeGetSeconds(asset.duration), height: 1)", false),
  ])
  func aPropertyThatAnInitializerHasToSet(_ statement: String, _ ends: Bool) {
    let text = lowered(
      """
      import AVFoundation
      struct Item {
        var size: CGSize
        var duration: Float
        var title: String?
        init(url: URL, other: Other) {
          size = .zero
          let asset = AVURLAsset(url: url)
          \(statement)
          print("after")
        }
        mutating func change() { let asset = AVURLAsset(url: url); \(statement) }
      }
      """
    ).files[0].text
    let parts = text.components(separatedBy: "mutating func")
    #expect(parts[0].contains("as Never") == ends)
    #expect(!parts[1].contains("as Never"))
    #expect(text.contains("print(\"after\")"))
  }
}
