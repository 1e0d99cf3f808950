import UIKit

/// A view with initializers of its own, none of which is required but that of coders.
public class Plate: UIView {
  public private(set) var maker = ""
  public override init(frame: CGRect) {
    super.init(frame: frame)
    maker = "frame"
  }
  public required init?(coder: NSCoder) { fatalError("not from files") }
}

public final class PlateController: UIViewController {
  public private(set) var maker = ""
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    maker = "nib " + (nibNameOrNil ?? "-")
  }
  public required init?(coder: NSCoder) { fatalError("not from files") }
}

public final class PlateCell: UITableViewCell {
  public private(set) var maker = ""
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    maker = "\(style == .value1) \(reuseIdentifier ?? "-")"
  }
  public required init?(coder: NSCoder) { fatalError("not from files") }
}

/// A class that an enumeration carries.
public enum Way {
  case made(madeKind: UIView.Type, inset: CGFloat)
  case led(segueKind: UIStoryboardSegue.Type)

  public func view() -> UIView? {
    guard case .made(let madeKind, let inset) = self else { return nil }
    return madeKind.init(frame: CGRect(x: inset, y: 0, width: 3, height: 4))
  }

  public func segue(from source: UIViewController, to destination: UIViewController)
    -> UIStoryboardSegue?
  {
    switch self {
    case .led(let segueKind):
      return segueKind.init(identifier: "way", source: source, destination: destination)
    case .made: return nil
    }
  }
}

public func framed<View: UIView>(_ type: View.Type) -> View {
  View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

public func plain<View>(_ type: View.Type) -> View where View: UIView { type.init() }

public func cell<Cell: UITableViewCell>(_ type: Cell.Type, _ name: String) -> Cell {
  Cell.init(style: .value1, reuseIdentifier: name)
}

public func controller<Controller: UIViewController>(_ name: String?) -> Controller {
  Controller(nibName: name, bundle: nil)
}

public final class Holder<Content: UIView> {
  public let content = Content()
  public init() {}
}

extension Holder {
  public func another() -> Content { Content(frame: .zero) }
}

extension UIView {
  public static func pinned() -> Self {
    let view = self.init(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }
  public class func fresh() -> Self { Self() }
}

public protocol Screen {
  associatedtype Controller: UIViewController
}

extension Screen {
  @MainActor public func make() -> Controller { Controller() }
}

public struct PlateScreen: Screen {
  public typealias Controller = PlateController
  public init() {}
}

public final class Factory {
  public var kind: UIView.Type = UIView.self
  public init() {}
  @MainActor public func make() -> UIView { kind.init(frame: .zero) }
}

/// What Swift allows stays as it is.
public class Required: UIView {
  public var count = 1
  public required init(count: Int) {
    super.init(frame: .zero)
    self.count = count
  }
  public required init?(coder: NSCoder) { fatalError("not from files") }
  public static func twice() -> [Required] { [self.init(count: 2), Self(count: 3)] }
}

extension UIEdgeInsets {
  public static func none() -> Self { Self() }
}

public typealias AnyPlate = UIView

/// A maker that an app may give, and one that every view has.
public protocol Providing {
  associatedtype View: AnyPlate
  typealias Make = () -> View
}

extension Providing {
  public func made(by own: Make? = nil) -> View { (own ?? View.init)() }
}

public struct Provider<View: UIView>: Providing {
  public init() {}
}

// MARK: UIKit's own initializers, called on classes that only the run knows

public final class PlateButton: UIButton {}
public final class PlateImageView: UIImageView {}
public final class PlateTable: UITableView {}
public final class PlateGrid: UICollectionView {}
public final class PlateStack: UIStackView {}
public final class PlateSegments: UISegmentedControl {}
public final class PlateGlass: UIVisualEffectView {}
public final class PlateRows: UITableViewController {}
public final class PlateGridController: UICollectionViewController {}
public final class PlatePanel: UIPresentationController {}
public final class PlateTap: UITapGestureRecognizer {}

public func button<View: UIButton>(_ type: View.Type) -> View { View(type: .close) }
public func picture<View: UIImageView>(_ type: View.Type, _ image: UIImage?) -> View {
  View(image: image)
}
public func table<View: UITableView>(_ type: View.Type) -> View {
  View(frame: CGRect(x: 0, y: 0, width: 5, height: 6), style: .insetGrouped)
}
public func grid<View: UICollectionView>(_ type: View.Type, _ layout: UICollectionViewLayout)
  -> View
{
  View(frame: CGRect(x: 0, y: 0, width: 5, height: 6), collectionViewLayout: layout)
}
public func stack<View: UIStackView>(_ type: View.Type, _ views: [UIView]) -> View {
  View(arrangedSubviews: views)
}
public func segments<View: UISegmentedControl>(_ type: View.Type) -> View {
  View(items: ["a", "b"])
}
public func glass<View: UIVisualEffectView>(_ type: View.Type) -> View {
  View(effect: UIBlurEffect(style: .dark))
}
public func rows<Controller: UITableViewController>(_ type: Controller.Type) -> Controller {
  Controller(style: .grouped)
}
public func gridController<Controller: UICollectionViewController>(
  _ type: Controller.Type, _ layout: UICollectionViewLayout
) -> Controller {
  Controller(collectionViewLayout: layout)
}
public func panel<Controller: UIPresentationController>(
  _ type: Controller.Type, _ presented: UIViewController
) -> Controller {
  Controller(presentedViewController: presented, presenting: nil)
}
public func tap<Recognizer: UIGestureRecognizer>(
  _ type: Recognizer.Type, _ target: Any?, _ action: Selector?
) -> Recognizer {
  Recognizer(target: target, action: action)
}
