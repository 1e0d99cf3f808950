import Foundation

/// The symbols that Xcode generates for the pictures and colours of a module's asset catalogues:
/// `ImageResource.pond`, `UIColor(resource: .accent)`, `UIImage.pond`.
struct AssetSymbols {
  static let fileName = FileName("GeneratedAssetSymbols.swift")!

  private let images: [String]
  private let colors: [String]
  private let isApp: Bool
  private let hasCatalogues: Bool
  private let uses: MemberUses

  /// - Parameter sources: The texts of the module's sources, which determine the symbols that are needed. If a
  ///   project declares a name itself, that declaration is used.
  init(_ module: ProjectModule, sources: [String]) {
    let catalogues = module.resources.map(\.file).filter { $0.pathExtension == "xcassets" }
    images = Self.names(in: catalogues, "imageset")
    colors = Self.names(in: catalogues, "colorset")
    isApp = module.kind == .app
    hasCatalogues = !catalogues.isEmpty
    uses = hasCatalogues ? MemberUses(in: sources) : MemberUses(in: [])
  }

  /// The text of the generated file; `nil` when no source uses a symbol.
  var text: String? {
    guard hasCatalogues else { return nil }
    let usesResources = ["ImageResource", "ColorResource", "resource"].contains {
      uses.words.contains($0)
    }
    let images = images.filter { isMissing($0, in: "UIImage") }
    let colors = colors.filter { isMissing($0, in: "UIColor") }
    // A library that supports older versions of Xcode may declare these types itself.
    guard uses.types.isDisjoint(with: ["ImageResource", "ColorResource"]) else { return nil }
    guard usesResources || !images.isEmpty || !colors.isEmpty else { return nil }
    return """
      import Foundation
      import UIKit

      private let resourceBundle = \(isApp ? "Bundle.main" : "Bundle.module")

      \(resource("ImageResource", "UIImage", self.images, uses: images))
      \(resource("ColorResource", "UIColor", self.colors, uses: colors))
      """
  }

  private func resource(
    _ type: String, _ class: String, _ names: [String], uses: [String]
  ) -> String {
    // The backquotes are needed because an image may have the name of a keyword.
    let all = names.map {
      "  static let `\(Self.symbol(for: $0))` = \(type)(name: \(quoted($0)), bundle: resourceBundle)"
    }
    let short = uses.map {
      "  static var `\(shortSymbol(for: $0, in: `class`))`: \(`class`) { "
        + "\(`class`)(resource: .`\(Self.symbol(for: $0))`) }"
    }
    return """
      struct \(type): Hashable, @unchecked Sendable {
        let name: String
        let bundle: Bundle
      \(all.joined(separator: "\n"))
      }

      extension \(`class`) {
        convenience init(resource: \(type)) {
          self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
        }
      \(short.joined(separator: "\n"))
      }

      """
  }

  /// Whether the sources use a name as a member of the class without declaring it.
  private func isMissing(_ name: String, in class: String) -> Bool {
    let symbol = shortSymbol(for: name, in: `class`)
    let isUsed = uses.implicit.contains(symbol) || uses.members.contains("\(`class`).\(symbol)")
    return isUsed && !uses.statics.contains(symbol)
  }

  /// Returns the symbol without the suffix for its kind: `accent` for `AccentColor`.
  private func shortSymbol(for name: String, in class: String) -> String {
    let symbol = Self.symbol(for: name)
    let noun = `class` == "UIColor" ? "Color" : "Image"
    return symbol.hasSuffix(noun) && symbol != noun.lowercased()
      ? String(symbol.dropLast(noun.count)) : symbol
  }

  /// Returns a name as an identifier: its words joined, the first one in lower case.
  static func symbol(for name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isWholeNumber) }
    let joined = words.enumerated().map { index, word -> String in
      let first = word.prefix(1)
      return (index == 0 ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// Returns one name for each symbol. If two names have the same symbol, Xcode also uses one of them.
  private static func names(in catalogues: [URL], _ type: String) -> [String] {
    var names: [String: String] = [:]
    for (path, _) in catalogues.flatMap(ProjectFiles.everything) {
      for part in path.split(separator: "/").dropLast() where part.hasSuffix("." + type) {
        let name = String(part.dropLast(type.utf8.count + 1))
        let symbol = symbol(for: name)
        if !symbol.isEmpty { names[symbol] = min(names[symbol] ?? name, name) }
      }
    }
    return names.values.sorted()
  }
}
