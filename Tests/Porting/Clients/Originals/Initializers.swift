import UIKit

// Initializers that Objective-C calls on any class.

/// A protocol to which every object conforms, as popular libraries have it.
public protocol Blank: AnyObject { init() }
extension Blank { public init(_ set: (Self) -> Void) { self.init(); set(self) } }
extension NSObject: Blank {}

/// The same for a module alone, with a class that other modules may subclass.
protocol Plain: AnyObject { init() }
extension Plain { init(setting set: (Self) -> Void) { self.init(); set(self) } }
extension NSObject: Plain {}

/// Classes in a property whose name is a keyword.
public struct Registry<T: Blank> where T: NSObjectProtocol {
  private var `class`: [String: T.Type] = [:]
  public init(_ classes: [String: T.Type]) { self.class = classes }
  public func make(_ name: String) -> T? { self.class[name]?.init() }
  public func make(_ name: String, setting tag: Int) -> T? where T: UIView {
    self.class[name]?.init({ $0.tag = tag })
  }
}

open class Style: Plain {
  public var width = 0
  public required init() {}
  public static var wide: Style { Style(setting: { $0.width = 2 }) }
}

/// The same for an initializer with an argument.
public protocol Framed { init(frame: CGRect) }
extension Framed {
  public static func square(_ side: CGFloat) -> Self {
    Self(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }
}
extension UIView: Framed {}
public func framed<T: Framed>(_ type: T.Type, _ frame: CGRect) -> T { type.init(frame: frame) }

/// A type that conforms by itself.
public struct Frame: Framed {
  public let frame: CGRect
  public init(frame: CGRect) { self.frame = frame }
}

public final class OwnBlank: Blank {
  public var value: Int
  public required init() { value = 5 }
}

public class TaggedView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }
  public required init?(coder: NSCoder) { nil }
}

/// A class with initializers of its own inherits the convenience initializers.
public final class BarItem: UIBarButtonItem {
  public private(set) var maker = ""
  public override init() {
    super.init()
    maker = "plain"
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Subclasses that override all designated initializers, and so inherit the others.
public final class Pile: UIStackView {
  public private(set) var maker = ""
  public override init(frame: CGRect) {
    super.init(frame: frame)
    maker = "frame"
  }
  public required init(coder: NSCoder) { super.init(coder: coder) }
}

public final class Motion: UIDynamicAnimator {
  public private(set) var maker = ""
  public override init() {
    super.init()
    maker = "plain"
  }
  public override init(referenceView view: UIView) { super.init(referenceView: view) }
}

/// A subclass that calls the designated initializers of its superclass.
public final class Rack: UICollectionViewCompositionalLayout {
  public init(_ section: NSCollectionLayoutSection) { super.init(section: section) }
  public init(_ make: @escaping (Int) -> NSCollectionLayoutSection) {
    super.init { index, _ in make(index) }
  }
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }
}

// MARK: Classes in values

open class Stall: UIViewController {
  public private(set) var maker = ""
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    maker = "screen"
  }
  public required init?(coder: NSCoder) { nil }
}

public final class StallWorker: NSObject {
  public private(set) var name = ""
  public override init() {
    super.init()
    name = "worker"
  }
}

public struct StallRow {
  public var type: Stall.Type
  public var worker: NSObject.Type
  public init(_ type: Stall.Type, _ worker: NSObject.Type) {
    self.type = type
    self.worker = worker
  }
}

public enum RowOpener {
  public static func open(_ row: StallRow) -> UIViewController { row.type.init() }
  public static func open(first rows: [StallRow]) -> UIViewController? { rows.first?.type.init() }
  public static func open(_ types: [Stall.Type]) -> UIViewController { types[0].init() }
  public static func work(_ row: StallRow) -> NSObject { row.worker.init() }
}

extension Stall {
  public func another() -> Stall { type(of: self).init() }
}

public protocol StallRouting {
  associatedtype Root: UIViewController
}
extension StallRouting {
  public func root() -> Root { Root() }
}
public struct StallRouter: StallRouting {
  public typealias Root = Stall
  public init() {}
}
public func root<T: StallRouting>(of type: T.Type) -> UIViewController { T.Root() }
