import Foundation
import Testing

@testable import TextEngine

/// Tests of the names of fonts.
///
/// Sources: a device's `.SFUI-Semibold` for `UIFont.boldSystemFont(ofSize:)`; the name tables of the installed fonts;
/// Apple, System Fonts (developer.apple.com/fonts/system-fonts).
@Suite struct FontNamesTests {
  static let weights: [(FontWeight, Int32, String)] = [
    (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
    (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
    (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
  ]

  @Test(arguments: [false, true]) func systemNamesComeBack(isItalic: Bool) {
    let families: [(FontSpecification.Family, String)] = [
      (.system, ".SFUI-"), (.monospaced, ".AppleSystemUIFontMonospaced-"),
    ]
    for (family, prefix) in families {
      for (weight, _, name) in Self.weights {
        let font = FontSpecification(size: 0, family: family, weight: weight, isItalic: isItalic)
        let postScriptName = FontNames.postScriptName(of: font)
        #expect(postScriptName == prefix + name + (isItalic ? "Italic" : ""))
        #expect(FontNames.specification(postScriptName: postScriptName) == font)
      }
    }
  }

  @Test func unknownNamesHaveNoFont() {
    for name in [".SFUI-Wide", ".SFUI-", "NoSuchFont", "", "-Bold", "Interx"] {
      #expect(FontNames.specification(postScriptName: name) == nil, "\(name)")
      #expect(FontNames.specification(named: name) == nil, "\(name)")
    }
  }

  @Test func installedFontsHaveTheirOwnNames() throws {
    #expect(FontNames.families.contains("Inter"))
    #expect(FontNames.families == FontNames.families.sorted())
    #expect(Set(FontNames.families).count == FontNames.families.count)
    let names = FontNames.postScriptNames(family: "DejaVu Sans Mono")
    #expect(names.contains("DejaVuSansMono"))
    #expect(names.contains("DejaVuSansMono-Bold"))
    #expect(names == names.sorted())
    #expect(FontNames.postScriptNames(family: "NoSuchFont").isEmpty)
    #expect(
      FontNames.specification(named: "DejaVu Sans Mono")
        == FontSpecification(size: 0, family: .named("DejaVu Sans Mono")))
    let bold = FontSpecification(size: 0, family: .named("DejaVu Sans Mono"), weight: .bold)
    #expect(FontNames.specification(named: "DejaVuSansMono-Bold") == bold)
    #expect(FontNames.specification(named: "DejaVu Sans Mono Bold") == bold)
    #expect(FontNames.postScriptName(of: bold) == "DejaVuSansMono-Bold")
    var oblique = bold
    oblique.isItalic = true
    #expect(FontNames.specification(named: "DejaVuSansMono-BoldOblique") == oblique)
    #expect(FontNames.postScriptName(of: oblique) == "DejaVuSansMono-BoldOblique")
    // Only regular and bold exist. The nearest weight is the font's.
    for (weight, number, _) in Self.weights where number != 500 {
      let font = FontSpecification(size: 0, family: .named("DejaVu Sans Mono"), weight: weight)
      let name = FontNames.postScriptName(of: font)
      #expect(name == (number < 550 ? "DejaVuSansMono" : "DejaVuSansMono-Bold"), "\(number)")
    }
    #expect(
      FontNames.postScriptName(of: FontSpecification(size: 0, family: .named("Gone"))) == "Gone")
  }

  @Test func familiesOfIOSAreReplaced() throws {
    func font(_ name: String) throws -> FontSpecification {
      try #require(FontNames.specification(named: name), "\(name)")
    }
    func family(_ name: String, _ glyphs: String) -> FontSpecification.Family {
      .standIn(name, glyphs: glyphs)
    }
    #expect(
      try font("Helvetica Neue")
        == FontSpecification(size: 0, family: family("Helvetica Neue", "Inter")))
    let light = try font("HelveticaNeue-UltraLightItalic")
    #expect(light.family == family("Helvetica Neue", "Inter"))
    #expect(light.weight == .ultraLight)
    #expect(light.isItalic)
    #expect(FontNames.postScriptName(of: light) == "HelveticaNeue-UltralightItalic")
    #expect(try font("TimesNewRomanPS-BoldMT").weight == .bold)
    #expect(try font("TimesNewRomanPS-BoldMT").family == family("Times New Roman", "DejaVu Serif"))
    #expect(try font("Courier-Oblique").isItalic)
    #expect(try !font("Courier-Bold").isItalic)
    #expect(try font("AvenirNext-DemiBold").weight == .semibold)
    #expect(try font("ArialMT").weight == .regular)
    #expect(FontNames.postScriptName(of: try font("ArialMT")) == "Arial")
    #expect(FontNames.postScriptName(of: try font("Courier-Oblique")) == "Courier-Italic")
    #expect(FontNames.postScriptName(of: try font("Arial-BoldMT")) == "Arial-Bold")
    #expect(
      try font("BodoniSvtyTwoOSITCTT-Book").family
        == family("Bodoni 72 Oldstyle", "DejaVu Serif Condensed"))
    #expect(FontNames.specification(named: "Helveticas") == nil)
  }

  @Test func weightsHaveClassesAndNames() {
    for (weight, number, name) in Self.weights {
      #expect(weight.openTypeClass == number)
      #expect(weight.name == name)
      #expect(FontWeight(openTypeClass: number) == weight)
      #expect(FontWeight(openTypeClass: number + 49) == weight)
      #expect(FontWeight(openTypeClass: number - 49) == weight)
      // Between two, it is the lighter one.
      #expect(FontWeight(openTypeClass: number + 50) == weight)
      #expect(FontWeight(weight.rawValue + 0.01).name == name)
      #expect(FontWeight(weight.rawValue - 0.01).name == name)
    }
    #expect(FontSpecification(size: 1, weight: .semibold).isBold)
    #expect(!FontSpecification(size: 1, weight: .medium).isBold)
  }

  /// Inter's rule of spacing: rsms.me/inter/dynmetrics. The display cut begins at 20 points.
  @Test func trackingFollowsInter() {
    let expected: [(CGFloat, CGFloat)] = [
      (8, 0.1880), (10, 0.1001), (12, 0.0059), (17, -0.2172), (19.75, -0.3240), (20, 0), (30, 0),
      (0, 0),
    ]
    for (size, tracking) in expected {
      #expect(abs(FontSpecification(size: size).tracking - tracking) < 0.0001, "\(size)")
    }
    #expect(FontSpecification(size: 17, family: .monospaced).tracking == 0)
    #expect(FontSpecification(size: 19.9).familyList == "Inter")
    #expect(FontSpecification(size: 20).familyList == "Inter Display,Inter")
    #expect(FontSpecification(size: 9, family: .monospaced).familyList == "DejaVu Sans Mono")
    #expect(FontSpecification(size: 9, family: .named("A")).familyList == "A")
    #expect(FontSpecification(size: 9, family: .standIn("A", glyphs: "B")).familyList == "B")
    #expect(FontSpecification(size: 9).scaled(by: 1) == FontSpecification(size: 9))
    #expect(FontSpecification(size: 9).scaled(by: 0.5) == FontSpecification(size: 4.5))
  }

  /// Files without a font, and files that don't exist.
  @Test func filesWithoutFontsAreErrors() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let broken = folder.appendingPathComponent("broken.ttf")
    try Data("no font".utf8).write(to: broken)
    for (file, isMissing) in [
      (broken, false), (folder, true), (folder.appendingPathComponent("gone.ttf"), true),
    ] {
      let error = #expect(throws: FontFileError.self) { try AppFonts.add(file) }
      #expect(error?.isMissing == isMissing)
    }
    let error = #expect(throws: FontFileError.self) { try AppFonts.add(Data("no font".utf8)) }
    #expect(error?.isMissing == false)
    #expect(AppFonts.postScriptName(of: Data("no font".utf8)) == nil)
  }

  @Test func filesWithFontsAreAdded() throws {
    let file = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf")
    let data = try Data(contentsOf: file)
    #expect(AppFonts.postScriptName(of: data) == "Inter-Bold")
    let generation = FontMap.shared.withLock(\.fontGeneration)
    try AppFonts.add(file)
    #expect(FontMap.shared.withLock(\.fontGeneration) == generation + 1)
    try AppFonts.add(data)
    #expect(FontMap.shared.withLock(\.fontGeneration) == generation + 2)
    #expect(FontNames.postScriptNames(family: "Inter").contains("Inter-Bold"))
  }
}
