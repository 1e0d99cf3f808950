import OozeCheckout
import Foundation

/// Compiles against the modules that were built together with the tests.
struct Compiler {
  private let products = Bundle.main.executableURL!.deletingLastPathComponent()
  /// Runs `swiftc` and returns its output.
  func run(_ arguments: [String]) throws -> String {
    let folders =
      ["CCairo", "CPango", "CPixbuf", "CSwiftRuntime"].map {
        OozeCheckout.sources(of: $0).path
      } + [
        products.appendingPathComponent("Modules").path,
        OozeCheckout.root.appendingPathComponent(".build/checkouts/FlyingFox/CSystemLinux").path,
      ]
    return try Self.launch(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-swift-version", "6"] + folders.flatMap { ["-I", $0] } + arguments)
  }

  /// Returns the object files that the app is linked with. An iPhone app needs none, but here it needs the
  /// runtime.
  func objects() throws -> [String] {
    let modules = [
      "AVFAudio", "Cassowary", "CoreGraphics", "DynamicsEngine", "ElasticHeaders",
      "FoundationForLinux", "InterfaceFiles", "ListEngine", "ObjectiveCForLinux", "OozeKernel",
      "QuartzCore", "ScrollPhysics", "Stage", "TextEngine", "UIKit",
    ]
    return try modules.flatMap { module in
      let folder = products.appendingPathComponent("\(module).build")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".o") }.sorted()
        .map { folder.appendingPathComponent($0).path }
    }
  }

  /// Runs a program until it exits and returns its output.
  static func launch(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
