import InterfaceFiles
import OozeKernel

/// Reports unsupported parts of a file, each once per file.
@MainActor
final class InterfaceReport {
  /// The destination of the reports. It is standard error unless a test replaces it.
  static var sink: (String) -> Void = { line in
    Diagnostics.report(line, from: nil)
  }

  private let file: String
  private var said: Set<String> = []

  init(file: String) { self.file = file }

  func say(_ message: String, line: Int, once key: String) {
    guard said.insert(key).inserted else { return }
    Self.sink("\(file):\(line): \(message)")
  }

  /// Reports the parts that no decoder took of the element and of its decoded descendants.
  func reportUntaken(in element: InterfaceElement) {
    for part in element.untaken {
      say("\(part) is not supported and was left out", line: part.line, once: part.key)
    }
  }
}
