import CPango
import Foundation

/// The only font map, with a lock around Pango, which isn't thread-safe.
///
/// Fonts come from the system's font folders, but not through its configuration, because settings of a distribution
/// or a user would change widths and pixels. The settings here are fixed: grey antialiasing, no hinting, glyphs at
/// fractions of a pixel. Pango requests the family “emoji” for characters that Unicode presents as images.
final class FontMap: @unchecked Sendable {
  static let shared = FontMap()

  /// The `FcConfig *`.
  let fontConfiguration: OpaquePointer
  /// The number of times that fonts were added.
  private(set) var fontGeneration = 0
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer
  private var descriptions: [FontSpecification: OpaquePointer] = [:]
  /// The number of times that Pango released its loaded fonts.
  private(set) var releaseCount = 0
  private let lock = NSRecursiveLock()

  private static let configuration = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
      </match>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """

  private init() {
    guard let configuration = FcConfigCreate() else {
      fatalError("fontconfig gave no configuration")
    }
    let xml = Array((Self.configuration + "\0").utf8)
    guard FcConfigParseAndLoadFromMemory(configuration, xml, 1) != 0,
      FcConfigBuildFonts(configuration) != 0
    else { fatalError("fontconfig did not load the system's fonts") }
    fontConfiguration = configuration

    // PANGO_CAIRO_FONT_MAP and PANGO_FC_FONT_MAP are C casts of one object.
    fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    let raw = UnsafeMutableRawPointer(fontMap)
    pango_fc_font_map_set_config(OpaquePointer(raw), configuration)
    pango_cairo_font_map_set_resolution(OpaquePointer(raw), 72)

    leftToRight = Self.makeContext(fontMap, PANGO_DIRECTION_LTR)
    rightToLeft = Self.makeContext(fontMap, PANGO_DIRECTION_RTL)
  }

  /// Adds the fonts of a file. Returns `false` if it contains none.
  func add(fontsOf path: String) -> Bool {
    func count() -> Int32 {
      FcConfigGetFonts(fontConfiguration, FcSetApplication)?.pointee.nfont ?? 0
    }
    let before = count()
    guard FcConfigAppFontAddFile(fontConfiguration, path) != 0, count() > before else {
      return false
    }
    pango_fc_font_map_config_changed(OpaquePointer(UnsafeMutableRawPointer(fontMap)))
    fontGeneration += 1
    return true
  }

  /// Returns the PostScript name of the first font in a file, or `nil` if there is none.
  func postScriptName(ofFontIn path: String) -> String? {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return nil }
    defer { FcPatternDestroy(pattern) }
    return FontNames.string(FC_POSTSCRIPT_NAME, of: pattern)
  }

  private static func makeContext(
    _ fontMap: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer {
    guard let context = pango_font_map_create_context(fontMap) else {
      fatalError("Pango made no context")
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, direction)
    return context
  }

  /// Returns the context for a base direction. It uses points: at 72 dots per inch, a Pango unit is 1/1024 point.
  func context(isRightToLeft: Bool) -> OpaquePointer {
    isRightToLeft ? rightToLeft : leftToRight
  }

  /// The maximum number of loaded fonts, each at one size.
  ///
  /// Pango keeps everything that it loaded for each size: 13 KB for Latin letters alone, and 80 KB with emoji and two
  /// more scripts. A screen shows one or two dozen, but text that shrinks to fit is tried at up to 64 sizes.
  static let maximumFonts = 128

  /// The number of loaded fonts.
  var fontCount: Int { descriptions.count }

  /// Returns Pango's description of a font, which is valid until the next call.
  func description(of font: FontSpecification) -> OpaquePointer {
    if let known = descriptions[font] { return known }
    if descriptions.count >= Self.maximumFonts { releaseFonts() }
    guard let description = pango_font_description_new() else {
      fatalError("Pango made no font description")
    }
    pango_font_description_set_family(description, font.familyList)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(font.weight.openTypeClass)))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(
      description, max(0, Double(font.size)) * Double(PANGO_SCALE))
    descriptions[font] = description
    return description
  }

  /// Releases all fonts. Existing lines keep theirs, and other fonts are loaded again on demand.
  private func releaseFonts() {
    for description in descriptions.values { pango_font_description_free(description) }
    descriptions = [:]
    pango_fc_font_map_cache_clear(OpaquePointer(UnsafeMutableRawPointer(fontMap)))
    releaseCount += 1
  }

  /// Runs `body` with exclusive access to Pango. Calls may be nested.
  func withLock<Result>(_ body: (FontMap) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(self)
  }
}
