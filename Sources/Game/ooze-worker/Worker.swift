import Glibc
import Micro

/// Answers messages until the input ends: islands and who arrives in, islands and who leaves out.
///
/// It keeps nothing between two messages, opens no file and reads no clock. What it is told that makes no sense is
/// answered with a failure; only where the input itself is out of step, so that nothing after it could be
/// understood, it says so and ends with code 1.
@main
enum Worker {
  static func main() {
    // Whoever reads the replies may be gone: that ends the loop, not the process by a signal.
    signal(SIGPIPE, SIG_IGN)
    while true {
      do throws(WorkerError) {
        guard let message = try Pipe.next() else { exit(0) }
        guard Pipe.send(WorkerMessage.reply(to: message)) else { exit(0) }
      } catch {
        _ = Pipe.send(WorkerMessage.reply(error))
        exit(1)
      }
    }
  }
}
