import Glibc

/// The addresses of this machine in its local network.
public enum LocalNetwork {
  /// The IPv4 addresses of active interfaces, such as `192.168.1.20`, in the system's order. Loopback addresses
  /// and addresses that are reachable from the internet are not included.
  public static var addresses: [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var addresses: [String] = []
    var next = list
    while let interface = next?.pointee {
      next = interface.ifa_next
      guard let address = interface.ifa_addr, interface.ifa_flags & UInt32(IFF_UP) != 0,
        Int32(address.pointee.sa_family) == AF_INET
      else { continue }
      let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
      }
      if isLocal(number) { addresses.append(text(number)) }
    }
    return addresses
  }

  /// Returns whether an address is valid only in a local network.
  ///
  /// Source: IANA IPv4 Special-Purpose Address Registry, the blocks that are not globally reachable:
  /// private use (RFC 1918), shared address space (RFC 6598), link local (RFC 3927), documentation (RFC 5737).
  static func isLocal(_ address: UInt32) -> Bool {
    blocks.contains { address >> (32 - $0.bits) == $0.prefix >> (32 - $0.bits) }
  }

  private static let blocks: [(prefix: UInt32, bits: UInt32)] = [
    (0x0A00_0000, 8), (0xAC10_0000, 12), (0xC0A8_0000, 16), (0x6440_0000, 10), (0xA9FE_0000, 16),
    (0xC000_0200, 24), (0xC633_6400, 24), (0xCB00_7100, 24),
  ]

  /// Returns the address as four numbers separated by dots.
  static func text(_ address: UInt32) -> String {
    [24, 16, 8, 0].map { "\(address >> UInt32($0) & 255)" }.joined(separator: ".")
  }
}
