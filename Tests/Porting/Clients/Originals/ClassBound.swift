import UIKit

// Protocols of Objective-C are those of classes, whose values have identity.

public final class Mark: NSObject, CAAction {
  public override init() { super.init() }
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

public final class Keeper {
  public weak var action: CAAction?
  public weak var timing: CAMediaTiming?
  public weak var content: NSDiscardableContent?
  public init() {}
}

public func hasten(_ timing: CAMediaTiming) { timing.speed = 2 }

public func isAction(_ action: CAAction?, _ object: AnyObject) -> Bool { action === object }

/// A text whose changes are undone by a method's name.
public final class UndoneText: NSObject {
  public let undo = UndoManager()
  public private(set) var text = ""
  @objc public func set(_ text: String) {
    undo.registerUndo(withTarget: self, selector: #selector(set(_:)), object: self.text)
    self.text = text
  }
}

/// A protocol that refines one of Foundation's is for classes too.
public protocol Stored: NSCoding {
  var depth: Int { get set }
}

public func classes<Item: Stored>(of item: Item) -> [String] {
  weak var kept: (any Stored)?
  kept = item
  item.depth += 1
  return [NSStringFromClass(Item.self), "\(kept === item)", "\(kept?.depth ?? 0)"]
}

public final class StoredMark: NSObject, Stored {
  public var depth = 1
  override public init() {}
  public init?(coder: NSCoder) { nil }
  public func encode(with coder: NSCoder) {}
}
