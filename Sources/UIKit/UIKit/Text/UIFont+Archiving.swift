import Foundation
import TextEngine

extension UIFont: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Writes the font's family, weight, slant, features and size, and its text style.
  public func encode(with coder: NSCoder) { specification.encode(with: coder) }
}

extension FontSpecification {
  private static let systemNames: [Family: String] = [
    .system: ".system", .monospaced: ".monospaced",
  ]

  fileprivate func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name), forKey: "UIFontFamily")
    coder.encode(Double(size), forKey: "UIFontPointSize")
    coder.encode(Double(weight.rawValue), forKey: "UIFontWeight")
    coder.encode(isItalic, forKey: "UIFontItalic")
    if let textStyle { coder.encode(NSString(string: textStyle), forKey: "UIFontTextStyle") }
    let settings = features.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
    coder.encode(NSString(string: settings), forKey: "UIFontFeatures")
  }

  private var name: String {
    switch family {
    case .named(let name), .standIn(let name, glyphs: _): name
    case .system, .monospaced: Self.systemNames[family] ?? ""
    }
  }

  init?(_ coder: NSCoder) {
    func text(_ key: String) -> String? {
      guard coder.containsValue(forKey: key) else { return nil }
      return coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
    }
    guard let name = text("UIFontFamily"),
      let family = Self.systemNames.first(where: { $0.value == name })?.key
        ?? FontNames.specification(named: name)?.family
    else { return nil }
    let size = coder.decodeDouble(forKey: "UIFontPointSize")
    guard size > 0, size.isFinite else { return nil }
    self.init(
      size: size, family: family, weight: FontWeight(coder.decodeDouble(forKey: "UIFontWeight")),
      isItalic: coder.decodeBool(forKey: "UIFontItalic"))
    textStyle = text("UIFontTextStyle")
    for setting in (text("UIFontFeatures") ?? "").split(separator: " ") {
      let parts = setting.split(separator: "=")
      if parts.count == 2, let value = Int(parts[1]) { features[String(parts[0])] = value }
    }
  }
}
