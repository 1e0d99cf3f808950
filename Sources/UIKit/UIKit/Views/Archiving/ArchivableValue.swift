import CoreGraphics
import Foundation

/// The value of a property that views write to archives.
protocol ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String)
  /// Reads the value of a key that the archive contains. Returns `nil` if it has another type.
  static func decode(from coder: NSCoder, forKey key: String) -> Self?
}

extension Bool: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
  static func decode(from coder: NSCoder, forKey key: String) -> Bool? {
    coder.decodeBool(forKey: key)
  }
}

extension Int: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
  static func decode(from coder: NSCoder, forKey key: String) -> Int? {
    coder.decodeInteger(forKey: key)
  }
}

extension UInt: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) {
    Int(bitPattern: self).encode(to: coder, forKey: key)
  }
  static func decode(from coder: NSCoder, forKey key: String) -> UInt? {
    UInt(bitPattern: coder.decodeInteger(forKey: key))
  }
}

extension CGFloat: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) { coder.encode(Double(self), forKey: key) }
  static func decode(from coder: NSCoder, forKey key: String) -> CGFloat? {
    let value = coder.decodeDouble(forKey: key)
    return value.isFinite ? CGFloat(value) : nil
  }
}

extension Float: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) {
    CGFloat(self).encode(to: coder, forKey: key)
  }
  static func decode(from coder: NSCoder, forKey key: String) -> Float? {
    CGFloat.decode(from: coder, forKey: key).map { Float($0) }
  }
}

extension String: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) {
    coder.encode(NSString(string: self), forKey: key)
  }
  static func decode(from coder: NSCoder, forKey key: String) -> String? {
    coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
  }
}

extension CGPoint: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) {
    NSCoder.string(for: self).encode(to: coder, forKey: key)
  }
  static func decode(from coder: NSCoder, forKey key: String) -> CGPoint? {
    String.decode(from: coder, forKey: key).map { NSCoder.cgPoint(for: $0) }
  }
}

extension CGSize: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) {
    NSCoder.string(for: self).encode(to: coder, forKey: key)
  }
  static func decode(from coder: NSCoder, forKey key: String) -> CGSize? {
    String.decode(from: coder, forKey: key).map { NSCoder.cgSize(for: $0) }
  }
}

extension CGRect: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) {
    NSCoder.string(for: self).encode(to: coder, forKey: key)
  }
  static func decode(from coder: NSCoder, forKey key: String) -> CGRect? {
    String.decode(from: coder, forKey: key).map { NSCoder.cgRect(for: $0) }
  }
}

extension CGAffineTransform: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
  static func decode(from coder: NSCoder, forKey key: String) -> CGAffineTransform? {
    coder.decodeCGAffineTransform(forKey: key)
  }
}

extension UIEdgeInsets: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
  static func decode(from coder: NSCoder, forKey key: String) -> UIEdgeInsets? {
    coder.decodeUIEdgeInsets(forKey: key)
  }
}

extension UIColor: ArchivableValue {}
extension UIImage: ArchivableValue {}

extension ArchivableValue where Self: NSObject, Self: NSCoding {
  func encode(to coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
  static func decode(from coder: NSCoder, forKey key: String) -> Self? {
    coder.decodeObject(forKey: key) as? Self
  }
}

extension ArchivableValue where Self: RawRepresentable, RawValue: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) { rawValue.encode(to: coder, forKey: key) }
  static func decode(from coder: NSCoder, forKey key: String) -> Self? {
    RawValue.decode(from: coder, forKey: key).flatMap { Self(rawValue: $0) }
  }
}

/// An archive has no key for `nil`.
extension Optional: ArchivableValue where Wrapped: ArchivableValue {
  func encode(to coder: NSCoder, forKey key: String) { self?.encode(to: coder, forKey: key) }
  static func decode(from coder: NSCoder, forKey key: String) -> Wrapped?? {
    Wrapped.decode(from: coder, forKey: key).map { .some($0) }
  }
}
