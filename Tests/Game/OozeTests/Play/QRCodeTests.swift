import Testing

@testable import ooze

@Suite("QR codes") struct QRCodeTests {
  /// A row is a number, its highest bit at the left.
  ///
  /// Source: the encoder “qrcode” 8 for Python, level L, mask 0, bytes.
  private static let rows: [UInt64] = [
    0x1_fc9d_337f, 0x1_0477_aa41, 0x1_75de_115d, 0x1_74ec_335d, 0x1_7447_335d,
    0x1_048a_2341, 0x1_fd55_557f, 0x0_01dd_9900, 0x1_df65_dfc4, 0x1_7165_dc6d,
    0x1_8488_cd41, 0x1_3823_fc1a, 0x1_1411_dc41, 0x0_9ab9_dce5, 0x0_1d75_109b,
    0x1_005f_bbfa, 0x0_6ea5_dc63, 0x0_d2e5_dc65, 0x1_4c08_004b, 0x1_b9e0_ceca,
    0x1_fed1_dc6b, 0x0_0039_dc69, 0x1_2775_987f, 0x0_fb1c_8aaa, 0x1_06a5_dff8,
    0x0_01a5_dd1f, 0x1_fd48_8b5f, 0x1_05e2_ef19, 0x1_7511_ddf8, 0x1_74f9_5699,
    0x1_7574_4791, 0x1_059e_a9fa, 0x1_fd66_ed23,
  ]

  @Test("a page's address comes out as from another encoder, module for module")
  func reference() throws {
    let code = try #require(
      QRCode("http://192.168.1.20:49152/0123456789abcdef0123456789abcdef/"))
    #expect(code.side == 33)
    let rows = (0..<code.side).map { y in
      (0..<code.side).reduce(UInt64(0)) { $0 << 1 | (code[$1, y] ? 1 : 0) }
    }
    #expect(rows == Self.rows)
  }

  @Test("it has the smallest possible size, and too much text is refused")
  func versions() {
    for (bytes, side) in [(0, 21), (17, 21), (18, 25), (32, 25), (53, 29), (78, 33), (106, 37)] {
      #expect(QRCode(String(repeating: "a", count: bytes))?.side == side)
    }
    #expect(QRCode(String(repeating: "a", count: 107)) == nil)
    #expect(QRCode(String(repeating: "ü", count: 54)) == nil)
  }

  @Test("everything outside of it is light")
  func margin() throws {
    let code = try #require(QRCode("a"))
    for place in -4..<code.side + 4 {
      #expect(!code[place, -1])
      #expect(!code[-1, place])
      #expect(!code[place, code.side])
      #expect(!code[code.side, place])
    }
  }
}
