import Foundation
import Logging
import Stage
import Testing

@testable import StageBrowser

/// The clients that reach a server with and without access from the network.
///
/// All of 127.0.0.0/8 is this machine, so 127.0.0.2 plays the part of its address in a network.
@MainActor @Suite(.serialized) struct NetworkTests {
  nonisolated private static let other = "127.0.0.2"

  @Test func withoutBeingToldItListensAtLoopbackOnly() async throws {
    try await Loopback.serve { server, port, token in
      await #expect(throws: Loopback.Failure.self) {
        try await Loopback.client(port, at: Self.other) { $0.hasBytes(within: 0) }
      }
      let answer = try await Loopback.client(port) {
        $0.request("/\(token)/", headers: ["Host": "\(Self.other):\(port)"])
      }
      #expect(answer.status == 421)
      #expect(server.networkURLs == [])
    }
  }

  @Test func whoHasTheAddressGetsThePageAndItsSocket() async throws {
    try await Loopback.serve(networkAddresses: [Self.other]) { server, port, token in
      #expect(
        server.networkURLs.map(\.absoluteString) == ["http://\(Self.other):\(port)/\(token)/"])
      for host in ["127.0.0.1", Self.other] {
        let page = try await Loopback.client(port, at: host) {
          $0.request("/\(token)/", headers: ["Host": "\(host):\(port)"])
        }
        #expect(page.status == 200)
        #expect(page.text.contains("ws://\(Self.other):\(port)"), "the page may open its socket")
        let socket = try await Loopback.client(port, at: host) {
          $0.request(
            "/\(token)/socket",
            headers: Loopback.upgrade(port, at: host, origin: "http://\(host):\(port)"))
        }
        #expect(socket.status == 101)
      }
    }
  }

  @Test func nobodyElseDoes() async throws {
    try await Loopback.serve(networkAddresses: [Self.other]) { server, port, token in
      let wrong = String(token.reversed())
      let requests: [(path: String, headers: [String: String], status: Int)] = [
        ("/", ["Host": "\(Self.other):\(port)"], 403),
        ("/\(wrong)/", ["Host": "\(Self.other):\(port)"], 403),
        ("/\(token)/", ["Host": "evil.example:\(port)"], 421),
        ("/\(token)/", ["Host": "127.0.0.3:\(port)"], 421),
      ]
      for request in requests {
        let answer = try await Loopback.client(port, at: Self.other) {
          $0.request(request.path, headers: request.headers)
        }
        #expect(answer.status == request.status, "\(request)")
        #expect(!answer.text.contains(token))
      }
      for origin in [nil, "null", "http://evil.example", "https://\(Self.other):\(port)"] {
        let answer = try await Loopback.client(port, at: Self.other) {
          $0.request(
            "/\(token)/socket", headers: Loopback.upgrade(port, at: Self.other, origin: origin))
        }
        #expect(answer.status == 403)
      }
      #expect(server.live.page == nil)
    }
  }

  @Test func anAddressThatIsNotThisMachinesIsAnErrorAndLeavesThePortFree() async throws {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let server = StageServer(
      live: LiveStage(title: "Test", content: .screens([]), screen: nil, stage: Stage()),
      networkAddresses: ["203.0.113.7"], logger: logger)
    await #expect(throws: (any Error).self) { try await server.start() }
    #expect(server.url == nil)
  }

  // MARK: Addresses

  /// Source: IANA IPv4 Special-Purpose Address Registry.
  @Test(
    arguments: [
      (0x0A00_0001, true), (0x0AFF_FFFF, true), (0x0B00_0000, false), (0xAC0F_FFFF, false),
      (0xAC10_0000, true), (0xAC1F_FFFF, true), (0xAC20_0000, false), (0xC0A8_0114, true),
      (0xC0A9_0000, false), (0xA9FE_0101, true), (0x6440_0001, true), (0x6480_0000, false),
      (0x7F00_0001, false), (0x0808_0808, false), (0x0000_0000, false), (0xFFFF_FFFF, false),
    ] as [(UInt32, Bool)])
  func onlyAddressesOfALocalNetworkAreTaken(address: UInt32, isLocal: Bool) {
    #expect(LocalNetwork.isLocal(address) == isLocal, "\(LocalNetwork.text(address))")
  }

  @Test func theMachinesOwnAddressesCanBeListenedAt() async throws {
    #expect(LocalNetwork.text(0xC0A8_0114) == "192.168.1.20")
    let addresses = LocalNetwork.addresses
    #expect(!addresses.contains { $0.hasPrefix("127.") })
    try await Loopback.serve(networkAddresses: addresses) { server, _, _ in
      #expect(server.networkURLs.compactMap(\.host) == addresses)
    }
  }
}
