import OozeCheckout
import Foundation
import Testing

/// Follows the tutorial: each step's file replaces the previous one, the reader's project then compiles, and
/// the finished app runs.
@Suite(.serialized) struct TutorialTests {
  private static let catalog = OozeCheckout.root.appendingPathComponent(
    "Sources/Headers/ElasticHeaders/ElasticHeaders.docc")

  private struct Step {
    /// The name that the reader gives the file.
    let name: String
    let file: URL
  }

  private func steps() throws -> [Step] {
    let text = try String(
      contentsOf: Self.catalog.appendingPathComponent("Tutorials/FirstHeader.tutorial"),
      encoding: .utf8)
    return text.matches(of: /@Code\(name: "([^"]+)", file: "([^"]+)"\)/).map {
      Step(
        name: String($0.1),
        file: Self.catalog.appendingPathComponent("Resources").appendingPathComponent(
          String($0.2)))
    }
  }

  @Test("Every step of the tutorial compiles, in Swift 6 mode and without a warning")
  func stepsCompile() throws {
    var files: [String: URL] = [:]
    let steps = try steps()
    #expect(steps.count == 12)
    for step in steps where step.name.hasSuffix(".swift") && step.name != "Package.swift" {
      files[step.name] = step.file
      // The scene delegate names the list, which a later step adds.
      guard files["PondController.swift"] != nil else { continue }
      let result = try Compiler().run(["-typecheck"] + files.values.map(\.path).sorted())
      #expect(result == "", "\(step.file.lastPathComponent): \(result)")
    }
  }

  @Test("The finished app does what the tutorial says")
  func finished() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutorial-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String: URL] = [:]
    for step in try steps() { files[step.name] = step.file }
    let driver = folder.appendingPathComponent("Driver.swift")
    try Self.driver.write(to: driver, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("Pond")
    let compiler = Compiler()
    let sources = [
      files["PondController.swift"]!.path, files["PondHeader.swift"]!.path, driver.path,
    ]
    let output = try compiler.run(
      ["-parse-as-library", "-module-name", "Pond", "-o", program.path] + sources
        + (try compiler.objects()))
    try #require(output == "", "\(output)")
    var arguments: [String] = []
    if ProcessInfo.processInfo.environment["OOZE_WRITE_PICTURES"] == "1" {
      arguments = [Self.catalog.appendingPathComponent("Resources/tutorial.png").path]
    }
    let printed = try Compiler.launch(program, arguments)
    let lines = printed.split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Double($0) }
    }
    // The header's top and bottom on the screen, and the top of the first row.
    try #require(lines.count == 4, "\(printed)")
    try #require(lines.allSatisfy { $0.count == 3 }, "\(printed)")
    let (rest, pulled, scrolled, long) = (lines[0], lines[1], lines[2], lines[3])
    // At the screen's edge, except for rounding errors of thirds of a point.
    for line in lines { #expect(abs(line[0]) < 0.01) }
    // The title's 140 points are below the bar's 97.667, so the header is taller than both.
    #expect(rest[1] > 293.0 / 3 + 140)
    #expect(abs(rest[1] - rest[2]) < 0.01)
    #expect(pulled[1] > rest[1] + 50)
    #expect(abs(pulled[1] - pulled[2]) < 0.01)
    // Shrunk to 112 below the bar, with rows behind it.
    #expect(abs(scrolled[1] - (293.0 / 3 + 112)) < 0.5)
    #expect(scrolled[2] < scrolled[1])
    #expect(long[1] > rest[1])
    #expect(abs(long[1] - long[2]) < 0.01)
  }

  /// Uses the finished screen: at rest, pulled, scrolled, and with more text. Draws the first three states into
  /// the given file.
  private static let driver = """
    import Stage

    @main enum Driver {
      @MainActor static func main() throws {
        let stage = Stage(device: .iPhone14Pro)
        let controller = PondController()
        stage.show(UINavigationController(rootViewController: controller))
        stage.advance(by: 0.5)
        let table = controller.tableView!
        let header = table.tableHeaderView as! PondHeader
        var pictures: [CGImage] = []
        func tell() {
          let frame = stage.frame(of: header)
          let row = table.convert(table.rectForRow(at: [0, 0]), to: nil)
          print(frame.minY, frame.maxY, row.minY)
          pictures.append(stage.snapshot())
        }
        tell()
        let finger = CGPoint(x: 196, y: 400)
        stage.touchDown(at: finger)
        stage.move(from: finger, by: CGVector(dx: 0, dy: 240), duration: 0.4)
        tell()
        stage.touchUp()
        stage.advance(by: 2)
        table.contentOffset.y = 60
        stage.advance(by: 0.1)
        tell()
        table.contentOffset.y = -table.adjustedContentInset.top
        stage.advance(by: 0.1)
        let more = stage.frame(of: header.more)
        stage.tap(at: CGPoint(x: more.midX, y: more.midY))
        stage.advance(by: 1)
        tell()
        guard let path = CommandLine.arguments.dropFirst().first else { return }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let sheet = UIGraphicsImageRenderer(size: CGSize(width: 752, height: 390), format: format)
        try sheet.pngData { _ in
          UIColor.white.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 752, height: 390))
          for (index, picture) in pictures.prefix(3).enumerated() {
            UIImage(cgImage: picture).draw(
              in: CGRect(x: CGFloat(index) * 256, y: 0, width: 240, height: 520))
          }
        }.write(to: URL(fileURLWithPath: path))
      }
    }
    """
}
