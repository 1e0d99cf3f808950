import Dispatch
import Foundation

/// Where the process begins, before anything is asynchronous.
@main
enum Program {
  /// Descriptors that any command may need: Dispatch's four, a lock, and files that are read and written.
  private static let neededDescriptors = 12

  static func main() {
    StandardStreams.takeClosed()
    // Dispatch, on which everything asynchronous runs, ends the process without words when it gets no descriptor.
    let free = StandardStreams.countFree(upTo: neededDescriptors)
    guard free == neededDescriptors else {
      StandardError.write(
        "ooze: \(neededDescriptors) more open files are needed, and this process may open \(free): "
          + "raise the limit, as with 'ulimit -n 256'\n")
      exit(1)
    }
    Task {
      await Ooze.main()
      exit(0)
    }
    dispatchMain()
  }
}
