import UIKit

/// Overrides in extensions of a class and of one below it have names of their own.
public class Entry: NSObject {
  public var number = 0
}

extension Entry {
  open override func isEqual(_ object: Any?) -> Bool { (object as? Entry)?.number == number }
}

public class NamedEntry: Entry {
  public var name = ""
}

extension NamedEntry {
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? NamedEntry)?.name == name
  }
}

@objc public protocol PanelDelegate: AnyObject {
  @objc(panel:layoutForCollection:)
  optional func panel(_ panel: Panel, layoutFor collection: UITraitCollection) -> String
  @objc(panel:layoutForSize:)
  optional func panel(_ panel: Panel, layoutFor size: CGSize) -> String
  @objc optional func panelMoved(_ panel: Panel)
}

/// Asks a delegate for two things that differ in their types alone, and one of any type for a third.
@objcMembers public class Panel: NSObject {
  public weak var delegate: PanelDelegate?
  public weak var listener: AnyObject?

  public func layouts() -> [String?] {
    [
      delegate?.panel?(self, layoutFor: CGSize(width: 3, height: 4)),
      delegate?.panel?(self, layoutFor: UITraitCollection.current),
    ]
  }

  public func move() {
    listener?.panelMoved?(self)
    self.listener?.panelMoved?(self)
  }

  public func first() -> Int { 1 }
  public func first() -> String { "one" }

  public func color() -> UIColor { #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1) }
}

/// Has the layout for sizes alone.
public final class PanelOwner: NSObject, PanelDelegate {
  public var moves = 0

  public func panel(_ panel: Panel, layoutFor size: CGSize) -> String { "\(Int(size.width))" }
  public func panelMoved(_ panel: Panel) { moves += 1 }
}

/// Doesn't name what it is handed.
public final class Flow: UICollectionViewFlowLayout {
  public var asked = 0
}

extension Flow {
  public override func shouldInvalidateLayout(forBoundsChange _: CGRect) -> Bool {
    asked += 1
    return true
  }
}
