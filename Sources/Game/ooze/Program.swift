import Dispatch
import Foundation

/// The entry point of the process, before anything is asynchronous.
@main
enum Program {
  /// The descriptors that any command may need: Dispatch's four, a lock, and files that are read and written.
  private static let neededDescriptors = 12

  static func main() {
    StandardStreams.takeClosed()
    // Dispatch, which runs everything asynchronous, ends the process without a message if it gets no descriptor.
    let free = StandardStreams.countFree(upTo: neededDescriptors)
    guard free == neededDescriptors else {
      StandardError.write(
        "ooze: \(neededDescriptors) more open files are needed, but this process may open only \(free): "
          + "raise the limit, for example with 'ulimit -n 256'\n")
      exit(1)
    }
    Task {
      await Ooze.main()
      exit(0)
    }
    dispatchMain()
  }
}
