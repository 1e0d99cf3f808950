import Foundation
import Glibc

/// A plain socket to this machine, for requests that no browser would send.
struct Loopback {
  private let file: Int32

  struct Failure: Error {}

  /// Connects to a port. Receiving times out after two seconds.
  init(port: UInt16, at host: String = "127.0.0.1") throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let file = file
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure() }
    var limit = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  func close() {
    Glibc.close(file)
  }

  func send(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    _ = Glibc.send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Sends zeros until the other side refuses them or `limit` bytes were sent, and returns the number of bytes.
  func sendUntilRefused(chunk: Int, limit: Int) -> Int {
    let bytes = [UInt8](repeating: 0, count: chunk)
    var sent = 0
    while sent < limit {
      let count = Glibc.send(file, bytes, chunk, Int32(MSG_NOSIGNAL))
      if count <= 0 { break }
      sent += count
    }
    return sent
  }

  /// Returns whether bytes have arrived, or arrive within a number of milliseconds.
  func hasBytes(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Returns the next bytes, at most `limit`; empty at the end or after two seconds.
  func receive(_ limit: Int = 65536) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = recv(file, &buffer, limit, 0)
    return count > 0 ? Array(buffer[..<count]) : []
  }

  /// Returns exactly `count` bytes, or fewer at the end.
  func receiveAll(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let next = receive(count - bytes.count)
      if next.isEmpty { break }
      bytes += next
    }
    return bytes
  }

  /// Sends a request and returns the response's status and everything received with it.
  func request(_ path: String, headers: [String: String]) -> (status: Int, text: String) {
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    send(Array("GET \(path) HTTP/1.1\r\n\(lines)\r\n".utf8))
    let text = String(decoding: receive(), as: UTF8.self)
    let status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return (status, text)
  }

  /// Sends a WebSocket frame as clients do, masked with zeros.
  func sendFrame(opcode: UInt8, _ payload: some Collection<UInt8>) {
    var frame: [UInt8] = [0x80 | opcode]
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else {
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    }
    send(frame + [0, 0, 0, 0] + payload)
  }

  /// Returns the next WebSocket frame of the server.
  func receiveFrame() -> (opcode: UInt8, payload: [UInt8])? {
    let head = receiveAll(2)
    guard head.count == 2 else { return nil }
    var length = Int(head[1] & 0x7F)
    if length >= 126 {
      length = receiveAll(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    return (head[0] & 15, receiveAll(length))
  }
}
