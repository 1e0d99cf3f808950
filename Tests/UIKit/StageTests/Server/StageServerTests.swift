import Foundation
import Logging
import Stage
import Testing
import WireMonkey

@testable import StageBrowser

/// The server through real sockets on loopback.
@MainActor @Suite(.serialized) struct StageServerTests {
  @Test func thePageIsServedToThoseWhoKnowTheToken() async throws {
    try await Loopback.serve { _, port, token in
      for (path, type) in [
        ("/\(token)/", "text/html"), ("/\(token)/main.js", "text/javascript"),
        ("/\(token)/style.css", "text/css"), ("/\(token)/raster.wasm", "application/wasm"),
      ] {
        let answer = try await Loopback.client(port) {
          $0.request(path, headers: ["Host": "localhost:\(port)"])
        }
        #expect(answer.status == 200)
        #expect(answer.text.contains("Content-Type: \(type)"))
        #expect(answer.text.contains("Content-Security-Policy: default-src 'none'"))
      }
      for path in ["/", "/main.js", "/\(String(token.reversed()))/", "/\(token)x/"] {
        let answer = try await Loopback.client(port) {
          $0.request(path, headers: ["Host": "127.0.0.1:\(port)"])
        }
        #expect(answer.status == 403)
        #expect(!answer.text.contains(token))
      }
      for path in ["/\(token)/nothing.js", "/\(token)/../Package.swift", "/\(token)/%2e%2e/x"] {
        let answer = try await Loopback.client(port) {
          $0.request(path, headers: ["Host": "127.0.0.1:\(port)"])
        }
        #expect(answer.status == 404 || answer.status == 403)
      }
    }
  }

  @Test func aForeignHostIsRefused() async throws {
    try await Loopback.serve { _, port, token in
      for host in ["evil.example", "evil.example:\(port)", "127.0.0.1:1"] {
        let answer = try await Loopback.client(port) {
          $0.request("/\(token)/", headers: ["Host": host])
        }
        #expect(answer.status == 421)
      }
      let missing = try await Loopback.client(port) { $0.request("/\(token)/", headers: [:]) }
      #expect(missing.status == 421)
    }
  }

  @Test func aForeignOrMissingOriginIsRefused() async throws {
    try await Loopback.serve { server, port, token in
      for origin in [
        nil, "http://evil.example", "null", "https://127.0.0.1:\(port)", "http://127.0.0.1:1",
      ] {
        let answer = try await Loopback.client(port) {
          $0.request("/\(token)/socket", headers: Loopback.upgrade(port, origin: origin))
        }
        #expect(answer.status == 403)
      }
      let wrongToken = try await Loopback.client(port) {
        $0.request(
          "/\(String(token.reversed()))/socket",
          headers: Loopback.upgrade(port, origin: "http://127.0.0.1:\(port)"))
      }
      #expect(wrongToken.status == 403)
      #expect(server.live.page == nil)
    }
  }

  @Test func aSocketGetsItsFrames() async throws {
    try await Loopback.serve { server, port, token in
      let page = try await Loopback.client(port) { socket -> (WirePage, [String]) in
        let headers = Loopback.upgrade(port, origin: "http://127.0.0.1:\(port)")
        #expect(socket.request("/\(token)/socket", headers: headers).status == 101)
        socket.sendFrame(
          opcode: 2,
          ClientMessage.hello(
            version: ClientMessage.version, token: token, viewport: ClientMessageTests.viewport
          )
          .encoded())
        var page = WirePage()
        var states: [String] = []
        while page.root == 0, let frame = socket.receiveFrame() {
          if frame.opcode == 1 { states.append(String(decoding: frame.payload, as: UTF8.self)) }
          if frame.opcode == 2 { _ = try page.apply(Data(frame.payload)) }
        }
        // Without an acknowledgement, nothing more is sent.
        #expect(socket.receiveFrame() == nil)
        return (page, states)
      }
      #expect(page.0.size == CGSize(width: 393, height: 852))
      #expect(page.0.layers == WirePage.layers(expecting: server.stage.layerTree()))
      #expect(page.1.count == 1)
      let state = try JSONDecoder().decode(StageState.self, from: Data(page.1[0].utf8))
      #expect(state == server.live.state)
      #expect(state.textSize == "large")
    }
  }

  @Test func aSecondPageTakesOver() async throws {
    try await Loopback.serve { server, port, token in
      let end = try await Loopback.client(port) { first -> [UInt8] in
        let headers = Loopback.upgrade(port, origin: "http://127.0.0.1:\(port)")
        let hello = ClientMessage.hello(
          version: ClientMessage.version, token: token, viewport: ClientMessageTests.viewport
        ).encoded()
        _ = first.request("/\(token)/socket", headers: headers)
        first.sendFrame(opcode: 2, hello)
        #expect(first.receiveFrame()?.opcode == 1)
        #expect(first.receiveFrame()?.opcode == 2)
        let second = try Loopback(port: port)
        defer { second.close() }
        _ = second.request("/\(token)/socket", headers: headers)
        second.sendFrame(opcode: 2, hello)
        #expect(second.receiveFrame()?.opcode == 1)
        let end = first.receiveFrame()
        #expect(end?.opcode == 8)
        // The page replies, and only the end of the connection follows.
        first.sendFrame(opcode: 8, [0x0F, 0xA1])
        #expect(first.receive() == [])
        return end?.payload ?? []
      }
      #expect(end.prefix(2) == [0x0F, 0xA1])  // 4001
    }
  }

  @Test(
    arguments: [
      (2, [9], 1008), (2, [], 1008), (1, Array("hello".utf8), 1003),
      (2, Array(repeating: 1, count: 600), 1009), (2, [2, 1, 0, 0, 0, 0, 0, 0, 0, 0], 1008),
    ] as [(UInt8, [UInt8], UInt16)])
  func aBadMessageClosesWithAReason(opcode: UInt8, bytes: [UInt8], code: UInt16) async throws {
    try await Loopback.serve { server, port, token in
      let end = try await Loopback.client(port) { socket -> (opcode: UInt8, payload: [UInt8])? in
        let headers = Loopback.upgrade(port, origin: "http://127.0.0.1:\(port)")
        _ = socket.request("/\(token)/socket", headers: headers)
        socket.sendFrame(opcode: opcode, bytes)
        return socket.receiveFrame()
      }
      let payload = try #require(end?.payload)
      #expect(end?.opcode == 8)
      #expect(UInt16(payload[0]) << 8 | UInt16(payload[1]) == code)
      #expect(payload.count > 2)
      #expect(server.live.page == nil)
    }
  }

  /// Endless input ends its connection: a WebSocket frame with a claimed length of 1 GB, and a request's header
  /// whose line doesn't end. The kernel buffers several megabytes, so the sender can send that much before it
  /// notices.
  @Test(arguments: [true, false]) func whatNeverEndsIsCutOff(isSocket: Bool) async throws {
    try await Loopback.serve { server, port, token in
      let sent = try await Loopback.client(port) { socket in
        if isSocket {
          let headers = Loopback.upgrade(port, origin: "http://127.0.0.1:\(port)")
          _ = socket.request("/\(token)/socket", headers: headers)
          socket.send([0x82, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0])
        } else {
          socket.send(Array("GET / HTTP/1.1\r\nHost: ".utf8))
        }
        return socket.sendUntilRefused(chunk: 65_536, limit: 1 << 30)
      }
      #expect(sent < 1 << 26)
      let answer = try await Loopback.client(port) {
        $0.request("/\(token)/", headers: ["Host": "127.0.0.1:\(port)"])
      }
      #expect(answer.status == 200)
    }
  }

  /// Four hundred pings, in frames of 131 bytes, add up to three times the guard's limit.
  @Test func aBusyPageIsNotCutOff() async throws {
    try await Loopback.serve { server, port, token in
      let answered = try await Loopback.client(port) { socket in
        let headers = Loopback.upgrade(port, origin: "http://127.0.0.1:\(port)")
        _ = socket.request("/\(token)/socket", headers: headers)
        var answered = 0
        for _ in 0..<40 {
          for ping in 0..<10 {
            socket.sendFrame(opcode: 9, [UInt8](repeating: UInt8(ping), count: 125))
          }
          // A pong may answer the latest of several pings (RFC 6455, 5.5.3).
          while let frame = socket.receiveFrame(), frame.opcode == 10 {
            guard frame.payload.first == 9 else { continue }
            answered += 1
            break
          }
          // The guard checks every 20 ms, so several times during the test.
          usleep(2500)
        }
        return answered
      }
      #expect(answered == 40)
    }
  }
}
