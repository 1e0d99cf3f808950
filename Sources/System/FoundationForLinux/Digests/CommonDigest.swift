// The hash functions of Common Crypto's header CommonDigest.h. Ciphers and keys aren't provided.

/// The length of data, in bytes.
public typealias CC_LONG = UInt32
/// A length or word of 64 bits.
public typealias CC_LONG64 = UInt64

/// The length of a digest by MD5, in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The length of a block of MD5, in bytes.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The length of a digest by SHA1, in bytes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The length of a block of SHA1, in bytes.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The length of a digest by SHA224, in bytes.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The length of a block of SHA224, in bytes.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
/// The length of a digest by SHA256, in bytes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The length of a block of SHA256, in bytes.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The length of a digest by SHA384, in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The length of a block of SHA384, in bytes.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// The length of a digest by SHA512, in bytes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The length of a block of SHA512, in bytes.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A message that MD5 has read in part.
public struct CC_MD5_CTX: Sendable {
  fileprivate var digest = Digest<MD5>()
  /// Creates a context, which `CC_MD5_Init` has to prepare.
  public init() {}
}

/// A message that SHA-1 has read in part.
public struct CC_SHA1_CTX: Sendable {
  fileprivate var digest = Digest<SHA1>()
  /// Creates a context, which `CC_SHA1_Init` has to prepare.
  public init() {}
}

/// A message that SHA-224 and SHA-256 have read in part.
public struct CC_SHA256_CTX: Sendable {
  fileprivate var digest = Digest<SHA256>()
  /// Creates a context, which `CC_SHA256_Init` has to prepare.
  public init() {}
}

/// A message that SHA-384 and SHA-512 have read in part.
public struct CC_SHA512_CTX: Sendable {
  fileprivate var digest = Digest<SHA512>()
  /// Creates a context, which `CC_SHA512_Init` has to prepare.
  public init() {}
}

/// Writes the digest of some bytes by MD5 to `md`, and returns `md`.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest(Digest<MD5>(MD5.initial), data, Int(len), into: md, length: Int(CC_MD5_DIGEST_LENGTH))
}

/// Prepares a context for MD5. Returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
  var context = CC_MD5_CTX()
  context.digest = Digest(MD5.initial)
  c?.initialize(to: context)
  return 1
}

/// Reads the next bytes of a message. Returns 1.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Ends a message and writes its digest to `md`. Returns 1.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?
) -> Int32 {
  if let md { c?.pointee.digest.finish(into: md, length: Int(CC_MD5_DIGEST_LENGTH)) }
  return 1
}

/// Writes the digest of some bytes by SHA1 to `md`, and returns `md`.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest(Digest<SHA1>(SHA1.initial), data, Int(len), into: md, length: Int(CC_SHA1_DIGEST_LENGTH))
}

/// Prepares a context for SHA1. Returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
  var context = CC_SHA1_CTX()
  context.digest = Digest(SHA1.initial)
  c?.initialize(to: context)
  return 1
}

/// Reads the next bytes of a message. Returns 1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Ends a message and writes its digest to `md`. Returns 1.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?
) -> Int32 {
  if let md { c?.pointee.digest.finish(into: md, length: Int(CC_SHA1_DIGEST_LENGTH)) }
  return 1
}

/// Writes the digest of some bytes by SHA224 to `md`, and returns `md`.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest(
    Digest<SHA256>(SHA256.initial224), data, Int(len), into: md,
    length: Int(CC_SHA224_DIGEST_LENGTH))
}

/// Prepares a context for SHA224. Returns 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
  var context = CC_SHA256_CTX()
  context.digest = Digest(SHA256.initial224)
  c?.initialize(to: context)
  return 1
}

/// Reads the next bytes of a message. Returns 1.
@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Ends a message and writes its digest to `md`. Returns 1.
@discardableResult
public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 {
  if let md { c?.pointee.digest.finish(into: md, length: Int(CC_SHA224_DIGEST_LENGTH)) }
  return 1
}

/// Writes the digest of some bytes by SHA256 to `md`, and returns `md`.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest(
    Digest<SHA256>(SHA256.initial), data, Int(len), into: md, length: Int(CC_SHA256_DIGEST_LENGTH))
}

/// Prepares a context for SHA256. Returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
  var context = CC_SHA256_CTX()
  context.digest = Digest(SHA256.initial)
  c?.initialize(to: context)
  return 1
}

/// Reads the next bytes of a message. Returns 1.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Ends a message and writes its digest to `md`. Returns 1.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?
) -> Int32 {
  if let md { c?.pointee.digest.finish(into: md, length: Int(CC_SHA256_DIGEST_LENGTH)) }
  return 1
}

/// Writes the digest of some bytes by SHA384 to `md`, and returns `md`.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest(
    Digest<SHA512>(SHA512.initial384), data, Int(len), into: md,
    length: Int(CC_SHA384_DIGEST_LENGTH))
}

/// Prepares a context for SHA384. Returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
  var context = CC_SHA512_CTX()
  context.digest = Digest(SHA512.initial384)
  c?.initialize(to: context)
  return 1
}

/// Reads the next bytes of a message. Returns 1.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Ends a message and writes its digest to `md`. Returns 1.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 {
  if let md { c?.pointee.digest.finish(into: md, length: Int(CC_SHA384_DIGEST_LENGTH)) }
  return 1
}

/// Writes the digest of some bytes by SHA512 to `md`, and returns `md`.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  digest(
    Digest<SHA512>(SHA512.initial), data, Int(len), into: md, length: Int(CC_SHA512_DIGEST_LENGTH))
}

/// Prepares a context for SHA512. Returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
  var context = CC_SHA512_CTX()
  context.digest = Digest(SHA512.initial)
  c?.initialize(to: context)
  return 1
}

/// Reads the next bytes of a message. Returns 1.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c?.pointee.digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
  return 1
}

/// Ends a message and writes its digest to `md`. Returns 1.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?
) -> Int32 {
  if let md { c?.pointee.digest.finish(into: md, length: Int(CC_SHA512_DIGEST_LENGTH)) }
  return 1
}

private func digest<Step>(
  _ empty: Digest<Step>, _ data: UnsafeRawPointer?, _ count: Int,
  into bytes: UnsafeMutablePointer<UInt8>?, length: Int
) -> UnsafeMutablePointer<UInt8>? {
  var digest = empty
  digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count))
  if let bytes { digest.finish(into: bytes, length: length) }
  return bytes
}
