import Micro

/// Texts that a project may contain in place of a name, a path or a value, and that harm a tool that trusts
/// them.
enum HostileText {
  static func random(_ random: inout RandomSource) -> String {
    let one = all[Int(random.next() % UInt64(all.count))]
    switch random.next() % 6 {
    case 0: return one + all[Int(random.next() % UInt64(all.count))]
    case 1: return "Pond/" + one
    default: return one
    }
  }

  private static let all =
    paths + shells + literals + [
      // Terminal control characters.
      "\u{1B}[2J\u{1B}]0;owned\u{7}", "a\rb", "\u{9B}31m", "\u{202E}gnp.exe", "\u{2066}x",
      "\u{8}\u{8}",
      // Lengths.
      "", " ", String(repeating: "a", count: 256), String(repeating: "é/", count: 300),
      String(repeating: "x", count: 100_000), String(repeating: "../", count: 2_000),
      // Variables.
      "$(A)$(A)", "$(B)", "${C}", "$(TARGET_NAME)", "$(SRCROOT)/../canary",
      "$(inherited) $(inherited)",
      // Names with a meaning.
      "Package.swift", "main.swift", "Info.plist", "_Resources", ".uikit.json", ".uikit.new",
      "state.json",
      "uikit.lock", "Sources", "UIKit", "Swift", "Ooze", "default", "init", "self", "_", "build",
      ".git", ".build",
      "Pond.app", "Pond", "en.lproj", "de.lproj", "Base.lproj", "a.lproj/b.lproj", "-", "--trust",
      "-rf", "~", "*",
      "%s%n", "\u{FEFF}", "\u{0}", "1", "YES", "½", "日本",
    ]

  private static let paths = [
    "/", "..", ".", "../..", "/canary", "/canary/deep", "../canary", "../../canary/a",
    "../../../canary",
    "canary", "/canary/a", "/canary/../canary/b", "/dev/zero", "/dev/null", "/proc/self/environ",
    "/proc", "/etc",
    "/pipe", "/scratch", "../scratch", "/scratch/packages", "/repository", "/home", "a/../../b",
    "./x", "x//y", "x/",
    "C:\\x", "file:///canary", "links/out", "links/circle", "links/file", "links/dead",
    "links/pipe",
  ]

  private static let shells = [
    "$(touch /canary/ran)", "`touch /canary/ran`", "; touch /canary/ran #", "| touch /canary/ran",
    "\n touch /canary/ran \n", "' ; touch /canary/ran ; '", "a && touch /canary/ran",
    "--upload-pack=touch /canary/ran",
    "ext::sh -c touch% /canary/ran", "-oProxyCommand=touch /canary/ran",
  ]

  /// Texts that close the literal that they are put into, in a manifest or a source.
  private static let literals = [
    "\"", "\\", "\\\"", "\\(1)", "\"), .package(path: \"/canary\"), (\"",
    "main\"); import Glibc; system(\"x\"); (\"",
    "\"\nimport Glibc\nlet x = system(\"touch /canary/ran\")\n\"", "\"\"\"", "#\"", "\"#", "*/",
    "//", "/*", "\r\n", "\n",
    "<![CDATA[", "]]>", "&a;", "</string>", "}; ", "); ", "\u{2028}",
  ]
}
