import Foundation
import Stage
import Testing

@testable import MicroApp
@testable import OozeApp

/// `Examples/Ooze.swiftpm`, launched as on an iPhone.
@MainActor @Suite(.serialized) struct AppTests {
  /// The app, with its own folder.
  private final class TestedApp: AppDelegate {
    static let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("app-\(ProcessInfo.processInfo.processIdentifier)")
    override var folder: URL { Self.temporary }
  }

  private func launch() throws -> (Stage, UIWindowScene) {
    let stage = Stage(device: .iPhone14Pro)
    stage.launch(TestedApp.self)
    stage.advance(by: 0.5)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    return (stage, scene)
  }

  @Test("It launches into the menu, and the gallery is one tap away")
  func menu() throws {
    defer { try? FileManager.default.removeItem(at: TestedApp.temporary) }
    let (stage, scene) = try launch()
    #expect(scene.delegate is MicroSceneDelegate)
    #expect(scene.windows.count == 1)
    #expect(scene.keyWindow === stage.window)
    #expect(stage.view(withIdentifier: "menu") is UITableView)
    let reader = Reader(stage: stage)
    #expect(reader.find("Eat, change, be hunted") != nil)
    try reader.activate("Header gallery", .button)
    stage.advance(by: 1)
    #expect(stage.view(withIdentifier: "gallery") is UITableView)
    try Pictures.keep(stage.pngData(), "app-gallery")
  }

  @Test("A scene that the system brings back shows the same game")
  func anotherScene() throws {
    defer { try? FileManager.default.removeItem(at: TestedApp.temporary) }
    let (stage, scene) = try launch()
    let app = try #require(UIApplication.shared.delegate as? MicroAppDelegate)
    let game = app.game
    let delegate = MicroSceneDelegate()
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    stage.advance(by: 0.5)
    #expect(app.game === game)
    #expect(delegate.window?.isKeyWindow == true)
    #expect(delegate.window?.windowScene === scene)
    #expect(stage.view(withIdentifier: "menu") is UITableView)
  }
}
