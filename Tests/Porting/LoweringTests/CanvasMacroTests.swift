import Lowering
import Testing

/// `#Preview` (https://developer.apple.com/documentation/uikit/preview(_:traits:body:)) and `#Playground` are for Xcode's
/// canvas. An app contains nothing of them.
struct CanvasMacroTests {
  @Test(
    arguments: [
      "#Preview { ListController() }",
      "#Preview(\"List\", traits: .landscapeLeft) {\n  let list = ListController()\n  return list\n}",
      "@available(iOS 17, *)\n#Preview { UILabel() }",
      "@available(iOS 16, *)\n#Preview { UILabel() }",
      "#Preview(\"a\", body: { UIView() })",
      "#Playground { print(ListController()) }",
      "#Preview { VStack { Text(\"SwiftUI\") } }",
    ], ["import UIKit", "import UIKit\nimport SwiftUI"])
  func `nothing is left of it, and other lines stay where they are`(macro: String, imports: String)
  {
    let list = "final class ListController: UIViewController {}"
    let text = "\(imports)\n\(list)\n\(macro)\nlet after = 1\n"
    for text in [text, "\(imports)\n\(list)\n#if DEBUG\n\(macro)\n#endif\nlet after = 1\n"] {
      let module = lower(
        ModuleSources(
          name: "App", files: [SourceFile(path: "A.swift", text: text)], conditions: ["DEBUG"]))
      #expect(module.diagnostics.isEmpty, "\(module.diagnostics)")
      let lowered = module.files[0].text
      #expect(!["#Preview", "#Playground", "UILabel", "VStack"].contains(where: lowered.contains))
      #expect(lowered.contains(list))
      let lines = lowered.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      let wanted = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.firstIndex(of: "let after = 1")! - 1 == wanted.firstIndex(of: "let after = 1")!)
    }
  }

  @Test func `other macros stay`() {
    let text = "#warning(\"later\")\nlet name = #function\n"
    let module = lower(ModuleSources(name: "App", files: [SourceFile(path: "A.swift", text: text)]))
    #expect(module.files[0].text == text)
  }
}
