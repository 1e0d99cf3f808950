import Foundation
import Glibc

/// Sends one HTTP request to 127.0.0.1 over a plain socket. Foundation's URLSession on Linux can't read the
/// driver's responses, whose headers have no space after the colons.
enum LoopbackHTTP {
  struct Failure: Error {
    let reason: String
  }

  /// Sends `body` as JSON and returns the response's body.
  static func send(
    _ method: String, port: UInt16, path: String, body: Data
  ) async throws -> Data {
    // The socket blocks, so it gets its own thread.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result { try exchange(method, port: port, path: path, body: body) })
      }
    }
  }

  private static func exchange(
    _ method: String, port: UInt16, path: String, body: Data
  ) throws -> Data {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw Failure(reason: "no socket") }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw Failure(reason: "cannot connect to port \(port)") }
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    var request = Data(head.utf8) + body
    while !request.isEmpty {
      let sent = request.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { throw Failure(reason: "cannot send") }
      request.removeFirst(sent)
    }
    return try answer(from: socket)
  }

  /// Reads up to the announced length, because the driver keeps connections open.
  private static func answer(from socket: Int32) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      if let end = data.range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: data[..<end.lowerBound], as: UTF8.self).lowercased()
        let line = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
        guard let length = line.flatMap({ Int($0.dropFirst(15).filter(\.isNumber)) }) else {
          throw Failure(reason: "answer without length")
        }
        if data.endIndex - end.upperBound >= length {
          return data[end.upperBound..<end.upperBound + length]
        }
      }
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { throw Failure(reason: "answer ends early") }
      data.append(contentsOf: buffer[..<count])
    }
  }
}
