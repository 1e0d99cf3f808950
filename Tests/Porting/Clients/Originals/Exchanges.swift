import UIKit

// Implementations that are exchanged at run time, in the forms that libraries use.

/// The calls so far, in order.
@MainActor public var callsOfExchanged: [String] = []

/// Exchanges two methods of a class.
func exchange(_ first: Selector, _ second: Selector, in type: AnyClass) -> Bool {
  guard let original = class_getInstanceMethod(type, first),
    let other = class_getInstanceMethod(type, second)
  else { return false }
  method_exchangeImplementations(original, other)
  return true
}

/// Adds the first method to the class if it has only inherited it, and exchanges the two otherwise.
func exchangeOrAdd(_ first: Selector, _ second: Selector, in type: AnyClass) -> Bool {
  guard let original = class_getInstanceMethod(type, first),
    let other = class_getInstanceMethod(type, second)
  else { return false }
  let isAdded = class_addMethod(
    type, first, method_getImplementation(other), method_getTypeEncoding(other))
  if isAdded {
    class_replaceMethod(
      type, second, method_getImplementation(original), method_getTypeEncoding(original))
  } else {
    method_exchangeImplementations(original, other)
  }
  return isAdded
}

// MARK: UIKit's methods

extension UIView {
  @objc func countedLayoutSubviews() {
    callsOfExchanged.append("counted \(type(of: self))")
    countedLayoutSubviews()
  }

  public static func exchangeLayout() -> Bool {
    exchange(
      #selector(layoutSubviews), #selector(UIView.countedLayoutSubviews), in: UIView.self)
  }
}

public final class Calling: UIView {
  public override func layoutSubviews() {
    callsOfExchanged.append("before")
    super.layoutSubviews()
    callsOfExchanged.append("after")
  }
}

extension CALayer {
  @objc dynamic func noted_add(anim: CAAnimation, forKey: String?) {
    anim.duration *= 2
    noted_add(anim: anim, forKey: forKey)
  }

  public static func exchangeAdditions() -> Bool {
    let exchanging: (AnyClass, Selector, Selector) -> Bool = { type, first, second in
      exchange(first, second, in: type)
    }
    return exchanging(CALayer.self, #selector(add(_:forKey:)), #selector(noted_add(anim:forKey:)))
  }
}

extension UIViewController {
  @objc fileprivate func counted_present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    callsOfExchanged.append("present \(animated)")
    counted_present(controller, animated: false, completion: completion)
  }

  @objc private var turning: UIInterfaceOrientationMask { .landscapeLeft }

  public static func exchangePresentation() -> Bool {
    guard
      let original = class_getInstanceMethod(
        UIViewController.self, #selector(present(_:animated:completion:))),
      let other = class_getInstanceMethod(
        self, #selector(self.counted_present(_:animated:completion:)))
    else { return false }
    method_exchangeImplementations(original, other)
    return true
  }

  public static func exchangeTurning() -> Bool {
    exchange(
      #selector(getter: supportedInterfaceOrientations),
      #selector(getter: UIViewController.turning), in: UIViewController.self)
  }
}

extension UITableView {
  @objc func noted_reloadData() {
    callsOfExchanged.append("reload")
    noted_reloadData()
  }

  public static func exchangeReloading() -> Bool {
    exchangeOrAdd(#selector(reloadData), #selector(noted_reloadData), in: UITableView.self)
  }
}

extension UITabBar {
  @objc func doubled_sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = doubled_sizeThatFits(size)
    return CGSize(width: fitting.width, height: 2 * fitting.height)
  }

  public static func exchangeFitting() -> Bool {
    exchange(#selector(sizeThatFits(_:)), #selector(doubled_sizeThatFits(_:)), in: UITabBar.self)
  }
}

extension UIImageView {
  @objc func pictured_didMoveToSuperview() {
    callsOfExchanged.append("picture")
    pictured_didMoveToSuperview()
  }

  /// Gives the class a method that it only inherits.
  public static func overrideMoving() -> Bool {
    exchangeOrAdd(
      #selector(didMoveToSuperview), #selector(pictured_didMoveToSuperview), in: UIImageView.self)
  }
}

// MARK: A module's own methods

public class Speaker: NSObject {
  private var volume = 1

  @objc public func greet(_ name: String, times: Int) -> String {
    String(repeating: "hello \(name) ", count: times)
  }

  @objc func shout(_ name: String, times: Int) -> String {
    shout(name.uppercased(), times: times) + "!"
  }

  @objc public var level: Int {
    get { volume }
    set { volume = newValue }
  }

  @objc var louder: Int {
    get { louder * 10 }
    set { louder = newValue + 1 }
  }

  @objc public func name() -> String? { nil }
  @objc func givenName() -> String? { "Ada" }

  public static func exchangeGreeting() -> Bool {
    exchange(
      #selector(Speaker.greet(_:times:)), #selector(Speaker.shout(_:times:)), in: Speaker.self)
  }

  public static func exchangeLevels() -> Bool {
    exchange(#selector(getter: level), #selector(getter: louder), in: self)
      && exchange(#selector(setter: level), #selector(setter: louder), in: self)
  }

  /// Sets an implementation twice, and returns whether the first one came back.
  public static func setName() -> Bool {
    let method = class_getInstanceMethod(self, #selector(name))!
    let other = class_getMethodImplementation(self, #selector(givenName))!
    let former = method_setImplementation(method, other)
    return method_getImplementation(method) == other && former != other
  }

  public static func resetName() -> Bool {
    // The other method has kept the implementation.
    let other = class_getInstanceMethod(self, #selector(givenName))!
    let method = class_getInstanceMethod(self, #selector(name))!
    return method_getImplementation(method) == method_getImplementation(other)
  }

  public static func finds(_ name: String) -> Bool {
    class_getInstanceMethod(self, NSSelectorFromString(name)) != nil
  }

  public static func nameOfMethod() -> String {
    NSStringFromSelector(method_getName(class_getInstanceMethod(self, #selector(greet))!))
  }
}

public final class LoudSpeaker: Speaker {}

// MARK: What stays as it is

extension Bundle {
  @objc fileprivate func changed_localizedString(
    forKey key: String, value: String?, table: String?
  ) -> String { "changed" }

  public static func exchangeTexts() -> Bool {
    exchange(
      #selector(localizedString(forKey:value:table:)),
      #selector(changed_localizedString(forKey:value:table:)), in: Bundle.self)
  }
}

public func sendByName(_ name: String, with text: String, on object: NSObject) -> String? {
  object.perform(NSSelectorFromString(name), with: text, with: 2)?.takeUnretainedValue() as? String
}
