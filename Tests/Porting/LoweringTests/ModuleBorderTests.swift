import Foundation
import Lowering
import Testing

/// The interface between modules: package conditions, public imports, and open members.
struct ModuleBorderTests {
  private func lowered(_ text: String, conditions: Set<String> = []) -> LoweredModule {
    lower(
      ModuleSources(
        name: "App", files: [SourceFile(path: "A.swift", text: text)], conditions: conditions))
  }

  /// In a module that doesn't import Combine, `Cancellable` is its own type, or that of a module that it
  /// imports.
  @Test(arguments: [("import Pond", false), ("import Lake", true), ("import Combine", true)])
  func aNameOfCombinesMayBeAnotherModules(_ line: String, _ needsCombine: Bool) {
    let pond = lower(
      ModuleSources(
        name: "Pond",
        files: [SourceFile(path: "P.swift", text: "public protocol Cancellable {}\n")]))
    let app = lower(
      ModuleSources(
        name: "App",
        files: [
          SourceFile(path: "A.swift", text: "\(line)\nfinal class Task: Cancellable {}\n")
        ], known: [pond.summary]))
    #expect(app.files[0].text.contains("CombineForLinux") == needsCombine)
  }

  @Test func aConformanceIsOfOnePackage() {
    let text = lowered("import Pond\nextension Fish: @retroactive Equatable {}\n").files[0].text
    #expect(text.contains("extension Fish:              Equatable {}"))
  }

  @Test func whatFoundationKeepsApartIsNamedSo() {
    let text = lowered(
      "import Foundation\nlet a: Foundation.URLSession = Foundation.URLSession.shared\n"
        + "let b = Foundation.Date()\n"
    ).files[0].text
    #expect(text.contains("let a: FoundationNetworking.URLSession = FoundationNetworking.URLS"))
    #expect(text.contains("let b = Foundation.Date()"))
    #expect(text.contains("import FoundationNetworking"))
  }

  /// `SWIFT_VERSION` and the versions of manifests, and the compiler's answer to `#if swift(…)` in these modes.
  @Test(arguments: [
    ("3.0", "v4", "old"), ("4", "v4", "old"), ("4.0", "v4", "old"), ("4.1", "v4", "old"),
    ("4.2", "v4_2", "4.2"), ("5", "v5", "5"), ("5.0", "v5", "5"), ("5.10", "v5", "5"),
    ("6", "v6", "6"),
    ("6.0", "v6", "6"), ("7.1", "v6", "6"),
  ])
  func languageModes(_ version: String, _ mode: String, _ branch: String) throws {
    let found = ModuleSources.LanguageMode(version: version)
    #expect(found.rawValue == mode)
    let text = """
      #if swift(>=6)
      let version: Selector = #selector(six)
      #elseif swift(>=5)
      let version: Selector = #selector(five)
      #elseif swift(>=4.2)
      let version: Selector = #selector(fourTwo)
      #else
      let version: Selector = #selector(older)
      #endif

      """
    let module = lower(
      ModuleSources(
        name: "App", files: [SourceFile(path: "A.swift", text: text)], languageMode: found))
    let names = ["6": "six", "5": "five", "4.2": "fourTwo", "old": "older"]
    for (key, name) in names {
      #expect(module.files[0].text.contains("#selector(\(name))") == (key != branch), "\(name)")
    }
    let data = try JSONEncoder().encode([found])
    #expect(try JSONDecoder().decode([ModuleSources.LanguageMode].self, from: data) == [found])
  }

  /// Descriptions of modules from earlier versions have numbers.
  @Test func numbersOfLanguageModes() throws {
    let modes = try JSONDecoder().decode(
      [ModuleSources.LanguageMode].self, from: Data("[4, 5, 6]".utf8))
    #expect(modes == [.v4, .v5, .v6])
  }

  /// SwiftPM sets the condition for every module that it builds, including those of an Xcode project.
  @Test func onlyAPackagesModulesAreAPackages() {
    let text = """
      #if SWIFT_PACKAGE
      let place = "package"
      #elseif DEBUG && !SWIFT_PACKAGE
      let place = "project"
      #endif

      """
    let project = lowered(text, conditions: ["DEBUG"]).files[0].text
    #expect(project.contains("#if false"))
    #expect(project.contains("#elseif DEBUG && !false"))
    let package = lowered(text, conditions: ["DEBUG", "SWIFT_PACKAGE"]).files[0].text
    #expect(package.contains("#if SWIFT_PACKAGE"))
    #expect(package.contains("!SWIFT_PACKAGE"))
  }

  @Test func importsThatAreAddedAreAsPublicAsTheAuthors() {
    let body = "public func f(_ e: NSObject) -> Selector { #selector(A.go) }\n"
    let kind = "public class A: NSObject { @objc func go() {} }\n"
    for (word, expected) in [("public ", "public import ObjectiveC"), ("", "import ObjectiveC")] {
      let text = lowered("\(word)import Foundation\n\(kind)\(body)").files[0].text
      #expect(text.contains(expected))
      #expect(text.contains("public import ObjectiveC") == !word.isEmpty)
    }
  }

  @Test func openMembersOfExtensionsCanBeOverriddenInOtherModules() {
    let text = lowered(
      """
      import UIKit
      open class Base: UIViewController {}
      @objc extension Base {
        open func update(_ count: Int) { print(count) }
        public func stay() {}
      }
      """
    ).files[0].text
    #expect(text.contains("open func update(_ count: Int) { _extension_Base_update(count) }"))
    #expect(text.contains("public func stay() {}"))
  }

  /// The same sources produce the same text in every process, although the order of sets and dictionaries
  /// differs.
  @Test func overridesOfUIKitsMembersStandInAnOrder() {
    let text = lowered(
      """
      import UIKit
      extension UITableViewCell {
        open override var inputView: UIView? { nil }
        open override var canBecomeFirstResponder: Bool { true }
      }
      extension UIPageControl {
        open override func sizeToFit() {}
      }
      """
    ).files[0].text
    let places = text.ranges(of: "@_dynamicReplacement(for: ").map { range in
      String(text[range.upperBound...].prefix { $0 != ")" && $0 != "(" })
    }
    #expect(places == ["canBecomeFirstResponder", "inputView", "sizeToFit"])
  }

  /// A UIKit protocol exposes the matching members of an extension to Objective-C.
  @Test func openMembersOfAnExtensionForAProtocol() {
    let text = lowered(
      """
      import UIKit
      open class Base: UIViewController {}
      extension Base: UICollectionViewDataSource {
        open func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 3 }
      }
      """
    ).files[0].text
    #expect(text.contains("func _extension_Base_collectionView(_: UICollectionView"))
    #expect(text.contains("open func collectionView(_ argument0: UICollectionView"))
  }

  /// The requirements of an Objective-C protocol can be overridden wherever they are implemented.
  @Test(arguments: [
    ("extension Base: UIScrollViewDelegate", true), ("extension Base: Zooming", true),
    ("extension Base: Counting", false), ("extension Base", false),
    ("@objc extension Base", true), ("extension Base: UITabBarDelegate", false),
  ])
  func membersForAProtocolAreOverridden(_ head: String, _ isOverridable: Bool) {
    let text = lowered(
      """
      import UIKit
      @objc protocol Zooming { func viewForZooming(in scrollView: UIScrollView) -> UIView? }
      protocol Counting { func viewForZooming(in scrollView: UIScrollView) -> UIView? }
      class Base: UIViewController {}
      \(head) {
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidZoom(_ scrollView: UIScrollView) {}
      }
      class Sub: Base {
        override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
      }
      """
    ).files[0].text
    #expect(text.contains("func _extension_Base_viewForZooming(in") == isOverridable)
    #expect(text.contains("func scrollViewDidZoom(_ scrollView"))
  }

  /// An app that compiles a library's file and also imports the library uses its own types, and gets their
  /// optional members once. Modules that import the app's module get them from it.
  @Test func aProtocolHidesOneOfItsNameInAnotherModule() {
    let protocolText = """
      import UIKit
      @objc public protocol TagDelegate { @objc optional func pressed(_ tag: String, count: Int) }

      """
    let library = lower(
      ModuleSources(name: "Tags", files: [SourceFile(path: "T.swift", text: protocolText)]))
    let app = lower(
      ModuleSources(
        name: "App",
        files: [
          SourceFile(path: "T.swift", text: protocolText),
          SourceFile(
            path: "A.swift",
            text: """
              import UIKit
              class Screen: UIViewController, TagDelegate {
                func pressed(_ tag: String, count: Int) {}
              }
              """),
        ], known: [library.summary]))
    let screen = app.files.first { $0.path.hasPrefix("A") }!.text
    #expect(screen.ranges(of: "var _optional_pressed_count").count == 1)
    let tests = lower(
      ModuleSources(
        name: "Tests",
        files: [
          SourceFile(
            path: "B.swift", text: "func f(_ d: TagDelegate) { d.pressed?(\"a\", count: 1) }")
        ], known: [app.summary]))
    #expect(tests.files[0].text.contains("d._optional_pressed_count?("))
  }

  @Test func valuesAreCalledLikeFunctions() {
    let module = lower(
      ModuleSources(
        name: "Tools",
        files: [
          SourceFile(
            path: "T.swift",
            text: "public struct Tool { public func callAsFunction(old: Int, new: Int) {} }")
        ]))
    var client = ModuleSources(
      name: "App",
      files: [
        SourceFile(
          path: "A.swift",
          text: """
            import Tools
            import UIKit
            func go(_ tool: Tool?, _ owner: Owner) {
              owner.tool?(old: 1, new: 2)
              owner.delegate?.strange?(old: 1, other: 2)
            }
            """)
      ])
    client.known = [module.summary]
    let text = lower(client).files[0].text
    #expect(text.contains("owner.tool?(old: 1, new: 2)"))
    #expect(text.contains("owner.delegate?.strange(old: 1, other: 2)"))
  }

  @Test func aMemberOfSeveralTypesIsNoneThatCanBeChosen() {
    let module = lowered(
      """
      import UIKit
      class A: NSObject { func go() {} }
      class B: NSObject { func go() {} }
      func all(_ x: NSObject) { (x as AnyObject).go() }
      """)
    #expect(module.diagnostics.contains { $0.message.contains("A, B have it") && $0.line == 4 })
  }

  /// On iOS, Swift looks a message up on any object, wherever the property with the object is declared.
  @Test(arguments: [
    ("button.target.isKind(of: Sea.self)", "(button.target as! NSObject).isKind(of: Sea.self)"),
    (
      "button.target?.isKind(of: Sea.self)", "(button.target as! NSObject?)?.isKind(of: Sea.self)"
    ),
    ("button.target!.isKind(of: Sea.self)", "(button.target! as! NSObject).isKind(of: Sea.self)"),
    (
      "found?.target.isKind(of: Sea.self)", "(found?.target as! NSObject?)?.isKind(of: Sea.self)"
    ),
    (
      "line.firstItem?.responds(to: go)", "(line.firstItem as! NSObject?)?.responds(to: go)"
    ),
    ("button.owner.isKind(of: Sea.self)", "button.owner.isKind(of: Sea.self)"),
    ("button.label.isKind(of: Sea.self)", "button.label.isKind(of: Sea.self)"),
    ("button.target.swim(of: Sea.self)", "button.target.swim(of: Sea.self)"),
  ])
  func messagesToObjectsOfAnotherModulesProperties(_ call: String, _ lowered: String) {
    let pond = lower(
      ModuleSources(
        name: "Pond",
        files: [
          SourceFile(
            path: "P.swift",
            text: """
              import UIKit
              open class Button: UIButton {
                var target: AnyObject!
                weak var owner: AnyObject?
                var label: UILabel!
              }
              struct Boat { var owner: String }
              """)
        ]))
    let app = lower(
      ModuleSources(
        name: "App",
        files: [
          SourceFile(
            path: "A.swift", text: "@testable import Pond\nimport UIKit\nlet a = \(call)\n")
        ], known: [pond.summary]))
    #expect(app.files[0].text.contains("let a = \(lowered)\n"))
  }

  /// The package manager declares a variable of the same name in each module with resources. A package's sources may only
  /// declare theirs where it doesn't.
  @Test(arguments: [([], true), (["SWIFT_PACKAGE"], false)] as [(Set<String>, Bool)])
  func aFrameworksOwnBundle(_ conditions: Set<String>, _ isRenamed: Bool) {
    let source = """
      import UIKit
      private extension Bundle { static var module: Bundle { Bundle(for: Pond.self) } }
      class Pond {
        let module = 1
        let picture = UIImage(named: "a", in: .module, compatibleWith: nil)
        let other = Bundle.module.bundlePath
        let number = Pond().module
      }

      """
    let text = lowered(source, conditions: conditions).files[0].text
    let name = isRenamed ? "_module" : "module"
    #expect(text.contains("static var \(name): Bundle"))
    #expect(text.contains("in: .\(name), compatibleWith"))
    #expect(text.contains("Bundle.\(name).bundlePath"))
    #expect(text.contains("let module = 1"))
    #expect(text.contains("Pond().module"))
  }

  /// The compiler would find Foundation's member and that of the module whose internal declarations the file sees.
  @Test(arguments: [("@testable import", true), ("import", false)])
  func membersOfTheModuleUnderTest(_ line: String, _ isInherited: Bool) {
    func lowered(_ name: String, _ text: String, _ known: [ModuleSummary] = []) -> LoweredModule {
      lower(
        ModuleSources(name: name, files: [SourceFile(path: "A.swift", text: text)], known: known))
    }
    let pond = lowered(
      "Pond", "import UIKit\npublic typealias Kind = NSTextCheckingResult.CheckingType\n")
    let tests = lowered(
      "PondTests", "\(line) Pond\nimport XCTest\nlet links: [Kind] = [.link]\n", [pond.summary])
    #expect(pond.members?.text.contains("static var link") == true)
    #expect((tests.members?.text.contains("static var link") ?? false) == isInherited)
  }

  /// Otherwise a public protocol couldn't have them as witnesses, and a class of a test couldn't override Foundation's.
  @Test(arguments: ["import", "public import"]) func noOtherModuleSeesAModulesOwnMembers(
    _ line: String
  ) throws {
    let uses =
      "_ = [documentDirectory, inverted, NSSortDescriptor.self, UserDefaults.self, userInfo]"
    let text = try #require(lowered("\(line) Foundation\n\(uses)\n").members?.text)
    let lines = text.split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("extension ") || $0.hasPrefix("func ") })
    #expect(lines.count { $0.hasPrefix("@_spi(Lowered) public extension ") } == 5)
    #expect(lines.contains { $0.hasPrefix("@_spi(Lowered) public func NSSearchPath") })
    #expect(lines.filter { $0.contains("import ") }.allSatisfy { $0.contains(line) })
  }

  /// A call with a range of indices would otherwise miss the author's own method.
  @Test(arguments: [
    ("extension NSRegularExpression", "", "_enumerateMatches"),
    ("class Finder", "", "_enumerateMatches"),
    ("class Finder: NSRegularExpression", "override ", "enumerateMatches"),
  ])
  func anAuthorsOverloadIsRenamedAsItsCalls(_ type: String, _ word: String, _ name: String) {
    let text = lowered(
      "import Foundation\n\(type) { \(word)func enumerateMatches(in a: String, range: Int) {} }\n"
    ).files[0].text
    #expect(text.contains(" func \(name)(in a: String"))
  }

  /// A module that only names a class as a type needs its own members too: Eureka has `extension NSExpression`.
  @Test(arguments: [
    ("extension NSExpression { var fish: Int { 1 } }", "typealias NSExpression"),
    ("func f(_ a: Any) { _ = a as? NSComparisonPredicate }", "typealias NSComparisonPredicate"),
    ("func f(_ a: UserDefaults) { a.set(1, forKey: \"b\") }", "func removeObject(forKey"),
  ])
  func aClassThatIsOnlyNamedAsAType(_ text: String, _ member: String) {
    #expect(lowered("import Foundation\n\(text)\n").members?.text.contains(member) == true)
  }

  /// A class can't override a member that an extension declares.
  @Test(arguments: [
    ("UserDefaults", "set(_ value: Any?, forKey key: String)", "func removeObject(forKey"),
    (
      "FileManager", "urls(for a: SearchPathDirectory, in b: SearchPathDomainMask) -> [URL]",
      "_urls"
    ),
  ])
  func membersThatAClassOverrides(_ name: String, _ method: String, _ member: String) {
    let use = "func f() { let a = \(name)(); print(a, documentDirectory) }"
    let text = "import Foundation\n\(use)\nclass Mock: \(name) { override func \(method) {} }\n"
    #expect(lowered(text).members?.text.contains(member) != true)
    #expect(lowered("import Foundation\n\(use)\n").members?.text.contains(member) == true)
  }
}
