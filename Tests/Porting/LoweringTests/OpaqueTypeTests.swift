import Lowering
import Testing

/// Opaque types with protocols of Objective-C, which conform to themselves on iOS.
struct OpaqueTypeTests {
  private static let shape = "@objc protocol Shape: AnyObject {}\n"

  /// Source: SE-0352, which opens the existential argument of a parameter and of nothing else.
  @Test(arguments: [
    ("func f(_ a: (some Shape)?) {}", "func f(_ a: (any Shape)?) {}"),
    ("func f(_ a: (some Shape)!) {}", "func f(_ a: (any Shape)!) {}"),
    ("func f() -> some Shape { g() }", "func f() -> any Shape { g() }"),
    ("func f() -> (some Shape)? { g() }", "func f() -> (any Shape)? { g() }"),
    ("struct S { var a: (some Shape)? { g() } }", "struct S { var a: (any Shape)? { g() } }"),
    ("func f(_ a: some Shape) {}", "func f(_ a: some Shape) {}"),
    ("func f(_ a: [some Shape]) {}", "func f(_ a: [some Shape]) {}"),
  ])
  func anOptionalOrAResultIsOfAnyType(_ text: String, _ lowered: String) {
    #expect(self.lowered(Self.shape + text).files[0].text.contains(lowered))
  }

  @Test func protocolsOfSwiftStay() {
    let text = "protocol Shape {}\nfunc f(_ a: (some Shape)?) -> (some Shape)? { a }\n"
    #expect(lowered(text).files[0].text == text)
  }

  @Test func theProtocolMayBeInAnotherModule() {
    let shapes = lowered(Self.shape)
    let text = lowered("import Shapes\nfunc f(_ a: (some Shape)?) {}\n", [shapes.summary]).files[0]
      .text
    #expect(text.contains("(any Shape)?"))
  }

  /// Source: The Swift Programming Language, "Protocols": a protocol of Objective-C conforms to itself. So a list of any
  /// objects has the extension.
  @Test(arguments: [
    (
      "extension Array where Element: Shape { var first: Element? { nil } }",
      "extension Array where Element == any Shape { var first: Element? { nil } }"
    ),
    (
      "extension Sequence where Element : Shape, Self: Hashable {}",
      "extension Sequence where Element  == any Shape, Self: Hashable {}"
    ),
    ("extension Array where Element: Equatable {}", "extension Array where Element: Equatable {}"),
    ("extension Set where Self: Shape {}", "extension Set where Self: Shape {}"),
  ])
  func listsOfAnyObjects(_ text: String, _ lowered: String) {
    #expect(self.lowered(Self.shape + text).files[0].text.contains(lowered))
  }

  private func lowered(_ text: String, _ known: [ModuleSummary] = []) -> LoweredModule {
    lower(
      ModuleSources(
        name: known.isEmpty ? "Shapes" : "App", files: [SourceFile(path: "A.swift", text: text)],
        known: known))
  }
}
