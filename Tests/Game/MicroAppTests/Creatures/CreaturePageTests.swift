import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor
@Suite struct CreaturePageTests {
  private func open() throws -> (Scene, Reader) {
    let scene = Scene()
    scene.fill()
    scene.show()
    let reader = Reader(stage: scene.stage)
    try reader.activate("Creatures", .button)
    return (scene, reader)
  }

  @Test("The list has the kept creatures and the seed creatures, each with a portrait")
  func list() throws {
    let (scene, reader) = try open()
    let names = reader.wholeScreen
    for name in ["Nessie", "Nessie II", "Lancer of Anna"]
      + SeedCreatures.all.map(\.name.description)
    {
      #expect(names.contains { $0.hasPrefix("\(name),") }, "\(name) in \(names)")
    }
    let table = try #require(scene.stage.view(withIdentifier: "creature-list") as? UITableView)
    for cell in table.visibleCells {
      guard cell.accessibilityIdentifier?.hasPrefix("creature-") == true else { continue }
      let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      #expect(content.image != nil)
    }
  }

  @Test("The header's content stretches with the pull; the header's own frame stays")
  func stretches() throws {
    let (scene, _) = try open()
    scene.stage.reducesMotion = false
    let table = try #require(scene.stage.view(withIdentifier: "creature-list") as? UITableView)
    let header = try #require(table.tableHeaderView as? PortraitHeaderView)
    let frame = header.frame
    let rest = scene.stage.frame(of: header.contentView)
    let finger = CGPoint(x: 196, y: 500)
    scene.stage.touchDown(at: finger)
    scene.stage.move(from: finger, by: CGVector(dx: 0, dy: 200), duration: 0.4)
    let overscroll = -(table.contentOffset.y + table.adjustedContentInset.top)
    #expect(overscroll > 50)
    #expect(header.frame == frame)
    let pulled = scene.stage.frame(of: header.contentView)
    #expect(abs(pulled.height - rest.height - overscroll) <= 1 / 3)
    #expect(pulled.minY <= 0)
    scene.stage.touchUp()
  }

  @Test("A tap lets the portrait fly to the whole screen; two taps zoom, and it flies back")
  func flight() throws {
    let (scene, reader) = try open()
    try reader.activate("Nessie II", .button)
    let small = try #require(
      (scene.stage.view(withIdentifier: "creature") as? UITableView)?.tableHeaderView
        as? PortraitHeaderView)
    let place = scene.stage.frame(of: small.portrait)
    scene.stage.tap(at: CGPoint(x: place.midX, y: place.midY))
    // On its way it is neither at its start nor at its destination.
    scene.stage.advance(by: 0.1)
    #expect(small.portrait.isHidden)
    scene.stage.advance(by: 1)
    let large = try #require(scene.stage.view(withIdentifier: "full-portrait"))
    let frame = scene.stage.frame(of: large)
    #expect(abs(frame.midX - 393 / 2) < 1)
    #expect(abs(frame.midY - 852 / 2) < 1)
    #expect(frame.width > place.width)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    scene.stage.tap(at: middle)
    scene.stage.advance(by: 0.1)
    scene.stage.tap(at: middle)
    scene.stage.advance(by: 1)
    #expect(abs(scene.stage.frame(of: large).width / frame.width - 2.5) < 0.01)
    try reader.activate("Close", .button)
    #expect(scene.stage.view(withIdentifier: "full-portrait") == nil)
    #expect(!small.portrait.isHidden)
    #expect(scene.stage.frame(of: small.portrait) == place)
  }

  @Test("A change between light and dark reaches the portrait on the whole screen, and its water")
  func appearance() throws {
    let (scene, reader) = try open()
    scene.game.settings.appearance = .system
    try reader.activate("Nessie II", .button)
    try reader.activate("Portrait of Nessie II")
    let portrait = try #require(
      scene.stage.view(withIdentifier: "full-portrait") as? UIImageView)
    var pictures: [UIUserInterfaceStyle: Data] = [:]
    var screens: [UIUserInterfaceStyle: Data] = [:]
    for appearance: UIUserInterfaceStyle in [.light, .dark, .light, .dark] {
      scene.stage.appearance = appearance
      scene.stage.advance(by: 0.5)
      let picture = try #require(portrait.image?.pngData())
      let screen = try #require(scene.stage.snapshot().pngData())
      #expect(pictures[appearance] == nil || pictures[appearance] == picture)
      #expect(screens[appearance] == nil || screens[appearance] == screen)
      (pictures[appearance], screens[appearance]) = (picture, screen)
    }
    #expect(pictures[.light] != pictures[.dark])
    #expect(screens[.light] != screens[.dark])
  }

  @Test("Two fingers zoom, up to four times")
  func pinch() throws {
    let (scene, reader) = try open()
    try reader.activate("Nessie II", .button)
    try reader.activate("Portrait of Nessie II")
    let zoom = try #require(scene.stage.view(withIdentifier: "zoom") as? UIScrollView)
    let stage = scene.stage
    stage.touchDown(at: CGPoint(x: 180, y: 426), finger: 0)
    stage.touchDown(at: CGPoint(x: 210, y: 426), finger: 1)
    for step in 1...20 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: CGPoint(x: 180 - 4 * step, y: 426), finger: 0)
      stage.touchMove(to: CGPoint(x: 210 + 4 * step, y: 426), finger: 1)
    }
    #expect(zoom.zoomScale > 2)
    stage.touchUp(finger: 0)
    stage.touchUp(finger: 1)
    stage.advance(by: 1)
    #expect(zoom.zoomScale <= 4)
  }

  @Test("The lineage leads to ancestors and to bodies before an edit")
  func lineage() throws {
    let (_, reader) = try open()
    try reader.activate("Nessie II", .button)
    let words = reader.wholeScreen
    #expect(words.contains { $0.hasPrefix("Nessie,") })
    #expect(words.contains { $0.contains("Until 0:01 min") })
    try reader.activate("Nessie", .button)
    #expect(reader.elements.contains { $0.label == "Portrait of Nessie" })
  }

  @Test("A code is copied on one page and pasted on another: the same creature, once")
  func share() throws {
    let (scene, reader) = try open()
    try reader.activate("Whip", .button)
    try reader.activate("Copy its code", .button)
    #expect(UIPasteboard.general.string == GenomeCode.print(SeedCreatures.whip))
    try reader.activate("OK", .button)
    try reader.goBack()
    for _ in 0..<2 {
      try reader.activate("Paste a code", .button)
      try reader.activate("Keep it", .button)
    }
    let pasted = scene.game.store.creatures.filter { $0.name == "Whip" }
    #expect(pasted.count == 1)
    #expect(pasted.first?.genome == SeedCreatures.whip)
    #expect(reader.wholeScreen.filter { $0.hasPrefix("Whip,") }.count == 2)
  }

  @Test("Errors in a code are shown while it is typed")
  func badCodes() throws {
    UIPasteboard.general.string = ""
    let (scene, reader) = try open()
    try reader.activate("Paste a code", .button)
    let code = GenomeCode.print(SeedCreatures.eel)
    let texts = scene.game.texts
    for (text, sentence) in [
      ("hello", texts[ShareCodeText.notACode]),
      (String(code.dropLast()), texts[ShareCodeText.altered]),
      ("ooze9_AAAA", texts[ShareCodeText.future, ["version": "9"]]),
      ("ooze1_A!", texts[ShareCodeText.unexpectedCharacter, ["character": "!"]]),
    ] {
      try reader.activate("Code", .textField)
      let field = try #require(scene.stage.view(withIdentifier: "code") as? UITextField)
      field.text = ""
      scene.stage.paste(text)
      scene.stage.advance(by: 0.5)
      #expect(reader.find(sentence) != nil, "\(text): \(reader.elements.map(\.label))")
      #expect(reader.find("Keep it") == nil)
      #expect(field.isFirstResponder)
    }
  }

  @Test("Deleting asks first")
  func delete() throws {
    let (scene, reader) = try open()
    try reader.activate("Lancer of Anna", .button)
    try reader.activate("Delete", .button)
    try reader.activate("Cancel", .button)
    #expect(scene.game.store.creature("pasted") != nil)
    try reader.activate("Delete", .button)
    try reader.activate("Delete", .button)
    #expect(scene.game.store.creature("pasted") == nil)
    #expect(reader.find("Lancer of Anna") == nil)
  }
}
