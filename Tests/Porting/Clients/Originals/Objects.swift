import Foundation
import UIKit

public typealias SpecimenVisitor = (Int) -> Void

@objcMembers public class Specimen: NSObject {
  public var name = "eel"
  public var length = 3
  public var isAlive = true
  public func grow() { length += 1 }
  public func grow(by count: Int) { length += count }
  public func describe(as kind: String, with mark: String) -> String { "\(name) \(kind)\(mark)" }
  public func measure(_ body: (Int) -> Void) { body(length) }
  public func weigh(_ body: ((_ length: Int) -> Void)) { body(2 * length) }
  public func draw(_ body: SpecimenVisitor) { body(3 * length) }
  public func keep(_ body: @escaping ((Int) -> Void)) { body(4 * length) }
  public func show(_ body: ((Int) -> Void)?) { body?(5 * length) }
  @nonobjc public func hidden() { length = 0 }
  private func secret() { length = -1 }
}

public class Box<Value>: NSObject {
  public var value: Value
  public var count = 0
  public init(_ value: Value) { self.value = value }
  @objc func bump() { count += 1 }
}

public final class TextBox: Box<String> {
  @objc func clear() { value = "" }
}

public enum Outer {
  public class Inner: NSObject {
    public var log: [String] = []
    @objc func act() { log.append("act") }
    public var selector: Selector { #selector(act) }
  }
}

private final class Helper: NSObject {
  var calls = 0
  @objc func help() { calls += 1 }
}

public func helped() -> Int {
  let helper = Helper()
  helper.perform(#selector(Helper.help))
  helper.perform(Selector("help"))
  return helper.calls
}

public func names() -> [String] {
  [
    #keyPath(Specimen.name), #keyPath(FormController.progress),
    NSStringFromSelector(#selector(Specimen.describe(as:with:))),
    NSStringFromSelector(#selector(getter: Specimen.length)),
    NSStringFromSelector(#selector(setter: Specimen.length)),
  ]
}

public func lengths(_ text: String) -> [Int] {
  let whole = (text as NSString).length
  let any: Any = text
  let other = (any as? NSString)?.length ?? -1
  return [whole, other, (text as NSString).substring(to: 1).count]
}

public func identifiers(_ text: String) -> [String] {
  let any: Any = text
  let identifier = text as NSCopying
  let other = any as? NSCopying
  return ["\(identifier)", other.map { "\($0)" } ?? "none"]
}

public func platform() -> [String] {
  var names: [String] = []
  #if os(iOS)
    names.append("iOS")
  #endif
  #if os(Linux)
    names.append("Linux")
  #endif
  #if targetEnvironment(simulator)
    names.append("simulator")
  #endif
  #if canImport(UIKit) && !os(macOS)
    names.append("UIKit")
  #elseif canImport(AppKit)
    names.append("AppKit")
  #endif
  return names
}

public func domain(of error: any Error) -> String {
  do {
    throw error
  } catch let problem as NSError {
    return problem.domain
  }
}

/// A variable of the name that a block for errors has for its own.
public func keptDomain(of problem: any Error) -> String? {
  var error: NSError?
  do {
    throw problem
  } catch let found as NSError {
    error = found
  }
  return error?.domain
}

public final class Watcher: NSObject {
  public var seen: [Int] = []
  private var observation: NSKeyValueObservation?

  public func watch(_ form: FormController) {
    observation = form.observe(\.progress, options: [.old, .new]) { [weak self] _, change in
      self?.seen.append((change.oldValue ?? -1) * 10 + (change.newValue ?? -1))
    }
  }

  public func stop() { observation?.invalidate() }
}

public func touch(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }

public final class OffsetFollower: NSObject {
  public var seen: [CGFloat] = []
  public var others: [String] = []
  private static var context = 0
  private weak var table: UIScrollView?

  public init(_ table: UIScrollView) {
    self.table = table
    super.init()
    table.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.old, .new],
      context: &OffsetFollower.context)
    table.addObserver(self, forKeyPath: "hidden", options: .new, context: nil)
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &OffsetFollower.context else {
      others.append("\(keyPath ?? "") \(change?[.newKey] as? Bool ?? false)")
      return
    }
    guard let offset = change?[.newKey] as? CGPoint, object as? UIScrollView === table else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let old = (change?[.oldKey] as? NSValue)?.cgPointValue ?? .zero
    seen.append(offset.y - old.y)
  }

  public func stop() {
    table?.removeObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &OffsetFollower.context)
  }
}

extension UITableView {
  public func changed(_ updates: () -> Void) { performBatchUpdates(updates) }
}

public final class Keyed: NSObject {
  public var asked: [String] = []
  @objc public var real = 3

  public override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
  public override func setValue(_ value: Any?, forUndefinedKey key: String) { asked.append(key) }

  public override func responds(to aSelector: Selector!) -> Bool {
    asked.append("\(aSelector!)")
    switch aSelector {
    case #selector(Keyed.sink(to:)), #selector(setter: Keyed.real): return false
    default: return NSStringFromSelector(aSelector) == "fly" || super.responds(to: aSelector)
    }
  }
  @objc func sink(to depth: Int) { real = depth }
}

public func told(by center: NotificationCenter, _ name: Notification.Name) -> () -> [String] {
  final class Log: @unchecked Sendable { var lines: [String] = [] }
  let log = Log()
  _ = center.addObserver(forName: name, object: nil, queue: .main) {
    log.lines.append($0.name.rawValue)
  }
  return { log.lines }
}

public func request(_ text: String) -> URLRequest? {
  URL(string: text).map { URLRequest(url: $0) }
}

/// The text of a file in the bundle of a class.
public func text(of name: String, inBundleOf type: AnyClass) -> String? {
  Bundle(for: type).url(forResource: name, withExtension: nil)
    .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
}

public func plainText() -> NSAttributedString { NSAttributedString() }

public final class Ticker: NSObject {
  public private(set) var told: [String] = []
  public func timer() -> Timer {
    Timer(
      timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: "pond",
      repeats: false)
  }
  @objc func tick(_ timer: Timer) { told.append(timer.userInfo as? String ?? "nothing") }
}

public func classNames() -> [String] {
  let specimen = Specimen()
  return [
    type(of: specimen).description(), specimen.classForCoder.description(),
    UIImageView().classForCoder.description(),
  ]
}

/// A view and a layout manager that decide for themselves.
public final class Anchorage: UIView {
  public private(set) var refused = 0

  public override func addInteraction(_ interaction: any UIInteraction) {
    guard interaction is UIDragInteraction else { return refused += 1 }
    super.addInteraction(interaction)
  }
}

public final class WideLayoutManager: NSLayoutManager {
  public override func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool {
    glyphIndex > 3 || super.drawsOutsideLineFragment(forGlyphAt: glyphIndex)
  }
}
