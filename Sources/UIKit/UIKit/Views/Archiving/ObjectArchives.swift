import Foundation
import OozeKernel

/// Writes objects to keyed archives, and reads them. The folder above all others does it, because it knows all classes.
@MainActor protocol ObjectArchiving: SendableMetatype {
  static func write(_ object: AnyObject, to coder: NSCoder)
  /// Reads what a class adds to its superclass.
  static func read(_ type: AnyClass, of object: AnyObject, from coder: NSCoder)
}

/// The archives of views.
@MainActor enum ObjectArchives {
  nonisolated static let archiving = ServiceSlot<any ObjectArchiving.Type>(
    of: "UIKit", ifEmpty: "Views aren't archived.")

  static func write(_ object: AnyObject, to coder: NSCoder) {
    archiving.service()?.write(object, to: coder)
  }

  /// Reads the properties of a class from an archive. Nibs and other coders have none.
  static func read(_ type: AnyClass, of object: AnyObject, from coder: NSCoder) {
    if coder is NSKeyedUnarchiver { archiving.service()?.read(type, of: object, from: coder) }
  }
}
