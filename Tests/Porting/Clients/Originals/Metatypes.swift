import SwiftUI
import UIKit

/// A menu whose lines name the controllers that they open, as sample apps have them.
public struct MenuLine {
  public let title: String
  public let opened: UIViewController.Type?
  public init(_ title: String, viewController: UIViewController.Type? = nil) {
    self.title = title
    opened = viewController
  }

  public func open() -> UIViewController? {
    if let viewController = opened { return viewController.init() }
    return nil
  }

  public func openGuarded() -> UIViewController? {
    guard let kind = self.opened else { return nil }
    return kind.init()
  }

  public func openRenamed() -> UIViewController? {
    let first = opened
    guard let second = first else { return nil }
    return second.init(nibName: "second", bundle: nil)
  }

  public func open(any value: Any) -> UIViewController? {
    guard let kind = value as? UIViewController.Type else { return nil }
    return kind.init()
  }
}

public final class NamedController: UIViewController {
  public private(set) var maker = "plain"
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    maker = nibName ?? "no nib"
  }
  public required init?(coder: NSCoder) { nil }
}

/// Named as its delegate's method is.
public final class colorPickerViewController: UIViewController,
  UIColorPickerViewControllerDelegate
{
  @IBOutlet public weak var swatch: UIView!
  @objc public func pick(_ sender: Any) { title = "picked" }
}

/// The library's own name for a class, which its extensions use.
public typealias Picture = UIImageView

@objc extension Picture {
  public func loadsEverything() -> Bool { true }
}

public final class MovingPicture: UIImageView {
  public override func loadsEverything() -> Bool { false }
}

public final class PlainDriver: NSObject {
  public let name: String
  public init(name: String) { self.name = name }
}

@MainActor public final class Driver: NSObject {}

extension Driver {
  public override var debugDescription: String { MainActor.assumeIsolated { "a driver" } }
}

/// SwiftUI's colours in UIKit's.
public enum Palette {
  public static let all: [UIColor] = [
    UIColor(.accentColor.opacity(0.3)), UIColor(.red), UIColor(Color.primary),
    UIColor(Color(red: 0.25, green: 0.5, blue: 0.75)), UIColor(Color(uiColor: .systemTeal)),
    UIColor(Color(white: 0.5, opacity: 0.25)),
  ]
}
