import Glibc
import Micro

/// Answers messages until the input ends. A request holds islands and arriving creatures; a reply holds islands and
/// departing creatures.
///
/// The worker keeps no state between messages, opens no file and reads no clock. It answers an invalid request with a
/// failure. If the input itself is out of step, so that it can't find the next message, it reports that and exits with
/// code 1.
@main
enum Worker {
  static func main() {
    // If the reader of the replies is gone, the loop ends; a signal must not end the process.
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
