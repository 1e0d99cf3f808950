import Foundation
import FoundationForLinux
import Testing

/// The hash functions of Common Crypto.
struct DigestTests {
  typealias Function =
    @Sendable (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) ->
    UnsafeMutablePointer<UInt8>?

  private func text(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func digest(_ function: Function, _ length: Int32, of message: [UInt8]) -> String {
    var result = [UInt8](repeating: 0, count: Int(length))
    _ = function(message, CC_LONG(message.count), &result)
    return text(result)
  }

  /// Sources: RFC 1321, appendix A.5, for MD5; FIPS 180-4's examples for the others, of one block and of two.
  @Test func digestsAreThoseOfTheStandards() {
    let message = Array("abc".utf8)
    let md5 = digest(CC_MD5, CC_MD5_DIGEST_LENGTH, of: message)
    #expect(md5 == "900150983cd24fb0d6963f7d28e17f72")
    #expect(digest(CC_MD5, 16, of: []) == "d41d8cd98f00b204e9800998ecf8427e")
    let sha1 = digest(CC_SHA1, CC_SHA1_DIGEST_LENGTH, of: message)
    #expect(sha1 == "a9993e364706816aba3e25717850c26c9cd0d89d")
    let sha224 = digest(CC_SHA224, CC_SHA224_DIGEST_LENGTH, of: message)
    #expect(sha224 == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    let sha256 = digest(CC_SHA256, CC_SHA256_DIGEST_LENGTH, of: message)
    #expect(sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let sha384 = digest(CC_SHA384, CC_SHA384_DIGEST_LENGTH, of: message)
    #expect(
      sha384 == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    let sha512 = digest(CC_SHA512, CC_SHA512_DIGEST_LENGTH, of: message)
    #expect(
      sha512 == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    let long = Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    #expect(
      digest(CC_SHA256, 32, of: long)
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(digest(CC_SHA1, 20, of: long) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
  }

  /// Source: RFC 4231, test cases 2 and 6, of which the second has a key that is longer than a block; RFC 2202, test
  /// case 2.
  @Test func codesAreThoseOfTheStandards() {
    func code(_ algorithm: Int, _ length: Int32, key: [UInt8], _ message: String) -> String {
      var result = [UInt8](repeating: 0, count: Int(length))
      let bytes = Array(message.utf8)
      CCHmac(CCHmacAlgorithm(algorithm), key, key.count, bytes, bytes.count, &result)
      return text(result)
    }
    let jefe = Array("Jefe".utf8)
    let question = "what do ya want for nothing?"
    #expect(
      code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: jefe, question)
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH, key: jefe, question)
        == "750c783e6ab0b503eaa86e310a5db738")
    #expect(
      code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH, key: jefe, question)
        == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    let key = [UInt8](repeating: 0xaa, count: 131)
    #expect(
      code(
        kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, key: key,
        "Test Using Larger Than Block-Size Key - Hash Key First")
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }

  /// A message that is read in parts has the digest of the whole, wherever it is cut, also in memory that nobody has
  /// initialized.
  @Test func partsGiveTheSameDigest() {
    let message = (0..<300).map { UInt8($0 % 251) }
    let context = UnsafeMutablePointer<CC_SHA512_CTX>.allocate(capacity: 1)
    defer { context.deallocate() }
    for cut in 0...message.count {
      var small = CC_MD5_CTX()
      CC_MD5_Init(&small)
      CC_SHA384_Init(context)
      for part in [Array(message[..<cut]), Array(message[cut...])] {
        CC_MD5_Update(&small, part, CC_LONG(part.count))
        CC_SHA384_Update(context, part, CC_LONG(part.count))
      }
      var result = [UInt8](repeating: 0, count: 48)
      CC_SHA384_Final(&result, context)
      #expect(text(result) == digest(CC_SHA384, 48, of: message))
      CC_MD5_Final(&result, &small)
      #expect(text(Array(result[..<16])) == digest(CC_MD5, 16, of: message))
    }
  }
}
