import CommandTesting
import CoreGraphics
import Foundation
import Glibc
import StageBrowser
import Testing

/// A signal ends the game, after the page is informed.
@Suite struct EndingTests {
  /// "1001 indicates that an endpoint is "going away", such as a server going down" (RFC 6455, 7.4.1).
  @Test(
    "Control-C, a stop and the terminal's end close the page's socket with 1001, and then end the program",
    .timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM, SIGHUP], ["play", "gallery"])
  func closes(signal: Int32, command: String) throws {
    let folder = try TemporaryFolder()
    let programs = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let process = Process()
    // A shell starts background commands with SIGINT ignored, and perhaps these tests.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["--default-signal=INT,TERM,HUP", programs.appendingPathComponent("ooze").path, command]
      + (command == "play" ? ["--data", folder.url.path] : [])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let url = try #require(URL(string: line.split(separator: "\n").first.map(String.init) ?? ""))
    let page = try PlainPage(at: url)
    defer { page.close() }
    kill(process.processIdentifier, signal)
    #expect(page.closingCode() == 1001)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
  }

  @Test("A program that ignores a signal keeps running", .timeLimit(.minutes(10)))
  func ignored() throws {
    let programs = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "trap '' HUP; exec env --default-signal=INT \"$0\" gallery",
      programs.appendingPathComponent("ooze").path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let url = try #require(URL(string: line.split(separator: "\n").first.map(String.init) ?? ""))
    kill(process.processIdentifier, SIGHUP)
    let page = try PlainPage(at: url)
    defer { page.close() }
    kill(process.processIdentifier, SIGINT)
    #expect(page.closingCode() == 1001)
    process.waitUntilExit()
    #expect(process.terminationStatus == SIGINT)
  }
}

/// A page's socket after the handshake.
private struct PlainPage {
  private let file: Int32

  init(at url: URL) throws {
    let port = UInt16(try #require(url.port))
    let token = url.lastPathComponent
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let file = file
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(result == 0)
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let lines = [
      "GET /\(token)/socket HTTP/1.1", "Host: 127.0.0.1:\(port)",
      "Origin: http://127.0.0.1:\(port)", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", "",
    ]
    write(Array(lines.joined(separator: "\r\n").utf8))
    var head: [UInt8] = []
    while head.suffix(4) != [13, 10, 13, 10] {
      let byte = read(1)
      try #require(!byte.isEmpty)
      head += byte
    }
    let hello = ClientMessage.hello(
      version: ClientMessage.version, token: token,
      viewport: ClientMessage.Viewport(size: CGSize(width: 800, height: 900), pixelRatio: 1)
    ).encoded()
    write([0x82, 0x80 | UInt8(hello.count), 0, 0, 0, 0] + hello)
    // A page receives nothing at the end if the handshake isn't complete.
    try #require(frame() != nil)
  }

  func close() { Glibc.close(file) }

  /// Returns the status code of the next closing frame; `nil` if the connection breaks off without one.
  func closingCode() -> Int? {
    while let (code, payload) = frame() {
      if code == 8 { return payload.prefix(2).reduce(0) { $0 << 8 | Int($1) } }
    }
    return nil
  }

  /// Returns the next frame's opcode and payload; `nil` at the connection's end.
  private func frame() -> (code: UInt8, payload: [UInt8])? {
    let head = read(2)
    guard head.count == 2 else { return nil }
    var length = Int(head[1])
    if length >= 126 { length = read(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) } }
    return (head[0] & 15, read(length))
  }

  private func write(_ bytes: [UInt8]) {
    _ = Glibc.send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Reads `count` bytes, or fewer at the end.
  private func read(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: count - bytes.count)
      let got = recv(file, &part, part.count, 0)
      guard got > 0 else { break }
      bytes += part[..<got]
    }
    return bytes
  }
}
