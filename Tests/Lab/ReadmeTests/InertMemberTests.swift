import Foundation
import OozeCheckout
import Testing

/// “Unsupported API is absent, or reports itself once” (CONTRIBUTING.md): a public member that takes a value and does
/// nothing with it is in the table of `Docs/Compatibility.md`, with its reason.
@Suite struct InertMemberTests {
  /// Returns the sources of the modules that replace Apple's, and of those that use their members.
  private static func sources() throws -> [(text: String, isReplacement: Bool)] {
    var found: [(String, Bool)] = []
    for product in ["UIKit", "System", "Porting"] {
      let folder = OozeCheckout.root.appendingPathComponent("Sources/\(product)")
      let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      for case let file as String in files where file.hasSuffix(".swift") {
        let module = String(file.prefix { $0 != "/" })
        let isReplacement =
          module.hasSuffix("ForLinux")
          || ["AVFAudio", "CoreGraphics", "QuartzCore", "UIKit"].contains(module)
        guard isReplacement || ["Stage", "StageBrowser"].contains(module) else { continue }
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        found.append((text, isReplacement))
      }
    }
    return found
  }

  /// Returns the members in the second column of the page's table.
  private static func listed() throws -> [String] {
    let page = OozeCheckout.root.appendingPathComponent("Docs/Compatibility.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "## Members without an effect\n"))
    let section = text[start.upperBound...].split(separator: "\n## ")[0]
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .compactMap { $0.split(separator: " | ").last }
      .flatMap { $0.matches(of: #/`([^`]+)`/#).map { String($0.1) } }
  }

  @Test func eachMemberThatDoesNothingIsListedWithAReason() throws {
    var members = InertMembers()
    let sources = try Self.sources()
    #expect(sources.count > 1000)
    for (text, isReplacement) in sources { members.read(text, isReplacement: isReplacement) }
    let listed = try Self.listed()
    let names = members.names
    #expect(names.subtracting(listed).sorted() == [], "implement, remove, report or list them")
    #expect(Set(listed).subtracting(names).sorted() == [], "they have an effect now, or are gone")
    #expect(listed.count == Set(listed).count)
  }

  /// Each source with the members that the search finds in it.
  @Test(
    arguments: [
      // Functions.
      ("class A { public func f(_ a: Int) { print(a) } }", []),
      ("class A { public func f(_ a: Int) {} }", ["A.f(_:)"]),
      ("class A { public func f() {} }", ["A.f()"]),
      ("class A { func f(_ a: Int) {} }", []),
      ("class A { public func f(_ a: Int, b c: Int) -> Int { a } }", ["A.f(_:b:)"]),
      ("class A { public func f(_ a: Int, b c: Int) -> Int { a + c } }", []),
      ("public func f(_ a: Int) -> Int { 1 }", ["f(_:)"]),
      ("public func f<T>(_ a: T.Type) -> Int { 1 }", []),
      ("extension A { public func f(_ a: Int) {} }", ["A.f(_:)"]),
      ("public extension A { func f(_ a: Int) {} }", ["A.f(_:)"]),
      ("public extension A { internal func f(_ a: Int) {} }", []),
      ("class A { public init(a: Int) { b = 1 } }", ["A.init(a:)"]),
      ("class A { public init(a: Int) { self.a = a } }", []),
      ("class A { public init() {} }", []),
      ("class A { public init?(coder: NSCoder) { nil } }", []),
      ("class A { public init?(coder: NSCoder) { super.init() } }", ["A.init(coder:)"]),
      ("class A { public init(a: Int) { fatalError() } }", []),
      ("class A { public func f(_ a: Int) throws { throw B() } }", []),
      ("class A { public func f(_ a: Int) { Diagnostics.report(\"f\") } }", []),
      // Hooks.
      ("class A { open func f(_ a: Int) {} }", ["A.f(_:)"]),
      ("class A { open func f(_ a: Int) {}; func g() { f(1) } }", []),
      ("class A { public func f(_ a: Int) {}; func g() { f(1) } }", ["A.f(_:)"]),
      (
        "class A { open func f(_ a: Int) {} }; class B: A { override func f(_ a: Int) { g(a) } }",
        []
      ),
      (
        "public protocol P { func f(_ a: Int) }; extension P { public func f(_ a: Int) {} }",
        ["P.f(_:)"]
      ),
      (
        "public protocol P { func f() }; extension P { public func f() {} }; func g(p: P) { p.f() }",
        []
      ),
      (
        "protocol P { func f(_ a: Int) -> Int }; class A: P { public func f(_ a: Int) -> Int { 1 } }",
        []
      ),
      // Stored properties.
      ("class A { public var b = 1 }", ["A.b"]),
      ("class A { public let b = 1 }", []),
      ("class A { public private(set) var b = 1 }", []),
      ("class A { var b = 1 }", []),
      ("class A { public var b: Int { 1 } }", []),
      ("class A { public var b = 1; func f() { print(b) } }", []),
      ("class A { public var b = 1; func f(b: Int) { print(b) } }", ["A.b"]),
      ("class A { public var b = 1; func f() { let b = 2; print(b) } }", ["A.b"]),
      ("class A { public var b = 1; func f() { b = 2 } }", ["A.b"]),
      ("class A { public var b = 1; func f(a: A) { b = a.b } }", ["A.b"]),
      ("class A { public var b = 1; func f(a: A) { c = a.b } }", []),
      ("class A { public var b = 1; func copy(a: A) { c = a.b } }", ["A.b"]),
      ("class A { public var b = 1 { didSet { setNeedsDisplay() } } }", ["A.b"]),
      (
        "class A { public var b = 1 { didSet { if b != oldValue { setNeedsDisplay() } } } }",
        ["A.b"]
      ),
      ("class A { public var b = 1 { didSet { show(b) } } }", []),
      ("class A { public var b = 1 { didSet { Diagnostics.report(\"b\") } } }", []),
      ("class A { public var b = 1 }; class B: A { func f() { print(b) } }", []),
      ("class A { public var b = 1 }; class B { func f() { print(b) } }", ["A.b"]),
      ("class A { public var b = 1 }; class B { func f(a: A) { print(a.b) } }", []),
      ("class A { public var b = 1 }; let c = \\A.b", []),
      ("class A { public var b = 1 }; let c = [\"b\": \\A.b]", ["A.b"]),
      // Properties that store elsewhere.
      ("class A { public var b: Int { get { c.d } set { c.d = newValue } } }", ["A.b"]),
      (
        "class A { public var b: Int { get { c.d } set { c.d = newValue } } }; func f() { c.d + 1 }",
        []
      ),
      (
        "class A { public var b: Int { get { c.d } set { c.d = newValue } } }; class C { var d = 1 { didSet { f() } } }",
        []
      ),
      ("class A { public var b: Int { get { 1 } set {} } }", ["A.b"]),
      ("class A { public override var b: Int { get { c.b } set { c.b = newValue } } }", ["A.b"]),
      ("class A { public override var b: Int { get { super.b } set { super.b = newValue } } }", []),
      ("class A { public var b: Int { get { 1 } set { show(newValue) } } }", []),
    ] as [(String, [String])])
  func whatDoesNothingIsFound(text: String, expected: [String]) {
    var members = InertMembers()
    members.read(text, isReplacement: true)
    #expect(members.names.sorted() == expected)
  }

  @Test func onlyReplacementsAreTheSubject() {
    var members = InertMembers()
    members.read("class A { public var b = 1; public func f(_ a: Int) {} }", isReplacement: false)
    #expect(members.names == [])
  }
}
