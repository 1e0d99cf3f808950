import Testing
import UIKit

/// Every font of iOS answers to its name.
///
/// Source: Apple, System Fonts (developer.apple.com/fonts/system-fonts), and the PostScript names of iOS 16.
@MainActor @Suite struct IOSFontListTests {
  nonisolated static let names = [
    ("Zapfino", "Zapfino"), ("Noteworthy-Bold", "Noteworthy"), ("MarkerFelt-Thin", "Marker Felt"),
    ("MarkerFelt-Wide", "Marker Felt"), ("Chalkduster", "Chalkduster"), ("Cochin-Bold", "Cochin"),
    ("Optima-Regular", "Optima"), ("AmericanTypewriter", "American Typewriter"),
    ("AmericanTypewriter-Condensed", "American Typewriter"), ("SnellRoundhand", "Snell Roundhand"),
    ("Copperplate-Light", "Copperplate"), ("ChalkboardSE-Regular", "Chalkboard SE"),
    ("PingFangSC-Semibold", "PingFang SC"), ("PingFangTC-Regular", "PingFang TC"),
    ("PingFangHK-Regular", "PingFang HK"), ("DINAlternate-Bold", "DIN Alternate"),
    ("DINCondensed-Bold", "DIN Condensed"), ("AvenirNextCondensed-Heavy", "Avenir Next Condensed"),
    ("BodoniSvtyTwoITCTT-Book", "Bodoni 72"), ("BodoniSvtyTwoOSITCTT-Book", "Bodoni 72 Oldstyle"),
    ("BodoniSvtyTwoSCITCTT-Book", "Bodoni 72 Smallcaps"),
    ("BodoniOrnamentsITCTT", "Bodoni Ornaments"),
    ("BradleyHandITCTT-Bold", "Bradley Hand"), ("ArialRoundedMTBold", "Arial Rounded MT Bold"),
    ("AcademyEngravedLetPlain", "Academy Engraved LET"), ("PartyLetPlain", "Party LET"),
    ("SavoyeLetPlain", "Savoye LET"), ("HiraMaruProN-W4", "Hiragino Maru Gothic ProN"),
    ("HiraMinProN-W3", "Hiragino Mincho ProN"), ("HiraginoSans-W3", "Hiragino Sans"),
    ("AppleSDGothicNeo-Regular", "Apple SD Gothic Neo"), ("Papyrus", "Papyrus"),
    ("Rockwell-Regular", "Rockwell"),
    ("Thonburi", "Thonburi"), ("GeezaPro", "Geeza Pro"), ("Symbol", "Symbol"),
    ("ZapfDingbatsITC", "Zapf Dingbats"), ("TimesNewRomanPSMT", "Times New Roman"),
    ("TimesNewRomanPS-BoldMT", "Times New Roman"), ("ArialMT", "Arial"), ("Arial-BoldMT", "Arial"),
    ("CourierNewPS-BoldMT", "Courier New"), ("HelveticaNeue-UltraLight", "Helvetica Neue"),
    ("GillSans-SemiBold", "Gill Sans"), ("Impact", "Impact"), ("Menlo-Regular", "Menlo"),
  ]

  @Test(arguments: names) func theFontAnswers(name: String, family: String) throws {
    let font = try #require(UIFont(name: name, size: 20))
    #expect(font.familyName == family)
    #expect(font.pointSize == 20)
    #expect(UIFont(name: family, size: 20)?.familyName == family)
  }

  @Test(arguments: ["NoSuchFont", "", "-Bold", "Zapfinos", "mt"]) func othersDoNot(name: String) {
    #expect(UIFont(name: name, size: 20) == nil)
  }

  /// A narrow font has narrow glyphs, and one with serifs is wider than its narrow kind.
  @Test func theWidthIsOfLikeKind() throws {
    func width(_ name: String) throws -> CGFloat {
      let font = try #require(UIFont(name: name, size: 30))
      return ("Hamburgefonts" as NSString).size(withAttributes: [.font: font]).width
    }
    #expect(try width("DINCondensed-Bold") < width("Verdana-Bold"))
    #expect(try width("Cochin") < width("Georgia"))
  }
}
