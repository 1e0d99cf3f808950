import OozeCheckout
import Foundation
import Testing

/// The code on the page about SwiftUI compiles. There is no SwiftUI here, so it is compiled against SwiftUI's
/// declarations.
@Suite struct SwiftUIPageTests {
  private static let page = OozeCheckout.root
    .appendingPathComponent("Sources/Headers/ElasticHeaders/ElasticHeaders.docc/UsingSwiftUI.md")

  /// The SwiftUI API that the page's code uses, as Apple's documentation for iOS 27.1 declares it: `View`,
  /// `UIViewRepresentable`, `UIViewRepresentableContext`, `State` and `ignoresSafeArea(_:edges:)`. The bodies
  /// and the builder's one method are placeholders that never run.
  private static let declarations = """
    import UIKit

    @resultBuilder public enum ContentBuilder {
      public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    }

    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
    }

    extension Never: View {
      public var body: Never { fatalError() }
    }

    @MainActor @preconcurrency public protocol UIViewRepresentable: View where Self.Body == Never {
      associatedtype UIViewType: UIView
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
      @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
      @MainActor @preconcurrency static func dismantleUIView(
        _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
      @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
    }

    extension UIViewRepresentable {
      public var body: Never { fatalError() }
      public static func dismantleUIView(
        _ uiView: Self.UIViewType, coordinator: Self.Coordinator
      ) {}
    }

    extension UIViewRepresentable where Self.Coordinator == Void {
      public func makeCoordinator() -> Self.Coordinator { () }
    }

    @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable>
    where Representable: UIViewRepresentable {
      @MainActor @preconcurrency public let coordinator: Representable.Coordinator
    }

    @frozen @propertyWrapper public struct State<Value> {
      public init(wrappedValue value: Value) { fatalError() }
      public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
      }
    }

    public struct SafeAreaRegions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let all = SafeAreaRegions(rawValue: .max)
    }

    public enum Edge {
      public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 15)
      }
    }

    extension View {
      nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
      ) -> some View { self }
    }
    """

  /// Returns the page's code blocks, joined.
  private func code() throws -> String {
    try String(contentsOf: Self.page, encoding: .utf8)
      .matches(of: /```swift\n((?s:.*?))```/).map { String($0.1) }.joined(separator: "\n")
  }

  /// Returns the compiler's diagnostics for `code`, compiled with a module of SwiftUI's declarations.
  private func diagnostics(of code: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "swiftui-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (module, page) = (
      folder.appendingPathComponent("SwiftUI.swift"), folder.appendingPathComponent("Page.swift")
    )
    try Self.declarations.write(to: module, atomically: true, encoding: .utf8)
    try code.write(to: page, atomically: true, encoding: .utf8)
    let compiler = Compiler()
    let made = try compiler.run([
      "-parse-as-library", "-module-name", "SwiftUI", "-emit-module", "-emit-module-path",
      folder.appendingPathComponent("SwiftUI.swiftmodule").path, module.path,
    ])
    try #require(made == "", "\(made)")
    return try compiler.run([
      "-typecheck", "-parse-as-library", "-I", folder.path, page.path,
    ])
  }

  @Test("The page's code compiles, in Swift 6 mode and without a warning")
  func compiles() throws {
    let code = try code()
    #expect(code.contains("UIViewRepresentable {"))
    #expect(code.contains(": View {"))
    let result = try diagnostics(of: code)
    #expect(result == "", "\(result)")
  }

  @Test("A wrapper that is none is found", arguments: ["makeUIView", "makeCoordinator", "texts"])
  func mistakes(name: String) throws {
    let broken = try code().replacingOccurrences(of: "func \(name)(", with: "func \(name)s(")
      .replacingOccurrences(of: "ElasticList(\n      \(name):", with: "ElasticList(\n      no:")
    #expect(try diagnostics(of: broken).contains("error:"))
  }

  @Test("The overview leads to the page")
  func isLinked() throws {
    let overview = Self.page.deletingLastPathComponent().appendingPathComponent(
      "ElasticHeaders.md")
    let text = try String(contentsOf: overview, encoding: .utf8)
    #expect(text.contains("<doc:UsingSwiftUI>"))
    #expect(text.contains("<doc:iOS26AndLater>"))
  }
}
