import Lowering
import Testing

/// The macros of Observation, which Foundation re-exports on iOS.
struct ObservationImportTests {
  @Test(arguments: ["Foundation", "UIKit", "SwiftUI"])
  func aFileWithTheMacroImportsObservation(_ module: String) {
    let text = "import \(module)\n@Observable final class Model { var a = 1 }\n"
    #expect(lowered(text).contains("import Observation"))
  }

  /// Reactive libraries have a type with that name.
  @Test(arguments: [
    "import Foundation\nlet a: Observable<Int>? = nil\n",
    "import Observation\n@Observable final class Model { var a = 1 }\n",
  ])
  func otherFilesStay(_ text: String) {
    #expect(lowered(text) == text)
  }

  private func lowered(_ text: String) -> String {
    lower(ModuleSources(name: "App", files: [SourceFile(path: "A.swift", text: text)])).files[0]
      .text
  }
}
