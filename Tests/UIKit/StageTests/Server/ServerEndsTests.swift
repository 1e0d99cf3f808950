import Foundation
import Glibc
import Logging
import Stage
import Testing

@testable import StageBrowser

/// Connections without the token and idle connections, through real sockets: a page doesn't notice them.
@MainActor @Suite(.serialized) struct ServerEndsTests {
  /// Opens a page's socket, sends a hello and receives the first picture.
  private nonisolated static func open(
    _ socket: Loopback, _ port: UInt16, _ token: String
  ) {
    Self.upgrade(socket, port, token)
    let hello = ClientMessage.hello(
      version: ClientMessage.version, token: token, viewport: ClientMessageTests.viewport)
    socket.sendFrame(opcode: 2, hello.encoded())
    #expect(socket.receiveFrame()?.opcode == 1)
    #expect(socket.receiveFrame()?.opcode == 2)
  }

  private nonisolated static func upgrade(
    _ socket: Loopback, _ port: UInt16, _ token: String
  ) {
    let headers = Loopback.upgrade(port, origin: "http://127.0.0.1:\(port)")
    #expect(socket.request("/\(token)/socket", headers: headers).status == 101)
  }

  /// Opens more connections than a process usually has file descriptors.
  @Test func idleConnectionsDoNotKeepAPageOut() async throws {
    try await Loopback.serve { server, port, token in
      try await Loopback.client(port) { page in
        Self.open(page, port, token)
        var idle: [Loopback] = []
        defer { for socket in idle { socket.close() } }
        var frame: UInt64 = 1
        for round in 0..<20 {
          for _ in 0..<100 {
            // Connections that the server has closed are closed here too, so that this process has enough
            // descriptors.
            if idle.count > 300 { idle.removeFirst().close() }
            idle.append(try Loopback(port: port))
          }
          // The page stays active: each rotation of the device makes a picture.
          page.sendFrame(
            opcode: 2, ClientMessage.acknowledge(frame: frame, milliseconds: 1).encoded())
          page.sendFrame(
            opcode: 2,
            ClientMessage.setting(
              ClientMessage.Setting(
                name: .orientation, value: round % 2 == 0 ? "landscape" : "portrait")
            ).encoded())
          while let next = page.receiveFrame(), next.opcode != 2 {}
          frame += 1
        }
      }
      let counts = server.server.connections.counts
      #expect(counts.strangers <= Connections.limit)
      #expect(counts.all <= Connections.limit + 2)
      let answer = try await Loopback.client(port) {
        $0.request("/\(token)/", headers: ["Host": "127.0.0.1:\(port)"])
      }
      #expect(answer.status == 200)
    }
  }

  /// When file descriptors run out, connections wait until there are some, and the server continues.
  @Test func noDescriptorsLeft() async throws {
    try await Loopback.serve { server, port, token in
      let answer = try await Loopback.client(port) { page -> Int in
        var old = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &old)
        Self.open(page, port, token)
        // The one descriptor left below the limit is for the client.
        let spare = dup(0)
        var limit = old
        limit.rlim_cur = rlim_t(spare + 1)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        defer { setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &old) }
        Glibc.close(spare)
        let waiting = try Loopback(port: port)
        defer { waiting.close() }
        usleep(300_000)
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &old)
        let status = waiting.request("/\(token)/", headers: ["Host": "127.0.0.1:\(port)"]).status
        page.sendFrame(opcode: 9, [7])
        #expect(page.receiveFrame()?.opcode == 10)
        return status
      }
      #expect(answer == 200)
    }
  }

  /// A silent connection is closed after the timeout, and so is one with an incomplete request. A socket
  /// without a hello gets a reason.
  @Test func silenceEnds() async throws {
    try await Loopback.serve(patience: 0.2) { server, port, token in
      for beginning in ["", "G", "GET /\(token)/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"] {
        let rest = try await Loopback.client(port) { socket -> [UInt8] in
          socket.send(Array(beginning.utf8))
          return socket.receive()
        }
        #expect(rest == [])
      }
      let end = try await Loopback.client(port) { socket -> (opcode: UInt8, payload: [UInt8])? in
        Self.upgrade(socket, port, token)
        return socket.receiveFrame()
      }
      #expect(end?.opcode == 8)
      #expect(
        end.map { String(decoding: $0.payload.dropFirst(2), as: UTF8.self) }
          == "hello expected first")
      let isHeard = try await Loopback.client(port) { socket -> Bool in
        Self.open(socket, port, token)
        usleep(500_000)
        socket.sendFrame(opcode: 9, [1])
        return socket.receiveFrame()?.opcode == 10
      }
      #expect(isHeard)
      for _ in 0..<200 where server.server.connections.counts.all > 0 {
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(server.server.connections.counts.all == 0)
    }
  }

  /// Frames without a mask, or with a length in a longer form than it needs (RFC 6455, 5.1 and 5.2).
  @Test func malformedFramesEnd() async throws {
    try await Loopback.serve { server, port, token in
      for frame in [
        [0x82, 1, 9], [0x89, 0], [0x88, 0], [0x81, 0], [0x82, 0xFE, 0, 124],
        [0x89, 0xFF, 0, 0, 0, 0, 0, 0, 0, 1],
      ] as [[UInt8]] {
        let end = try await Loopback.client(port) { socket in
          Self.upgrade(socket, port, token)
          socket.send(frame)
          return socket.receiveFrame()
        }
        #expect(end?.opcode == 8)
        #expect(end?.payload.prefix(2) == [0x03, 0xEA])  // 1002
      }
      #expect(server.live.page == nil)
    }
  }

  @Test func allAnswersCarryTheSecurityHeaders() async throws {
    try await Loopback.serve { _, port, token in
      let host = "Host: 127.0.0.1:\(port)\r\n"
      let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
      let origin = "Origin: http://127.0.0.1:\(port)\r\n"
      let requests: [(String, Int)] = [
        ("GET /\(token)/ HTTP/1.1\r\n\(host)", 200),
        ("GET /\(token)/main.js HTTP/1.0\r\n\(host)", 200),
        ("GET /\(token)/nothing HTTP/1.1\r\n\(host)", 404),
        ("POST /\(token)/ HTTP/1.1\r\n\(host)Content-Length: 3\r\n", 405),
        ("HEAD /\(token)/ HTTP/1.1\r\n\(host)", 405),
        ("GET / HTTP/1.1\r\n\(host)", 403),
        ("GET /\(token)/ HTTP/1.1\r\n", 421),
        ("GET /\(token)/socket HTTP/1.1\r\n\(host)", 403),
        ("GET /\(token)/socket HTTP/1.1\r\n\(host)\(origin)", 400),
        ("nonsense\r\n", 400),
        ("GET /\(token)/ HTTP/3\r\n\(host)", 400),
        ("GET / HTTP/1.1\r\nA: \(String(repeating: "a", count: 17_000))\r\n", 431),
        (
          "GET /\(token)/socket HTTP/1.1\r\n\(host)\(origin)\(key)"
            + "Upgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n", 101
        ),
      ]
      for (request, status) in requests {
        let answer = try await Loopback.client(port) { socket -> String in
          socket.send(Array("\(request)\r\n".utf8))
          return String(decoding: socket.receive(), as: UTF8.self)
        }
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request.prefix(60))")
        for header in [
          "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
          "Referrer-Policy: no-referrer", "Cross-Origin-Opener-Policy: same-origin",
          "Cross-Origin-Resource-Policy: same-origin",
          "Content-Security-Policy: default-src 'none'",
        ] {
          #expect(answer.contains("\r\n\(header)"), "\(request.prefix(60))")
        }
      }
    }
  }
}
