import Foundation
import OozeKernel

/// Writes views to keyed archives, and reads them.
///
/// Foundation on Linux follows a reference to an object that it is reading without end, so views don't refer to
/// the views around them. Constraints name their items by numbers instead.
@MainActor struct ViewArchive {
  let coder: NSCoder
  /// The beginning of the keys. Parts of a view have another one than the view itself.
  private var prefix = "UIView"

  init(_ coder: NSCoder) { self.coder = coder }

  /// Returns the archive of a coder that reads a view, otherwise `nil`.
  init?(reading coder: NSCoder) {
    self.coder = coder
    guard isWritten else { return nil }
  }

  /// Whether the archive contains the view.
  var isWritten: Bool { coder.containsValue(forKey: key("Number")) }

  /// Returns the keys for a part of the view.
  func part(_ name: String) -> ViewArchive {
    var part = self
    part.prefix = key(name)
    return part
  }

  private func key(_ name: String) -> String { prefix + name }

  func encode(_ value: some ArchivableValue, forKey name: String) {
    value.encode(to: coder, forKey: key(name))
  }

  func encode(objects: [NSObject], forKey name: String) {
    if !objects.isEmpty { coder.encode(NSArray(array: objects), forKey: key(name)) }
  }

  func decode<Value: ArchivableValue>(_: Value.Type, forKey name: String) -> Value? {
    guard coder.containsValue(forKey: key(name)) else { return nil }
    return Value.decode(from: coder, forKey: key(name))
  }

  func decode<Object: NSObject>(objectsOf _: Object.Type, forKey name: String) -> [Object] {
    guard coder.containsValue(forKey: key(name)) else { return [] }
    return (coder.decodeObject(forKey: key(name)) as? [Any] ?? []).compactMap { $0 as? Object }
  }

  // MARK: Views

  /// Writes a view with the views in it.
  func write(_ view: UIView) {
    encode(Self.number(of: view), forKey: "Number")
    for type in ArchivedClass.all(of: view) {
      for property in type.properties { property.write(view, self) }
    }
    encode(objects: ArchivedClass.subviews(of: view), forKey: "Subviews")
    let constraints = view.constraints.filter { $0.shouldBeArchived && $0.canBeArchived }
    encode(objects: constraints, forKey: "Constraints")
  }

  /// Reads what a class adds to its superclass, and with `UIView` the views inside.
  func read(_ type: AnyClass, of view: UIView) {
    if type == UIView.self, let number = decode(Int.self, forKey: "Number") {
      ArchivedItems.of(coder).views[number] = view
    }
    for property in ArchivedClass.known(type)?.properties ?? [] {
      property.read(view, self)
    }
    guard type == UIView.self else { return }
    for subview in decode(objectsOf: UIView.self, forKey: "Subviews") { view.addSubview(subview) }
    for constraint in decode(objectsOf: NSLayoutConstraint.self, forKey: "Constraints")
    where constraint.isRelated {
      view.addConstraint(constraint)
    }
  }

  /// Reads everything into a view that another one has made for itself.
  func readAll(of view: UIView) {
    for type in ArchivedClass.all(of: view) { read(type.type, of: view) }
  }

  /// The number of an object in archives that are written while it exists.
  static func number(of object: AnyObject) -> Int { Int(bitPattern: ObjectIdentifier(object)) }
}

/// The views that a coder has read, by the numbers that they have in the archive.
@MainActor final class ArchivedItems {
  private static let known = AssociatedValues<ArchivedItems>()

  var views: [Int: UIView] = [:]

  static func of(_ coder: NSCoder) -> ArchivedItems {
    if let items = known[coder] { return items }
    let items = ArchivedItems()
    known[coder] = items
    return items
  }
}

extension ViewArchive: ObjectArchiving {
  static func write(_ object: AnyObject, to coder: NSCoder) {
    if let view = object as? UIView { ViewArchive(coder).write(view) }
  }

  static func read(_ type: AnyClass, of object: AnyObject, from coder: NSCoder) {
    if let view = object as? UIView { ViewArchive(reading: coder)?.read(type, of: view) }
  }
}
