import Foundation

/// The reason why a server can't start.
package enum ServerError: Error, Equatable, CustomStringConvertible {
  /// The server listens at no address.
  case notListening
  /// Another program already listens at the port.
  case portTaken(UInt16, address: String)
  /// The port isn't available for another reason, with its `errno`.
  case cannotListen(UInt16, address: String, code: Int32)
  /// The process may open fewer files than a page needs.
  case tooFewDescriptors(needed: Int, free: Int)
  /// The page's address can't be printed, with the `errno`.
  case cannotPrint(code: Int32)

  package var description: String {
    switch self {
    case .notListening: "the server listens at no address"
    case .portTaken(let port, let address):
      "port \(port) of \(address) is in use by another program: end that one, or name another port; "
        + "0 takes a free one"
    case .cannotListen(let port, let address, let code):
      "cannot listen at port \(port) of \(address): \(String(cString: strerror(code))); "
        + "name another port; 0 takes a free one"
    case .tooFewDescriptors(let needed, let free):
      "the server needs \(needed) more open files, and this process may open \(free): raise the limit, "
        + "as with 'ulimit -n 256'"
    case .cannotPrint(let code):
      "cannot write to standard output: "
        + (code == EBADF ? "it is closed" : String(cString: strerror(code)))
    }
  }
}
