// The authentication codes of Common Crypto's header CommonHMAC.h.

/// The hash function of a code.
public typealias CCHmacAlgorithm = UInt32
/// HMAC with SHA-1.
public let kCCHmacAlgSHA1 = 0
/// HMAC with MD5.
public let kCCHmacAlgMD5 = 1
/// HMAC with SHA-256.
public let kCCHmacAlgSHA256 = 2
/// HMAC with SHA-384.
public let kCCHmacAlgSHA384 = 3
/// HMAC with SHA-512.
public let kCCHmacAlgSHA512 = 4
/// HMAC with SHA-224.
public let kCCHmacAlgSHA224 = 5

/// Writes the authentication code of a message (RFC 2104) to `macOut`, which has to be as long as the digest.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  typealias Function = (
    hash: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<
      UInt8
    >?,
    length: Int32, block: Int32
  )
  let function: Function
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: function = (CC_SHA1, CC_SHA1_DIGEST_LENGTH, CC_SHA1_BLOCK_BYTES)
  case kCCHmacAlgMD5: function = (CC_MD5, CC_MD5_DIGEST_LENGTH, CC_MD5_BLOCK_BYTES)
  case kCCHmacAlgSHA256: function = (CC_SHA256, CC_SHA256_DIGEST_LENGTH, CC_SHA256_BLOCK_BYTES)
  case kCCHmacAlgSHA384: function = (CC_SHA384, CC_SHA384_DIGEST_LENGTH, CC_SHA384_BLOCK_BYTES)
  case kCCHmacAlgSHA512: function = (CC_SHA512, CC_SHA512_DIGEST_LENGTH, CC_SHA512_BLOCK_BYTES)
  case kCCHmacAlgSHA224: function = (CC_SHA224, CC_SHA224_DIGEST_LENGTH, CC_SHA224_BLOCK_BYTES)
  default: return
  }
  func hash(_ bytes: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: Int(function.length))
    _ = function.hash(bytes, CC_LONG(bytes.count), &result)
    return result
  }
  func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }
  let block = Int(function.block)
  var secret = bytes(key, keyLength)
  if secret.count > block { secret = hash(secret) }
  secret += repeatElement(0, count: block - secret.count)
  let inner = hash(secret.map { $0 ^ 0x36 } + bytes(data, dataLength))
  let code = hash(secret.map { $0 ^ 0x5c } + inner)
  macOut?.copyMemory(from: code, byteCount: code.count)
}
