import ArgumentParser
import Foundation

/// The option for the number of threads.
package struct ThreadCount: ParsableArguments {
  @Option(help: "The number of threads; 0 uses one for each core.")
  package var threads = 0

  package init() {}

  package func validate() throws {
    guard (0...256).contains(threads) else { throw ValidationError("--threads must be 0 to 256") }
  }

  package var count: Int { threads == 0 ? ProcessInfo.processInfo.activeProcessorCount : threads }
}
