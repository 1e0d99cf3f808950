import Foundation

/// Why a server can't serve.
package enum ServerError: Error, Equatable, CustomStringConvertible {
  /// The server listens at no address.
  case notListening
  /// A program listens at the port already.
  case portTaken(UInt16, address: String)
  /// The port can't be had for another reason, an `errno`.
  case cannotListen(UInt16, address: String, code: Int32)
  /// The process may open fewer files than a page takes.
  case tooFewDescriptors(needed: Int, free: Int)
  /// The page's address can't be printed, for an `errno`.
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
