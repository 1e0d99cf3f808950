import Foundation
import Testing

@testable import Projects

/// Localized resources are copied into the app's bundle, in the language folders.
struct LocalizedResourceTests {
  @Test func theLanguagesOfAStoryboard() throws {
    let reference = """
      F5 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      F3 = {
      """
    var files = XcodeFixture.files
    files["Pond.xcodeproj/project.pbxproj"] = XcodeFixture.project
      .replacing("children = (F3, )", with: "children = (F3, F5, )")
      .replacing("F3 = {", with: reference)
    files["Pond/de.lproj/Main.strings"] = "\"a.text\" = \"b\";"
    let folder = try ProjectFolder(files)
    let app = try #require(try folder.read(.open).apps.first)
    #expect(
      folder.paths(app.resources.map(\.file))
        == ["Pond/Base.lproj/Main.storyboard", "Pond/de.lproj/Main.strings"])
    let layout = ResourceLayout(app.resources, of: folder.root.appendingPathComponent("Pond"))
    #expect(
      layout.entries.map(\.path.description).sorted() == [
        "Base.lproj/Main.storyboard", "de.lproj/Main.strings",
      ])

    let bundle = try folder.owned("bundle")
    try bundle.make(layout.plan())
    let copy = bundle.url.appendingPathComponent("de.lproj/Main.strings")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "\"a.text\" = \"b\";")
  }

  /// SE-0271: files below a folder that is processed lie side by side in the bundle, those of a copied folder in it.
  @Test(arguments: [
    (
      ProjectResource.Rule.process,
      ["Icons.bundle/a.txt", "cold.png", "de.lproj/Text.strings", "eel.png"]
    ),
    (
      .copy,
      [
        "Images/Icons.bundle/a.txt", "Images/de.lproj/Text.strings", "Images/deep/sea/cold.png",
        "Images/eel.png",
      ]
    ),
  ])
  func foldersOfResources(_ rule: ProjectResource.Rule, _ paths: [String]) throws {
    let folder = try ProjectFolder([
      "Images/eel.png": "1", "Images/deep/sea/cold.png": "2", "Images/de.lproj/Text.strings": "",
      "Images/Icons.bundle/a.txt": "",
    ])
    let resource = ProjectResource(file: folder.root.appendingPathComponent("Images"), rule: rule)
    let layout = ResourceLayout([resource], of: folder.root.appendingPathComponent("Other"))
    #expect(layout.entries.map(\.path.description).sorted() == paths)
  }

  /// A framework's storyboard may have the name of the app's: on iOS each is in a bundle of its own. Both of CardSlider's
  /// are called "Main".
  @Test(arguments: [
    ("Main.storyboard", "App_Slider.resources/Main.storyboard"), ("Slider.xib", "Slider.xib"),
  ])
  func storyboardsOfTheSameName(_ name: String, _ expected: String) throws {
    let folder = try ProjectFolder([
      "App/Base.lproj/Main.storyboard": "app", "Slider/\(name)": "slider", "program": "",
    ])
    var app = ProjectModule(name: "App", kind: .app, sources: [])
    app.resources = [
      ProjectResource(
        localized: folder.root.appendingPathComponent("App/Base.lproj/Main.storyboard"))
    ]
    var library = ProjectModule(name: "Slider", kind: .library, sources: [])
    library.resources = [
      ProjectResource(localized: folder.root.appendingPathComponent("Slider/\(name)"))
    ]
    let bundle = try AppBundle.make(
      of: Project(name: "P", root: folder.root, modules: [library, app]), app: app,
      program: folder.root.appendingPathComponent("program"), in: try folder.owned("made"))
    #expect(bundle.folder.appendingPathComponent("Base.lproj/Main.storyboard").text == "app")
    #expect(bundle.folder.appendingPathComponent(expected).text == "slider")
  }
}
