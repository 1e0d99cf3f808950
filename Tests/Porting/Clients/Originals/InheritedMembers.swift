import UIKit

// Classes that conform to a protocol, and subclasses that implement its optional members.

@objc public protocol Harbour: AnyObject {
  @objc optional func shipCame(_ name: String)
  @objc optional func berths(for name: String) -> Int
  @objc optional var flag: String { get }
}

@objc public protocol GuardedHarbour: Harbour {
  @objc optional func guardCame()
}

open class Quay: NSObject, Harbour { public var names: [String] = [] }

public class LongQuay: Quay {
  func shipCame(_ name: String) { names.append(name) }
  func berths(for name: String) -> Int { name.count }
  var flag: String { "long" }
}

public class LongerQuay: LongQuay {
  override func shipCame(_ name: String) { names.append("longer " + name) }
}

public class ExtendedQuay: Quay {}
extension ExtendedQuay {
  func shipCame(_ name: String) { names.append(name) }
}

public class MiddleQuay: Quay {}
public class LowQuay: MiddleQuay {
  func shipCame(_ name: String) { names.append(name) }
}

public class GuardedQuay: Quay, GuardedHarbour {}
public class HeldQuay: GuardedQuay {
  func shipCame(_ name: String) { names.append(name) }
  func guardCame() { names.append("guard") }
}

public class QuietQuay: Quay {
  private func shipCame(_ name: String) { names.append(name) }
  @nonobjc func berths(for name: String) -> Int { name.count }
}

public enum Quays {
  public static func local() -> Quay {
    class Base: Quay {}
    class Sub: Base {
      func shipCame(_ name: String) { names.append("local " + name) }
    }
    return Sub()
  }

  public static func otherLocal() -> Quay {
    class Base: NSObject {}
    class Sub: Quay {
      func shipCame(_ name: String) { names.append("other " + name) }
    }
    return Sub()
  }

  public class Nested: Quay {
    public class Deeper: Quay {
      func shipCame(_ name: String) { names.append("deeper " + name) }
    }
  }
}

public func localQuay() -> Quay {
  class Base: Quay {}
  class Sub: Base {
    func shipCame(_ name: String) { names.append("free " + name) }
  }
  return Sub()
}

extension UILabel: Harbour {}
public class HarbourLabel: UILabel {
  func shipCame(_ name: String) { text = name }
}
public class LowHarbourLabel: HarbourLabel {
  override func shipCame(_ name: String) { text = "low " + name }
}

/// Sends a ship to an object, and returns the answers.
public func send(to harbour: any Harbour) -> (berths: Int?, flag: String?) {
  harbour.shipCame?("Ada")
  return (harbour.berths?(for: "Ada"), harbour.flag)
}

// MARK: UIKit's protocols

public class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
  public func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

public class Sections: Rows {
  func numberOfSections(in t: UITableView) -> Int { 3 }
  func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "S\(s)" }
}

public class HighRows: Rows {}
extension HighRows {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: Foundation.IndexPath)
    -> CGFloat
  {
    77
  }
}

/// A method with the name of a requirement and other types, which isn't one.
public class OtherRows: Rows {
  func tableView(_ tableView: UILabel, heightForRowAt indexPath: IndexPath) -> CGFloat { 99 }
}

public typealias FormHandling = UITextFieldDelegate & UIScrollViewDelegate
open class FormBase: UIViewController, FormHandling {}
public class LoginForm: FormBase {
  public var ended: [String] = []
  func textFieldShouldReturn(_ f: UITextField) -> Bool { false }
  func textFieldDidEndEditing(_ textField: UITextField) { ended.append(textField.text ?? "") }
}

public class KeyTaker: UIView, UIKeyInput {
  public var hasText: Bool { false }
  public func insertText(_ text: String) {}
  public func deleteBackward() {}
}
public class NumberTaker: KeyTaker {
  var keyboardType: UIKeyboardType = .numberPad
  var isSecureTextEntry = true
}

open class SceneBase: UIResponder, UIWindowSceneDelegate {}
public class SceneSub: SceneBase { var window: UIWindow? }

public class Ends: NSObject, CAAnimationDelegate { public var ends: [Bool] = [] }
public class MoreEnds: Ends {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
}

public protocol Touching: UIGestureRecognizerDelegate {}
public class Touchy: UIView, Touching {}
public class Picky: Touchy {
  func gestureRecognizer(
    _ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith o: UIGestureRecognizer
  ) -> Bool { true }
  override public func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
  func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
}

extension UIStackView: UITextViewDelegate {}
public class WritingStack: UIStackView {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
}

public class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  public override func collectionView(
    _ c: UICollectionView, numberOfItemsInSection s: Int
  ) -> Int { 2 }
}
public class WideGrid: Grid {
  func collectionView(
    _ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt p: IndexPath
  ) -> CGSize { CGSize(width: 77, height: 33) }
}

// MARK: Reading an optional property

public struct FlagReader {
  var harbour: Harbour?
  public init(_ harbour: Harbour) { self.harbour = harbour }

  func made() -> Harbour? { harbour }

  public func read(_ parameter: Harbour, _ list: [Harbour]) -> [String?] {
    let local: any Harbour = parameter
    let other = list[0]
    let closure = { (argument: Harbour) -> String? in argument.flag }
    var result: [String?] = [
      parameter.flag, local.flag, other.flag, harbour?.flag, self.harbour!.flag, closure(parameter),
      list.first?.flag, list[0].flag, made()?.flag, (parameter as AnyObject as? Harbour)?.flag,
    ]
    result += list.map { $0.flag }
    result += list.map { element in element.flag }
    for element in list { result.append(element.flag) }
    if let harbour { result.append(harbour.flag) }
    if let copy = made() { result.append(copy.flag) }
    guard let last = list.last else { return [] }
    result.append(last.flag)
    return result
  }
}
