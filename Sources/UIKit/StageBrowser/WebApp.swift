import Foundation

/// The information with which a browser installs a page as an application: on a phone's home screen, or in a
/// window without the browser's bars.
///
///     WebApp(
///       name: "Project Micro", icons: [192: small, 512: large], light: 0xECEEF0, dark: 0x02131C)
public struct WebApp: Sendable {
  /// The name below the icon.
  public let name: String
  /// PNG files by the number of pixels along a side. There must be icons of 192 and 512 pixels.
  public let icons: [Int: Data]
  /// The colours around the page in light and dark appearance, `0xRRGGBB`.
  public let light: UInt32
  public let dark: UInt32

  public init(name: String, icons: [Int: Data], light: UInt32, dark: UInt32) {
    self.name = name
    self.icons = icons
    self.light = light
    self.dark = dark
  }

  private struct Manifest: Encodable {
    struct Icon: Encodable {
      let src: String
      let sizes: String
      let type = "image/png"
      let purpose = "any maskable"
    }

    let name: String
    let short_name: String
    let id = "./"
    let start_url = "./"
    let scope = "./"
    let display = "fullscreen"
    let display_override = ["fullscreen", "standalone"]
    let background_color: String
    let theme_color: String
    let icons: [Icon]
  }

  private static func file(of side: Int) -> String { "icon-\(side).png" }

  private static func text(_ colour: UInt32) -> String {
    let digits = String(colour & 0xFFFFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The manifest and the icons, by file name.
  var files: [String: Data] {
    get throws {
      let manifest = Manifest(
        name: name, short_name: name, background_color: Self.text(dark),
        theme_color: Self.text(dark),
        icons: icons.keys.sorted().map {
          Manifest.Icon(src: Self.file(of: $0), sizes: "\($0)x\($0)")
        })
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      var files = ["app.webmanifest": try encoder.encode(manifest)]
      for (side, icon) in icons { files[Self.file(of: side)] = icon }
      return files
    }
  }

  /// The lines for the page's head.
  var head: String {
    let smallest = icons.keys.min() ?? 0
    return """
      <link rel="manifest" href="app.webmanifest">
        <link rel="apple-touch-icon" href="\(Self.file(of: smallest))">
        <meta name="mobile-web-app-capable" content="yes">
        <meta name="apple-mobile-web-app-status-bar-style" content="black-translucent">
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="\(Self.text(light))">
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="\(Self.text(dark))">
      """
  }
}
