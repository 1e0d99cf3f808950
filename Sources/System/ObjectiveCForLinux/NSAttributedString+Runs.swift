import CSwiftRuntime
import Foundation

// On Linux, `NSAttributedString` never releases the array with its runs of attributes, and so none of the attributes
// (swift-corelibs-foundation, issue 5256): its `deinit` releases the string alone.

extension NSAttributedString {
  /// Releases the string's attributes some time after the string, and returns the string. O(1)
  ///
  /// UIKit calls this for each attributed string that it makes or receives. A second call does nothing.
  @discardableResult
  package final func releasingRuns() -> Self {
    guard let offset = RunArray.offset,
      let runs = Unmanaged.passUnretained(self).toOpaque()
        .load(fromByteOffset: offset, as: OpaquePointer?.self)
    else { return self }
    _ = RunArray.besideStrings.value(of: self) { RunArray(runs) }
    return self
  }
}

/// The array of an attributed string, which is released with this object.
///
/// An array belongs to one string for good. Only while Foundation copies a string do two have the same array, and one
/// of them is a temporary object of its own.
private final class RunArray {
  static let besideStrings = AssociatedValues<RunArray>()

  private let runs: OpaquePointer

  init(_ runs: OpaquePointer) { self.runs = runs }

  deinit { CFRelease(UnsafeRawPointer(runs)) }

  /// The offset of the array in a string's memory, in bytes; `nil` for a Foundation that stores it in another way or
  /// releases it.
  static let offset: Int? = {
    let sample = NSAttributedString(string: "a")
    guard Leak.isThere,
      let runs = Mirror(reflecting: sample).children.first(where: { $0.label == "_attributeArray" }
      )?.value
        as? OpaquePointer
    else { return nil }
    let object = Unmanaged.passUnretained(sample).toOpaque()
    let fields = stride(from: 16, to: class_getInstanceSize(NSAttributedString.self), by: 8)
    return fields.first { object.load(fromByteOffset: $0, as: OpaquePointer?.self) == runs }
  }()

  /// An attribute that remembers whether it was released.
  private final class Leak: NSObject {
    nonisolated(unsafe) private static var wasReleased = false

    deinit { Self.wasReleased = true }

    static let isThere: Bool = {
      _ = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("leak"): Leak()])
      return !wasReleased
    }()
  }
}
