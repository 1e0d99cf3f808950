import Foundation
import Lowering
import SwiftParser

// Measures the speed of the lowering: lines per second of one core's time, and the ratio to parsing alone,
// which is the minimum. The sources are this package's own, and programs with many constructs that have to be
// lowered, repeated until they matter.

/// The processor time of all threads, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Returns the shortest of several times of a body, in seconds.
func shortest(of rounds: Int, _ body: () -> Void) -> Double {
  (0..<rounds).map { _ in
    let start = processorTime()
    body()
    return processorTime() - start
  }.min() ?? 0
}

/// Returns the sources in a folder as a module.
func module(_ folder: String) throws -> ModuleSources {
  let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    .appendingPathComponent(folder)
  let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    .filter { $0.hasSuffix(".swift") }.sorted()
  let files = try paths.map {
    try SourceFile(path: $0, bytes: Data(contentsOf: root.appendingPathComponent($0)))
  }
  return ModuleSources(name: root.lastPathComponent, files: files)
}

/// The folders, each with the number of times that it is lowered. A folder named as an argument is measured
/// alone.
var subjects = [
  ("Sources/Headers/Gallery", 8), ("Sources/Game/MicroApp", 2),
  ("Tests/Porting/Clients/Originals", 30),
]
if let folder = CommandLine.arguments.dropFirst().first { subjects = [(folder, 4)] }

print("Lowering, shortest of 5, processor time of one core:")
for (folder, times) in subjects {
  let sources = try module(folder)
  let lines = sources.files.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
  let parsing = shortest(of: 5) {
    for _ in 0..<times {
      // As many trees at the same time as the lowering keeps.
      let trees = sources.files.map { Parser.parse(source: $0.text) }
      withExtendedLifetime(trees) {}
    }
  }
  let lowering = shortest(of: 5) { for _ in 0..<times { _ = lower(sources) } }
  let rate = Int(Double(lines * times) / lowering / 1000) * 1000
  print(
    "  \(folder): \(lines) lines, \(rate) lines a second, "
      + "\((lowering / parsing * 100).rounded() / 100) times parsing alone")
}
